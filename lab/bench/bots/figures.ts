// From samples to figures, and the bars.

import type { Bar } from '../engine/figures.ts';
import type { Sample } from '../sample.ts';
import { ratios, spreadOf, type Extent } from '../statistics.ts';
import { LITE, NEXUM, PEER, PEER_LISTS, type Timed } from './workloads.ts';

export interface TurnTimes {
  readonly title: string;
  readonly seats: number;
  readonly turns: number;
  readonly median: number;
  readonly p95: number;
  readonly longest: number;
}

export interface BotFigures {
  /** Iterations per second. */
  readonly speeds: Readonly<Record<string, Extent>>;
  /** Ours over boardgame.io's, as a developer would write the game, and written for speed. */
  readonly times: Extent;
  readonly timesLists: Extent;
  readonly turns: readonly TurnTimes[];
  readonly bars: readonly Bar[];
}

const ITERATIONS_PER_SECOND = 20_000;
const TIMES_PEER = 100;
const MEDIAN_SECONDS = 2;
const P95_SECONDS = 5;

export function botFigures(
  samples: Readonly<Record<string, readonly Sample[]>>,
  timed: readonly (Timed & { readonly seconds: readonly number[] })[],
): BotFigures {
  const rates = (key: string): number[] => samples[key].map(({ steps, seconds }) => steps / seconds);
  const speeds = Object.fromEntries(Object.keys(samples).map((key) => [key, spreadOf(rates(key))]));
  const times = spreadOf(ratios(rates(LITE), rates(PEER)));
  const timesLists = spreadOf(ratios(rates(LITE), rates(PEER_LISTS)));
  const turns = timed.map(turnTimes);
  return {
    speeds,
    times,
    timesLists,
    turns,
    bars: [
      atLeast('Nexum Galaxy with 2 seats, iterations/s', ITERATIONS_PER_SECOND, speeds[NEXUM].median),
      atLeast("nexum-lite, times boardgame.io's search", TIMES_PEER, times.median),
      ...turns.flatMap(({ title, seats, median, p95 }) => [
        atMost(`${title} with ${seats} seats, Admiral's turn, median, s`, MEDIAN_SECONDS, median),
        atMost(`${title} with ${seats} seats, Admiral's turn, 95th percentile, s`, P95_SECONDS, p95),
      ]),
    ],
  };
}

function turnTimes({ title, seats, seconds }: Timed & { readonly seconds: readonly number[] }): TurnTimes {
  const sorted = seconds.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1];
  return {
    title,
    seats,
    turns: sorted.length,
    median: spreadOf(sorted).median,
    p95: at(0.95),
    longest: at(1),
  };
}

function atLeast(what: string, wanted: number, measured: number): Bar {
  return { what, wanted: `at least ${wanted}`, measured, met: measured >= wanted };
}

function atMost(what: string, wanted: number, measured: number): Bar {
  return { what, wanted: `at most ${wanted}`, measured, met: measured <= wanted };
}
