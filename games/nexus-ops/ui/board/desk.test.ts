import type { Picking, Wish } from '@starboard/kit';
import { expect, test } from 'vitest';
import { HEX_NAMES } from '../../data/board.ts';
import { TestTable } from '../../test/table.ts';
import { legalMoves, game } from '../words/walking.ts';
import { hexWishes, ordersTo, readyIn, sourceWishes, type Desk } from './desk.ts';

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
