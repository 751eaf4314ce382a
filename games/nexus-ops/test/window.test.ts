import { MoveList } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { AFTER, BEFORE } from '../rules/state.ts';
import { WINDOW } from '../rules/phases.ts';
import { game, TestTable } from './table.ts';

/** Four players; seat 1 attacks seat 3 in A1, one Human each. Everybody in `holders` holds that card. */
function fourAt(holders: readonly number[], card = 'forceField'): TestTable {
  const table = new TestTable({ seats: 4 }).play('done', 'done', 'done');
  table.put(1, 'A1', { human: 1 }).put(3, 'A1', { human: 1 });
  for (const seat of [0, 1, 2, 3]) table.put(seat, `H${seat + 1}c`, { strider: 1 });
  for (const seat of holders) table.energize(seat, card);
  return table.toFight().play('fight A1 3');
}

/** Everybody who is asked until the dice are rolled, when all pass. */
function asked(table: TestTable): number[] {
  const seats: number[] = [];
  while (table.state.phase === WINDOW && table.state.window === BEFORE) {
    seats.push(table.state.asked);
    const last = table.state.asked;
    game.play(table.state, last, Number(game.moves.fromText('pass')), fixed);
  }
  return seats;
}

const fixed = { die: () => 1, pick: () => 0, of: () => fixed };

describe('who is asked', () => {
  test('NO-7.3: the attacker, the defender, then to the left of the defender', () => {
    expect(asked(fourAt([1, 3, 2], 'battleRage'))).toEqual([1, 3, 2]);
    expect(asked(fourAt([0, 1, 2, 3], 'battleRage'))).toEqual([1, 3, 0, 2]);
    const other = new TestTable({ seats: 4 }).put(0, 'A1', { human: 1 }).put(2, 'A1', { human: 1 });
    for (const seat of [0, 1, 2, 3]) other.energize(seat, 'battleRage');
    expect(asked(other.toFight().play('fight A1 2'))).toEqual([0, 2, 3, 1]);
    const near = new TestTable({ seats: 3 }).put(0, 'A1', { human: 1 }).put(1, 'A1', { human: 1 });
    for (const seat of [0, 1, 2]) near.energize(seat, 'battleRage');
    expect(asked(near.toFight().play('fight A1 1'))).toEqual([0, 1, 2]);
  });

  test('NO-7.6: everybody with an Energize card, whatever it is, and nobody else', () => {
    expect(asked(fourAt([0, 2], 'teleport'))).toEqual([0, 2]);
    expect(asked(fourAt([3], 'scatteredRubium'))).toEqual([3]);
    const none = new TestTable().put(0, 'A1', { human: 1 }).put(1, 'A1', { human: 1 }).toFight();
    none.dice(1, 1).play('fight A1 1');
    expect(none.told('passed')).toEqual([]);
    expect(none.state.phase).not.toBe(WINDOW);
  });

  test('NO-7.6: before each type rolls and after it', () => {
    const table = new TestTable()
      .put(0, 'A1', { dragon: 1, human: 1 })
      .put(1, 'A1', { human: 9 })
      .energize(1, 'teleport');
    table.toFight().play('fight A1 1');
    expect([table.state.window, table.state.attacking]).toEqual([BEFORE, 6]);
    table.dice(1).play('pass');
    expect([table.state.window, table.state.attacking]).toEqual([AFTER, 6]);
    table.play('pass');
    expect([table.state.window, table.state.attacking]).toEqual([BEFORE, 1]);
    table.dice(...Array<number>(10).fill(1)).play('pass');
    expect([table.state.window, table.state.attacking]).toEqual([AFTER, 1]);
    expect(table.told('passed')).toHaveLength(3);
    table.play('pass');
    expect(table.state.battle).toBe(0);
  });

  test('NO-7.5: after a card everybody is asked anew, until all have passed in a row', () => {
    const table = fourAt([1, 3, 0], 'battleRage');
    table.play('pass', 'tactic battleRage attacker');
    expect(table.state.asked).toBe(1);
    table.play('pass');
    // the defender has played its only card
    expect(table.state.asked).toBe(0);
    table.play('tactic battleRage defender');
    expect(table.state.asked).toBe(1);
    table.dice(1, 1).play('pass');
    expect(table.state.window).toBe(AFTER);
  });

  test('NO-7.4: anybody may play, for any side', () => {
    const table = fourAt([2], 'battleRage');
    expect(table.legal('tactic')).toEqual(['tactic battleRage attacker', 'tactic battleRage defender']);
    table.dice(5, 5).play('tactic battleRage defender');
    expect(table.units(1, 'A1')).toEqual({});
    expect(table.units(3, 'A1')).toEqual({ human: 1 });
    expect(table.told('tactic')).toEqual([{ event: 'tactic', seat: 2, card: 8, side: 1 }]);
    expect(table.state.energizeDiscard[8]).toBe(1);
    expect(table.state.energizeSize[2]).toBe(0);
  });

  test('NO-7.1: hands are seen by their owners, their sizes by all', () => {
    const table = fourAt([2], 'battleRage');
    const row = (viewer: number): number => table.view(viewer).energizeHand[2 * 20 + 8];
    expect([-1, 0, 1, 2, 3].map(row)).toEqual([-1, -1, -1, 1, -1]);
    expect([...table.view(-1).energizeSize]).toEqual([0, 0, 1, 0]);
    expect(table.rule('tactic forceField attacker')).toBe('NO-7.1');
  });
});

describe('cards for rubium', () => {
  test('NO-7.10: at any time of the own turn, for 1 rubium each', () => {
    const table = new TestTable()
      .energize(0, 'teleport', 'forceField')
      .mission(0, 'objForest', 'domPlains')
      .energize(1, 'battleRage');
    table.put(0, 'B4', { human: 2 }).put(1, 'B4', { human: 2, fungoid: 1 });
    table.play('discard teleport', 'done', 'discard objForest', 'done');
    expect(table.state.rubium[0]).toBe(10);
    expect([...table.state.energizeDiscard].indexOf(1)).toBe(6);
    expect(table.state.missionDiscard[0]).toBe(1);
    table.play('fight B4 1', 'discard forceField');
    expect(table.state.asked).toBe(0);
    table.play('pass');
    // the defender is asked, and it is not the defender's turn
    expect(table.state.asked).toBe(1);
    expect(table.rule('discard battleRage')).toBe('NO-7.10');
    expect(table.told('discarded').map(({ card }) => card)).toEqual([6, 20, 12]);
    expect(table.rule('discard teleport')).toBe('NO-7.10');
  });

  test('NO-7.10: also while casualties are decided', () => {
    const table = new TestTable()
      .mission(0, 'objForest')
      .put(0, 'B4', { human: 2, fungoid: 1 })
      .put(1, 'B4', { dragon: 1 });
    table.toFight().dice(2).play('fight B4 1');
    expect(table.legal()).toEqual(['discard objForest', 'lose fungoid', 'lose human']);
    const list = new MoveList();
    table.state.chain = 1;
    game.legal(table.state, 0, list);
    expect(list.length).toBe(2);
    expect(table.rule('discard objForest')).toBe('NO-7.10');
  });
});
