// What lies on the table: the printed sheet, the shared dice, and two pages for every seat. While a round is on, a
// seat writes on one of its pages, and the other shows what everybody saw when the round opened. When the round
// closes, the page just written is shown and the seat goes on writing on a copy.

import { declare, HIDDEN, many, one, type KnownTo, type StateOf } from '@starboard/engine';
import { DICE, ROUNDS, SIDES } from '../data/numbers.ts';
import { technologyIds, tracks } from '../data/sheet.ts';
import { PLACES } from './hexes.ts';

export const SEATS = 8;
export const TRACKS = tracks.length;
export const TECHNOLOGIES = technologyIds.length;

/** The most a sheet can print. */
export const MOST_SQUARES = 60;
export const MOST_ICONS = 20;
export const MOST_MODIFIERS = 8;
export const MOST_EXTRA = 7;
export const MOST_ROWS = 26;
export const MOST_RANGES = 9;
export const MOST_IN_SHAPE = 4;
const MOST_RUIN = 9;
export const TOP_STRENGTH = 9;

/** A set of sectors is three words of 31 bits: a secret cell never goes below 0. */
export const WORDS = 3;
export const WORD_BITS = 31;
export const MOST_SECTORS = WORDS * WORD_BITS;
const ALL_BITS = 2 ** WORD_BITS - 1;

/** What the ground of a place is: nothing, or a kind of sector; a ruin worth v is RUIN + v. */
export const HOME_GROUND = 1;
export const START = 2;
export const WHITE = 3;
export const GREY = 4;
export const RUIN = 4;

/** A row of the aliens table in one cell; an empty row is 0. */
const ROW_SIZE = 2 ** 15;

const PAGES = 2 * SEATS;
const ALL_TECHNOLOGIES = 2 ** TECHNOLOGIES - 1;
const OVER = ROUNDS + 1;

/** What is printed on the sheets, the same for all seats and all rounds. */
const printed = {
  /** By place: 0 nothing, else what kind of sector. */
  ground: many(PLACES, RUIN + MOST_RUIN),
  squares: many(TRACKS, MOST_SQUARES),
  /** By track: its icons, each as squares before it * 8 + action. */
  icons: many(TRACKS * MOST_ICONS, MOST_SQUARES * 8 + 7),
  /** By number of dice filled in, and how many dice there are to fill in. */
  modifiers: many(MOST_MODIFIERS, MOST_EXTRA),
  resourceDice: one(MOST_MODIFIERS - 1),
  minimums: many(MOST_MODIFIERS, SIDES),
  tradeDice: one(MOST_MODIFIERS - 1),
  /** The technologies that there are and those that everybody starts with; for each, the ones it needs. */
  technologies: one(ALL_TECHNOLOGIES),
  startTechnologies: one(ALL_TECHNOLOGIES),
  needs: many(TECHNOLOGIES, ALL_TECHNOLOGIES),
  /** By range: the steps from its first sector, each as (q + 4) * 9 + r + 4 + 1; 0 none. */
  shapes: many(MOST_RANGES * MOST_IN_SHAPE, 81),
  alienRows: one(MOST_ROWS),
  /** A fingerprint of all of this. */
  sheetKey: many(4, 2 ** 30 - 1),
};

/** What is public about the round. */
const table = {
  seats: one(SEATS, 1),
  /** 1: everybody sees what everybody writes. */
  open: one(1),
  /** One more than there are rounds when the game is over. */
  round: one(OVER, 1),
  /** Seats that have put the pencil down in this round. */
  done: one(2 ** SEATS - 1),
  dice: many(DICE, SIDES, 1),
};

