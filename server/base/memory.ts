import { setFlagsFromString } from 'node:v8';

/** Megabytes of each half of the young part of a thread's heap. V8 gives every thread as much as the main one, which serves
 *  everybody and has more to throw away than all others: with them it would be memory for nothing. */
const YOUNG = 4;

/** By how much of what was in use a heap may grow before V8 looks for what can go. Left to itself it lets a heap of 40 MB
 *  grow fourfold, and connections that were cut off stay in memory until then. */
const GROWING_PERCENT = 40;

/** For a process that is a server and nothing else, before it begins its threads. */
export function keepMemorySmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWING_PERCENT}`);
  setFlagsFromString(`--max-semi-space-size=${YOUNG}`);
}
