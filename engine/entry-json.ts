// How a log is written down: notation instead of numbers, draws as short lists. This form is in files, and this form
// is what the hashes cover, so that anybody can check them with the file alone.

import type { Draw } from './chance.ts';
import type { Game } from './game.ts';
import type { Forfeit, BareEntry } from './log.ts';

/** [bound, result], with the seat where it was a seat's own stream. */
export type DrawJson = readonly [bound: number, result: number, stream?: number];

/** An entry of a file without its hash. */
export type BareEntryJson = { readonly seat: number; readonly at: number } & (
  | { readonly order: readonly string[]; readonly draws?: readonly DrawJson[] }
  | { readonly undo: number }
  | { readonly takeBack: number }
  | { readonly draw: true }
  | { readonly forfeit: Forfeit }
);

export type EntryJson = BareEntryJson & { readonly hash: string };

/** With its keys in the order of the alphabet, which is what hashes are made of. */
export function entryToJson({ moves }: Game, entry: BareEntry): BareEntryJson {
  const { seat, at } = entry;
  if ('undo' in entry) return { at, seat, undo: entry.undo };
  if ('takeBack' in entry) return { at, seat, takeBack: entry.takeBack };
  if ('draw' in entry) return { at, draw: true, seat };
  if ('forfeit' in entry) return { at, forfeit: entry.forfeit, seat };
  const order = entry.order.map(moves.toText);
  return entry.draws.length === 0
    ? { at, order, seat }
    : { at, draws: entry.draws.map(drawToJson), order, seat };
}

export function drawToJson({ stream, bound, result }: Draw): DrawJson {
  return stream < 0 ? [bound, result] : [bound, result, stream];
}

export function drawFromJson([bound, result, stream = -1]: DrawJson): Draw {
  return { stream, bound, result };
}
