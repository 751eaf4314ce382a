// The log as a viewer may know it.

import type { Committed, Match } from './match.ts';
import type { Game } from './game.ts';
import type { Entry, Forfeit } from './log.ts';
import type { State } from './state.ts';

/** An entry of the log as a viewer may know it. */
export interface SeenEntry {
  readonly seat: number;
  readonly at: number;
  /** Moves in notation, of a veiled one only its name; absent in an undo or take-back. */
  readonly order?: readonly string[];
  readonly undo?: true;
  readonly takeBack?: true;
  readonly draw?: true;
  readonly forfeit?: Forfeit;
}

/** May only the seat that gave it know of the order? */
export function isSecret(game: Game, state: State, order: readonly number[]): boolean {
  return order.some(game.moves.isSealed) && game.showsSealed?.(state) !== true;
}

/** Null when the viewer may not even know that something was ordered. `undone` is the order that an undo took back. */
export function seenEntry(
  { game, state }: Match,
  entry: Entry,
  undone: readonly number[],
  viewer: number,
  over: boolean,
): SeenEntry | null {
  const { seat, at } = entry;
  if ('takeBack' in entry) return { seat, at, takeBack: true };
  if ('draw' in entry) return { seat, at, draw: true };
  if ('forfeit' in entry) return { seat, at, forfeit: entry.forfeit };
  const order = 'order' in entry ? entry.order : undone;
  if (!over && viewer !== seat && isSecret(game, state, order)) return null;
  if ('undo' in entry) return { seat, at, undo: true };
  return { seat, at, order: order.map((move) => seenMove(game, move, over || viewer === seat)) };
}

function seenMove({ moves }: Game, move: number, known: boolean): string {
  return known || !moves.isVeiled(move) ? moves.toText(move) : moves.names[moves.kindOf(move)];
}

/** The order that a commit took back, from the commit itself or from the log. */
export function undoneBy(match: Match, entry: Entry, told?: Pick<Committed, 'undone'>): readonly number[] {
  if (!('undo' in entry)) return [];
  if (told?.undone !== undefined) return told.undone;
  const undone = match.log[entry.undo - match.first];
  return 'order' in undone ? undone.order : [];
}
