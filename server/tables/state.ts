// A table as the fold of its deeds, but for the match: plain data, so that a snapshot of it can be stored.

import { hasSeat, NOBODY, seatSet } from '@starboard/engine';
import type { EntryJson } from '@starboard/engine/match';
import type { Status } from '../store/schema.ts';
import {
  clocksAfter,
  decidedByBot,
  refreshed,
  resumedAt,
  startClocks,
  type Clocks,
  type TimeControl,
} from './clock.ts';
import type { Dated, Deed, OfferKind } from './deed.ts';
import type { StoredNote } from './note.ts';
import { FREE, isManned, seatAfter, type TableSeat } from './seating.ts';

export interface Offer {
  readonly kind: OfferKind;
  readonly by: number;
  /** Of a take-back: how many orders of the log are left after it, which is secret, and how many it takes back as the
   *  seat that offers it counts them. */
  readonly keep: number;
  readonly said: number;
  readonly agreed: readonly number[];
}

export interface OrderCounts {
  /** How many orders the seat has given, and how many were undone by it or at its wish. */
  readonly orders: number;
  readonly undone: number;
  /** How often it did something beside the game that can be done again and again: offer, let a bot stand in, answer
   *  beforehand. */
  readonly aside: number;
}

export interface FoldedTable {
  readonly status: Status;
  /** Who arranges the table before the game. */
  readonly host: string;
  readonly seats: readonly TableSeat[];
  readonly clocks: Clocks;
  readonly offer: Offer | null;
  readonly paused: boolean;
  /** The seats that owe a decision. */
  readonly actors: number;
  /** Since when each seat has been asked what it is asked now. */
  readonly asked: readonly number[];
  /** What seats answer beforehand, in notation. */
  readonly answers: readonly (string | null)[];
  /** What each seat did that a log would have no end of, were it not bounded. */
  readonly orderCounts: readonly OrderCounts[];
  /** Everybody who has seen the table from a seat of a game in play. */
  readonly insiders: readonly string[];
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** The rematch. */
  readonly next: string | null;
  /** When anything was last done here. */
  readonly lastAt: number;
  /** What happened beside the game, the latest last. */
  readonly notes: readonly StoredNote[];
}

export const UNOPENED: FoldedTable = {
  status: 'open',
  host: '',
  seats: [],
  clocks: [],
  offer: null,
  paused: false,
  actors: NOBODY,
  asked: [],
  answers: [],
  orderCounts: [],
  insiders: [],
  startedAt: null,
  endedAt: null,
  next: null,
  lastAt: 0,
  notes: [],
};

/** What the match is like after the deed. */
export interface MatchStatus {
  /** Nobody when it is over or has not begun. */
  readonly actors: number;
  readonly over: boolean;
  /** Everybody was shown something. */
  readonly shown: boolean;
}

export function stateAfter(
  state: FoldedTable,
  { at, deed }: Dated,
  time: TimeControl,
  now: MatchStatus,
): FoldedTable {
  const changed = changedBy(state, at, deed, time);
  const actors = now.over || changed.status === 'closed' ? NOBODY : now.actors;
  const goesOn: FoldedTable = {
    ...changed,
    lastAt: at,
    actors,
    asked:
      actors === state.actors && deed.do !== 'play'
        ? changed.asked
        : askedAfter(changed, state, deed, at, actors),
    // what was offered lapses when everybody sees the game go on
    offer: deed.do === 'play' && now.shown ? null : changed.offer,
  };
  const after = now.over && changed.status === 'playing' ? ended(goesOn, at) : goesOn;
  const clocks = clocksAfter(after.clocks, time, {
    running: runningIn(after),
    at,
    back: deed.do === 'play' && ('undo' in deed.entry || 'takeBack' in deed.entry),
    halt: deed.do !== 'play',
    owing: owingAfter(deed),
  });
  return clocks === after.clocks ? after : { ...after, clocks };
}

function ended(state: FoldedTable, at: number): FoldedTable {
  return { ...state, status: 'over', endedAt: at, offer: null, paused: false };
}

/** Whoever undoes, or comes back to what was left to a bot, has had the time since for it. */
function owingAfter(deed: Deed): number {
  if (deed.do === 'back') return seatSet(deed.seat);
  return deed.do === 'play' && 'undo' in deed.entry ? seatSet(deed.entry.seat) : NOBODY;
}

function askedAfter(
  { asked }: FoldedTable,
  before: FoldedTable,
  deed: Deed,
  at: number,
  actors: number,
): readonly number[] {
  const acted = deed.do === 'play' ? deed.entry.seat : -1;
  return asked.map((since, seat) =>
    hasSeat(actors, seat) && (seat === acted || !hasSeat(before.actors, seat)) ? at : since,
  );
}

/** The seats whose clock runs: where a person owes a decision and nobody agreed to wait. */
export function runningIn({ seats, actors, paused, status }: FoldedTable): number {
  if (paused || status !== 'playing') return NOBODY;
  return seats.reduce(
    (set, seat, place) => (hasSeat(actors, place) && isManned(seat) ? set | seatSet(place) : set),
    NOBODY,
  );
}

