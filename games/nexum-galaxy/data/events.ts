// The event cards: a coordinate and two halves of a sign. Two cards side by side make a panel, and the panel is what
// happens. Faces and table are reconstructed, by our own design: the books only name what they do.

import type { PlanetNumber, SystemId } from './disks.ts';

export const signs = ['sun', 'ice', 'ion', 'fleet'] as const;
export type HalfSign = (typeof signs)[number];

export interface EventCard {
  /** Planets of this number, in all systems whose face shows this letter. */
  readonly letter: SystemId;
  readonly number: PlanetNumber;
  /** The half signs at its left and right edge. */
  readonly left: HalfSign;
  readonly right: HalfSign;
}

/** Cards of the core game, A to F; then those that the expansion adds, G to L. */
export const eventCards: readonly EventCard[] = [
  card('A', 1, 'ice', 'ion'),
  card('A', 2, 'sun', 'ice'),
  card('A', 3, 'fleet', 'ice'),
  card('B', 1, 'sun', 'ion'),
  card('B', 2, 'ice', 'sun'),
  card('B', 3, 'fleet', 'ion'),
  card('C', 1, 'fleet', 'sun'),
  card('C', 2, 'ion', 'ice'),
  card('C', 3, 'fleet', 'sun'),
  card('D', 1, 'sun', 'fleet'),
  card('D', 2, 'ice', 'fleet'),
  card('D', 3, 'ion', 'sun'),
  card('E', 1, 'sun', 'fleet'),
  card('E', 2, 'sun', 'ice'),
  card('E', 3, 'ice', 'fleet'),
  card('F', 1, 'ion', 'ice'),
  card('F', 2, 'ice', 'sun'),
  card('F', 3, 'fleet', 'ion'),
  card('G', 1, 'ion', 'sun'),
  card('G', 2, 'sun', 'fleet'),
  card('G', 3, 'fleet', 'sun'),
  card('H', 1, 'fleet', 'ice'),
  card('H', 2, 'sun', 'fleet'),
  card('H', 3, 'ice', 'fleet'),
  card('I', 1, 'ice', 'sun'),
  card('I', 2, 'sun', 'ice'),
  card('I', 3, 'ion', 'fleet'),
  card('J', 1, 'fleet', 'sun'),
  card('J', 2, 'ion', 'ice'),
  card('J', 3, 'ice', 'sun'),
  card('K', 1, 'ice', 'fleet'),
  card('K', 2, 'sun', 'ion'),
  card('K', 3, 'sun', 'ice'),
  card('L', 1, 'fleet', 'ion'),
  card('L', 2, 'ice', 'ion'),
  card('L', 3, 'ion', 'ice'),
];

/** As many of them are in the box of the core game. */
export const CORE_EVENT_CARDS = 18;

export const ROW_CARDS = 3;
export const MOST_ROWS = 3;

/** More markers of a kind than this are not placed on a planet. */
export const MOST_MARKERS = 4;

/** Energy for a convoy that cannot land its ship. */
export const CONVOY_ENERGY = 2;

export const eventKinds = [
  'solar',
  'glacial',
  'ionized-planet',
  'ionized-system',
  'calm',
  'convoy',
  'invasion',
  'reinforcement',
  'raid',
  'offensive',
] as const;
export type EventKind = (typeof eventKinds)[number];

export interface Panel {
  readonly left: HalfSign;
  readonly right: HalfSign;
  readonly kind: EventKind;
  /** Markers that a solar or glacial event lays. */
  readonly markers: number;
  /** What it is instead where no civilization of the computer is in play. */
  readonly alone?: { readonly kind: EventKind; readonly markers: number };
}

const SOLAR_2 = { kind: 'solar', markers: 2 } as const;
const GLACIAL_2 = { kind: 'glacial', markers: 2 } as const;
const ION = { kind: 'ionized-planet', markers: 0 } as const;

export const panels: readonly Panel[] = [
  { left: 'sun', right: 'sun', kind: 'solar', markers: 4 },
  { left: 'sun', right: 'ice', ...SOLAR_2 },
  { left: 'sun', right: 'ion', ...ION },
  { left: 'sun', right: 'fleet', kind: 'invasion', markers: 0, alone: SOLAR_2 },
  { left: 'ice', right: 'sun', ...GLACIAL_2 },
  { left: 'ice', right: 'ice', kind: 'glacial', markers: 4 },
  { left: 'ice', right: 'ion', kind: 'calm', markers: 0 },
  { left: 'ice', right: 'fleet', kind: 'reinforcement', markers: 0, alone: GLACIAL_2 },
  { left: 'ion', right: 'sun', ...ION },
  { left: 'ion', right: 'ice', kind: 'calm', markers: 0 },
  { left: 'ion', right: 'ion', kind: 'ionized-system', markers: 0 },
  { left: 'ion', right: 'fleet', kind: 'raid', markers: 0, alone: ION },
  { left: 'fleet', right: 'sun', kind: 'invasion', markers: 0, alone: SOLAR_2 },
  { left: 'fleet', right: 'ice', kind: 'reinforcement', markers: 0, alone: GLACIAL_2 },
  { left: 'fleet', right: 'ion', kind: 'raid', markers: 0, alone: ION },
  { left: 'fleet', right: 'fleet', kind: 'offensive', markers: 0, alone: { kind: 'convoy', markers: 0 } },
];

/** `B2` */
export function cardName({ letter, number }: EventCard): string {
  return letter + number;
}

function card(letter: SystemId, number: PlanetNumber, left: HalfSign, right: HalfSign): EventCard {
  return { letter, number, left, right };
}
