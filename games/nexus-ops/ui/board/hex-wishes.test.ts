import type { Game } from '@starboard/engine';
import { whyNotWish } from '@starboard/engine/match';
import type { Picking, Wish } from '@starboard/kit';
import { expect, test } from 'vitest';
import { HEX_NAMES } from '../../data/board.ts';
import { SPOILS } from '../../rules/phases.ts';
import { TestTable } from '../../test/table.ts';
import { heldBy } from '../cards/held.ts';
import { legalMoves, game } from '../words/walking.ts';
import { readyIn, type Desk } from './desk.ts';
import { hexWishes, ordersTo, sourceWishes } from './hex-wishes.ts';

const anyGame = game as unknown as Game;

const hexOf = (name: string): number => HEX_NAMES.indexOf(name);

function deskWith(change: Partial<Desk>): Desk {
  const nothing = (): void => {};
  return {
    brush: null,
    from: null,
    army: [],
    spores: 1,
    setBrush: nothing,
    setFrom: nothing,
    setArmy: nothing,
    setSpores: nothing,
    drop: nothing,
    send: nothing,
    ...change,
  };
}

function pickingOf(table: TestTable): Picking {
  const choices = legalMoves(table.state, 0).map((move) => ({ move, record: game.moves.toRecord(move) }));
  const fits = (wish: Wish): boolean =>
    choices.some(({ record }) => Object.entries(wish).every(([field, value]) => record[field] === value));
  return { choices, can: (...wishes) => wishes.some(fits), pick: () => {}, picked: () => false };
}

test('a stack of several kinds goes as far as each may: Humans do not follow into magma', () => {
  const table = new TestTable()
    .allLand('forest')
    .land('A1', 'magma')
    .put(0, 'B1', { human: 2, fungoid: 1 })
    .play('done');
  const desk = deskWith({ from: hexOf('B1'), army: readyIn(table.state, hexOf('B1')) });
  const picking = pickingOf(table);
  expect(picking.can(...sourceWishes(hexOf('B1')))).toBe(true);
  const way = { from: 'B1' };
  expect(ordersTo(picking, desk, hexOf('A1'))).toEqual([
    { move: 'move', unit: 'fungoid', number: 1, ...way, to: 'A1' },
  ]);
  expect(ordersTo(picking, desk, hexOf('B2'))).toEqual([
    { move: 'move', unit: 'human', number: 2, ...way, to: 'B2' },
    { move: 'move', unit: 'fungoid', number: 1, ...way, to: 'B2' },
  ]);
  expect(ordersTo(picking, desk, hexOf('B7'))).toEqual([]);
});

test('only those in hand go', () => {
  const table = new TestTable().allLand('forest').put(0, 'B1', { human: 3 }).play('done');
  const desk = deskWith({ from: hexOf('B1'), army: [1, 0, 0, 0, 0, 0] });
  expect(ordersTo(pickingOf(table), desk, hexOf('B2'))).toEqual([
    { move: 'move', unit: 'human', number: 1, from: 'B1', to: 'B2' },
  ]);
});

test('a march is an order for each unit', () => {
  const table = new TestTable().allLand('forest').put(0, 'B1', { human: 2 }).energize(0, 'forcedMarch');
  table.play('energize forcedMarch', 'done');
  const desk = deskWith({ from: hexOf('B1'), army: readyIn(table.state, hexOf('B1')) });
  const march = { move: 'march', unit: 'human', from: 'B1', to: 'B3' };
  expect(ordersTo(pickingOf(table), desk, hexOf('B3'))).toEqual([march, march]);
});

test('with a unit in hand a home-base hex means to buy it there', () => {
  const table = new TestTable();
  expect(hexWishes(table.state, hexOf('H1a'), deskWith({ brush: 2 }))).toEqual([
    { move: 'buy', unit: 'crystalline', hex: 'H1a' },
  ]);
  expect(hexWishes(table.state, hexOf('H1a'), deskWith({}))).toEqual([{ move: 'buy', hex: 'H1a' }]);
});

