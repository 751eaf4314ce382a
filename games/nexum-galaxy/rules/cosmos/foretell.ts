// The rows as somebody may read them: cards that lie face up or were foreseen, what their panels bring as far as that is
// known, and the planets they come over.

import { eventCards, panels, ROW_CARDS, type EventKind } from '../../data/events.ts';
import { systemOf } from '../board.ts';
import { exposedOn, tannSystems } from '../links.ts';
import { END, EVENTS, NO_GATE, shape, TURNS, type Nexum } from '../state.ts';
import { computersInPlay } from '../victory.ts';
import { cellOf } from './deck.ts';
import { findHits, Hits, spare } from './hits.ts';

export interface Foretold {
  readonly kind: EventKind;
  /** Markers that a solar or glacial event lays. */
  readonly markers: number;
}

export interface ForetoldPanel {
  /** 0: between the first and second card, 1: between the second and third. */
  readonly side: number;
  /** The card that says where; null where it is not known. */
  readonly card: number | null;
  /** What it may be, by the halves that are known; one where both are. */
  readonly may: readonly Foretold[];
  /** The planets it comes over, in order; for an act of the computer all it points at. */
  readonly places: readonly number[];
  /** The planet of a Tann system that its card points at, where nothing cosmic happens and no rival comes; null where there
   *  is none. No two Tann systems show the same letter. */
  readonly safe: number | null;
  readonly happened: boolean;
}

type Reached = Pick<ForetoldPanel, 'places' | 'safe'>;

const NOWHERE: Reached = { places: [], safe: null };

export interface ForetoldRow {
  readonly row: number;
  /** Null where a card lies face down and was not foreseen. */
  readonly cards: readonly (number | null)[];
  readonly panels: readonly ForetoldPanel[];
}

export interface ForetoldRows {
  /** Of this round, turned up one after the other. */
  readonly now: readonly ForetoldRow[];
  /** Of the next one, as soon as they are dealt. */
  readonly next: readonly ForetoldRow[];
}

const COMPUTER_KINDS: ReadonlySet<EventKind> = new Set(['invasion', 'reinforcement', 'raid', 'offensive']);

export function isOfComputer(kind: EventKind): boolean {
  return COMPUTER_KINDS.has(kind);
}

export function readRows(state: Nexum): ForetoldRows {
  const { aggressiveness, step } = state;
  const rows = Array.from({ length: aggressiveness }, (_, row) => row);
  return {
    now: rows.map((row) => readRow(state, state.round, row)),
    next: step === TURNS || step === END ? rows.map((row) => readRow(state, state.round + 1, row)) : [],
  };
}

/** NG-12.9, NG-12.10: the row that lies open, with that card of the hand of who is asked on one of its places. */
export function readCovered(state: Nexum, card: number, place: number): ForetoldRow {
  const copy = shape.clone(state);
  const row = state.turnedUp - 1;
  copy.rows[cellOf(state.round, row, place)] = card + 1;
  copy.coverBy[place] = state.turn + 1;
  return readRow(copy, state.round, row);
}

function readRow(state: Nexum, round: number, row: number): ForetoldRow {
  const cards = Array.from({ length: ROW_CARDS }, (_, place) => {
    const card = state.rows[cellOf(round, row, place)];
    // in a view what is hidden is less than nothing
    return card > 0 ? card - 1 : null;
  });
  const past = round === state.round && state.step !== EVENTS;
  return {
    row,
    cards,
    panels: [0, 1].map((side) => {
      const card = side === 0 ? cards[0] : cards[ROW_CARDS - 1];
      const may = foretell(cards[side], cards[side + 1], computersInPlay(state) === 0);
      const happened = past || (round === state.round && state.panel > 2 * row + side);
      const exposed = round === state.round && row === state.turnedUp - 1 ? exposedOn(state, side) : 0;
      const reached = card === null ? NOWHERE : placesOf(state, card, may, exposed);
      return { side, card, may, ...reached, happened };
    }),
  };
}

/** NG-10.4: all that two halves may make; a card that is not known may have any. */
export function foretell(left: number | null, right: number | null, alone: boolean): readonly Foretold[] {
  const found = panels
    .filter(
      (panel) =>
        (left === null || panel.left === eventCards[left].right) &&
        (right === null || panel.right === eventCards[right].left),
    )
    .map((panel) => (alone ? (panel.alone ?? panel) : panel));
  return found
    .filter(
      ({ kind, markers }, i) =>
        found.findIndex((each) => each.kind === kind && each.markers === markers) === i,
    )
    .map(({ kind, markers }) => ({ kind, markers }));
}

/** NG-10.6 to NG-10.8: while it may yet be the computer's, planets of Tann systems are among them. */
function placesOf(state: Nexum, card: number, may: readonly Foretold[], exposed: number): Reached {
  const hits = new Hits();
  findHits(state, card, hits);
  const all = [...hits.places.subarray(0, hits.count)];
  const tanns = tannSystems(state) & ~exposed;
  const closed = may.every(({ kind }) => isOfComputer(kind)) ? tanns & ~systemsOfComputers(state) : tanns;
  if (may.every(({ kind }) => !isOfComputer(kind))) spare(hits, tanns);
  return {
    places: [...hits.places.subarray(0, hits.count)],
    safe: all.find((place) => ((closed >>> systemOf(place)) & 1) === 1) ?? null,
  };
}

/** Those in which they began: there they are reinforced. */
function systemsOfComputers({ seats, civs, tann }: Nexum): number {
  let systems = 0;
  for (let civ = seats; civ < civs; civ++) if (tann[civ] !== NO_GATE) systems |= 1 << systemOf(tann[civ]);
  return systems;
}
