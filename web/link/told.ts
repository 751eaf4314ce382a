// Refusals as they travel between threads and the server.

import { refusalJson, refuseInEnglish } from '@starboard/engine';
import type { Told } from './facts.ts';

export function isTold(value: object): value is Told {
  return 'reason' in value;
}

/** What went wrong, in the words of the program that failed. */
export function toldFailure(error: unknown): Told {
  return refusalJson(refuseInEnglish(error instanceof Error ? error.message : String(error)));
}
