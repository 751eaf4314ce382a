// How a log is written down: notation instead of numbers, draws as short lists. This form is in files, and this form
// is what the hashes cover, so that anybody can check them with the file alone.

import type { Draw } from './chance.ts';
import type { Game } from './game.ts';
import type { Forfeit, Unsealed } from './log.ts';

/** [bound, result], with the seat where it was a seat's own stream. */
export type WrittenDraw = readonly [bound: number, result: number, stream?: number];

/** An entry of a file without its hash. */
export type WrittenDeed = { readonly seat: number; readonly at: number } & (
  | { readonly order: readonly string[]; readonly draws?: readonly WrittenDraw[] }
  | { readonly undo: number }
  | { readonly takeBack: number }
  | { readonly draw: true }
  | { readonly forfeit: Forfeit }
);

export type WrittenEntry = WrittenDeed & { readonly hash: string };

/** With its keys in the order of the alphabet, which is what hashes are made of. */
export function writeDeed({ moves }: Game, deed: Unsealed): WrittenDeed {
  const { seat, at } = deed;
  if ('undo' in deed) return { at, seat, undo: deed.undo };
  if ('takeBack' in deed) return { at, seat, takeBack: deed.takeBack };
  if ('draw' in deed) return { at, draw: true, seat };
  if ('forfeit' in deed) return { at, forfeit: deed.forfeit, seat };
  const order = deed.order.map(moves.toText);
  return deed.draws.length === 0
    ? { at, order, seat }
    : { at, draws: deed.draws.map(writeDraw), order, seat };
}

export function writeDraw({ stream, bound, result }: Draw): WrittenDraw {
  return stream < 0 ? [bound, result] : [bound, result, stream];
}

export function readDraw([bound, result, stream = -1]: WrittenDraw): Draw {
  return { stream, bound, result };
}
