// All that the page knows of a table at one time.

import { ASK, type Game } from '@starboard/engine';
import { standingMove } from '@starboard/engine/match';
import type { TableFacts } from '../link/facts.ts';
import type { TableLook, TableLink } from '../link/link.ts';
import type { Replay } from '../timeline/replay.ts';
import type { Moment, Timeline } from '../timeline/timeline.ts';
import type { Drafter, DraftState } from './draft/drafter.ts';

export interface TableState extends Timeline, DraftState {
  readonly facts: TableFacts;
  /** The seat that the screen is handed to; nobody's secrets are here meanwhile. */
  readonly curtain: number | null;
  /** The moment on the board. */
  readonly shown: number;
  readonly replay: Replay | null;
  /** What the viewer has answered beforehand. */
  readonly said: number | null;
  readonly thinking: number | null;
  readonly paused: boolean;
  /** Does the board still show how the game ended? Nothing covers it meanwhile. */
  readonly ending: boolean;
  readonly unsaved: string | null;
  readonly crashed: string | null;
}

export interface Manners {
  /** Milliseconds between moments; 0 shows only the last. */
  readonly pace: number;
  /** Milliseconds that it takes to follow what just happened; no moment comes before. */
  readonly following?: (moment: Moment) => number;
  /** Ask before the viewer's turn ends? */
  readonly confirm: boolean;
  /** Among bots alone, make the viewer's only move where seats are asked alike? */
  readonly passIdle: boolean;
  /** Does the game warn of that move? */
  readonly warns: Drafter['warns'];
}

/** Where nothing has been pointed at and nothing is looked up. */
export const UNDECIDED = {
  moving: false,
  replay: null,
  draft: null,
  confirming: false,
  refusal: null,
} as const;

/** Has the viewer to decide, whether they have been shown all that came before or not? */
export function isAwaited({ view, viewer, facts }: TableState): boolean {
  return view.actors.includes(viewer) && facts.here.includes(viewer);
}

/** Is the viewer's decision one that was made beforehand? The table gives that answer in its own time, and asks nobody. */
export function isAnswered(game: Game, table: TableState): boolean {
  const { moments, shown, viewer, said } = table;
  return isAwaited(table) && standingMove(game, moments[shown].state, viewer, said) !== ASK;
}

/** Sits the viewer alone among bots? Somebody who lets a bot stand in, or a free seat, is no bot. */
export function isAmongBots({ facts: { people, here, advised }, viewer }: TableState): boolean {
  const others = people.filter((_, seat) => seat !== viewer);
  return advised && here.length === 1 && here[0] === viewer && others.every(({ bot }) => bot !== null);
}

/** Has more happened than is on the board? */
export function isBehind({ replay, shown, moments }: TableState): boolean {
  return replay === null && shown < moments.length - 1;
}

/** Is what happened before the first decision on the board? It comes as everything else does. */
export function isPrelude(moments: readonly Moment[], shown: number): boolean {
  return shown === 0 && moments[0].events.length > 0;
}

export function stateAt(link: TableLink, { timeline, said, seen }: TableLook): TableState {
  const shown = seen ?? timeline.moments.length - 1;
  return {
    ...UNDECIDED,
    moving: isPrelude(timeline.moments, shown),
    facts: link.facts,
    ...timeline,
    viewer: timeline.view.viewer,
    curtain: null,
    said,
    shown,
    thinking: null,
    paused: false,
    ending: false,
    unsaved: null,
    crashed: null,
  };
}
