import { describe, expect, test } from 'vitest';
import { computerCards } from './computer-cards.ts';
import { systemIds } from './disks.ts';
import { cardName, CORE_EVENT_CARDS, eventCards, panels, signs } from './events.ts';

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
  expect(computerCards.map(({ ships }) => ships)).toEqual([2, 2, 3, 3, 4, 1]);
  expect(computerCards.map(({ muster }) => muster)).toEqual([0, 0, 0, 0, 0, 3]);
});
