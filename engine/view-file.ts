// A game that is not over, as a file that one may keep: what one viewer was shown of it, and nothing that anything hidden, or
// a die to come, could be computed from.

import { besideGame, type BesideGame } from './beside-game.ts';
import {
  faultIn,
  fileText,
  isCount,
  isHex,
  isRecord,
  isText,
  recordIn,
  type FileCheck,
} from './file-json.ts';
import { gameIn, gameText, type GameFile } from './game-file.ts';
import type { GameEvent } from './game.ts';
import type { ViewDelta } from './gate.ts';
import type { Header } from './header.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { SPECTATOR } from './seats.ts';
import type { TimelineJson } from './timeline.ts';
import { refuse } from './words.ts';

/** Of the header without the name of the table and what was added to its seed: they are for computing dice. */
export interface ViewFile extends Omit<Header, 'table' | 'words'>, BesideGame {
  /** The version of this format. */
  readonly starboardView: 1;
  /** A seat, or -1: a spectator. */
  readonly viewer: number;
  /** Which cell of a state is what. */
  readonly layout: string;
  /** A snapshot of what the viewer saw first. */
  readonly first: string;
  /** What happened before it; absent: nothing. */
  readonly prelude?: readonly GameEvent[];
  readonly deltas: readonly ShownDelta[];
}

export type ShownDelta = Pick<ViewDelta, 'news' | 'patch'>;

/** Longer than any game; each moment is a whole state on the page. */
const MOST_MOMENTS = 20_000;

/** Null where the game is over: then its whole file may be had. */
export function viewFileOf({ first, deltas }: TimelineJson, beside: BesideGame): ViewFile | null {
  const { game, rules, seats, options, commitment, viewer, layout, state, outcome, prelude } = first;
  if ([outcome, ...deltas.map((delta) => delta.outcome ?? null)].some((each) => each !== null)) return null;
  return {
    starboardView: 1,
    game,
    rules,
    seats,
    options,
    commitment,
    viewer,
    ...beside,
    layout,
    first: state,
    ...(prelude === undefined ? {} : { prelude }),
    deltas: deltas.map(({ news, patch }) => ({ news, patch })),
  };
}

export function isViewFile(file: object): file is ViewFile {
  return 'starboardView' in file;
}

/** Whichever of the two it is. */
export function savedText(file: GameFile | ViewFile): string {
  if (!isViewFile(file)) return gameText(file);
  const { deltas, ...header } = file;
  return fileText(header, 'deltas', deltas);
}

/** Whichever of the two it is. */
export function parseSaved(text: string): GameFile | ViewFile | Refusal {
  const value = recordIn(text);
  if (isRefusal(value)) return value;
  return value['starboardView'] === undefined ? gameIn(value) : viewIn(value);
}

function viewIn(value: Record<string, unknown>): ViewFile | Refusal {
  const fault = faultIn(value, { format: 'starboardView', required: FIELDS, optional: OPTIONAL });
  if (fault !== null) return fault;
  const file = value as unknown as ViewFile;
  if (file.deltas.length > MOST_MOMENTS) return refuse(null, 'longView', { most: MOST_MOMENTS });
  return file;
}

const OPTIONAL: Readonly<Record<string, FileCheck>> = { ...besideGame, prelude: Array.isArray };

/** What a moment holds depends on the game, and is looked at with it. */
const FIELDS: Readonly<Record<string, FileCheck>> = {
  game: isText,
  rules: isCount,
  seats: isCount,
  options: isRecord,
  commitment: isHex,
  viewer: (value) => value === SPECTATOR || isCount(value),
  layout: isText,
  first: isText,
  deltas: Array.isArray,
};
