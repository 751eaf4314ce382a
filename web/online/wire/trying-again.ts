// When a socket that broke is tried again: at once, then with growing pauses.

import { ENDED } from '@starboard/wire/socket';

/** Milliseconds. */
const PAUSES = [0, 300, 600, 1000, 1500, 2000, 3000, 4000, 5000];
/** Where nothing has ever answered. */
const LONG_PAUSE = 15_000;
/** The server has sent everybody away, or settles who we are: not at once. */
const ASKED_TO_GO: readonly number[] = Object.values(ENDED);
const COURTESY = 600;
/** Not all at the same moment, when a server comes back: in milliseconds at least, and as a part of the pause. */
const SPREAD = 200;
const SPREAD_PART = 0.5;

export interface Broken {
  /** How often it was tried in vain. */
  readonly tries: number;
  /** Nothing has ever answered there. */
  readonly isDeaf: boolean;
  /** Why the socket ended, in the words of the WebSocket protocol. */
  readonly code: number;
}

/** `chance` is a number from 0 to 1. */
export function pauseBeforeNext({ tries, isDeaf, code }: Broken, chance: number): number {
  const usual = PAUSES[Math.min(tries, PAUSES.length - 1)];
  const isLong = isDeaf && tries >= PAUSES.length;
  const pause = isLong ? LONG_PAUSE : Math.max(usual, ASKED_TO_GO.includes(code) ? COURTESY : 0);
  return pause + chance * Math.max(SPREAD, pause * SPREAD_PART);
}
