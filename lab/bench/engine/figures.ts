// From samples to figures: medians over the rounds, ratios within them, and the bars.

import type { Sample } from '../sample.ts';
import { median, ratios, spreadOf, type Spread } from '../statistics.ts';
import { NEXUM_LITE, SKIRMISH, stateKey, type Duel, type Registered } from './contestants.ts';
import { PROMISES } from './promises.ts';
import type { Samples } from './rounds.ts';
import { stateOperations } from './states.ts';

export interface Play {
  readonly movesPerSecond: Spread;
  /** Moves that had an alternative. */
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly movesPerGame: number;
}

export interface DuelFigures {
  readonly id: string;
  readonly seats: number;
  readonly ours: Play;
  /** By form. */
  readonly peers: Readonly<Record<string, Play>>;
  /** The fastest of the forms: what "boardgame.io" means. */
  readonly best: string;
  /** Moves per second, ours over theirs. */
  readonly times: Spread;
}

export interface Bar {
  readonly what: string;
  readonly wanted: string;
  readonly measured: number;
  readonly met: boolean;
}

export interface Figures {
  readonly skirmish: readonly DuelFigures[];
  readonly nexumLite: DuelFigures;
  readonly games: readonly ({ readonly title: string; readonly seats: number } & Play)[];
  /** Nanoseconds by operation. */
  readonly state: Readonly<Record<string, Spread>>;
  readonly bars: readonly Bar[];
}

export const TIMES_PEER = 100;
export const CLONE_NS = 1000;

export function figuresOf(samples: Samples, games: readonly Registered[]): Figures {
  const skirmish = SKIRMISH.map((duel) => duelFigures(duel, samples));
  const operations = stateOperations.map((name) => [name, nanoseconds(samples[stateKey(name)])] as const);
  const state = Object.fromEntries(operations);
  return {
    skirmish,
    nexumLite: duelFigures(NEXUM_LITE, samples),
    games: games.map(({ title, seats, key }) => ({ title, seats, ...playOf(samples[key]) })),
    state,
    bars: [
      ...skirmish.map(timesBar),
      // A search clones into states it has; a new state costs a memory allocation and is reported without a bar.
      cloneBar('copy into a pooled state', state['copy into a pooled state']),
      ...games.flatMap((game) => promiseBars(game, samples)),
    ],
  };
}

function timesBar({ seats, times }: DuelFigures): Bar {
  return {
    what: `skirmish with ${seats} seats, times boardgame.io`,
    wanted: `at least ${TIMES_PEER}`,
    measured: times.median,
    met: times.median >= TIMES_PEER,
  };
}

function cloneBar(operation: string, ns: Spread): Bar {
  return {
    what: `state of 2 KB, ${operation}, ns`,
    wanted: `below ${CLONE_NS}`,
    measured: ns.median,
    met: ns.median < CLONE_NS,
  };
}

/** What is promised of a game at that number of seats. */
function promiseBars({ id, title, seats, key }: Registered, samples: Samples): Bar[] {
  const promised = PROMISES.find((each) => each.game === id && each.seats === seats);
  if (promised === undefined) return [];
  const play = playOf(samples[key]);
  const nexumLite = duelFigures(NEXUM_LITE, samples);
  const peer = samples[NEXUM_LITE.peers[nexumLite.best]].map(stepRate);
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
    ...atLeast('decisions/s', promised.decisionsPerSecond, play.decisionsPerSecond),
    ...atLeast('games/s', promised.gamesPerSecond, play.gamesPerSecond),
    ...atLeast(
      'times boardgame.io on nexum-lite',
      promised.timesNexumLite,
      spreadOf(ratios(samples[key].map(stepRate), peer)).median,
    ),
  ];
}

function duelFigures({ id, seats, ours, peers }: Duel, samples: Samples): DuelFigures {
  const forms = Object.entries(peers);
  const played = Object.fromEntries(forms.map(([form, key]) => [form, playOf(samples[key])]));
  const speedOf = ([form]: readonly [string, string]): number => played[form].movesPerSecond.median;
  const [best, bestKey] = forms.reduce((a, b) => (speedOf(b) > speedOf(a) ? b : a));
  const times = spreadOf(ratios(samples[ours].map(stepRate), samples[bestKey].map(stepRate)));
  return { id, seats, ours: playOf(samples[ours]), peers: played, best, times };
}

function playOf(samples: readonly Sample[]): Play {
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

function nanoseconds(samples: readonly Sample[]): Spread {
  return spreadOf(samples.map(({ steps, seconds }) => (seconds / steps) * 1e9));
}
