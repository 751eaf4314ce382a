// Which way the board lies. The window alone settles it, and it turns only with the window (a phone that is turned): a map that
// turned with every change around it would be another map each time.

import { roomIn, type Room } from '@starboard/kit';
import { useLayoutEffect, useState } from 'react';
import type { BoardName } from '../../data/board.ts';
import { layoutOf, type Lie } from './geometry.ts';

/** How the board lies, and in a window of which size that was settled. */
export interface Settled {
  readonly lie: Lie;
  readonly window: Room;
}

/** So much wider or higher in proportion is a window of another shape. */
const ANOTHER_SHAPE = 1.25;
/** So much larger must the board get to be stood upright. */
const WORTH_IT = 1.1;

/** The lie that the window asks for, unless another was settled on and the window has about the same shape since. What it was
 *  before counts for nothing else: whoever opens the table anew finds it as it lay. */
export function settle(before: Settled | null, window: Room, scaleOf: (lie: Lie) => number): Settled {
  if (before !== null && !hasAnotherShape(before.window, window)) return before;
  return { lie: scaleOf('tall') > WORTH_IT * scaleOf('wide') ? 'tall' : 'wide', window };
}

function hasAnotherShape(before: Room, now: Room): boolean {
  const change = (now.width * before.height) / (now.height * before.width);
  return Math.max(change, 1 / change) > ANOTHER_SHAPE;
}

/** By board, for every table that is laid in this window: in a game, a replay and a what-if it lies the same way. */
const settled = new Map<string, Settled>();

export function useLie(board: BoardName, seats: number): Lie {
  const key = `${board} ${seats}`;
  const [lie, setLie] = useState<Lie>(settled.get(key)?.lie ?? 'wide');
  useLayoutEffect(() => {
    const look = (): void => {
      const size = { width: window.innerWidth, height: window.innerHeight };
      const room = roomIn(size);
      const scaleOf = (each: Lie): number => {
        const { box } = layoutOf(board, seats, each);
        return Math.min(room.width / box.width, room.height / box.height);
      };
      const now = settle(settled.get(key) ?? null, size, scaleOf);
      settled.set(key, now);
      setLie(now.lie);
    };
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [key, board, seats]);
  return lie;
}
