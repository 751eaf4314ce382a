// How the map lies in the window. A map that turned or grew while people play would cost them their bearings, so only the
// window counts: neither what a replay, a guide or a panel takes of it, nor how the map lay before.

import { standsIn, useHolds, type Area, type Shapes } from '@starboard/kit';

export interface Lie {
  /** Higher than wide. */
  readonly upright: boolean;
  /** In an area so large that a small sector would be blown up to fill it. */
  readonly large: boolean;
}

const LARGE: Area = { width: 800, height: 650 };
/** Every sector lies the same way, as the longest would. */
const LONG: Shapes = { lying: { width: 2, height: 1 }, standing: { width: 1, height: 2 } };

export const isUpright = (area: Area): boolean => standsIn(area, LONG);

export const isLarge = ({ width, height }: Area): boolean => width > LARGE.width && height > LARGE.height;

export function useLie(): Lie {
  return { upright: useHolds(isUpright), large: useHolds(isLarge) };
}
