import { describe, expect, test } from 'vitest';
import { BREATHE, FIGHT, SCORE } from '../rules/phases.ts';
import { TestTable } from './table.ts';

/** Seat 0 has a Dragon in A1 and has ended its Move phase. */
function breathing(setUp: (table: TestTable) => void, seats = 2): TestTable {
  const table = new TestTable({ seats }).allLand('forest').put(0, 'A1', { dragon: 1 });
  setUp(table);
  return table.toFight();
}

describe('plasma breath', () => {
  test('NO-4.1: from a hex one controls into a hex beside it', () => {
    const table = breathing((each) =>
      each.put(1, 'A2', { human: 1 }).put(1, 'B1', { human: 1 }).put(1, 'A3', { human: 1 }),
    );
    expect(table.legal()).toEqual(['breathe dragon A1 A2', 'breathe dragon A1 B1', 'done']);
    expect(table.rule('breathe dragon A1 A3')).toBe('NO-4.1');
    expect(table.rule('breathe human A1 A2')).toBe('NO-4.1');
    expect(table.rule('breathe dragon A2 A3')).toBe('NO-4.1');
    expect(table.rule('breathe strider A1 A2')).toBe('NO-4.1');
  });

  test('NO-4.1: not from a contested hex', () => {
    const table = breathing((each) => each.put(1, 'A1', { human: 1 }).put(1, 'A2', { human: 1 }));
    expect(table.state.phase).toBe(FIGHT);
    const other = new TestTable()
      .put(0, 'A1', { dragon: 1 })
      .put(1, 'A1', { human: 1 })
      .put(1, 'A2', { human: 1 });
    other.put(0, 'B3', { dragon: 1 }).toFight();
    expect(other.legal('breathe')).toEqual(['breathe dragon B3 A2']);
    expect(other.rule('breathe dragon A1 A2')).toBe('NO-4.1');
  });

  test('NO-4.1: from the Monolith and onto it', () => {
    const from = new TestTable().put(0, 'M', { dragon: 1 }).put(1, 'A4', { human: 1 }).toFight();
    expect(from.legal('breathe')).toEqual(['breathe dragon M A4']);
    const onto = new TestTable().put(0, 'A4', { dragon: 1 }).put(1, 'M', { dragon: 1 }).toFight();
    expect(onto.legal('breathe')).toEqual(['breathe dragon A4 M']);
  });

  test.each([
    [1, false],
    [3, false],
    [4, true],
    [6, true],
  ])('NO-4.2: a roll of %i', (die, hit) => {
    const table = breathing((each) => each.put(1, 'A2', { human: 2 }));
    table.dice(die).play('breathe dragon A1 A2');
    expect(table.units(1, 'A2')).toEqual({ human: hit ? 1 : 2 });
    expect(table.told('breathed')).toEqual([{ event: 'breathed', seat: 0, from: 1, to: 2, die, hit }]);
    expect(table.state.roasted).toBe(hit ? 1 : 0);
    expect(table.broken).toBe(null);
  });

  test('NO-4.2: the player hit chooses the unit', () => {
    const table = breathing((each) => each.put(1, 'A2', { human: 1, leaper: 1 }));
    table.dice(5).play('breathe dragon A1 A2');
    expect(table.state.asked).toBe(1);
    expect(table.legal()).toEqual(['lose human', 'lose leaper']);
    expect(table.rule('lose dragon')).toBe('NO-6.5');
    expect(table.rule('done')).toBe('NO-4.2');
    table.play('lose leaper');
    expect(table.units(1, 'A2')).toEqual({ human: 1 });
    expect(table.state.asked).toBe(0);
  });

  test('NO-4.3: with several players there the breather chooses after the roll', () => {
    const table = breathing(
      (each) => each.put(1, 'A2', { human: 1 }).put(2, 'A2', { human: 1, fungoid: 1 }),
      3,
    );
    table.mission(0, 'objForest');
    table.dice(4).play('breathe dragon A1 A2');
    expect(table.state.asked).toBe(0);
    expect(table.legal()).toEqual(['discard objForest', 'victim 1', 'victim 2']);
    expect(table.rule('victim 0')).toBe('NO-4.3');
    expect(table.rule('victim 3')).toBe('NO-4.3');
    expect(table.rule('done')).toBe('NO-4.3');
    table.play('victim 2');
    expect(table.state.asked).toBe(2);
    table.play('lose fungoid');
    expect(table.units(1, 'A2')).toEqual({ human: 1 });
    expect(table.units(2, 'A2')).toEqual({ human: 1 });
    const missed = breathing((each) => each.put(1, 'A2', { human: 1 }).put(2, 'A2', { human: 1 }), 3);
    missed.dice(3).play('breathe dragon A1 A2');
    expect(missed.told('destroyed')).toEqual([]);
  });

  test('NO-4.4: it is no battle', () => {
    const table = breathing((each) => {
      each.put(1, 'A2', { human: 1 }).put(1, 'H2c', { human: 1 });
      each.energize(1, 'battleRage').mission(0, 'objForest', 'slayHuman', 'roastAlive');
    });
    table.dice(6).play('breathe dragon A1 A2');
    // nobody was asked for cards, nobody drew one, nothing was won or slain
    expect(table.hand(1)).toEqual(['battleRage']);
    expect(table.told('battle')).toEqual([]);
    expect(table.state.missions[0]).toBe(0);
    expect(table.legal('score')).toEqual(['score roastAlive']);
    expect(table.rule('score slayHuman')).toBe('NO-8.6');
    expect(table.rule('score objForest')).toBe('NO-8.4');
  });

  test('NO-4.5: each Dragon once, also one that has moved or was bought', () => {
    const table = new TestTable()
      .allLand('forest')
      .put(0, 'A1', { dragon: 2 })
      .put(1, 'A2', { human: 3 })
      .put(1, 'B3', { human: 1 });
    table.rubium(0, 12).play('buy dragon H1b', 'done', 'move dragon 2 A1 M', 'done');
    expect(table.legal('breathe')).toEqual(['breathe dragon H1b B3', 'breathe dragon M A2']);
    table.dice(1).play('breathe dragon M A2');
    table.dice(2).play('breathe dragon H1b B3');
    expect(table.rule('breathe dragon H1b B3')).toBe('NO-4.5');
    expect(table.legal('breathe')).toEqual(['breathe dragon M A2']);
    table.dice(1).play('breathe dragon M A2');
    expect(table.state.phase).not.toBe(BREATHE);
    expect([...table.state.breaths].every((each) => each === 0)).toBe(true);
  });

  test('NO-4.5: only where enemies are, and only who wants to', () => {
    const table = breathing((each) => each.put(1, 'A2', { human: 1 }));
    expect(table.rule('breathe dragon A1 A6')).toBe('NO-4.5');
    table.play('done');
    expect(table.state.phase).not.toBe(BREATHE);
    expect(table.units(1, 'A2')).toEqual({ human: 1 });
  });

  test('NO-4.5: who is done after one breath breathes no more, and Dragons breathe again in the next turn', () => {
    const table = breathing((each) => each.put(0, 'A3', { dragon: 1 }).put(1, 'A2', { human: 2 }));
    table.dice(1).play('breathe dragon A1 A2').play('done');
    expect(table.state.phase).toBe(SCORE);
    expect([...table.state.breaths].every((each) => each === 0)).toBe(true);
  });

  test('NO-4.5: breaths end with the last target', () => {
    const table = breathing((each) =>
      each.put(0, 'A3', { dragon: 1 }).put(1, 'A2', { human: 1 }).put(1, 'H2a', { human: 1 }),
    );
    table.dice(6).play('breathe dragon A1 A2');
    expect(table.state.phase).not.toBe(BREATHE);
  });
});
