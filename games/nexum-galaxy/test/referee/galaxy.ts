// The sector as the referee keeps it: places with ships on them, ships with relics on them, and what everybody has.

import { placeNames, systemNames } from '../../rules/moves.ts';
import { BID, CARD, MANAGE, MOVE, NO_GATE, OVER, PLACES, SLOTS, type Nexum } from '../../rules/state.ts';
import { goalsOf } from '../naive-ai.ts';

export const LETTERS = ['M', 'R', 'E', 'T'] as const;
export type Letter = (typeof LETTERS)[number];

export interface Relic {
  readonly letter: Letter;
  /** It has met another of its type in this phase. */
  jammed: boolean;
}

export interface Ship {
  relic: Relic | null;
  moved: boolean;
}

export interface Orb {
  readonly name: string;
  readonly system: string;
  /** Loot: 1 to 3 for planets, 4 for a star. */
  readonly size: number;
  readonly isStar: boolean;
  owner: number | null;
  ships: Ship[];
  waiting: Relic[];
  /** Conquered in this phase; and by a carrier of an Extractor, with that relic. */
  taken: boolean;
  takenWith: Relic[];
  /** What events laid there. */
  noMove: number;
  noManage: number;
  ionized: boolean;
}

export type Phase = 'card' | 'manage' | 'move' | 'bid' | 'events' | 'over';
const PHASES: Readonly<Record<number, Phase>> = {
  [CARD]: 'card',
  [MANAGE]: 'manage',
  [MOVE]: 'move',
  [BID]: 'bid',
  [OVER]: 'over',
};

/** An order of ships under way: where to, and the fleets that have left. */
export interface Sending {
  readonly to: Orb;
  readonly from: Orb[];
  readonly ships: Ship[];
}

export interface Galaxy {
  readonly rules: number;
  readonly seats: number;
  readonly civs: number;
  /** Rows of events in a round. */
  readonly rows: number;
  /** The row that lies up, and the card that says where its panel happens, as numbers of cards. */
  row: readonly number[];
  card: number;
  readonly letters: ReadonlyMap<string, string>;
  readonly neighbours: ReadonlyMap<string, readonly string[]>;
  readonly bases: readonly (string | null)[];
  readonly limits: readonly number[];
  /** Civs of the computer whose relics do not win yet. */
  asleep: Set<number>;
  readonly spots: readonly Orb[];
  readonly links: ReadonlySet<string>;
  readonly closed: ReadonlySet<string>;
  readonly sterile: boolean;
  readonly pooled: boolean;
  readonly sides: readonly (readonly number[])[];
  /** By civ; null where the computer began without one. */
  readonly gates: readonly (string | null)[];
  readonly shipLimit: number;
  readonly energyLimit: number;
  readonly starLimit: number;
  /** By civ. */
  readonly goals: readonly { readonly points: number; readonly relics: number }[];
  readonly roundLimit: number;
  readonly energy: number[];
  readonly points: number[];
  readonly cards: string[][];
  readonly bids: number[];
  readonly out: Set<number>;
  round: number;
  first: number;
  turn: number;
  phase: Phase;
  ahead: Phase | null;
  built: Set<string>;
  builds: number;
  order: Sending | null;
  /** The planet whose waiting relics are being picked from, how many more, and from which type on. */
  picking: { readonly spot: Orb; left: number; from: number } | null;
  winners: number[];
  /** Where ships can go at this moment, once it was looked at. */
  reachable: Orb[] | null;
}

const CARD_NAMES = ['manage', 'move', 'manage-move', 'move-manage'];

const bits = (set: number): number[] =>
  Array.from({ length: 31 }, (_, i) => i).filter((i) => ((set >>> i) & 1) === 1);

