import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRefusal } from '@starboard/engine';
import { afterAll, expect, test } from 'vitest';
import { runArena } from './arena.ts';
import { writeArena } from './document.ts';
import { prepareArena, type ArenaPlan } from './plan.ts';
import type { Claims } from './sprt.ts';

const folder = await mkdtemp(join(tmpdir(), 'starboard-arena-'));
afterAll(() => rm(folder, { recursive: true }));
const path = pathToFileURL(join(folder, 'bots.md'));

const plan: ArenaPlan = {
  game: 'skirmish',
  seats: 2,
  games: 2,
  seed: 5,
  bots: ['random', 'greedy'],
  neighbours: false,
  options: {},
  budget: 1,
};

async function write(change: Partial<ArenaPlan>, words: string, claims?: Claims): Promise<string> {
  const arena = await prepareArena({ ...plan, ...change });
  if (isRefusal(arena)) throw new Error(arena.reason);
  const result = await runArena(arena, { threads: 1, ...(claims === undefined ? {} : { claims }) });
  await writeArena(arena, result, claims, ['skirmish', ...words.split(' ')], path);
  return readFile(path, 'utf8');
}

test(
  'there is one section for each game, number of seats and kind, in order, with date and machine',
  { tags: 'slow' },
  async () => {
    await write({ seats: 4 }, '--seats 4 --write');
    await write({}, '--write');
    const first = await write({}, '--sprt 0,200 --write', { low: 0, high: 200 });
    expect(first.match(/^## .*$/gm)).toEqual([
      '## Skirmish, 2 seats',
      '## Skirmish, 2 seats: who is clearly ahead',
      '## Skirmish, 4 seats',
    ]);
    expect(first).toMatch(/^# Bots\n/);
    expect(first).toContain('written by `starboard arena skirmish --seats 4 --write`');
    const machine =
      /^\d{4}-\d\d-\d\d, Node [\d.]+, .*, \d+ cores?\. Skirmish, 2 seats, seed 5: 2 games, full budgets\./m;
    expect(first).toMatch(machine);

    const again = await write({ seed: 77 }, '--seed 77 --write');
    expect(again.match(/^## .*$/gm)).toHaveLength(3);
    expect(again).toContain('Skirmish, 2 seats, seed 77');
    expect(again).toContain('Skirmish, 4 seats, seed 5');
    // results with fewer iterations stand beside those with all
    const cut = await write({ bots: ['cadet', 'ensign'], budget: 0.1 }, '--budget 0.1 --write');
    expect(cut.match(/^## .*$/gm)).toContain('## Skirmish, 2 seats, with 10 % of the iterations');
    expect(cut.match(/^## .*$/gm)).toHaveLength(4);
    // and nothing else moves
    expect(await write({ seed: 77 }, '--seed 77 --write')).toBe(cut);
  },
);
