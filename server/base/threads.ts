import { setFlagsFromString } from 'node:v8';

/** Megabytes of each half of the young part of a thread's heap. V8 gives every thread as much as the main one, which serves
 *  everybody and has more to throw away than all others: with them it would be memory for nothing. */
const YOUNG = 4;

/** For a process that is a server and nothing else, before it begins its threads. */
export function keepThreadsSmall(): void {
  setFlagsFromString(`--max-semi-space-size=${YOUNG}`);
}