function changedBy(state: FoldedTable, at: number, deed: Deed, time: TimeControl): FoldedTable {
  switch (deed.do) {
    case 'open':
      return opened(
        deed.host,
        deed.seats.map((sitter, place) => ({ ...FREE, star: place, ...sitter })),
      );
    case 'start':
      return {
        ...state,
        status: 'playing',
        startedAt: at,
        clocks: startClocks(time, state.seats.length),
        insiders: state.seats.flatMap(({ person }) => person ?? []),
      };
    case 'play':
      return playedIn(state, deed.entry);
    case 'answer':
      return {
        ...aside(state, deed.seat),
        answers: state.answers.with(deed.seat, deed.answer),
        asked: state.asked.with(deed.seat, at),
      };
    case 'offer':
      return {
        ...aside(state, deed.seat),
        offer: {
          kind: deed.offer,
          by: deed.seat,
          keep: deed.keep ?? 0,
          said: deed.said ?? 0,
          agreed: [deed.seat],
        },
      };
    case 'agree':
      return {
        ...state,
        offer: state.offer && { ...state.offer, agreed: [...state.offer.agreed, deed.seat] },
      };
    case 'decline':
      return { ...state, offer: null };
    case 'pause':
      return { ...state, offer: null, paused: true };
    case 'resume':
      return { ...state, paused: false, clocks: resumedAt(state.clocks, at) };
    case 'rematch':
      return { ...state, next: deed.table };
    case 'close':
      return { ...state, status: 'closed', endedAt: at, offer: null, paused: false };
    case 'standIn':
      return reseated(deed.why === 'asked' ? aside(state, deed.seat) : state, deed, time);
    default:
      return reseated(state, deed, time);
  }
}

function opened(host: string, seats: readonly TableSeat[]): FoldedTable {
  return {
    ...UNOPENED,
    host,
    seats,
    asked: seats.map(() => 0),
    answers: seats.map(() => null),
    orderCounts: noOrders(seats),
  };
}

export function noOrders(seats: readonly TableSeat[]): readonly OrderCounts[] {
  return seats.map(() => ({ orders: 0, undone: 0, aside: 0 }));
}

function aside(state: FoldedTable, seat: number): FoldedTable {
  return { ...state, orderCounts: counted(state, seat, { aside: state.orderCounts[seat].aside + 1 }) };
}

function counted(
  { orderCounts }: FoldedTable,
  seat: number,
  counts: Partial<OrderCounts>,
): FoldedTable['orderCounts'] {
  return orderCounts.with(seat, { ...orderCounts[seat], ...counts });
}

function playedIn(state: FoldedTable, entry: EntryJson): FoldedTable {
  const { seat } = entry;
  const { orders, undone } = state.orderCounts[seat];
  if ('order' in entry) {
    const clocks = decidedByBot(state.clocks, seat);
    return { ...state, clocks, orderCounts: counted(state, seat, { orders: orders + 1 }) };
  }
  if ('undo' in entry) return { ...state, orderCounts: counted(state, seat, { undone: undone + 1 }) };
  if ('takeBack' in entry) {
    const answers = state.answers.map(() => null);
    return { ...state, answers, orderCounts: counted(state, seat, { undone: undone + entry.takeBack }) };
  }
  return state;
}

/** How many people have yet to agree. */
export function missing(seats: readonly TableSeat[], { agreed: by }: Offer): number {
  return seats.filter((seat, place) => isManned(seat) && !by.includes(place)).length;
}

function reseated(state: FoldedTable, deed: Extract<Deed, { seat: number }>, time: TimeControl): FoldedTable {
  const seat = seatAfter(state.seats[deed.seat], deed);
  const seats = state.seats.with(deed.seat, seat);
  const joins = state.status === 'playing' && (deed.do === 'sit' || deed.do === 'hand');
  return {
    ...state,
    host: hostAfter(state, deed, seats),
    // a change of company is a new reason to be ready
    seats: state.status === 'open' && deed.do !== 'ready' ? unready(seats, deed.seat) : seats,
    answers: state.answers.with(deed.seat, deed.do === 'hand' ? state.answers[deed.seat] : null),
    insiders: joins ? [...state.insiders, deed.person] : state.insiders,
    clocks: isGivenTime(state, deed) ? refreshed(state.clocks, time, deed.seat) : state.clocks,
  };
}

/** Who only let a bot stand in has what was left. */
function isGivenTime({ seats, status }: FoldedTable, deed: Extract<Deed, { seat: number }>): boolean {
  if (status !== 'playing') return false;
  return deed.do === 'sit' || (deed.do === 'back' && seats[deed.seat].away === 'time');
}

/** A host who goes leaves the table to the first who stays. */
function hostAfter(
  { host, seats: before }: FoldedTable,
  deed: Extract<Deed, { seat: number }>,
  seats: readonly TableSeat[],
): string {
  if (before[deed.seat].person !== host) return host;
  if (deed.do === 'hand') return deed.person;
  if (deed.do !== 'rise' && deed.do !== 'standIn') return host;
  return seats.find(({ person }) => person !== null)?.person ?? host;
}

function unready(seats: readonly TableSeat[], except: number): readonly TableSeat[] {
  return seats.map((seat, place) =>
    place === except || !seat.ready ? seat : { ...seat, ready: false, word: null },
  );
}
