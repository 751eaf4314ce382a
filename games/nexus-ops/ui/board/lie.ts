// Which way the board lies. The window alone settles it, and it turns only with the window (a phone that is turned): a map that
// turned with every change around it would be another map each time.

import { standsIn, useHolds, type Area } from '@starboard/kit';
import type { BoardName } from '../../data/board.ts';
import { layoutOf, type Lie } from './geometry.ts';

export function isTall(area: Area, board: BoardName, seats: number): boolean {
  const [lying, standing] = (['wide', 'tall'] as const).map((lie) => layoutOf(board, seats, lie).box);
  return standsIn(area, { lying, standing });
}

export function useLie(board: BoardName, seats: number): Lie {
  return useHolds((area) => isTall(area, board, seats)) ? 'tall' : 'wide';
}
