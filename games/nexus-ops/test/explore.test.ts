import { describe, expect, test } from 'vitest';
import { TestTable, unitOf } from './table.ts';

/** Seat 0 ends its Move phase with one unit in A1. */
function exploring(...draws: string[]): TestTable {
  const table = new TestTable({ tokens: true }).land('A1', 'forest').put(0, 'A1', { human: 1 }).play('done');
  return table.draws(...draws).play('done');
}

describe('exploring', () => {
  test('NO-5.1: a token is flipped where units of the player are', () => {
    const table = exploring('token mine2');
    expect(table.told('explored')).toEqual([{ event: 'explored', seat: 0, hex: 1, token: 1 }]);
    expect(table.state.token[1]).toBe(0);
    expect(table.state.pile[1]).toBe(3);
    expect(table.broken).toBe(null);
    const away = new TestTable({ tokens: true })
      .put(0, 'H1a', { human: 1 })
      .put(1, 'A3', { human: 1 })
      .toFight();
    expect(away.told('explored')).toEqual([]);
  });

  test('NO-5.1: also where units were put by a card', () => {
    const table = new TestTable({ tokens: true }).put(0, 'H1a', { human: 1 }).energize(0, 'teleport');
    table
      .land('B6', 'forest')
      .play('energize teleport', 'lift human H1a', 'land B6', 'done')
      .draws('token mine2')
      .play('done');
    expect(table.told('explored').map(({ hex }) => hex)).toEqual([12]);
  });

  test('NO-5.1: also where units have stayed, such as Sporlings that spread after a battle', () => {
    const table = new TestTable({ tokens: true, options: { alternateUnits: true } }).allLand('forest');
    table.put(0, 'H1a', { fungoid: 1, dragon: 1 }).put(1, 'H1a', { human: 1 });
    table.toFight().dice(2).play('fight H1a 1', 'spread 1 B1', 'done').play('done', 'done', 'done');
    expect([table.state.turn, table.told('explored')]).toEqual([0, []]);
    table.play('done').draws('token mine2').play('done');
    expect(table.told('explored').map(({ hex }) => hex)).toEqual([7]);
  });

  test('NO-5.2: a unit joins from the supply and moves from the next turn on', () => {
    const table = exploring('token strider');
    expect(table.units(0, 'A1')).toEqual({ human: 1, strider: 1 });
    expect(table.state.supply[unitOf('strider')]).toBe(5);
    expect(table.state.mine[1]).toBe(0);
    expect(table.told('placed')).toEqual([{ event: 'placed', seat: 0, unit: 3, hex: 1 }]);
    expect(table.rule('move strider 1 A1 M')).toBe('NO-10.3');
  });

  test('NO-5.3: a mine stays', () => {
    const table = exploring('token mine2');
    expect(table.state.mine[1]).toBe(2);
    expect(table.state.rubium[0]).toBe(10);
    table.play('done').toFight().play('done').toFight();
    expect(table.state.mine[1]).toBe(2);
    expect(table.state.rubium[0]).toBe(12);
  });

  test.each([
    ['fungoid', 2],
    ['crystalline', 3],
  ] as const)('NO-5.4: a mine and a %s', (unit, kind) => {
    const table = exploring(`token ${unit}`);
    expect(table.units(0, 'A1')).toEqual({ human: 1, [unit]: 1 });
    expect(table.state.mine[1]).toBe(1);
    expect(table.state.pile[kind]).toBe(3);
  });

  test('NO-5.5: of several the player chooses one after the other', () => {
    const table = new TestTable({ tokens: true })
      .put(0, 'A1', { human: 1 })
      .put(0, 'B5', { human: 1 })
      .put(0, 'B9', { human: 1 });
    table.land('A1', 'forest').mission(0, 'objForest').toFight();
    expect(table.legal()).toEqual(['discard objForest', 'explore A1', 'explore B5', 'explore B9']);
    expect(table.rule('explore B6')).toBe('NO-5.1');
    expect(table.rule('explore H1a')).toBe('NO-5.1');
    expect(table.rule('done')).toBe('NO-5.5');
    table.draws('token strider').play('explore B5');
    expect(table.legal('explore')).toEqual(['explore A1', 'explore B9']);
    expect(table.rule('explore B5')).toBe('NO-5.1');
    table.draws('token mine2', 'token fungoid').play('explore B9');
    expect(table.units(0, 'B5')).toEqual({ human: 1, strider: 1 });
    expect(table.state.mine[15]).toBe(2);
    // the last one is flipped by itself
    expect(table.units(0, 'A1')).toEqual({ human: 1, fungoid: 1 });
    expect(table.broken).toBe(null);
  });

  test('NO-5.6: without a figure no unit is found', () => {
    const table = new TestTable({ tokens: true })
      .put(0, 'H1a', { strider: 6 })
      .put(0, 'A1', { human: 1 })
      .play('done');
    table.draws('token strider').play('done');
    expect(table.units(0, 'A1')).toEqual({ human: 1 });
    expect(table.told('placed')).toEqual([]);
    expect(table.state.token[1]).toBe(0);
  });
});

describe('extra tokens', () => {
  const extra = (draw: string, ...cards: string[]): TestTable => {
    const table = new TestTable({ tokens: true, options: { extraTokens: 'striders' } })
      .put(0, 'A1', { human: 1 })
      .play('done');
    return table.draws(draw, ...cards).play('done');
  };

  test('NO-15.6: a mine and an Energize card', () => {
    const table = extra('token charge', 'forceField', 'objForest');
    expect(table.state.mine[1]).toBe(1);
    expect(table.hand(0)).toEqual(['forceField', 'objForest']);
  });

  test('NO-15.6: two Energize cards', () => {
    const table = extra('token energy', 'forceField', 'teleport', 'objForest');
    expect(table.state.mine[1]).toBe(0);
    expect(table.hand(0)).toEqual(['teleport', 'forceField', 'objForest']);
  });

  test('NO-15.6: seven rubium', () => {
    const table = extra('token hoard');
    expect(table.state.mine[1]).toBe(0);
    expect(table.state.rubium[0]).toBe(15);
    expect(table.told('rubium')).toEqual([{ event: 'rubium', seat: 0, amount: 7, why: 'token' }]);
  });
});
