// How much a board can count on in a window of that size, whatever else the table shows at the moment. A map is laid by it: a
// map that turned when a replay, a guide or a panel takes some of the window would be another map each time.

import { useSyncExternalStore } from 'react';

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

/** A map is stood upright where that makes it so much larger, and lies in all windows that hardly care. */
const WORTH_IT = 1.1;

export interface Shapes {
  /** How large the map is when it lies. */
  readonly lying: Area;
  readonly standing: Area;
}

/** Nothing else counts, least of all how the map lay before: whoever opens the table anew finds it as it was. */
export function standsIn(area: Area, { lying, standing }: Shapes): boolean {
  return scaleIn(area, standing) > WORTH_IT * scaleIn(area, lying);
}

const scaleIn = (area: Area, { width, height }: Area): number =>
  Math.min(area.width / width, area.height / height);

/** What holds of the area for a board in this window; drawn anew only when it holds no more, or does again. */
export function useHolds(holds: (area: Area) => boolean): boolean {
  const now = (): boolean => holds(areaIn({ width: window.innerWidth, height: window.innerHeight }));
  return useSyncExternalStore(resized, now, () => false);
}

function resized(look: () => void): () => void {
  window.addEventListener('resize', look);
  return () => window.removeEventListener('resize', look);
}
