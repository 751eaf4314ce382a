// The time, as an input: tests bring their own.

import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';

export interface Clock {
  now(): number;
  /** Calls once, at that time or soon after; the returned function calls it off. */
  at(time: number, call: () => void): () => void;
}

/** Calls once, so many milliseconds later by the network's time, which goes on where the clock of tables stands. */
export type After = (milliseconds: number, call: () => void) => void;

export const afterAWhile: After = (milliseconds, call) => void setTimeout(call, milliseconds).unref();

/** What a steady clock goes by, all in milliseconds. */
export interface TimeSources {
  /** The computer's, which somebody may set. */
  readonly timeOfDay: () => number;
  /** How long this process has run, which nobody can set. */
  readonly running: () => number;
  /** How long the computer has, since a start of its own that has this name: it goes on while no server runs. Null where
   *  starts cannot be told apart. */
  readonly computer: { readonly start: string; readonly running: () => number } | null;
}

/** Of the time that passes, so much at most is used to draw near to the time of day again after it was set: an hour takes
 *  a day, in which nobody notices that seconds are a little short or long. */
const DRAWS_NEAR = 0.04;

type Running = Pick<TimeSources, 'timeOfDay' | 'running'>;

/** Never jumps, in either direction, when the time of day is set: nobody's time is up because of it, and nobody's grows. */
export function steadyNow({ timeOfDay, running }: Running, begin = timeOfDay()): () => number {
  let now = begin;
  let at = running();
  return () => {
    const passed = running() - at;
    at += passed;
    const most = passed * DRAWS_NEAR;
    const ahead = timeOfDay() - (now + passed);
    now += passed + Math.min(most, Math.max(-most, ahead));
    return Math.floor(now);
  };
}

/** Timers hold 24 days at most; whoever waits longer is asked again. */
const LONGEST = 3_600_000;

export function steadyClock(sources: Running, begin?: number): Clock {
  const now = steadyNow(sources, begin);
  return {
    now,
    at(time, call) {
      const wait = (): NodeJS.Timeout =>
        setTimeout(
          () => {
            // timers count on a clock of their own, which is a little ahead at times
            if (now() >= time) call();
            else timer = wait();
          },
          Math.min(LONGEST, Math.max(0, time - now())),
        );
      let timer = wait();
      return () => clearTimeout(timer);
    },
  };
}

/** Milliseconds that the computer was asleep, which the clock of this process does not count. */
let asleep = 0;
const LOOKS_EVERY = 5_000;
/** What the two clocks may differ by without a sleep. */
const INEXACT = 1_000;
const awake = (): number => uptime() * 1000 - performance.now();
const atFirst = awake();
setInterval(() => {
  const slept = awake() - atFirst;
  if (slept - asleep > INEXACT) asleep = slept;
}, LOOKS_EVERY).unref();

/** The name that Linux gives to a start of the computer. A unit that may not look there is told. */
function startOfComputer(): string | null {
  const told = process.env['STARBOARD_BOOT'];
  if (told !== undefined && told !== '') return told;
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return null;
  }
}

export function computerTime(): TimeSources {
  const start = startOfComputer();
  return {
    timeOfDay: () => Date.now(),
    running: () => performance.now() + asleep,
    computer: start === null ? null : { start, running: () => Math.round(uptime() * 1000) },
  };
}
