// Where the battle window stands: on the side of the map that leaves the hex of the battle in sight.

import { useLayoutEffect, useState } from 'react';

type Side = 'left' | 'right' | 'top' | 'bottom';

export interface Dock {
  readonly side: Side;
  /** Pixels between the edge of the map and the hex. */
  readonly room: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What a window beside the hex needs; it is low and wide where it has less. */
const WIDE_ENOUGH = 340;

export function dockOf(sky: Box, hex: Box): Dock {
  const [left, right] = [hex.left - sky.left, sky.right - hex.right];
  const [top, bottom] = [hex.top - sky.top, sky.bottom - hex.bottom];
  if (Math.max(left, right) >= WIDE_ENOUGH) return larger({ left, right });
  return larger({ top, bottom });
}

function larger(rooms: Partial<Record<Side, number>>): Dock {
  const [[side, room]] = (Object.entries(rooms) as [Side, number][]).toSorted((a, b) => b[1] - a[1]);
  return { side, room };
}

/** Null until it was looked where the hex is. */
export function useDock(sky: HTMLElement | null, hex: string | null): Dock | null {
  const [dock, setDock] = useState<Dock | null>(null);
  useLayoutEffect(() => {
    const look = (): void => {
      const place = hex === null ? null : sky?.querySelector(`[data-spot="${hex}"] .no-hit`);
      if (sky === null || !place) return;
      setDock(dockOf(sky.getBoundingClientRect(), place.getBoundingClientRect()));
    };
    look();
    if (sky === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(look);
    observer.observe(sky);
    return () => observer.disconnect();
  }, [sky, hex]);
  return dock;
}
