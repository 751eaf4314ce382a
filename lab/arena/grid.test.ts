// @module-tag slow: games between a bot and the computer

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRefusal } from '@starboard/engine';
import { afterAll, expect, test } from 'vitest';
import { writeGrid } from './document.ts';
import { gridTable, gridText, playGrid, type Grid } from './grid.ts';
import type { ArenaPlan } from './plan.ts';

const folder = await mkdtemp(join(tmpdir(), 'starboard-grid-'));
afterAll(() => rm(folder, { recursive: true }));

const plan: ArenaPlan = {
  game: 'nexum-galaxy',
  seats: 1,
  games: 3,
  seed: 5,
  bots: ['random'],
  neighbours: false,
  options: { ruleSet: 'events', roundLimit: 3 },
  budget: 1,
};
const sectors = { option: 'sector', values: ['SPIRO', 'TREX', 'FENIX'] };
const rows = { option: 'aggressiveness', values: [1, 3] };

async function played(change: Partial<ArenaPlan> = {}, axes = [sectors, rows]): Promise<Grid> {
  const grid = await playGrid({ ...plan, ...change }, axes);
  if (isRefusal(grid)) throw new Error(grid.reason);
  return grid;
}

test('a bot alone plays every cell with the same dice; what does not go together stays out', async () => {
  let games = 0;
  const grid = await playGrid(plan, [sectors, rows], () => games++);
  expect(grid).toEqual(await played());
  expect(games).toBe(4 * plan.games);
  const { cells } = await played();
  expect(cells.filter(({ row }) => row === 'TREX').map(({ scores }) => scores)).toEqual([null, null]);
  const others = cells.filter(({ row }) => row !== 'TREX');
  for (const { scores } of others) expect(scores?.faced).toBe(plan.games);
  const table = gridTable(await played());
  expect(table.columns).toEqual(['sector', '1', '3']);
  expect(table.rows.map(([name]) => name)).toEqual(['SPIRO', 'FENIX']);
  expect(table.rows[0][1]).toMatch(/^[\d.]+ % \([\d.]+ % to [\d.]+ %\)$/);
});

test('one option makes one column, and the page has the command above the table', async () => {
  const grid = await played({}, [sectors]);
  expect(gridText(grid)).toMatch(
    /^Nexum Galaxy, random alone, seed 5: 3 games in each of 2 cells, full budget\.\n/,
  );
  expect(gridTable(grid).columns).toEqual(['sector', 'won']);
  const path = pathToFileURL(join(folder, 'bots.md'));
  await writeGrid(grid, ['nexum-galaxy', '--each', 'sector', '--write'], path);
  await writeGrid(grid, ['nexum-galaxy', '--each', 'sector', '--write'], path);
  const text = await readFile(path, 'utf8');
  expect(text.match(/^## .*$/gm)).toEqual(['## Nexum Galaxy, alone: random by sector']);
  expect(text).toContain('written by `starboard arena nexum-galaxy --each sector --write`');
});

test('where no cell can be played, the reason is said; one bot and one seat are needed', async () => {
  const trex = { option: 'sector', values: ['TREX'] };
  expect(await playGrid(plan, [trex])).toMatchObject({ rule: 'NG-3.1' });
  for (const change of [{ seats: 2 }, { bots: ['random', 'greedy'] }])
    expect(await playGrid({ ...plan, ...change }, [sectors])).toMatchObject({
      reason: 'Name one bot and one seat: it plays alone against the computer.',
    });
});
