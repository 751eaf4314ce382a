// The door to tournaments.

export type { GameResult } from '../result.ts';
export { resultOf } from '../result.ts';
export type { DatedTournamentDeed, TournamentDeed } from './deed.ts';
export {
  cancel,
  checkIn,
  close,
  enter,
  withdraw,
  type SeriesAsker,
  type NewEntrant,
  type TournamentDecided,
} from './entering.ts';
export { parseTournament, tournamentText, type NamedEntrant, type TournamentFile } from './file.ts';
export { FORMAT_IDS, formats, MOST_ENTRANTS, type Format, type FormatId } from './formats.ts';
export type { TournamentPlan } from './plan.ts';
export { plan, readPlanGiven, type PlanGiven, type Planning } from './planning.ts';
export { callOff, noShow, openTable, report, unfinished } from './playing.ts';
export { roundsOf } from './schedule/next-round.ts';
export { explained, standingsOf, type Placed, type TieDecision } from './standings.ts';
export { nextDeed } from './steps.ts';
export {
  after,
  begun,
  fold,
  sittersOf,
  waitingForTable,
  type Encounter,
  type EncounterEnd,
  type Entrant,
  type Tournament,
} from './tournament.ts';
export { verifyTournament, whyOtherGame, whyOtherGroup, type VerifiedTournament } from './verify.ts';
