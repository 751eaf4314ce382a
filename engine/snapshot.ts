// A match without its log: a snapshot from which it goes on, so that neither loading nor a move costs more in a long
// game. What needs the whole log (a take-back, a file, the log itself) replays it instead.

import { FairCounts, type Draw, type Fairness } from './chance.ts';
import { entryCount, type Match } from './match.ts';
import type { Game, GameEvent } from './game.ts';
import type { Header } from './header.ts';
import { layoutOf } from './layout.ts';
import { readOptions } from './options.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import type { Recent } from './undo.ts';
import { refuse } from './words.ts';
import { drawFromJson, drawToJson, type DrawJson } from './entry-json.ts';

interface RecentJson extends Omit<Recent, 'draws'> {
  readonly draws: readonly DrawJson[];
}

/** Plain data, full of secrets: it never leaves for a viewer. */
export interface MatchSnapshot {
  readonly entryCount: number;
  readonly chain: string;
  readonly layout: string;
  readonly state: string;
  readonly base: string;
  readonly recent: readonly RecentJson[];
  readonly counts: readonly (readonly [stream: number, count: number])[];
  readonly drawn: boolean;
  readonly forfeits: readonly number[];
  readonly viewSeqs: readonly number[];
  /** As long as somebody has been shown nothing else; absent: nothing happened. */
  readonly prelude?: readonly GameEvent[];
}

export function snapshotOf(match: Match): MatchSnapshot {
  const { shape } = match.game;
  const untold = match.prelude.length > 0 && match.viewSeqs.includes(0);
  return {
    entryCount: entryCount(match),
    chain: match.chain,
    layout: layoutOf(shape),
    state: shape.snapshot(match.state),
    base: shape.snapshot(match.base),
    recent: match.recent.map((each) => ({ ...each, draws: each.draws.map(drawToJson) })),
    counts: match.counts.toArray(),
    drawn: match.drawn,
    forfeits: match.forfeits,
    viewSeqs: match.viewSeqs,
    ...(untold ? { prelude: match.prelude } : {}),
  };
}

/** The match as it was when the snapshot was taken, without what lies before. `game` is the version of the rules that the
 *  header names. What is refused can still be replayed from its log. */
export function resumeMatch(
  game: Game,
  { header, fairness }: { readonly header: Header; readonly fairness: Fairness },
  from: MatchSnapshot,
): Match | Refusal {
  if (header.game !== game.id || header.rules !== game.rules) {
    return refuse(null, 'snapshotOfAnother', { game: header.game, rules: header.rules });
  }
  const options = readOptions(game.options, header.options);
  if (isRefusal(options)) return options;
  if (from.layout !== layoutOf(game.shape)) return refuse(null, 'otherLayout');
  const [state, base] = [game.shape.restore(from.state), game.shape.restore(from.base)];
  if (state === null || base === null) return refuse(null, 'badSnapshot');
  const draws = (written: readonly DrawJson[]): Draw[] => written.map(drawFromJson);
  return {
    game,
    header,
    options,
    seats: header.seats,
    fairness,
    setupDraws: [],
    prelude: from.prelude ?? [],
    first: from.entryCount,
    log: [],
    state,
    counts: new FairCounts(from.counts),
    chain: from.chain,
    base,
    recent: from.recent.map((each) => ({ ...each, draws: draws(each.draws) })),
    drawn: from.drawn,
    forfeits: from.forfeits,
    viewSeqs: from.viewSeqs,
  };
}

/** Drops the entries in memory, for those who keep them elsewhere. */
export function forgetLog(match: Match): void {
  match.first = entryCount(match);
  match.log.length = 0;
}