export function readGalaxy(state: Nexum): Galaxy {
  const civ = (field: Int32Array): number[] => [...field.subarray(0, state.civs)];
  const seat = (field: Int32Array): number[] => [...field.subarray(0, state.seats)];
  const spots = Array.from({ length: PLACES }, (_, place) => place)
    .filter((place) => state.size[place] > 0)
    .map((place) => readSpot(state, place));
  return {
    rules: state.rules,
    seats: state.seats,
    civs: state.civs,
    rows: state.aggressiveness,
    row: [],
    card: 0,
    letters: new Map(systemNames.map((name, i) => [name, 'ABCDEFGHIJKL'[state.letter[i] - 1] ?? ''])),
    neighbours: new Map(
      systemNames.map((name, i) => [name, bits(state.links[i]).map((n) => systemNames[n])]),
    ),
    bases: civ(state.base).map((place) => (place === 0 ? null : placeNames[place - 1])),
    limits: civ(state.shipLimit),
    asleep: new Set(bits(state.relicsAsleep)),
    spots,
    links: new Set(
      systemNames.flatMap((name, i) => bits(state.links[i]).map((other) => name + systemNames[other])),
    ),
    closed: new Set(bits(state.closed).map((system) => systemNames[system])),
    sterile: state.fixedCard > 0,
    pooled: state.pooled === 1,
    sides: civ(state.allies).map(bits),
    gates: civ(state.tann).map((place) => (place === NO_GATE ? null : placeNames[place])),
    shipLimit: state.shipLimit[0],
    energyLimit: state.energyLimit[0],
    starLimit: state.starLimit,
    goals: goalsOf(state.seats, state.civs, state.pooled === 1, {
      points: state.pointsToWin,
      relics: state.relicsToWin,
    }),
    roundLimit: state.roundLimit,
    energy: seat(state.energy),
    points: civ(state.points),
    cards: seat(state.cards).map((set) => bits(set).map((card) => CARD_NAMES[card])),
    bids: seat(state.bids),
    out: new Set(bits(state.fallen)),
    round: state.round,
    first: state.first,
    turn: state.turn,
    phase: PHASES[state.phase],
    ahead: state.ahead === CARD ? null : PHASES[state.ahead],
    built: new Set(),
    builds: 0,
    order: null,
    picking: null,
    winners: [],
    reachable: null,
  };
}

function readSpot(state: Nexum, place: number): Orb {
  const relics = bits(state.relicsAt[place]).map((relic) => ({
    carried: ((state.carried >>> relic) & 1) === 1,
    relic: { letter: LETTERS[state.ofType.findIndex((of) => ((of >>> relic) & 1) === 1)], jammed: false },
  }));
  const carriers = relics.filter(({ carried }) => carried);
  return {
    name: placeNames[place],
    system: systemNames[Math.floor(place / SLOTS)],
    size: state.size[place],
    isStar: state.size[place] === 4,
    owner: state.owner[place] === 0 ? null : state.owner[place] - 1,
    ships: Array.from({ length: state.ships[place] }, (_, i) => ({
      relic: carriers[i]?.relic ?? null,
      moved: false,
    })),
    waiting: relics.filter(({ carried }) => !carried).map(({ relic }) => relic),
    taken: false,
    takenWith: [],
    noMove: state.noMove[place],
    noManage: state.noManage[place],
    ionized: ((state.ionized[Math.floor(place / SLOTS)] >>> (place % SLOTS)) & 1) === 1,
  };
}

export function spotAt({ spots }: Galaxy, name: string): Orb {
  const found = spots.find((spot) => spot.name === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
}

export function isAlly({ sides }: Galaxy, one: number, other: number | null): boolean {
  return other !== null && sides[one].includes(other);
}

export function planetsOf({ spots }: Galaxy, system: string): Orb[] {
  return spots.filter((spot) => spot.system === system && !spot.isStar);
}

export function fleetOf({ spots }: Galaxy, seat: number): number {
  return spots.reduce((sum, { owner, ships }) => sum + (owner === seat ? ships.length : 0), 0);
}

export function relicsHeld({ spots }: Galaxy, seat: number): number {
  return spots
    .filter(({ owner }) => owner === seat)
    .reduce((sum, { ships }) => sum + ships.filter(({ relic }) => relic !== null).length, 0);
}

export function carriedAt({ ships }: Pick<Orb, 'ships'>): Relic[] {
  return ships.flatMap(({ relic }) => relic ?? []);
}

export function gain(galaxy: Galaxy, seat: number, energy: number): void {
  galaxy.energy[seat] = Math.min(galaxy.energyLimit, galaxy.energy[seat] + energy);
}
