import { describe, expect, test } from 'vitest';
import { computerCards } from './computer-cards.ts';
import { systemIds } from './disks.ts';
import {
  cardName,
  CORE_EVENT_CARDS,
  eventCards,
  panels,
  signs,
  type EventKind,
  type Panel,
} from './events.ts';

/** Each card as the expansion's data have it: coordinate, left half, right half; the last 18 are of the expansion. */
const CARDS = [
  'A1 ICE ION',
  'A2 SUN ICE',
  'A3 FLEET ICE',
  'B1 SUN ION',
  'B2 ICE SUN',
  'B3 FLEET ION',
  'C1 FLEET SUN',
  'C2 ION ICE',
  'C3 FLEET SUN',
  'D1 SUN FLEET',
  'D2 ICE FLEET',
  'D3 ION SUN',
  'E1 SUN FLEET',
  'E2 SUN ICE',
  'E3 ICE FLEET',
  'F1 ION ICE',
  'F2 ICE SUN',
  'F3 FLEET ION',
  'G1 ION SUN',
  'G2 SUN FLEET',
  'G3 FLEET SUN',
  'H1 FLEET ICE',
  'H2 SUN FLEET',
  'H3 ICE FLEET',
  'I1 ICE SUN',
  'I2 SUN ICE',
  'I3 ION FLEET',
  'J1 FLEET SUN',
  'J2 ION ICE',
  'J3 ICE SUN',
  'K1 ICE FLEET',
  'K2 SUN ION',
  'K3 SUN ICE',
  'L1 FLEET ION',
  'L2 ICE ION',
  'L3 ION ICE',
];

/** And each panel: both halves, what they bring with the computer in play and without, and how many markers. */
const PANELS = [
  ['SUN', 'SUN', 'SOLAR 4', 'SOLAR 4'],
  ['SUN', 'ICE', 'SOLAR 2', 'SOLAR 2'],
  ['SUN', 'ION', 'IONIZED_PLANET', 'IONIZED_PLANET'],
  ['SUN', 'FLEET', 'AI_INVASION', 'SOLAR 2'],
  ['ICE', 'SUN', 'GLACIAL 2', 'GLACIAL 2'],
  ['ICE', 'ICE', 'GLACIAL 4', 'GLACIAL 4'],
  ['ICE', 'ION', 'CALM', 'CALM'],
  ['ICE', 'FLEET', 'AI_REINFORCE', 'GLACIAL 2'],
  ['ION', 'SUN', 'IONIZED_PLANET', 'IONIZED_PLANET'],
  ['ION', 'ICE', 'CALM', 'CALM'],
  ['ION', 'ION', 'IONIZED_SYSTEM', 'IONIZED_SYSTEM'],
  ['ION', 'FLEET', 'AI_RELIC_RAID', 'IONIZED_PLANET'],
  ['FLEET', 'SUN', 'AI_INVASION', 'SOLAR 2'],
  ['FLEET', 'ICE', 'AI_REINFORCE', 'GLACIAL 2'],
  ['FLEET', 'ION', 'AI_RELIC_RAID', 'IONIZED_PLANET'],
  ['FLEET', 'FLEET', 'AI_OFFENSIVE', 'CONVOY'],
] as const;

/** As the data call what we call by our own names. */
const KINDS: Readonly<Record<EventKind, string>> = {
  solar: 'SOLAR',
  glacial: 'GLACIAL',
  'ionized-planet': 'IONIZED_PLANET',
  'ionized-system': 'IONIZED_SYSTEM',
  calm: 'CALM',
  convoy: 'CONVOY',
  invasion: 'AI_INVASION',
  reinforcement: 'AI_REINFORCE',
  raid: 'AI_RELIC_RAID',
  offensive: 'AI_OFFENSIVE',
};

test('every card and every panel is as the data say, value by value', () => {
  expect(
    eventCards.map((card) => `${cardName(card)} ${card.left.toUpperCase()} ${card.right.toUpperCase()}`),
  ).toEqual(CARDS);
  const told = ({ kind, markers }: Pick<Panel, 'kind' | 'markers'>): string =>
    markers === 0 ? KINDS[kind] : `${KINDS[kind]} ${markers}`;
  expect(
    panels.map((panel) => [
      panel.left.toUpperCase(),
      panel.right.toUpperCase(),
      told(panel),
      told(panel.alone ?? panel),
    ]),
  ).toEqual(PANELS);
});

describe('the event cards', () => {
  test('there is one for each of three planets of twelve letters, in that order', () => {
    const names = systemIds.flatMap((letter) => [1, 2, 3].map((number) => `${letter}${number}`));
    expect(eventCards.map(cardName)).toEqual(names);
    expect(cardName(eventCards[CORE_EVENT_CARDS])).toBe('G1');
  });

  test('no card has two equal halves; of 72 halves 20 are suns, 20 ice, 14 ions and 18 fleets', () => {
    expect(eventCards.filter(({ left, right }) => left === right)).toEqual([]);
    const halves = eventCards.flatMap(({ left, right }) => [left, right]);
    expect(signs.map((sign) => halves.filter((half) => half === sign).length)).toEqual([20, 20, 14, 18]);
  });

  test('every pair of halves is one panel; what a fleet brings is something else without the computer', () => {
    expect(panels.length).toBe(signs.length ** 2);
    expect(new Set(panels.map(({ left, right }) => `${left} ${right}`)).size).toBe(panels.length);
    for (const { left, right, alone } of panels)
      expect(alone !== undefined).toBe(left === 'fleet' || right === 'fleet');
  });

  test('suns and ice lay markers, and nothing else does', () => {
    const kinds = panels.flatMap(({ kind, markers, alone }) => [
      { kind, markers },
      ...(alone === undefined ? [] : [alone]),
    ]);
    for (const { kind, markers } of kinds) expect(markers > 0).toBe(kind === 'solar' || kind === 'glacial');
  });
});

test('the computer has six cards with one to four ships', () => {
  expect(computerCards.map(({ name, ships, muster }) => [name, ships, muster])).toEqual([
    ['patrol', 2, 0],
    ['patrol', 2, 0],
    ['squadron', 3, 0],
    ['squadron', 3, 0],
    ['armada', 4, 0],
    ['muster', 1, 3],
  ]);
});