/** What is said to who points at a hex where nothing of it can be. */
function saidAt(table: TestTable, hex: string, desk: Partial<Desk> = {}): string | null {
  const wishes = hexWishes(table.state, hexOf(hex), deskWith(desk));
  expect(pickingOf(table).can(...wishes)).toBe(false);
  const [first] = wishes;
  if (first === undefined) return null;
  const refusal = whyNotWish(anyGame, table.state, 0, { move: '', ...first });
  return `${refusal?.rule} ${refusal?.key}`;
}

test('NO-12.6, NO-12.4: a far hex is refused for the mightiest of those in hand', () => {
  const table = new TestTable().allLand('forest').put(0, 'H1a', { human: 1, dragon: 1 });
  table.put(0, 'A1', { human: 1, leaper: 1 }).play('done');
  const inHand = (hex: string): Partial<Desk> => ({
    from: hexOf(hex),
    army: readyIn(table.state, hexOf(hex)),
  });
  expect(saidAt(table, 'B8', inHand('H1a'))).toBe('NO-12.6 nexus-ops.flightFrom');
  expect(saidAt(table, 'A3', inHand('A1'))).toBe('NO-12.4 nexus-ops.leapFrom');
});

test('NO-16.1, NO-6.2: a hex without a battle is refused for who is there', () => {
  const table = new TestTable({ seats: 4, options: { teams: true } }).allLand('forest');
  table.put(0, 'A1', { human: 1 }).put(2, 'A1', { human: 1 }).put(0, 'A3', { human: 1 });
  table.put(0, 'A2', { human: 1 }).put(1, 'A2', { human: 1 }).put(2, 'A2', { human: 1 }).toFight();
  expect(saidAt(table, 'A1')).toBe('NO-16.1 nexus-ops.teamMates');
  expect(saidAt(table, 'A3')).toBe('NO-6.2 nexus-ops.noEnemy');
  expect(saidAt(table, 'B8')).toBe('NO-6.1 nexus-ops.noUnit');
  expect(hexWishes(table.state, hexOf('A2'), deskWith({})).map(({ seat }) => seat)).toEqual([1, 2]);
});

test('NO-4.1, NO-4.5: breath is refused for the Dragon that is nearest', () => {
  const table = new TestTable().allLand('forest').put(0, 'H1a', { dragon: 1 }).put(0, 'A4', { dragon: 1 });
  table.put(1, 'A5', { human: 1 }).put(1, 'B11', { human: 1 }).toFight();
  expect(saidAt(table, 'A3')).toBe('NO-4.5 nexus-ops.noEnemy');
  expect(saidAt(table, 'B11')).toBe('NO-4.1 nexus-ops.breathTooFar');
  expect(pickingOf(table).can(...hexWishes(table.state, hexOf('A4'), deskWith({})))).toBe(true);
  expect(pickingOf(table).can(...hexWishes(table.state, hexOf('A5'), deskWith({})))).toBe(true);
});

test('NO-18.3: after a battle without Sporlings the map means nothing', () => {
  const table = new TestTable().allLand('forest').put(0, 'A1', { dragon: 1 }).put(1, 'A1', { human: 1 });
  table.mission(0, 'objForest').toFight().dice(2).play('fight A1 1');
  expect(table.state.phase).toBe(SPOILS);
  expect(saidAt(table, 'A2')).toBe(null);
});

test('NO-2.5, NO-7.2: a card is refused as what it is', () => {
  const table = new TestTable().put(0, 'H1a', { human: 1 }).energize(0, 'rubiumStrike', 'battleRage');
  table.mission(0, 'objForest').play('done');
  const firsts = heldBy(table.state, 0).map(({ name, plays: [first] }) => [name, first['move']]);
  expect(firsts).toEqual([
    ['objForest', 'score'],
    ['rubiumStrike', 'energize'],
    ['battleRage', 'tactic'],
  ]);
});
