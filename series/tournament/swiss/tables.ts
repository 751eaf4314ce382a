// Swiss pairings at tables of three and four: the list is cut into tables, and neighbours change places as long as fewer meet
// again by it. For larger tables nobody knows a quick way to the best solution: this one is good and ends, after at most
// MOST_PASSES looks at the O(n) exchanges between near tables, and the O(n) of each table where some meet again.

import type { Contender } from './contender.ts';

export interface SeatedRound {
  readonly tables: readonly (readonly Contender[])[];
  readonly byes: readonly Contender[];
}

/** SE-2.11 */
export function grouped(players: readonly Contender[], wanted: number): SeatedRound {
  const sizes = sizesFor(players.length, wanted);
  const over = players.length - sizes.reduce((sum, size) => sum + size, 0);
  const byes = over === 0 ? [] : byesOf(players, over);
  const rest = players.filter((each) => !byes.includes(each));
  let next = 0;
  const tables = sizes.map((size) => rest.slice(next, (next += size)));
  exchange(tables);
  return { tables, byes };
}

/** As many tables of the wanted size as can be, the larger first; nobody is over but of one, two or five. */
export function sizesFor(players: number, wanted: number): readonly number[] {
  const options: number[][] = [];
  for (let fours = Math.floor(players / 4); fours >= 0; fours--) {
    const rest = players - 4 * fours;
    if (rest % 3 === 0) options.push([fours, rest / 3]);
  }
  if (options.length === 0) return players === 5 ? [4] : [];
  const [fours, threes] = wanted === 3 ? options[options.length - 1] : options[0];
  return [...Array.from({ length: fours }, () => 4), ...Array.from({ length: threes }, () => 3)];
}

/** SE-4.9 */
function byesOf(players: readonly Contender[], count: number): readonly Contender[] {
  return players
    .toReversed()
    .sort((one, other) => one.walkovers - other.walkovers)
    .slice(0, count);
}

const MOST_PASSES = 30;
/** Tables apart between which players are exchanged. */
const NEAR = 3;

function exchange(tables: Contender[][]): void {
  for (let pass = 0, better = true; better && pass < MOST_PASSES; pass++) {
    better = false;
    for (let one = 0; one < tables.length; one++) {
      const far = costOf(tables[one]) >= AGAIN ? tables.length : NEAR;
      for (let apart = 1; apart <= far; apart++)
        for (const other of [one + apart, one - apart])
          if (tables[other] !== undefined && exchangeBetween(tables[one], tables[other])) better = true;
    }
  }
}

function exchangeBetween(one: Contender[], other: Contender[]): boolean {
  const before = costOf(one) + costOf(other);
  if (before === 0) return false;
  for (let i = 0; i < one.length; i++) {
    for (let j = 0; j < other.length; j++) {
      [one[i], other[j]] = [other[j], one[i]];
      if (costOf(one) + costOf(other) < before) return true;
      [one[i], other[j]] = [other[j], one[i]];
    }
  }
  return false;
}

/** More than any difference in points. */
const AGAIN = 10_000;

function costOf(table: readonly Contender[]): number {
  let cost = 0;
  for (let i = 0; i < table.length; i++) {
    for (let j = i + 1; j < table.length; j++) {
      const times = table[i].met.get(table[j].id) ?? 0;
      cost += AGAIN * times * times + Math.abs(table[i].points - table[j].points);
    }
  }
  return cost;
}
