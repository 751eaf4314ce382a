// Which way the board lies. The window alone settles it, and it turns only with the window (a phone that is turned): a map that
// turned with every change around it would be another map each time.

import { areaIn, useLaid, type Area } from '@starboard/kit';
import { useCallback } from 'react';
import type { BoardName } from '../../data/board.ts';
import { layoutOf, type Lie } from './geometry.ts';

/** How the board lies, and in a window of which size that was settled. */
export interface Settled {
  readonly lie: Lie;
  readonly window: Area;
}

/** So much wider or higher in proportion is a window of another shape. */
const ANOTHER_SHAPE = 1.25;
/** So much larger must the board get to be stood upright. */
const WORTH_IT = 1.1;

/** The lie that the window asks for, unless another was settled on and the window has about the same shape since. What it was
 *  before counts for nothing else: whoever opens the table anew finds it as it lay. */
export function settle(before: Settled | null, window: Area, scaleOf: (lie: Lie) => number): Settled {
  if (before !== null && !hasAnotherShape(before.window, window)) return before;
  return { lie: scaleOf('tall') > WORTH_IT * scaleOf('wide') ? 'tall' : 'wide', window };
}

function hasAnotherShape(before: Area, now: Area): boolean {
  const change = (now.width * before.height) / (now.height * before.width);
  return Math.max(change, 1 / change) > ANOTHER_SHAPE;
}

const laid = new Map<string, Settled>();

export function useLie(board: BoardName, seats: number): Lie {
  const lay = useCallback(
    (window: Area, before: Settled | null) => {
      const area = areaIn(window);
      return settle(before, window, (lie) => {
        const { box } = layoutOf(board, seats, lie);
        return Math.min(area.width / box.width, area.height / box.height);
      });
    },
    [board, seats],
  );
  return useLaid(laid, `${board} ${seats}`, lay)?.lie ?? 'wide';
}
