// Tables and results: what is known of a game of the tournament becomes a deed, or is refused with the reason.

import { isRefusal, type Refusal } from '@starboard/engine';
import type { GameResult } from '../result.ts';
import { refuse } from '../words.ts';
import { whyEnded, type TournamentDecided } from './entering.ts';
import { sittersOf, type Encounter, type Tournament } from './tournament.ts';

/** SE-4.8: a table belongs to one game, and a game to one table. */
export function openTable(tournament: Tournament, number: number, table: string): TournamentDecided {
  const encounter = unsettled(tournament, number);
  if (isRefusal(encounter)) return encounter;
  if (encounter.table !== null) return refuse('SE-4.8', 'hasTable');
  if (tournament.encounters.some((each) => each.table === table)) return refuse('SE-4.8', 'tableTwice');
  return { do: 'open', encounter: number, table };
}

/** SE-4.8: what came of the game at that table counts once. */
export function report(tournament: Tournament, table: string, result: GameResult): TournamentDecided {
  const number = tournament.encounters.findIndex((each) => each.table === table);
  if (number < 0) return refuse('SE-4.8', 'otherSeries');
  const encounter = unsettled(tournament, number);
  if (isRefusal(encounter)) return encounter;
  const seats = sittersOf(encounter).length;
  const { ranks, scores } = result;
  if (ranks.length !== seats || scores.length !== seats)
    return refuse('SE-4.8', 'otherSeats', { seats, ranks: ranks.length });
  return { do: 'result', encounter: number, result };
}

/** SE-4.7 */
export function noShow(tournament: Tournament, number: number, absent: readonly string[]): TournamentDecided {
  const encounter = unsettled(tournament, number);
  if (isRefusal(encounter)) return encounter;
  const sitters = sittersOf(encounter);
  if (
    absent.length === 0 ||
    absent.some((id) => !sitters.includes(id)) ||
    new Set(absent).size < absent.length
  )
    return refuse('SE-4.7', 'notAtTable');
  return { do: 'noShow', encounter: number, absent };
}

/** SE-4.5 */
export function unfinished(tournament: Tournament, number: number): TournamentDecided {
  const encounter = unsettled(tournament, number);
  return isRefusal(encounter) ? encounter : { do: 'unfinished', encounter: number };
}

/** SE-4.5: the organizer stops a game that does not go on: at which table, or why not. */
export function callOff(tournament: Tournament, number: number, asker: string): string | Refusal {
  if (asker !== tournament.organizer) return refuse('SE-4.5', 'onlyOrganizer');
  const encounter = unsettled(tournament, number);
  if (isRefusal(encounter)) return encounter;
  return encounter.table ?? refuse('SE-4.5', 'noTableYet');
}

function unsettled(tournament: Tournament, number: number): Encounter | Refusal {
  const ended = whyEnded(tournament);
  if (ended !== null) return ended;
  if (tournament.status !== 'playing') return refuse('SE-4.8', 'notBegun');
  const encounter = tournament.encounters[number];
  if (encounter === undefined) return refuse('SE-4.8', 'noSuchEncounter', { encounter: number });
  return encounter.end === null ? encounter : refuse('SE-4.8', 'resultTwice');
}