/** Columns of a page, and the most that each cell holds. */
const columnsOf = {
  /** By track: squares filled. */
  filled: [TRACKS, MOST_SQUARES],
  technology: [1, ALL_TECHNOLOGIES],
  /** Dice filled in. */
  resources: [1, MOST_MODIFIERS - 1],
  trades: [1, MOST_MODIFIERS - 1],
  /** Sets of sectors: explored, controlled, found uninhabited; and those that lie beside a controlled one. */
  outlined: [WORDS, ALL_BITS],
  controlled: [WORDS, ALL_BITS],
  crossed: [WORDS, ALL_BITS],
  reach: [WORDS, ALL_BITS],
  /** The aliens table, and how many of its rows are written. */
  aliens: [MOST_ROWS, ROW_SIZE - 1],
  met: [1, MOST_ROWS],
  /** The round table: by round, six bits a track: the die's value, then the extra squares. */
  spent: [ROUNDS, 2 ** (6 * TRACKS) - 1],
  /** The track being filled and the squares still to fill once the action that waits is over. */
  track: [1, TRACKS - 1],
  left: [1, SIDES],
  /** The action that waits: 0 none, else its number + 1. */
  action: [1, 5],
  /** 1: its first target is taken, and a technology allows a second. */
  second: [1, 1],
  /** 1: a sector was traded with, and what it brings is not yet chosen. */
  owed: [1, 1],
} as const satisfies Readonly<Record<string, readonly [columns: number, max: number]>>;

type PageField = keyof typeof columnsOf;

const pageFields = Object.entries(columnsOf) as [PageField, (typeof columnsOf)[PageField]][];

const pages = Object.fromEntries(
  pageFields.map(([name, [columns, max]]) => [name, many(PAGES * columns, max)]),
) as { readonly [K in PageField]: ReturnType<typeof many> };

const fields = { ...printed, ...table, ...pages };

export type Gal4Xeon = StateOf<typeof fields>;

/** Where a field begins. */
function cellOf(wanted: keyof typeof fields): number {
  const names = Object.keys(fields) as (keyof typeof fields)[];
  return names.slice(0, names.indexOf(wanted)).reduce((sum, name) => sum + fields[name].size, 0);
}

/** How many cells, from the first, hold what is printed. */
export const PRINTED_CELLS = cellOf('seats');
const SEATS_CELL = cellOf('seats');
const OPEN_CELL = cellOf('open');
const ROUND_CELL = cellOf('round');

/** GX-12.3, GX-12.4: the page being written is its seat's secret. Asked for every cell of every view, so it is quick. */
function knownPages(columns: number): KnownTo<Gal4Xeon> {
  const pageAt = Uint8Array.from({ length: PAGES * columns }, (_, cell) => Math.floor(cell / columns));
  return ({ cells }, viewer, cell) => {
    const page = pageAt[cell];
    const seat = page % SEATS;
    if (seat === viewer || page >= SEATS === ((cells[ROUND_CELL] & 1) === 1)) return true;
    return seat >= cells[SEATS_CELL] || cells[OPEN_CELL] === 1 || cells[ROUND_CELL] === OVER;
  };
}

export const shape = declare(
  fields,
  Object.fromEntries(
    pageFields.map(([name, [columns]]) => [name, { knownTo: knownPages(columns), changesWith: ['round'] }]),
  ),
);

/** In every second round the upper half of the pages is written on. */
function isUpper(state: Pick<Gal4Xeon, 'round'>): boolean {
  return (state.round & 1) === 0;
}

export function isOver(state: Pick<Gal4Xeon, 'round'>): boolean {
  return state.round === OVER;
}

/** The page that the seat writes on. */
export function pageOf(state: Gal4Xeon, seat: number): number {
  return isUpper(state) ? seat + SEATS : seat;
}

/** The seat's page as it was when the round opened. */
export function openedPage(state: Gal4Xeon, seat: number): number {
  return isUpper(state) ? seat : seat + SEATS;
}

/** Column by column: where it is on page 0, and how far it is from one page to the next. */
const columnAt = Int32Array.from(
  pageFields.flatMap(([name, [columns]]) => Array.from({ length: columns }, (_, i) => cellOf(name) + i)),
);
const columnStep = Int32Array.from(
  pageFields.flatMap(([, [columns]]) => Array.from({ length: columns }, () => columns)),
);

export function copyPage({ cells }: Gal4Xeon, from: number, to: number): void {
  for (let i = 0; i < columnAt.length; i++) {
    cells[columnAt[i] + to * columnStep[i]] = cells[columnAt[i] + from * columnStep[i]];
  }
}

/** Is the page blank in this view, because its reader may not know it? */
export function isHidden(view: Gal4Xeon, page: number): boolean {
  return view.technology[page] === HIDDEN;
}

/** The newest page of the seat that the reader of this view may know. */
export function visiblePage(view: Gal4Xeon, seat: number): number {
  const page = pageOf(view, seat);
  return isHidden(view, page) ? openedPage(view, seat) : page;
}
