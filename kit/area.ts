// How much a board can count on in a window of that size, whatever else the table shows at the moment. A map is laid by it: a
// map that turned when a replay, a guide or a panel takes some of the window would be another map each time.

import { useLayoutEffect, useState } from 'react';

export interface Area {
  readonly width: number;
  readonly height: number;
}

/** Players and words stand beside the board from here on. */
const WIDE: Area = { width: 900, height: 512 };
/** A phone held sideways: everything else stands right of the board. */
const SIDEWAYS = 600;

export function areaIn({ width, height }: Area): Area {
  if (height < WIDE.height && width >= SIDEWAYS) return { width: 0.64 * width, height: height - 100 };
  if (width < WIDE.width || height < WIDE.height) return { width, height: 0.55 * height };
  return { width: width - Math.min(0.4 * width, 740), height: height - 200 };
}

/** How a map lies in this window, settled anew when the window changes: `lay` is told how it lay before. `laid`, by map, outlives
 *  what is on the screen: in a game, a replay and a what-if a map lies the same way. Null before the window was looked at. */
export function useLaid<T extends object>(
  laid: Map<string, T>,
  map: string,
  lay: (window: Area, before: T | null) => T,
): T | null {
  const [now, setNow] = useState<T | null>(laid.get(map) ?? null);
  useLayoutEffect(() => {
    const look = (): void => {
      const { innerWidth: width, innerHeight: height } = window;
      const next = lay({ width, height }, laid.get(map) ?? null);
      laid.set(map, next);
      setNow(next);
    };
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [laid, map, lay]);
  return now;
}
