import { describe, expect, test } from 'vitest';
import { START_TURN } from '../rules/phases.ts';
import type { Nexus } from '../rules/state.ts';
import { game, TestTable } from './table.ts';

/** A position that breaks one law at a time. */
function broken(change: (state: Nexus) => void): string | null {
  const table = new TestTable({ seats: 3, tokens: true })
    .put(0, 'A1', { human: 2 })
    .energize(0, 'battleRage')
    .mission(1, 'objForest')
    .points(2, 1);
  expect(game.check(table.state)).toBe(null);
  change(table.state);
  return game.check(table.state);
}

describe('conservation', () => {
  const laws: readonly [string, (state: Nexus) => void, RegExp][] = [
    ['figures', (state) => state.supply[0]++, /seat 0 has 13 figures of human, not 12/],
    ['units on the board', (state) => state.units[1 * 24]++, /figures of human/],
    ['units of a hex', (state) => state.here[4]++, /seat 0 has 2 units in hex 1/],
    ['presence', (state) => (state.presence[0] = 0), /wrongly present in hex 1/],
    ['presence elsewhere', (state) => (state.presence[1] = 8), /seat 1 is wrongly present in hex 3/],
    ['hexes', (state) => (state.hexes &= ~2), /hex 1, which is not there/],
    ['armies', (state) => state.army[0]++, /seat 0 has 2 units, counted 3/],
    ['ready units', (state) => (state.ready[6] = 3), /too many are ready in hex 1/],
    ['bound units', (state) => (state.bound[6] = 3), /too many are bound in hex 1/],
    ['a Human found where none is', (state) => (state.found[3] = 1), /nobody of human was found in hex 3/],
    ['a Dragon found where none is', (state) => (state.found[3] = 6), /nobody of dragon was found in hex 3/],
    ['Energize cards', (state) => state.energizeDiscard[8]++, /there are 5 of battleRage, not 4/],
    ['Energize hands', (state) => state.energizeHand[20]++, /there are 3 of scatteredRubium, not 2/],
    ['missions', (state) => state.missionDiscard[0]++, /there are 3 of objForest, not 2/],
    ['missions in hands', (state) => state.missionHand[0]++, /of objForest, not 2/],
    ['missions played', (state) => state.scored[0]++, /of objForest, not 2/],
    ['the line', (state) => state.line[3]++, /of objMagma, not 1/],
    ['missions offered', (state) => (state.offer[0] = 4), /there are 2 of objMagma, not 1/],
    ['missions under the deck', (state) => (state.tail[0] = 4), /there are 2 of objMagma, not 1/],
    ['Mission cards', (state) => state.missionsLeft++, /there are 41 Mission cards, not 40/],
    ['gifts', (state) => (state.gift[0] = 1), /seat 0 no longer holds a card it was given/],
    ['given missions', (state) => (state.gift[20] = 1), /seat 0 no longer holds a card it was given/],
    ['points', (state) => state.points[2]++, /seat 2 has 2 points, its cards say 1/],
    ['tokens', (state) => (state.token[3] = 0), /17 tokens of pile 0 lie face down, 18 are left in it/],
    ['tokens of the other pile', (state) => (state.token[3] = 2), /pile 0/],
    ['steps', (state) => (state.phase = START_TURN), /where nobody decides/],
  ];

  test.each(laws)('%s', (_name, change, message) => {
    expect(broken(change)).toMatch(message);
  });
});
