// Who sits where at a table: everybody where they sat least, and not again where they sat last.

import type { Contender } from './contender.ts';

/** SE-2.10: where all is equal, the better begins at every other table. */
export function seated(players: readonly Contender[], table: number): readonly string[] {
  const orders = ordersOf(players);
  const turn = table % orders.length;
  const ways = [...orders.slice(turn), ...orders.slice(0, turn)];
  const best = ways.reduce((least, way) => (costOf(way) < costOf(least) ? way : least));
  return best.map(({ id }) => id);
}

/** More than all who could sit where they sat last. */
const OFTEN = 5;

function costOf(way: readonly Contender[]): number {
  return way.reduce(
    (sum, { seats, lastSeat }, seat) => sum + OFTEN * seats[seat] + (lastSeat === seat ? 1 : 0),
    0,
  );
}

function ordersOf<T>(things: readonly T[]): readonly (readonly T[])[] {
  if (things.length < 2) return [things];
  return things.flatMap((first, i) => ordersOf(things.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}
