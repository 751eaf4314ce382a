// Folds a tournament's file again: each deed must follow from those before, and once the seed is there the lots must come from
// it. Results are proved by the files of the games.

import { isRefusal, messageOf, type Game, type Refusal } from '@starboard/engine';
import { commitmentOf, fromHex, replayGame, type GameFile } from '@starboard/engine/match';
import { isAlike } from '../alike.ts';
import { resultOf } from '../result.ts';
import type { Group } from '../group/group.ts';
import { groupResult } from '../group/scoring.ts';
import { refuse, say } from '../words.ts';
import type { DatedTournamentDeed, TournamentDeed } from './deed.ts';
import { cancel, checkIn, closing, enter, withdraw, type TournamentDecided } from './entering.ts';
import type { TournamentFile } from './file.ts';
import { noShow, openTable, report, unfinished } from './playing.ts';
import { nextDeed } from './steps.ts';
import { after, begun, type Tournament } from './tournament.ts';

export interface VerifiedTournament {
  readonly tournament: Tournament;
  /** Only with the seed, which is published when the tournament is over. */
  readonly lotsProved: boolean;
}

/** SE-3.3 */
export function verifyTournament({ seed: given, deeds }: TournamentFile): VerifiedTournament | Refusal {
  const seed = given === undefined ? null : fromHex(given);
  const [{ deed: first }, ...rest] = deeds;
  if (first.do !== 'plan') return broken(0, say('otherDeed'));
  if (seed !== null && commitmentOf(seed) !== first.commitment) return refuse('SE-3.2', 'otherSeed');
  let tournament = begun(first);
  for (const [i, dated] of rest.entries()) {
    const wrong = whyOther(tournament, dated, seed);
    if (wrong !== null) return broken(i + 1, wrong);
    tournament = after(tournament, dated.deed);
  }
  return { tournament, lotsProved: seed !== null };
}

function broken(deed: number, problem: ReturnType<typeof say>): Refusal {
  return refuse('SE-3.3', 'deedDoesNotFollow', { deed, problem });
}

/** Why that deed could not be done then, or null. */
function whyOther(
  tournament: Tournament,
  { deed, at }: DatedTournamentDeed,
  seed: Uint8Array | null,
): ReturnType<typeof say> | null {
  const due = redone(tournament, deed, at, seed);
  if (isRefusal(due)) return messageOf(due);
  if (due !== null && isAlike(due, deed)) return null;
  return say(deed.do === 'lots' || deed.do === 'lot' ? 'otherLots' : 'otherDeed');
}

/** What is decided when the same is wanted again; null where nothing is due. */
function redone(
  tournament: Tournament,
  deed: TournamentDeed,
  at: number,
  seed: Uint8Array | null,
): TournamentDecided | null {
  const asking = { asker: tournament.organizer, now: at };
  switch (deed.do) {
    case 'enter':
      return enter(tournament, { id: deed.entrant, bot: deed.bot, word: deed.word }, asking);
    case 'checkIn':
      return checkIn(tournament, { id: deed.entrant, word: deed.word }, asking);
    case 'withdraw':
      return withdraw(tournament, deed.entrant, asking);
    case 'close':
      return tournament.status === 'entering' ? closing(tournament) : null;
    case 'cancel':
      return deed.why === 'organizer' ? cancel(tournament, asking) : nextDeed(tournament, NO_SEED, at);
    case 'open':
      return openTable(tournament, deed.encounter, deed.table);
    case 'result':
      return report(tournament, tournament.encounters[deed.encounter]?.table ?? '', deed.result);
    case 'noShow':
      return noShow(tournament, deed.encounter, deed.absent);
    case 'unfinished':
      return unfinished(tournament, deed.encounter);
    case 'lots':
    case 'lot':
      return seed === null ? believed(tournament, deed, at) : nextDeed(tournament, seed, at);
    default:
      return nextDeed(tournament, NO_SEED, at);
  }
}

/** What draws no lots needs none. */
const NO_SEED = new Uint8Array(0);

/** Without the seed only that lots were due, and among whom. */
function believed(
  tournament: Tournament,
  deed: Extract<TournamentDeed, { do: 'lots' | 'lot' }>,
  at: number,
): TournamentDeed | null {
  const due = nextDeed(tournament, NO_SEED, at);
  if (due?.do === 'lots' && deed.do === 'lots')
    return isAlike(due.order.toSorted(), deed.order.toSorted()) ? deed : null;
  if (due?.do !== 'lot' || deed.do !== 'lot' || due.encounter !== deed.encounter) return null;
  return tournament.encounters[deed.encounter].entrants.includes(deed.winner) ? deed : null;
}

/** SE-3.3: the file of a game of the tournament, replayed, brings the result that was counted. */
export function whyOtherGame({ encounters }: Tournament, game: Game, file: GameFile): Refusal | null {
  const end = encounters.find(({ table }) => table === file.table)?.end;
  if (end?.end !== 'played') return refuse('SE-3.3', 'noSuchTable', { table: file.table });
  const match = replayGame(game, file);
  if (isRefusal(match)) return match;
  const result = resultOf(match);
  const { end: _, ...counted } = end;
  return result !== null && isAlike(JSON.parse(JSON.stringify(result)), counted)
    ? null
    : refuse('SE-3.3', 'otherResult');
}

/** SE-7.13: the same of a game that was a group of tables, verified by itself before. */
export function whyOtherGroup({ plan, encounters }: Tournament, group: Group): Refusal | null {
  const { series, game, rules, options } = group.plan;
  const end = encounters.find(({ table }) => table === series)?.end;
  if (end?.end !== 'played') return refuse('SE-7.13', 'noSuchTable', { table: series });
  if (plan.game !== game || plan.rules !== rules || plan.tables !== options.length)
    return refuse('SE-7.13', 'otherGame');
  const { end: _, ...counted } = end;
  const result = groupResult(group);
  return result !== null && isAlike(JSON.parse(JSON.stringify(result)), counted)
    ? null
    : refuse('SE-7.13', 'otherResult');
}
