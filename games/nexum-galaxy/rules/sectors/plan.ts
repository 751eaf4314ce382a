// Plans for symmetric sectors: three rings about the middle, one of Tanns, one of minors and one of majors, with as
// many disks in each as there are civilizations. A turn by one disk takes the whole plan into itself.

export type RingName = 'tanns' | 'minors' | 'majors';

/** To which disks of another ring a disk is linked, counted from the one with its own number. */
type Steps = readonly number[];

export interface Plan {
  readonly civilizations: number;
  /** From the inside out. */
  readonly rings: readonly RingName[];
  /** Rings that are turned on by half the way from one disk to the next. */
  readonly twisted: readonly RingName[];
  /** Rings in which each disk is linked to the next. */
  readonly closed: readonly RingName[];
  /** From a Tann to minors, and from a minor to majors. */
  readonly home: Steps;
  readonly road: Steps;
}

/** A disk of a plan: its ring, and its number in it, clockwise. */
export interface Spot {
  readonly ring: RingName;
  readonly number: number;
}

const RINGS: readonly RingName[] = ['tanns', 'minors', 'majors'];

const ORDERS: readonly (readonly RingName[])[] = [
  ['majors', 'minors', 'tanns'],
  ['tanns', 'minors', 'majors'],
  ['majors', 'tanns', 'minors'],
  ['minors', 'tanns', 'majors'],
  ['minors', 'majors', 'tanns'],
  ['tanns', 'majors', 'minors'],
];

const HOMES: readonly Steps[] = [[0], [0, 1], [0, -1]];
const ROADS: readonly Steps[] = [[], ...HOMES];

/** Every plan in which minors touch Tanns and majors do not (NG-8.12). */
export function plansFor(civilizations: number): readonly Plan[] {
  return ORDERS.flatMap((rings) =>
    choices(rings.slice(1)).flatMap((twisted) =>
      choices(RINGS).flatMap((closed) =>
        HOMES.flatMap((home) => ROADS.map((road) => ({ civilizations, rings, twisted, closed, home, road }))),
      ),
    ),
  );
}

export function areLinked(plan: Plan, one: Spot, other: Spot): boolean {
  return leadsTo(plan, one, other) || leadsTo(plan, other, one);
}

/** Links are written down in one direction: round the ring, from Tanns to minors, from minors to majors. */
function leadsTo({ civilizations, closed, home, road }: Plan, from: Spot, to: Spot): boolean {
  const ahead = (step: number): boolean => (from.number + step + civilizations) % civilizations === to.number;
  if (from.ring === to.ring) return closed.includes(from.ring) && ahead(1);
  if (from.ring === 'tanns') return to.ring === 'minors' && home.some(ahead);
  return from.ring === 'minors' && to.ring === 'majors' && road.some(ahead);
}

/** All ways to choose some of the entries, from none to all. */
function choices<T>(entries: readonly T[]): readonly (readonly T[])[] {
  let found: (readonly T[])[] = [[]];
  for (const entry of entries) found = found.flatMap((some) => [some, [...some, entry]]);
  return found;
}
