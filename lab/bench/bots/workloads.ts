// What is measured, each by a key that a child process understands.

import { habitsOf, Search, type Habits, type Known } from '@starboard/bots';
import { gameIds, loadKnown } from '@starboard/games';
import type { Workload } from '../sample.ts';
import { ourSearch, peerSearch } from './lite.ts';
import { middleOf } from './positions.ts';

export const NEXUM = 'search/nexum-galaxy';
export const LITE = 'lite/ours';
export const PEER = 'lite/peer/tree';
export const PEER_LISTS = 'lite/peer/lists';
export const KEYS: readonly string[] = [NEXUM, LITE, PEER, PEER_LISTS];

/** Middle positions that are searched one after the other, and how long each. */
const POSITIONS = 5;
const ITERATIONS = 10_000;

export async function workloadOf(key: string): Promise<Workload> {
  const [kind, ...rest] = key.split('/');
  if (kind === 'search') return searchPlay(await knownGame(rest[0]));
  if (key === LITE) return ourSearch();
  if (kind === 'lite' && rest[0] === 'peer') return peerSearch(rest[1]);
  throw new Error(`Nothing is measured under ${key}.`);
}

function searchPlay(known: Known): Workload {
  const positions = Array.from({ length: POSITIONS }, (_, seed) => middleOf(known, 2, seed + 1));
  const search = new Search(known, 2, 1, admiralsHabits(known));
  return (tally) => {
    for (const { view, seat } of positions) {
      search.begin(view, seat);
      search.run(ITERATIONS);
      tally.games++;
      tally.steps += ITERATIONS;
    }
  };
}

/** The search as the strongest level runs it. */
function admiralsHabits({ brain }: Known): Habits {
  const habits = habitsOf(brain);
  return { ...habits, horizon: brain.levels.at(-1)?.horizon ?? habits.horizon };
}

export async function knownGame(id: string): Promise<Known> {
  const known = await loadKnown(id);
  if (known === null) throw new Error(`There is no game ${id}.`);
  return known;
}

/** A game at a number of seats, whose turns are timed. */
export interface Timed {
  readonly title: string;
  readonly seats: number;
  readonly key: string;
}

/** All games with the fewest seats that play against each other, and with the most. */
export async function timedGames(): Promise<readonly Timed[]> {
  const all = await Promise.all(gameIds.map(knownGame));
  return all.flatMap(({ game: { id, title, seats } }) =>
    [...new Set([Math.min(2, seats.max), Math.min(4, seats.max)])].map((count) => ({
      title,
      seats: count,
      key: `turns/${id}/${count}`,
    })),
  );
}
