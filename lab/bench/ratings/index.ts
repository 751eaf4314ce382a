// `starboard bench ratings`: how long all ratings take to be reckoned again, whether they come out the same, and how long
// the profile of somebody with many games takes.

import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { RatedHouse } from '@starboard/server/testing/rated';
import type { Bench } from '../bench.ts';
import { benchSection, writeSection } from '../document.ts';
import { describeMachine, thisMachine } from '../machine.ts';
import { percentile } from '../server/load.ts';
import { asMarkdown, asText, figure, type FigureTable } from '../table.ts';

const GAMES = 100_000;
const OWN_GAMES = 5_000;
const PEOPLE = 2_000;
const LOOKS = 300;
/** Results that are booked side by side. */
const AT_ONCE = 200;
/** Seconds of processor time for all results, and milliseconds of a profile. */
const BARS = { recompute: 60, profile: 100 };

interface Measured {
  readonly games: number;
  readonly booked: number;
  readonly kept: number;
  readonly recomputed: number;
  readonly changed: number;
  readonly ownGames: number;
  readonly profile: number;
  readonly work: number;
  readonly list: number;
  readonly best: number;
}

export const ratings: Bench = {
  summary: 'how long all ratings take to be reckoned again, and a profile to be read',
  help: `starboard bench ratings [--quick | --profile] [--json] [--write]

  --quick   1,000 results instead of 100,000: says little
  --profile only 5,000 results, all of one account: how long its profile takes
  --json    for programs
  --write   put the figures into docs/performance.md
`,
  flags: { quick: 'switch', profile: 'switch', json: 'switch', write: 'switch' },
  async run({ has }) {
    const load = `with a load of ${figure(loadavg()[0])} before`;
    const folder = await mkdtemp(join(tmpdir(), 'starboard-bench-'));
    const isOwn = has('profile');
    const games = isOwn ? OWN_GAMES : has('quick') ? GAMES / 100 : GAMES;
    const measured = await measure(folder, games, isOwn ? 1 : undefined);
    await rm(folder, { recursive: true });
    const machine = thisMachine();
    const foreword = `${describeMachine(machine)}, ${load}. Results of ${PEOPLE} accounts in the embedded database; the times of results are on the processor, of all threads.`;
    const table = tableOf(measured);
    if (has('json')) console.log(JSON.stringify({ machine, measured }, null, 2));
    else console.log([foreword, asText(table)].join('\n\n'));
    if (has('write') && !isOwn)
      await writeSection(benchSection('ratings'), [foreword, asMarkdown(table)].join('\n\n'));
    const { changed, profile, recomputed } = measured;
    return changed === 0 && recomputed < BARS.recompute && profile < BARS.profile ? 0 : 1;
  },
};

async function measure(folder: string, games: number, often?: number): Promise<Measured> {
  const house = await RatedHouse.open(folder, PEOPLE);
  const tables = await house.play(games, 1, often);
  const book = house.book();
  const booked = await processorSeconds(async () => {
    for (let from = 0; from < games; from += AT_ONCE)
      await Promise.all(tables.slice(from, from + AT_ONCE).map((table) => book.book(table)));
  });
  let changed = -1;
  const recomputed = await processorSeconds(async () => {
    const done = await house.recompute();
    if (done.games !== games) throw new Error(`${done.games} of ${games} results were reckoned again.`);
    changed = done.changed;
  });
  const results = house.results();
  const kept = await processorSeconds(async () => {
    for (let from = 0; from < games; from += AT_ONCE)
      await Promise.all(tables.slice(from, from + AT_ONCE).map((table) => results.book(table)));
  });
  const views = house.views();
  const resultViews = house.resultViews();
  const [most, other] = house.people;
  const looks: number[] = [];
  const lists: number[] = [];
  const look = async (): Promise<void> => {
    await views.profile(most, null);
    await resultViews.of(most);
    await resultViews.games(most, null, {});
  };
  const worked = await processorSeconds(async () => {
    for (let i = 0; i < LOOKS; i++) looks.push(await milliseconds(look));
  });
  for (let i = 0; i < LOOKS; i++)
    lists.push(await milliseconds(() => resultViews.games(most, null, { opponent: other })));
  const best = await milliseconds(() => views.leaderboards());
  const ownGames = (await views.profile(most, null))?.ratings[0].games ?? 0;
  await house.store.close();
  return {
    games,
    booked,
    recomputed,
    changed,
    ownGames,
    kept,
    work: (worked / LOOKS) * 1e3,
    profile: percentile(Float64Array.from(looks).sort(), 0.95),
    list: percentile(Float64Array.from(lists).sort(), 0.95),
    best,
  };
}

async function processorSeconds(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function tableOf({
  games,
  booked,
  kept,
  recomputed,
  changed,
  ownGames,
  profile,
  work,
  list,
  best,
}: Measured): FigureTable {
  return {
    title: 'Ratings',
    columns: ['what', 'figure', 'bar'],
    rows: [
      [`${figure(games)} results booked, µs of processor each`, figure((booked / games) * 1e6), ''],
      ['their results kept for statistics, µs of processor each', figure((kept / games) * 1e6), ''],
      ['all reckoned again, seconds of processor', figure(recomputed), `< ${BARS.recompute}`],
      ['ratings that came out otherwise', String(changed), '0'],
      [`a profile with ${figure(ownGames)} games, ms, 95 % within`, figure(profile), `< ${BARS.profile}`],
      ['and of the processor, ms on average', figure(work), ''],
      ['its games with one opponent, ms, 95 % within', figure(list), ''],
      ['the best of all lists, ms', figure(best), ''],
    ],
  };
}
