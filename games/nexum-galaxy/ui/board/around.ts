// Where signs lie around a planet, from its middle, so that none covers another: its number, the gate of a home, the price of a
// ship.

import { beside, type ChartDisk, type Spotted } from './chart.ts';

export interface Sign {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const MIDDLE = { x: 0, y: 0 };

/** The letter of a system, from the middle of its disk. */
export function letterPlace({ radius }: Pick<ChartDisk, 'radius'>): {
  readonly x: number;
  readonly y: number;
} {
  return { x: -radius * 0.68, y: -radius * 0.52 };
}

/** At the rim, where no glow covers it. */
export function numberPlace({ outward, radius }: Spotted): Sign {
  return { ...beside(MIDDLE, outward + 1.75, radius + 4.5), r: 6.4 };
}

export function gatePlace({ outward, radius }: Spotted): Sign {
  return { ...beside(MIDDLE, outward - 2, radius + 6), r: 8.6 };
}

/** Markers of events stand side by side where neither ships nor the number are. */
export function markerPlace({ outward, radius }: Spotted, kind: 0 | 1): Sign {
  return { ...beside(MIDDLE, outward - 1.78 - kind * 0.7, radius + 6), r: 7 };
}

/** Half of a price as it is drawn. */
const PRICE = { width: 16, height: 7.5 };

/** Below the planet, or to a side or above where something else lies there. */
export function pricePlace(
  spot: Spotted,
  home: boolean,
  barred = false,
): { readonly x: number; readonly y: number } {
  const taken = [
    numberPlace(spot),
    ...(home ? [gatePlace(spot)] : []),
    ...(barred ? [markerPlace(spot, 0)] : []),
  ];
  const edge = spot.radius + 3;
  const places = [...[0, -9, 9, -18, 18].map((x) => ({ x, y: edge })), { x: 0, y: -edge }];
  return places.find((at) => taken.every((sign) => !covers(at, sign))) ?? places[0];
}

export function covers(price: { readonly x: number; readonly y: number }, { x, y, r }: Sign): boolean {
  const dx = Math.max(0, Math.abs(x - price.x) - PRICE.width);
  const dy = Math.max(0, Math.abs(y - price.y) - PRICE.height);
  return Math.hypot(dx, dy) < r;
}
