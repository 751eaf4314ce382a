// How the map lies in the window. A map that turned or grew while people play would cost them their bearings, so only the
// window counts: neither what a replay, a guide or a panel takes of it, nor at which of them a table was opened.

import { areaIn, useLaid, type Area } from '@starboard/kit';

export interface Lie {
  /** Higher than wide. */
  readonly upright: boolean;
  /** In an area so large that a small sector would be blown up to fill it. */
  readonly large: boolean;
}

const LARGE: Area = { width: 800, height: 650 };
/** A map that lies one way is turned only for an area that is clearly longer the other way. */
const CLEARLY = 1.2;

/** An area that is about square takes the map as it lies, or else along its longer side. */
export function lieIn(area: Area, before: Lie | null): Lie {
  const { width, height } = area;
  const stood = before?.upright ?? height > width;
  const upright = height > width * CLEARLY || (stood && height * CLEARLY >= width);
  const large = width > LARGE.width && height > LARGE.height;
  return before?.upright === upright && before.large === large ? before : { upright, large };
}

/** Every sector lies the same way. */
const laid = new Map<string, Lie>();
const UNLAID: Lie = { upright: false, large: true };

const lay = (window: Area, before: Lie | null): Lie => lieIn(areaIn(window), before);

export function useLie(): Lie {
  return useLaid(laid, 'sector', lay) ?? UNLAID;
}
