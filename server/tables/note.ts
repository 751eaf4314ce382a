// A note: something that happened at a table beside the game. Everything in it is for everybody's eyes.

import type { Absence, OfferKind } from './deed.ts';

type What =
  | 'sat'
  | 'rose'
  /** The host freed the seat. */
  | 'removed'
  /** A bot took the seat. */
  | 'bot'
  | 'standIn'
  | 'back'
  | 'offered'
  | 'declined'
  | 'withdrawn'
  | 'lapsed'
  | 'paused'
  | 'resumed'
  | 'rematch';

export interface StoredNote {
  readonly at: number;
  readonly what: What;
  /** Whose seat it is about: who came, declined, is played for; of what lapsed, who had offered it. */
  readonly seat: number;
  readonly person: string | null;
  readonly bot?: string;
  readonly why?: Absence;
  readonly offer?: OfferKind;
  /** The seats that were ready and are asked again. */
  readonly unready?: readonly number[];
}
