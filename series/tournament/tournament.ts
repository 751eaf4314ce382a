// A tournament as the fold of its deeds: plain data, so that a snapshot of it can be stored.

import type { GameResult } from '../result.ts';
import type { DatedTournamentDeed, TournamentDeed } from './deed.ts';
import { formats, type Format } from './formats.ts';
import type { TournamentPlan } from './plan.ts';

export interface Entrant {
  readonly id: string;
  /** The level of a bot. */
  readonly bot: string | null;
  readonly word: string | null;
  readonly checkedIn: boolean;
  /** After the list was closed. */
  readonly left: boolean;
}

/** How a game of the tournament ended: played, not begun because somebody did not come, or not finished. */
export type EncounterEnd =
  | ({ readonly end: 'played' } & GameResult)
  | { readonly end: 'noShow' }
  | { readonly end: 'unfinished' };

/** A game of the tournament: who plays it, and what came of it. */
export interface Encounter {
  /** From 0. */
  readonly round: number;
  /** In the order of seats; the first is the first player. */
  readonly entrants: readonly string[];
  /** Those of them who did not come. */
  readonly absent: readonly string[];
  /** Where it is played. */
  readonly table: string | null;
  readonly end: EncounterEnd | null;
  /** The encounter that was drawn, where this is its second game. */
  readonly replayOf: number | null;
  /** Whom the lot let through. */
  readonly lot: string | null;
}

export interface Tournament {
  readonly plan: TournamentPlan;
  readonly organizer: string;
  readonly commitment: string;
  readonly status: 'entering' | 'closed' | 'playing' | 'over' | 'cancelled';
  /** In the order in which they came. */
  readonly entrants: readonly Entrant[];
  /** Their ids in the order of the lots; empty before. */
  readonly lots: readonly string[];
  readonly encounters: readonly Encounter[];
  /** Who had a bye, by round. */
  readonly byes: readonly (readonly string[])[];
}

export function begun({ plan, organizer, commitment }: Extract<TournamentDeed, { do: 'plan' }>): Tournament {
  return {
    plan,
    organizer,
    commitment,
    status: 'entering',
    entrants: [],
    lots: [],
    encounters: [],
    byes: [],
  };
}

/** Null before the first deed. */
export function fold(deeds: readonly DatedTournamentDeed[]): Tournament | null {
  return deeds.reduce<Tournament | null>(
    (before, { deed }) => (deed.do === 'plan' ? begun(deed) : before && after(before, deed)),
    null,
  );
}

export function after(before: Tournament, deed: TournamentDeed): Tournament {
  switch (deed.do) {
    case 'plan':
      return begun(deed);
    case 'enter':
      return { ...before, entrants: [...before.entrants, entered(before, deed)] };
    case 'checkIn':
      return changed(before, deed.entrant, {
        checkedIn: true,
        ...(deed.word === undefined ? {} : { word: deed.word }),
      });
    case 'withdraw':
      if (before.status !== 'entering') return changed(before, deed.entrant, { left: true });
      return without(before, [deed.entrant]);
    case 'close':
      return { ...without(before, deed.struck), status: 'closed' };
    case 'lots':
      return { ...before, status: 'playing', lots: deed.order };
    case 'round':
      return begunRound(before, deed.encounters, deed.byes);
    case 'open':
      return played(before, deed.encounter, { table: deed.table });
    case 'result':
      return played(before, deed.encounter, { end: { end: 'played', ...deed.result } });
    case 'noShow':
      return played(before, deed.encounter, missed(before, before.encounters[deed.encounter], deed.absent));
    case 'unfinished':
      return played(before, deed.encounter, { end: { end: 'unfinished' } });
    case 'replay':
      return { ...before, encounters: [...before.encounters, replay(before, deed.encounter)] };
    case 'lot':
      return played(before, deed.encounter, { lot: deed.winner });
    case 'end':
      return { ...before, status: 'over' };
    case 'cancel':
      return { ...before, status: 'cancelled' };
  }
}

function entered({ plan }: Tournament, deed: Extract<TournamentDeed, { do: 'enter' }>): Entrant {
  const { entrant: id, bot = null, word = null } = deed;
  // bots are always there
  return { id, bot, word, checkedIn: bot !== null || plan.checkInFrom === null, left: false };
}

function changed(before: Tournament, id: string, change: Partial<Entrant>): Tournament {
  return {
    ...before,
    entrants: before.entrants.map((each) => (each.id === id ? { ...each, ...change } : each)),
  };
}

function without(before: Tournament, ids: readonly string[]): Tournament {
  return { ...before, entrants: before.entrants.filter(({ id }) => !ids.includes(id)) };
}

const UNPLAYED = { absent: [], table: null, end: null, replayOf: null, lot: null };

function begunRound(
  before: Tournament,
  tables: readonly (readonly string[])[],
  byes: readonly string[],
): Tournament {
  const round = before.byes.length;
  const encounters = tables.map((entrants): Encounter => ({ ...UNPLAYED, round, entrants }));
  return { ...before, encounters: [...before.encounters, ...encounters], byes: [...before.byes, byes] };
}

function played(before: Tournament, number: number, change: Partial<Encounter>): Tournament {
  const { encounters } = before;
  return { ...before, encounters: encounters.with(number, { ...encounters[number], ...change }) };
}

/** SE-4.7: those who came play without, at a new table, or the game is not played at all. */
function missed({ plan }: Tournament, encounter: Encounter, absent: readonly string[]): Partial<Encounter> {
  const all = [...encounter.absent, ...absent];
  const here = encounter.entrants.length - all.length;
  const goesOn = formats[plan.format].playsWithout === true && here >= plan.fewestSeats;
  return { absent: all, table: null, end: goesOn ? null : { end: 'noShow' } };
}

function replay({ encounters }: Tournament, number: number): Encounter {
  const { round, entrants } = encounters[number];
  return { ...UNPLAYED, round, entrants: entrants.toReversed(), replayOf: number };
}

export function formatOf({ plan }: Tournament): Format {
  return formats[plan.format];
}

export function entrantIn({ entrants }: Tournament, id: string): Entrant | undefined {
  return entrants.find((each) => each.id === id);
}

/** Those who sit there, in the order of seats. */
export function sittersOf({ entrants, absent }: Encounter): readonly string[] {
  return entrants.filter((id) => !absent.includes(id));
}

/** The encounters that wait for a table. */
export function waitingForTable({ status, encounters }: Tournament): readonly number[] {
  if (status !== 'playing') return [];
  return encounters.flatMap(({ table, end }, number) => (table === null && end === null ? [number] : []));
}
