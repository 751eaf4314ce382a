// Plays what was written down: a step of a replay, or what another process committed.

import { ChanceMismatch, fairDraw, type Draw, type FairCounts, type Fairness } from './chance.ts';
import type { Committed, Match } from './match.ts';
import { agreeDraw, forfeit, resubmit, takeBack, undo } from './commit.ts';
import { isRefusal, Refusal } from './refusal.ts';
import { refuse } from './words.ts';
import { drawFromJson, type EntryJson } from './entry-json.ts';

export interface Following {
  /** Compute every die from the seed again. Without it they are believed: the chain of hashes covers them. */
  readonly prove: boolean;
}

/** Commits a written entry with its dice. Refuses it where it is not by the rules or, where the seed is known, where its
 *  hash or a die does not follow from it; the match is of no use then. */
export function follow(match: Match, written: EntryJson, { prove }: Following): Committed | Refusal {
  const counts = match.counts.copy();
  const committed = fitting(() => recommit(match, written, counts, prove));
  if (isRefusal(committed)) return committed;
  match.counts = counts;
  if (committed.entry.hash === written.hash) return committed;
  if (match.fairness.seed.length > 0) {
    return refuse(null, 'brokenChain');
  }
  // without the seed the hashes cannot be made again, so the written one stands
  const entry = { ...committed.entry, hash: written.hash };
  match.log[match.log.length - 1] = entry;
  match.chain = written.hash;
  return { ...committed, entry };
}

function recommit(match: Match, written: EntryJson, counts: FairCounts, prove: boolean) {
  const { seat, at } = written;
  if ('takeBack' in written) return takeBack(match, seat, written.takeBack, at);
  if ('draw' in written) return agreeDraw(match, seat, at);
  if ('forfeit' in written) return forfeit(match, seat, written.forfeit, at);
  if ('undo' in written) {
    const undone = undo(match, seat, at);
    if (isRefusal(undone) || ('undo' in undone.entry && undone.entry.undo === written.undo)) return undone;
    return refuse(null, 'otherUndo', { entry: written.undo + 1 });
  }
  const order: number[] = [];
  for (const text of written.order) {
    const move = match.game.moves.fromText(text);
    if (typeof move !== 'number') return new Refusal(move);
    order.push(move);
  }
  const draws = (written.draws ?? []).map(drawFromJson);
  if (!counted(draws, counts, prove ? match.fairness : null)) return refuse(null, 'otherDie');
  return resubmit(match, seat, order, draws, at);
}

/** Counts the draws of each stream. False when the seed, where it is to be asked, gives another result. */
export function counted(draws: readonly Draw[], counts: FairCounts, fairness: Fairness | null): boolean {
  return draws.every(({ stream, bound, result }) => {
    const n = counts.next(stream);
    return fairness === null || fairDraw(fairness, stream, n, bound) === result;
  });
}

/** Dice that the rules do not ask for are the fault of who wrote them, not ours. */
export function fitting<T>(play: () => T): T | Refusal {
  try {
    return play();
  } catch (error) {
    if (error instanceof ChanceMismatch) return refuse(null, 'otherDice', { what: error.message });
    throw error;
  }
}
