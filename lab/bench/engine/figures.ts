// From samples to figures: medians over the rounds, ratios within them, and the bars.

import type { Sample } from '../sample.ts';
import { median, ratios, spreadOf, type Extent } from '../statistics.ts';
import { DUELS, NEXUM_LITE, SKIRMISH, stateKey, type Duel, type Registered } from './contestants.ts';
import type { Samples } from './rounds.ts';
import { stateOperations } from './states.ts';

export interface PlayFigures {
  readonly movesPerSecond: Extent;
  /** Moves that had an alternative. */
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly movesPerGame: number;
}

export interface DuelFigures {
  readonly title: string;
  readonly seats: number;
  /** By name; `times` is moves per second over those of the peer's fastest form. */
  readonly ours: Readonly<Record<string, PlayFigures & { readonly times: Extent }>>;
  /** By form. */
  readonly peers: Readonly<Record<string, PlayFigures>>;
  /** The fastest of the forms: what "boardgame.io" means. */
  readonly best: string;
}

export interface Bar {
  readonly what: string;
  readonly wanted: string;
  readonly measured: number;
  readonly met: boolean;
}

export interface Figures {
  readonly duels: readonly DuelFigures[];
  readonly games: readonly ({ readonly title: string; readonly seats: number } & PlayFigures)[];
  /** Nanoseconds by operation. */
  readonly state: Readonly<Record<string, Extent>>;
  readonly bars: readonly Bar[];
}

export const TIMES_PEER = 100;
export const CLONE_NS = 1000;

export function figuresOf(samples: Samples, games: readonly Registered[]): Figures {
  const operations = stateOperations.map((name) => [name, nanoseconds(samples[stateKey(name)])] as const);
  const state = Object.fromEntries(operations);
  return {
    duels: DUELS.map((duel) => duelFigures(duel, samples)),
    games: games.map(({ title, seats, key }) => ({ title, seats, ...playOf(samples[key]) })),
    state,
    bars: [
      ...SKIRMISH.map((duel) => timesBar(duelFigures(duel, samples))),
      // A search clones into states it has; a new state costs a memory allocation and is reported without a bar.
      cloneBar('copy into a pooled state', state['copy into a pooled state']),
      ...games.flatMap((game) => promiseBars(game, samples)),
    ],
  };
}

function timesBar({ title, seats, ours }: DuelFigures): Bar {
  const [{ times }] = Object.values(ours);
  return {
    what: `${title} with ${seats} seats, times boardgame.io`,
    wanted: `at least ${TIMES_PEER}`,
    measured: times.median,
    met: times.median >= TIMES_PEER,
  };
}

function cloneBar(operation: string, ns: Extent): Bar {
  return {
    what: `state of 2 KB, ${operation}, ns`,
    wanted: `below ${CLONE_NS}`,
    measured: ns.median,
    met: ns.median < CLONE_NS,
  };
}

/** What is promised of a game at that number of seats. */
function promiseBars({ title, seats, key, promise }: Registered, samples: Samples): Bar[] {
  if (promise === undefined) return [];
  const play = playOf(samples[key]);
  const peer = samples[NEXUM_LITE.peers[bestForm(NEXUM_LITE, samples)]].map(stepRate);
  const atLeast = (what: string, wanted: number | undefined, measured: number): Bar[] =>
    wanted === undefined
      ? []
      : [
          {
            what: `${title} with ${seats} seats, ${what}`,
            wanted: `at least ${wanted}`,
            measured,
            met: measured >= wanted,
          },
        ];
  return [
    ...atLeast('decisions/s', promise.decisionsPerSecond, play.decisionsPerSecond),
    ...atLeast('games/s', promise.gamesPerSecond, play.gamesPerSecond),
    ...atLeast(
      'times boardgame.io on nexum-lite',
      promise.timesNexumLite,
      spreadOf(ratios(samples[key].map(stepRate), peer)).median,
    ),
  ];
}

function duelFigures(duel: Duel, samples: Samples): DuelFigures {
  const { title, seats, ours, peers } = duel;
  const best = bestForm(duel, samples);
  const timesBest = (key: string): Extent =>
    spreadOf(ratios(samples[key].map(stepRate), samples[peers[best]].map(stepRate)));
  return {
    title,
    seats,
    ours: mapValues(ours, (key) => ({ ...playOf(samples[key]), times: timesBest(key) })),
    peers: mapValues(peers, (key) => playOf(samples[key])),
    best,
  };
}

function bestForm({ peers }: Duel, samples: Samples): string {
  const speedOf = (form: string): number => median(samples[peers[form]].map(stepRate));
  return Object.keys(peers).reduce((a, b) => (speedOf(b) > speedOf(a) ? b : a));
}

function mapValues<V, W>(record: Readonly<Record<string, V>>, map: (value: V) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

function playOf(samples: readonly Sample[]): PlayFigures {
  return {
    movesPerSecond: spreadOf(samples.map(stepRate)),
    decisionsPerSecond: median(samples.map(({ choices, seconds }) => choices / seconds)),
    gamesPerSecond: median(samples.map(({ games, seconds }) => games / seconds)),
    movesPerGame: median(samples.map(({ steps, games }) => steps / games)),
  };
}

function stepRate({ steps, seconds }: Sample): number {
  return steps / seconds;
}

function nanoseconds(samples: readonly Sample[]): Extent {
  return spreadOf(samples.map(({ steps, seconds }) => (seconds / steps) * 1e9));
}
