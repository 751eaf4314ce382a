// What happens by itself in a tournament: the list closes, lots are drawn, rounds begin, who left is not waited for.

import { isRefusal } from '@starboard/engine';
import type { Fairness } from '@starboard/engine/match';
import { byLot, lotsOf } from '../lots.ts';
import type { TournamentDeed } from './deed.ts';
import { closing } from './entering.ts';
import { knockedOut } from './schedule/knockout.ts';
import { nextRound } from './schedule/next-round.ts';
import { sittersOf, type Tournament } from './tournament.ts';

/** The next deed that is due; null where the tournament waits for somebody, or for time. The seed is needed for lots. */
export function nextDeed(tournament: Tournament, seed: Uint8Array, now: number): TournamentDeed | null {
  switch (tournament.status) {
    case 'entering':
      return closedByTime(tournament, now);
    case 'closed':
      return { do: 'lots', order: lotsFor(tournament, seed) };
    case 'playing':
      return leftBehind(tournament) ?? afterRound(tournament, seed);
    default:
      return null;
  }
}

/** SE-1.5 */
function closedByTime(tournament: Tournament, now: number): TournamentDeed | null {
  const { closesAt } = tournament.plan;
  if (closesAt === null || now < closesAt) return null;
  const deed = closing(tournament);
  return isRefusal(deed) ? { do: 'cancel', why: 'tooFew' } : deed;
}

/** SE-3.1: the words are those of everybody who is still there when the list is closed. */
function fairnessOf({ plan, entrants }: Tournament, seed: Uint8Array): Fairness {
  return { seed, table: plan.series, words: entrants.flatMap(({ word }) => word ?? []) };
}

/** The question of the first lots; those of a game are asked by its number. */
const LETTERS = -1;

/** SE-2.1 */
function lotsFor(tournament: Tournament, seed: Uint8Array): readonly string[] {
  const ids = tournament.entrants.map(({ id }) => id);
  return byLot(ids, lotsOf(fairnessOf(tournament, seed), LETTERS));
}

/** SE-4.6: nobody waits at a table for who has left before it was opened. */
function leftBehind(tournament: Tournament): TournamentDeed | null {
  const left = new Set(tournament.entrants.filter((each) => each.left).map(({ id }) => id));
  if (left.size === 0) return null;
  for (const [number, encounter] of tournament.encounters.entries()) {
    if (encounter.end !== null || encounter.table !== null) continue;
    const absent = sittersOf(encounter).filter((id) => left.has(id));
    if (absent.length > 0) return { do: 'noShow', encounter: number, absent };
  }
  return null;
}

function afterRound(tournament: Tournament, seed: Uint8Array): TournamentDeed | null {
  if (tournament.encounters.some(({ end }) => end === null)) return null;
  const tied = tournament.plan.format === 'suddenDeath' ? decider(tournament, seed) : null;
  if (tied !== null) return tied;
  const round = nextRound(tournament);
  return round === null ? { do: 'end' } : { do: 'round', ...round };
}

/** SE-4.3 */
function decider(tournament: Tournament, seed: Uint8Array): TournamentDeed | null {
  for (const [number, { replayOf, entrants }] of tournament.encounters.entries()) {
    const known = replayOf === null ? knockedOut(tournament, number) : null;
    if (known === null || 'goesOn' in known) continue;
    if (known.waitsFor === 'replay') return { do: 'replay', encounter: number };
    const winner = byLot(entrants, lotsOf(fairnessOf(tournament, seed), number))[0];
    return { do: 'lot', encounter: number, winner };
  }
  return null;
}
