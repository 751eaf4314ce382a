// The twelve system disks of the box. A disk is named by the letter on its front, whichever side lies up.

export const systemIds = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const;
export type SystemId = (typeof systemIds)[number];

export type PlanetNumber = 1 | 2 | 3;
export const planetNumbers: readonly PlanetNumber[] = [1, 2, 3];

/** In the order of their numbers in the state, from 1. */
export const planetSizes = ['small', 'medium', 'large'] as const;
export type Size = (typeof planetSizes)[number];
export type Kind = 'tann' | 'major' | 'minor';
export type Colour = 'blue' | 'red' | 'yellow' | 'green';

/** How sure we are of a table: read in a rule book, deduced from several places of them, or our own design. */
export type Source = 'printed' | 'derived' | 'reconstructed';

export interface Face {
  /** The letter by which events find the system. */
  readonly letter: SystemId;
  readonly kind: Kind;
  /** Sizes of planets 1, 2 and 3. */
  readonly planets: readonly [Size, Size, Size];
  readonly stars: number;
  readonly source: Source;
}

export interface Disk {
  readonly id: SystemId;
  /** The civilization whose gate is on the front; null on disks without a gate. */
  readonly colour: Colour | null;
  readonly front: Face;
  readonly back: Face;
}

/** The planet of a Tann system with the gate: its largest. */
export const TANN_PLANET: PlanetNumber = 3;

const MIXED = ['small', 'medium', 'large'] as const;
const GIANTS = ['large', 'large', 'large'] as const;

/** The back of a disk carries the letter six places on; a Tann disk's back is an ordinary minor system. */
export const disks: Readonly<Record<SystemId, Disk>> = {
  A: tann('A', 'blue', 'G'),
  B: major('B', 'H'),
  C: minor('C', 'I'),
  D: tann('D', 'red', 'J'),
  E: major('E', 'K'),
  F: minor('F', 'L'),
  G: tann('G', 'yellow', 'A'),
  H: major('H', 'B'),
  I: minor('I', 'C'),
  J: tann('J', 'green', 'D'),
  K: major('K', 'E'),
  L: minor('L', 'F'),
};

export const tannDisks: readonly SystemId[] = ['A', 'D', 'G', 'J'];
export const majorDisks: readonly SystemId[] = ['B', 'E', 'H', 'K'];
export const minorDisks: readonly SystemId[] = ['C', 'F', 'I', 'L'];

/** The side that lies up when these Tann systems are in play: other Tann disks are turned over. */
export function faceOf(system: SystemId, tannsInPlay: readonly SystemId[]): Face {
  const { front, back } = disks[system];
  return front.kind === 'tann' && !tannsInPlay.includes(system) ? back : front;
}

/** NG-10.6: the letter by which cards of the core game find the system: they go up to F, so that disks whose fronts show a
 *  later letter lie on their backs. */
export function letterOf(system: SystemId, tannsInPlay: readonly SystemId[]): SystemId {
  const { kind, letter } = faceOf(system, tannsInPlay);
  return kind !== 'tann' && disks[system].colour === null && letter > LAST_CORE_LETTER
    ? disks[system].back.letter
    : letter;
}

const LAST_CORE_LETTER: SystemId = 'F';

/** That A and D are Tanns is said or follows from what is said; the colours of G and J and the backs are ours. */
function tann(id: SystemId, colour: Colour, backLetter: SystemId): Disk {
  return {
    id,
    colour,
    front: { letter: id, kind: 'tann', planets: MIXED, stars: 1, source: 'derived' },
    back: { letter: backLetter, kind: 'minor', planets: MIXED, stars: 1, source: 'reconstructed' },
  };
}

function major(id: SystemId, backLetter: SystemId): Disk {
  const face = { kind: 'major', planets: GIANTS, stars: 1, source: 'derived' } as const;
  return { id, colour: null, front: { letter: id, ...face }, back: { letter: backLetter, ...face } };
}

function minor(id: SystemId, backLetter: SystemId): Disk {
  const face = { kind: 'minor', planets: MIXED, stars: 1, source: 'derived' } as const;
  return { id, colour: null, front: { letter: id, ...face }, back: { letter: backLetter, ...face } };
}
