import { expect, test } from 'vitest';
import { homeSides, type BoardName } from '../../data/board.ts';
import { homeHex } from '../../rules/board.ts';
import { HOME_HEXES } from '../../rules/state.ts';
import { layoutOf, placeOf, type Layout, type Lie } from './geometry.ts';

const LIES: readonly Lie[] = ['wide', 'tall'];

const boards = Object.entries(homeSides).flatMap(([board, bySeats]) =>
  Object.keys(bySeats).flatMap((seats) =>
    LIES.map((lie) => [board as BoardName, Number(seats), lie] as const),
  ),
);

/** Where a home base lies as seen from the Monolith, in degrees: on a screen they grow clockwise. */
function bearing({ places }: Layout, seat: number): number {
  const base = Array.from({ length: HOME_HEXES }, (_, i) => places[homeHex(seat, i)]);
  const x = base.reduce((sum, place) => sum + (place?.x ?? 0), 0);
  const y = base.reduce((sum, place) => sum + (place?.y ?? 0), 0);
  return (Math.atan2(y, x) * 180) / Math.PI;
}

test.each(boards)('NO-1.1: turns go round the board %s of %i seats clockwise where it lies %s', (...of) => {
  const layout = layoutOf(...of);
  const [, seats] = of;
  expect(layout.places[0]).toEqual(placeOf([0, 0], layout.lie));
  const steps = Array.from({ length: seats }, (_, seat) => {
    const step = bearing(layout, (seat + 1) % seats) - bearing(layout, seat);
    return Math.round((step + 360) % 360);
  });
  // once round; against the clock it would be oftener
  expect(steps.reduce((sum, step) => sum + step, 0)).toBe(360);
});

test('NO-1.1: the first seat of the standard board is at the left, or at the bottom', () => {
  expect(bearing(layoutOf('standard', 4, 'wide'), 0)).toBeCloseTo(180);
  expect(bearing(layoutOf('standard', 4, 'tall'), 0)).toBeCloseTo(90);
});
