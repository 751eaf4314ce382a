// A game that is not over, as a file that one may keep: what one viewer was shown of it, and nothing that anything hidden, or
// a die to come, could be computed from.

import { besideGame, type BesideGame } from './beside-game.ts';
import { isCount, isHex, isRecord, isText, recordIn, type FileCheck } from './file-json.ts';
import { gameIn, type GameFile } from './game-file.ts';
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
  readonly deltas: readonly ShownDelta[];
}

export type ShownDelta = Pick<ViewDelta, 'news' | 'patch'>;

/** Longer than any game; each moment is a whole state on the page. */
const MOST_MOMENTS = 20_000;

/** Null where the game is over: then its whole file may be had. */
export function viewFileOf({ first, deltas }: TimelineJson, beside: BesideGame): ViewFile | null {
  const { game, rules, seats, options, commitment, viewer, layout, state, outcome } = first;
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
    deltas: deltas.map(({ news, patch }) => ({ news, patch })),
  };
}

export function isViewFile(file: object): file is ViewFile {
  return 'starboardView' in file;
}

/** As text that a person can read: a line per field, a line per moment. */
export function viewText({ deltas, ...header }: ViewFile): string {
  const fields = Object.entries(header).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`,
  );
  const moments = deltas.map((delta) => `    ${JSON.stringify(delta)}`);
  return `{\n${fields.join('')}  "deltas": [\n${moments.join(',\n')}\n  ]\n}\n`;
}

/** Whichever of the two it is. */
export function parseSaved(text: string): GameFile | ViewFile | Refusal {
  const value = recordIn(text);
  if (isRefusal(value)) return value;
  return value['starboardView'] === undefined ? gameIn(value) : viewIn(value);
}

function viewIn(value: Record<string, unknown>): ViewFile | Refusal {
  if (value['starboardView'] !== 1)
    return refuse(null, 'otherViewFormat', { format: JSON.stringify(value['starboardView']) });
  const bad = Object.entries(FIELDS).find(([name, check]) => !check(value[name]));
  if (bad !== undefined) return refuse(null, 'damagedView', { field: bad[0] });
  for (const [name, given] of Object.entries(value)) {
    if (name === 'starboardView' || Object.hasOwn(FIELDS, name)) continue;
    if (!Object.hasOwn(besideGame, name)) return refuse(null, 'foreignInView', { field: name });
    if (!besideGame[name as keyof BesideGame](given)) return refuse(null, 'damagedView', { field: name });
  }
  const file = value as unknown as ViewFile;
  if (file.deltas.length > MOST_MOMENTS) return refuse(null, 'longView', { most: MOST_MOMENTS });
  return file;
}

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
