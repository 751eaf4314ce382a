// Swiss pairings at tables of two. From the top of the list down, everybody gets the opponent who suits best among those with
// as many points, as long as all others can still be paired without meeting again. Whether they can is asked of a largest
// matching that is kept along the way: one search, O(n²), for each opponent that is tried.

import { Matching } from './matching.ts';
import { firstsAhead, type Contender } from './contender.ts';

export interface PairedRound {
  readonly tables: readonly (readonly [Contender, Contender])[];
  readonly bye: Contender | null;
}

/** SE-2.8, SE-2.9 */
export function paired(players: readonly Contender[]): PairedRound {
  if (players.length % 2 === 0) return { tables: pairsOf(players), bye: null };
  const bye = byeOf(players);
  return { tables: pairsOf(players.filter((each) => each !== bye)), bye };
}

/** SE-4.9: the last of those who had the fewest points without a game, if the others can be paired then. */
function byeOf(players: readonly Contender[]): Contender {
  const order = players.map((_, place) => place).reverse();
  order.sort((one, other) => players[one].walkovers - players[other].walkovers);
  const matching = new Matching(players.length, graph(players, haveNotMet));
  // a largest matching leaves one over where the number is odd, and another in its place if it can
  const fits = order.find((place) => matching.left.length === 1 && matching.takeOne(place));
  return players[fits ?? order[0]];
}

function pairsOf(players: readonly Contender[]): readonly (readonly [Contender, Contender])[] {
  const joined = mayMeet(players);
  const all = new Matching(players.length, joined);
  const tables: (readonly [Contender, Contender])[] = [];
  let floating: readonly number[] = [];
  for (const level of levelsOf(players)) {
    const group = [...floating, ...level];
    const inside = new Matching(players.length, joined, group);
    floating = pairGroup(players, group, { joined, all, inside }, (one, other) =>
      tables.push([players[one], players[other]]),
    );
  }
  return tables;
}

interface Graphs {
  readonly joined: Uint8Array;
  /** Of all who are not paired yet. */
  readonly all: Matching;
  /** Of the group: as many as possible stay in it. */
  readonly inside: Matching;
}

/** Pairs a group; those who find nobody in it float down to the next. */
function pairGroup(
  players: readonly Contender[],
  group: readonly number[],
  { joined, all, inside }: Graphs,
  pair: (one: number, other: number) => void,
): readonly number[] {
  const floating: number[] = [];
  let open = group;
  while (open.length > 0) {
    const [one, ...others] = open;
    const found = bestFirst(players, one, others).find(
      (other) =>
        joined[one * players.length + other] === 1 &&
        inside.canTakePair(one, other) &&
        all.takePair(one, other),
    );
    if (found === undefined) {
      inside.drop(one);
      floating.push(one);
      open = others;
    } else {
      inside.takePair(one, found);
      pair(one, found);
      open = others.filter((other) => other !== found);
    }
  }
  return floating;
}

/** SE-2.8: the upper half of a group meets the lower, and who comes from above meets its first. Two who would both have to
 *  sit once more where they sat more often are the last choice. */
function bestFirst(players: readonly Contender[], one: number, others: readonly number[]): readonly number[] {
  const { points } = players[one];
  const below = others.findIndex((other) => players[other].points < points);
  const ideal = below >= 0 ? below : Math.floor((others.length - 1) / 2);
  const owing = firstsAhead(players[one]);
  return others
    .map((other, place) => ({
      other,
      clash: owing * firstsAhead(players[other]) > 0 ? 1 : 0,
      // the lower half from its top, then the upper from its end
      far: place >= ideal ? place - ideal : others.length + ideal - place,
    }))
    .sort((a, b) => a.clash - b.clash || a.far - b.far)
    .map(({ other }) => other);
}

/** Places in the list by points. */
function levelsOf(players: readonly Contender[]): readonly (readonly number[])[] {
  const levels = new Map<number, number[]>();
  for (const [place, { points }] of players.entries()) {
    const level = levels.get(points);
    if (level === undefined) levels.set(points, [place]);
    else level.push(place);
  }
  return [...levels.values()];
}

type Test = (one: Contender, other: Contender) => boolean;

const haveNotMet: Test = (one, other) => !one.met.has(other.id);

/** SE-2.10: nobody is first, or second, three times more often, if that can be avoided. */
const canShareFirst: Test = (one, other) => {
  const [ahead, too] = [firstsAhead(one), firstsAhead(other)];
  return Math.abs(ahead) < MOST_AHEAD || Math.abs(too) < MOST_AHEAD || ahead * too < 0;
};

const MOST_AHEAD = 2;

/** A graph in which all can be paired, and which allows no more than it must. */
function mayMeet(players: readonly Contender[]): Uint8Array {
  const order = players.length;
  const fair = graph(players, (one, other) => haveNotMet(one, other) && canShareFirst(one, other));
  if (new Matching(order, fair).left.length === 0) return fair;
  const fresh = graph(players, haveNotMet);
  const { left } = new Matching(order, fresh);
  // those who are left over meet again, and no others need to
  for (const one of left) for (const other of left) if (one !== other) fresh[one * order + other] = 1;
  return fresh;
}

function graph(players: readonly Contender[], test: Test): Uint8Array {
  const order = players.length;
  const joined = new Uint8Array(order * order);
  for (let one = 0; one < order; one++)
    for (let other = one + 1; other < order; other++)
      if (test(players[one], players[other])) joined[one * order + other] = joined[other * order + one] = 1;
  return joined;
}
