// A match as data: options + seats + log, with the state as a cache of the log; and whether and how it has ended.

import type { FairCounts, Draw, Fairness } from './chance.ts';
import type { Game, GameEvent } from './game.ts';
import type { Header } from './header.ts';
import type { Entry } from './log.ts';
import type { OptionValues } from './options.ts';
import type { Outcome } from './outcome.ts';
import { NOBODY } from './seats.ts';
import type { State } from './state.ts';
import type { Recent } from './undo.ts';
import { say } from './words.ts';
import type { EntryJson } from './entry-json.ts';

export interface Match {
  readonly game: Game;
  /** As it is published and hashed; a match from a file keeps the file's. */
  readonly header: Header;
  readonly options: OptionValues;
  readonly seats: number;
  readonly fairness: Fairness;
  /** What chance gave during set-up. */
  readonly setupDraws: readonly Draw[];
  /** What happened before the first decision; nothing where the match was resumed after everybody had been shown more. */
  readonly prelude: readonly GameEvent[];
  /** How many entries lie before the first of `log`: 0 unless the match was resumed from a snapshot. */
  first: number;
  /** Nothing is ever removed from it: an undo is an entry too. */
  readonly log: Entry[];
  state: State;
  counts: FairCounts;
  /** The hash that the next entry is chained to. */
  chain: string;
  /** The state before `recent[0]`, and the orders since that somebody might still undo. */
  base: State;
  recent: readonly Recent[];
  /** The players agreed to leave the game undecided. */
  drawn: boolean;
  /** The seats that gave up, in that order. */
  forfeits: readonly number[];
  /** How many commits showed something to each viewer, the spectator first: `viewSeqs[viewer + 1]`. */
  viewSeqs: readonly number[];
}

/** What a match was before a commit. */
export type Earlier = Readonly<Pick<Match, 'state' | 'recent'>>;

/** What a commit brought: for the exit gate, never to be shown as it is. */
export interface Committed {
  readonly entry: Entry;
  /** The entry as it is in files. */
  readonly written: EntryJson;
  readonly events: readonly GameEvent[];
  /** The order that an undo took back. */
  readonly undone?: readonly number[];
  readonly before: Earlier;
  /** Bit `viewer + 1` is set where the viewer's view of the match is not the same as before. */
  readonly shownTo: number;
}

/** How many entries the log has, those before a snapshot included. */
export function entryCount({ first, log }: Match): number {
  return first + log.length;
}

/** Does nobody owe a decision any more, by the rules, by agreement, or because too few seats did not give up? */
export function isOver(match: Match): boolean {
  return match.drawn || isForsaken(match, hasRivals(match)) || match.game.actors(match.state) === NOBODY;
}

/** How it ended; null while it goes on. */
export function outcomeOf(match: Match): Outcome | null {
  const { game, state } = match;
  // players end only what goes on
  const ended = game.actors(state) === NOBODY ? null : endedByPlayers(match, hasRivals(match));
  if (ended === null) return game.outcome(state);
  return isForsaken(match, hasRivals(match)) ? ended : { ...ended, sheet: game.sheet?.(state) ?? [] };
}

/** Does somebody without a seat still play against the table? */
function hasRivals({ game, state }: Match): boolean {
  return game.hasRivals?.(state) === true;
}

/** What players can end a match by, whatever its rules: giving up and agreeing on a draw. */
export type PlayersWill = Pick<Match, 'seats' | 'forfeits' | 'drawn'>;

/** How the players ended it, which takes no rules to know but whether `rivals` without a seat play on; null where they did
 *  not. */
export function endedByPlayers(will: PlayersWill, rivals = false): Outcome | null {
  if (isForsaken(will, rivals)) return { ...forsaken(will), rule: null, sheet: [] };
  if (!will.drawn) return null;
  const ranks = Array.from({ length: will.seats }, () => 1);
  return { ranks, rule: null, reason: say('agreedDraw'), sheet: [] };
}

/** Who is left when all others gave up has won, but not while rivals without a seat are in play. */
function isForsaken({ seats, forfeits }: PlayersWill, rivals: boolean): boolean {
  return forfeits.length >= (rivals ? seats : Math.max(1, seats - 1));
}

/** Who gave up last comes second. */
function forsaken({ seats, forfeits }: PlayersWill): Pick<Outcome, 'ranks' | 'reason'> {
  const ranks = Array.from({ length: seats }, () => 1);
  const winners = seats - forfeits.length;
  for (const [place, seat] of forfeits.entries())
    ranks[seat] = forfeits.length - place + Math.max(1, winners);
  const reason = say(seats === 1 ? 'gaveUp' : winners === 0 ? 'allGaveUp' : 'othersGaveUp');
  return { ranks, reason };
}
