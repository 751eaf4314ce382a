// What there is to tell, for the log and the animation. Places and technologies are numbers, as in moves.

import type { GameEvent } from '@starboard/engine';

/** What a seat did on its own page. */
export type OnPage =
  | { readonly event: 'assigned'; readonly track: number; readonly value: number }
  | { readonly event: 'extra'; readonly track: number }
  | { readonly event: 'filled'; readonly track: number; readonly squares: number }
  | { readonly event: 'wasted'; readonly track: number; readonly squares: number }
  | { readonly event: 'reached'; readonly track: number; readonly action: number }
  | { readonly event: 'lost'; readonly action: number }
  | { readonly event: 'declined'; readonly action: number }
  | { readonly event: 'explored'; readonly places: readonly number[] }
  | { readonly event: 'empty'; readonly place: number; readonly die: number }
  | {
      readonly event: 'met';
      readonly place: number;
      readonly die: number;
      readonly row: number;
      readonly strength: number;
    }
  | { readonly event: 'conquered'; readonly place: number; readonly row: number }
  | { readonly event: 'researched'; readonly technology: number }
  | { readonly event: 'exploited'; readonly place: number; readonly ruin: number }
  | { readonly event: 'traded'; readonly place: number; readonly row: number }
  | { readonly event: 'modifier'; readonly dice: 'resources' | 'trade'; readonly filled: number };

/** A deed with its seat; `secret` while the others may not know of it. */
export type PageEvent = OnPage & { readonly seat: number; readonly secret: boolean };

/** What everybody may know. */
export type TableEvent =
  | { readonly event: 'finished'; readonly seat: number }
  | { readonly event: 'closed'; readonly round: number }
  | {
      readonly event: 'gained';
      readonly seat: number;
      /** Points in all, and those of the round. */
      readonly total: number;
      readonly points: number;
      /** Sectors, and rows of the aliens table. */
      readonly explored: number;
      readonly controlled: number;
      readonly met: number;
      readonly technologies: readonly number[];
    }
  | { readonly event: 'rolled'; readonly round: number; readonly dice: readonly number[] };

export type Gal4XeonEvent = PageEvent | TableEvent;
export type Tell = (event: Gal4XeonEvent) => void;

/** GX-12.3: what happens on a page is for its seat until the round closes. */
export function viewEvent(event: GameEvent, viewer: number): GameEvent | null {
  const told = event as Gal4XeonEvent;
  return 'secret' in told && told.secret && told.seat !== viewer ? null : event;
}
