// Which way the board lies. It is settled when a table is opened and turns only with the window itself (a phone that is turned):
// a map that turned with every change around it would be another map each time.

import { useLayoutEffect, useState, type RefObject } from 'react';
import type { BoardName } from '../../data/board.ts';
import { layoutOf, type Lie } from './geometry.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How the board lies, and in a window of which size that was settled. */
export interface Settled {
  readonly lie: Lie;
  readonly window: Size;
}

/** So much wider or higher in proportion is a window of another shape. */
const ANOTHER_SHAPE = 1.25;
/** So much larger must the board get to be worth turning it. */
const WORTH_IT = 1.1;

/** Share of the window that the map can count on: a lesson may take some of it for a while. */
const LEAST_HEIGHT = 0.45;

/** The lie that shows the board larger, unless another was settled on and the window has about the same shape since. */
export function settle(before: Settled | null, window: Size, scaleOf: (lie: Lie) => number): Settled {
  if (before === null) return { lie: scaleOf('wide') >= scaleOf('tall') ? 'wide' : 'tall', window };
  if (!hasAnotherShape(before.window, window)) return before;
  const other = before.lie === 'wide' ? 'tall' : 'wide';
  return scaleOf(other) > WORTH_IT * scaleOf(before.lie) ? { lie: other, window } : before;
}

function hasAnotherShape(before: Size, now: Size): boolean {
  const change = (now.width * before.height) / (now.height * before.width);
  return Math.max(change, 1 / change) > ANOTHER_SHAPE;
}

/** By board, so that a table that is laid anew (another person looks, a what-if) lies as before. */
const settled = new Map<string, Settled>();

export function useLie(frame: RefObject<HTMLElement | null>, board: BoardName, seats: number): Lie {
  const key = `${board} ${seats}`;
  const [lie, setLie] = useState<Lie>(settled.get(key)?.lie ?? 'wide');
  useLayoutEffect(() => {
    const look = (): void => {
      const { clientWidth: width = 0, clientHeight = 0 } = frame.current ?? {};
      if (width === 0 || clientHeight === 0) return;
      const height = Math.max(clientHeight, LEAST_HEIGHT * window.innerHeight);
      const scaleOf = (each: Lie): number => {
        const { box } = layoutOf(board, seats, each);
        return Math.min(width / box.width, height / box.height);
      };
      const now = settle(
        settled.get(key) ?? null,
        { width: window.innerWidth, height: window.innerHeight },
        scaleOf,
      );
      settled.set(key, now);
      setLie(now.lie);
    };
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [frame, key, board, seats]);
  return lie;
}
