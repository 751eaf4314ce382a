import { describe, expect, test } from 'vitest';
import { SCORE } from '../rules/phases.ts';
import { incomeOf } from '../rules/income.ts';
import { hexOf, TestTable } from './table.ts';

describe('income', () => {
  test('NO-9.1: controlled mines with a Human, Fungoid or Crystalline', () => {
    const table = new TestTable();
    for (const [hex, mine] of Object.entries({ B1: 2, B2: 1, B3: 1, B4: 2, B9: 5 }))
      table.state.mine[hexOf(hex)] = mine;
    table.put(0, 'B1', { human: 2 }).put(0, 'B2', { fungoid: 1, dragon: 1 }).put(0, 'B3', { crystalline: 1 });
    table.put(0, 'B4', { strider: 1, leaper: 1, dragon: 1 }).put(0, 'B6', { human: 1 });
    table.put(1, 'B9', { human: 1 });
    expect(incomeOf(table.state, 0)).toBe(4);
    expect(incomeOf(table.state, 1)).toBe(5);
    table.toFight();
    expect(table.state.rubium[0]).toBe(12);
    expect(table.told('rubium')).toEqual([{ event: 'rubium', seat: 0, amount: 4, why: 'mines' }]);
  });

  test('NO-9.1: nothing from a contested hex', () => {
    const table = new TestTable().put(0, 'H1c', { human: 1 }).put(1, 'H1c', { human: 1 });
    expect(incomeOf(table.state, 0)).toBe(0);
    table.toFight().dice(1, 1).play('fight H1c 1');
    expect(table.state.rubium[0]).toBe(8);
    expect(table.told('rubium')).toEqual([]);
  });

  test('NO-9.2: home bases pay 2, 2 and 3, also to an invader', () => {
    const table = new TestTable()
      .put(0, 'H1a', { human: 1 })
      .put(0, 'H1b', { human: 1 })
      .put(0, 'H1c', { human: 1 });
    expect(incomeOf(table.state, 0)).toBe(7);
    table.put(0, 'H2c', { fungoid: 1 });
    expect(incomeOf(table.state, 0)).toBe(10);
  });
});

describe('drawing', () => {
  test('NO-10.1: a Secret Mission at the end of each turn', () => {
    const table = new TestTable().draws('domSpires').toFight();
    expect(table.hand(0)).toEqual(['domSpires']);
    expect(table.state.missionDeckSize[0]).toBe(35);
    expect(table.told('drew')).toEqual([{ event: 'drew', seat: 0, deck: 1, card: 41 }]);
    expect(table.hand(1)).toEqual([]);
  });

  test('NO-10.2: two Energize cards for the Monolith', () => {
    const table = new TestTable()
      .put(0, 'M', { dragon: 1 })
      .draws('objForest', 'teleport', 'forceField')
      .toFight();
    expect(table.hand(0)).toEqual(['teleport', 'forceField', 'objForest']);
    expect(table.state.energizeDeckSize[0]).toBe(30);
  });

  test('NO-10.2: not when it is contested or somebody else’s', () => {
    const contested = new TestTable()
      .put(0, 'M', { dragon: 1 })
      .put(1, 'M', { dragon: 1 })
      .toFight()
      .dice(1, 1)
      .play('fight M 1');
    expect(contested.state.energizeSize[0]).toBe(0);
    const other = new TestTable().put(1, 'M', { dragon: 1 }).toFight();
    expect([...other.state.energizeSize]).toEqual([0, 0, 0, 0]);
  });

  test('NO-10.3: a mission just drawn may be played at once', () => {
    const table = new TestTable()
      .allLand('forest')
      .land('B1', 'plains')
      .put(0, 'B1', { human: 1 })
      .draws('domPlains')
      .toFight();
    expect(table.state.phase).toBe(SCORE);
    expect(table.legal()).toEqual(['discard domPlains', 'done', 'score domPlains']);
    table.play('score domPlains');
    expect(table.state.points[0]).toBe(1);
    expect(table.legal()).toEqual(['done']);
    table.play('done');
    expect(table.state.turn).toBe(1);
  });

  test('NO-10.3: no red one in this phase', () => {
    const table = new TestTable()
      .allLand('forest')
      .put(0, 'B4', { dragon: 1 })
      .put(1, 'B4', { human: 1 })
      .toFight();
    table.draws('forceField', 'objForest').dice(2).play('fight B4 1');
    expect(table.state.phase).toBe(SCORE);
    expect(table.hand(0)).toEqual(['objForest']);
    expect(table.rule('score objForest')).toBe('NO-8.4');
    expect(table.rule('buy human H1a')).toBe('NO-10.3');
  });
});
