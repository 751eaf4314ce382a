// The round that follows: who plays whom, in the order of seats, and who has a bye.

import { paired } from '../swiss/pairs.ts';
import { contendersOf } from '../swiss/contender.ts';
import { seated } from '../swiss/seating.ts';
import { grouped, sizesFor } from '../swiss/tables.ts';
import type { Tournament } from '../tournament.ts';
import { placesNow, tablesOf } from './knockout.ts';
import { everyPair, freeForAll, type Rounds } from './pairs.ts';
import { everyThree } from './trios.ts';

export interface NextRound {
  readonly encounters: readonly (readonly string[])[];
  readonly byes: readonly string[];
}

/** Null when the last round was played. */
export function nextRound(tournament: Tournament): NextRound | null {
  switch (tournament.plan.format) {
    case 'suddenDeath':
      return nextKnockout(tournament);
    case 'swiss':
      return nextSwiss(tournament);
    default:
      return nextFixed(tournament);
  }
}

/** How many rounds there will be, if nothing comes between. */
export function roundsOf({ plan, lots }: Tournament): number {
  const entrants = lots.length;
  switch (plan.format) {
    case 'suddenDeath':
      return Math.ceil(Math.log2(entrants));
    case 'swiss':
      return plan.rounds ?? Math.ceil(Math.log2(entrants));
    default:
      return fixedRounds(plan.format, entrants).length;
  }
}

/** SE-2.2, SE-2.3, SE-2.5, SE-2.6, SE-2.7 */
function fixedRounds(format: Tournament['plan']['format'], entrants: number): Rounds {
  const all = Array.from({ length: entrants }, (_, place) => place);
  switch (format) {
    case 'matchAndRematch':
      return [[all], [all.toReversed()]];
    case 'parallel':
      return [tablesOf(all)];
    case 'freeForAll':
      return freeForAll(entrants);
    case 'trios':
      return everyThree(entrants);
    default:
      return everyPair(entrants);
  }
}

function nextFixed({ plan, lots, byes }: Tournament): NextRound | null {
  const round = fixedRounds(plan.format, lots.length)[byes.length];
  if (round === undefined) return null;
  return { encounters: round.map((places) => places.map((place) => lots[place])), byes: [] };
}

function nextKnockout(tournament: Tournament): NextRound | null {
  const places = placesNow(tournament);
  if (places.length < 2) return null;
  const tables = tablesOf(places);
  return {
    encounters: tables.flatMap(([one, other]) => (one === null || other === null ? [] : [[one, other]])),
    byes: tables.flatMap(([one, other]) => ((one === null) === (other === null) ? [] : [one ?? other ?? ''])),
  };
}

/** SE-2.8, SE-2.11: it ends early where too few are left to play. */
function nextSwiss(tournament: Tournament): NextRound | null {
  if (tournament.byes.length >= roundsOf(tournament)) return null;
  const players = contendersOf(tournament);
  const { tableSeats } = tournament.plan;
  if (tableSeats === null || tableSeats === 2) {
    if (players.length < 2) return null;
    const { tables, bye } = paired(players);
    return { encounters: tables.map(seated), byes: bye === null ? [] : [bye.id] };
  }
  if (sizesFor(players.length, tableSeats).length === 0) return null;
  const { tables, byes } = grouped(players, tableSeats);
  return { encounters: tables.map(seated), byes: byes.map(({ id }) => id) };
}
