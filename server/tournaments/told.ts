// A tournament as everybody may know it.

import { roundsOf, standingsOf, type EncounterEnd, type Tournament } from '@starboard/series/tournament';
import type { TournamentEncounter, TournamentEntrant, TournamentInfo } from '@starboard/wire/schema';
import { nameOf } from '../people/names.ts';
import type { TimeControl } from '../tables/clock.ts';
import type { Kept } from '../series/kind.ts';
import { starOf } from '../series/people.ts';
import type { KnownPeople } from '../series/shown.ts';
import { summaryOf } from '../series/series-shelf.ts';
import { tournamentKind } from './kind.ts';

const SECOND = 1000;

export function toldTournament(kept: Kept<Tournament>, people: KnownPeople): TournamentInfo {
  const { row, state: tournament, deedCount } = kept;
  const { plan, organizer, commitment, status, lots, encounters, byes } = tournament;
  const { title, game, rules, options, format, tableSeats, tables, cap, closesAt, checkInFrom } = plan;
  const isOver = status === 'over' || status === 'cancelled';
  return {
    id: row.id,
    deedCount,
    title,
    game,
    rules,
    options,
    format,
    tableSeats,
    tables: tables ?? null,
    rounds: lots.length > 0 ? roundsOf(tournament) : plan.rounds,
    cap,
    closesAt,
    checkInFrom,
    time: JSON.parse(row.time) as TimeControl,
    level: row.level,
    patience: Math.round(row.patience / SECOND),
    organizer: nameOf(organizer, people.names),
    createdAt: row.created_at,
    status,
    endedAt: summaryOf(tournamentKind, kept).ended_at,
    commitment,
    seed: isOver ? row.seed : null,
    entrants: entrantsIn(tournament, people),
    lots: [...lots],
    encounters: encounters.map(toldEncounter),
    byes: byes.map((each) => [...each]),
    standings: [...standingsOf(tournament)],
  };
}

function entrantsIn({ entrants }: Tournament, { names, become }: KnownPeople): TournamentEntrant[] {
  return entrants.map(({ id, bot, word, checkedIn, left }) => ({
    id,
    person: bot === null ? nameOf(become.get(id) ?? id, names) : null,
    bot,
    star: bot === null ? 0 : starOf(id),
    word,
    checkedIn,
    left,
  }));
}

function toldEncounter(
  { round, entrants, absent, table, end, replayOf, lot }: Tournament['encounters'][number],
  number: number,
): TournamentEncounter {
  return {
    number,
    round,
    entrants: [...entrants],
    absent: [...absent],
    table,
    end: end && toldEnd(end),
    replayOf,
    lot,
  };
}

function toldEnd(end: EncounterEnd): NonNullable<TournamentEncounter['end']> {
  if (end.end !== 'played') return end;
  const { ranks, scores, winner, proof } = end;
  return { end: 'played', ranks: [...ranks], scores: [...scores], winner, proof };
}
