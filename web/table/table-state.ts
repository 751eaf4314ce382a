// All that the page knows of a table at one time.

import type { Moment, Sight } from '@starboard/engine/view';
import type { TableFacts, Told } from '../link/facts.ts';
import type { TableLink, Story } from '../link/link.ts';
import type { Order } from './ordering.ts';
import type { Replay } from './replaying.ts';

export interface TableState {
  readonly facts: TableFacts;
  readonly viewer: number;
  /** The seat that the screen is handed to; nobody's secrets are here meanwhile. */
  readonly curtain: number | null;
  readonly sight: Sight;
  readonly moments: readonly Moment[];
  /** The moment on the board. */
  readonly shown: number;
  /** Did the board come to it by itself, so that it can be animated? */
  readonly moving: boolean;
  readonly replay: Replay | null;
  /** Null when the viewer has nothing to decide, or has not been shown yet what there is to decide. */
  readonly order: Order | null;
  /** The order is complete, and the viewer is asked whether it stands. */
  readonly confirming: boolean;
  /** What the viewer has answered beforehand. */
  readonly said: number | null;
  readonly refusal: Told | null;
  readonly thinking: number | null;
  readonly paused: boolean;
  readonly unsaved: string | null;
  readonly crashed: string | null;
}

export interface Manners {
  /** Milliseconds between moments; 0 shows only the last. */
  readonly pace: number;
  /** Ask before the viewer's turn ends? */
  readonly confirm: boolean;
}

/** Where nothing has been pointed at and nothing is looked up. */
export const UNDECIDED = {
  moving: false,
  replay: null,
  order: null,
  confirming: false,
  refusal: null,
} as const;

/** Has the viewer to decide, whether they have been shown all that came before or not? */
export function isAwaited({ sight, viewer, facts }: TableState): boolean {
  return sight.actors.includes(viewer) && facts.here.includes(viewer);
}

/** Has more happened than is on the board? */
export function isBehind({ replay, shown, moments }: TableState): boolean {
  return replay === null && shown < moments.length - 1;
}

export function stateAt(link: TableLink, viewer: number, story: Story): TableState {
  const { sight, moments, said, seen } = story;
  return {
    ...UNDECIDED,
    facts: link.facts,
    viewer,
    curtain: null,
    sight,
    moments,
    said,
    shown: seen ?? moments.length - 1,
    thinking: null,
    paused: false,
    unsaved: null,
    crashed: null,
  };
}
