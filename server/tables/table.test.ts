import { isRefusal } from '@starboard/engine';
import { loadGame } from '@starboard/games';
import { expect, test } from 'vitest';
import { SameIds } from '../testing/ids.ts';
import { planTable } from './opening.ts';
import { carryOut, newTable, openedTable, readTable, writeTable, type Table } from './table.ts';

async function opened(): Promise<Table> {
  const game = await loadGame('skirmish');
  if (game === null) throw new Error('There is no Skirmish.');
  const deps = { ids: new SameIds(1), now: 1, host: 'ann0', levels: ['cadet'] };
  const seats = [{ me: true as const }, { bot: 'cadet' }, { bot: 'cadet' }];
  const plan = planTable(game, { game: 'skirmish', seats }, deps);
  if (isRefusal(plan)) throw new Error(plan.reason);
  const table = newTable(openedTable(plan.row, game));
  const [ann, ...bots] = plan.sitters;
  const sitters = [
    { ...bots[1], star: 2 },
    { ...ann, star: 0 },
    { ...bots[0], star: 1 },
  ];
  carryOut(table, { at: 1, deed: { do: 'open', host: 'ann0', seats: sitters } });
  return table;
}

const starsAt = ({ state }: Table): number[] => state.seats.map(({ star }) => star);

test('bots keep their names while seats change hands, and in what is stored', async () => {
  const table = await opened();
  expect(starsAt(table)).toEqual([2, 0, 1]);
  carryOut(table, { at: 2, deed: { do: 'rise', seat: 0 } });
  carryOut(table, { at: 3, deed: { do: 'sit', seat: 0, person: 'bob0' } });
  carryOut(table, { at: 4, deed: { do: 'bot', seat: 2, level: 'cadet' } });
  expect(starsAt(table)).toEqual([2, 0, 1]);
  expect(readTable(table, table.deedCount, writeTable(table) ?? '')?.state).toEqual(table.state);
});

test('what was stored before bots had names of their own calls them by their places', async () => {
  const table = await opened();
  const old = (writeTable(table) ?? '').replaceAll(/"star":\d,/g, '');
  expect(old).not.toContain('"star"');
  const read = readTable(table, table.deedCount, old);
  expect(read && starsAt(read)).toEqual([0, 1, 2]);
});

test('a table of a group is not opened by itself', async () => {
  const game = await loadGame('nexum-galaxy');
  if (game === null) throw new Error('There is no Nexum Galaxy.');
  const deps = { ids: new SameIds(1), now: 1, host: 'ann0', levels: ['cadet'] };
  const seats = [{ me: true as const }, { bot: 'cadet' }];
  const options = { sector: 'FENIX', ruleSet: 'asteroids' };
  expect(isRefusal(planTable(game, { game: 'nexum-galaxy', seats, options }, deps))).toBe(false);
  const group = { table: 1, tables: 2 };
  const plan = planTable(game, { game: 'nexum-galaxy', seats, options: { ...options, group } }, deps);
  expect(isRefusal(plan) && plan.key).toBe('server.tableOfGroup');
});
