// The twelve technologies: three paths of four levels, each with its price and what it grants. All printed; where they add
// to a limit, they add to that of the mode.

export const paths = ['military', 'space', 'exploration'] as const;
export type Path = (typeof paths)[number];

export const LEVELS = 4;

export const technologyIds = [
  'replicator1',
  'replicator2',
  'engineering1',
  'replicator3',
  'processing1',
  'recharge1',
  'processing2',
  'recharge2',
  'hyperspace',
  'exploration',
  'cloaking',
  'controlled-exploration',
] as const;
export type TechnologyId = (typeof technologyIds)[number];

/** Energy, or two crystals of one colour or of two. */
export type Price = { readonly energy: number } | { readonly crystals: 'same' | 'different' };

/** What rules ask (ledger.ts); what is not named stays as it was. */
export interface Grants {
  /** Ordinary ships in a management phase. */
  readonly buildLimit?: number;
  /** Added to the ship limit, and to the energy limit. */
  readonly ships?: number;
  readonly energy?: number;
  /** Ships that were lost for good come back. */
  readonly recovers?: true;
  /** Asteroids that the Processing card holds. */
  readonly capacity?: number;
  readonly winsTies?: true;
  readonly jumps?: true;
  readonly explores?: true;
  readonly cloaks?: true;
  /** Explores and puts the disk beside any others. */
  readonly places?: true;
}

export interface Technology {
  readonly id: TechnologyId;
  readonly path: Path;
  /** 1 to 4: those below it on its path come first. */
  readonly level: number;
  readonly price: Price;
  readonly grants: Grants;
}

const SAME = { crystals: 'same' } as const;
const DIFFERENT = { crystals: 'different' } as const;
const ENERGY = { energy: 3 } as const;

/** In the order of their numbers: path by path, level by level. */
export const technologies: readonly Technology[] = [
  technology('replicator1', SAME, { buildLimit: 4 }),
  technology('replicator2', SAME, { buildLimit: 5 }),
  technology('engineering1', SAME, { winsTies: true }),
  technology('replicator3', SAME, { ships: 4, recovers: true }),
  technology('processing1', { energy: 2 }, { capacity: 2 }),
  technology('recharge1', DIFFERENT, { energy: 5 }),
  technology('processing2', DIFFERENT, { capacity: 4 }),
  // 15 more than the mode's limit in all
  technology('recharge2', DIFFERENT, { energy: 10 }),
  technology('hyperspace', ENERGY, { jumps: true }),
  technology('exploration', ENERGY, { explores: true }),
  technology('cloaking', ENERGY, { cloaks: true }),
  technology('controlled-exploration', ENERGY, { explores: true, places: true }),
];

function technology(id: TechnologyId, price: Price, grants: Grants): Technology {
  const number = technologyIds.indexOf(id);
  return { id, path: paths[Math.floor(number / LEVELS)], level: (number % LEVELS) + 1, price, grants };
}

/** What all of them together add to limits, and the most that a card holds. */
export const MORE_SHIPS = total(({ ships }) => ships);
export const MORE_ENERGY = total(({ energy }) => energy);
export const MOST_CAPACITY = Math.max(...technologies.map(({ grants }) => grants.capacity ?? 0));

function total(of: (grants: Grants) => number | undefined): number {
  return technologies.reduce((sum, { grants }) => sum + (of(grants) ?? 0), 0);
}
