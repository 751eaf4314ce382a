// What is measured, each by a key that a child process understands.

import { habitsAt, Search, type Known, type Level } from '@starboard/bots';
import { seatsNear } from '@starboard/engine/match';
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
  const search = new Search(known, 2, 1, habitsAt(known.brain, strongestOf(known), 2));
  return (tally) => {
    for (const { view, seat } of positions) {
      search.begin(view, seat);
      search.run(ITERATIONS);
      tally.games++;
      tally.steps += ITERATIONS;
    }
  };
}

function strongestOf({ brain }: Known): Level {
  return brain.levels[brain.levels.length - 1];
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

/** Of seats that are timed; more play only where nobody's thoughts depend on how many do. */
const MOST_SEATS = 4;

/** All games, with every number of seats up to there; alone only where it is always played alone. */
export async function timedGames(): Promise<readonly Timed[]> {
  const all = await Promise.all(gameIds.map(knownGame));
  return all.flatMap(({ game }) => {
    const [fewest, most] = [seatsNear(game, 2), seatsNear(game, MOST_SEATS)];
    return Array.from({ length: most - fewest + 1 }, (_, n) => ({
      title: game.title,
      seats: fewest + n,
      key: `turns/${game.id}/${fewest + n}`,
    }));
  });
}
