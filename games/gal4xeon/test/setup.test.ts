import { describe, expect, test } from 'vitest';
import { mapNames } from '../data/maps/index.ts';
import { minimumOf, modifierOf } from '../rules/round.ts';
import { openedPage, pageOf, shape } from '../rules/state.ts';
import { aliensOf, begin, game, legalTexts, namesIn, technologiesOf } from './scene.ts';

const RING = ['H9', 'H10', 'I8', 'I10', 'J8', 'J9'];

describe('GX-1.1: sheets', () => {
  test('one to eight players, who all start alike', () => {
    expect(game.seats).toEqual({ min: 1, max: 8 });
    const state = begin({ seats: 8 });
    const described = shape.describe(state) as Record<string, number[]>;
    for (let seat = 0; seat < 8; seat++) {
      expect(aliensOf(state, seat)).toEqual(aliensOf(state, 0));
      expect(namesIn(state, 'outlined', seat)).toEqual(namesIn(state, 'outlined', 0));
      expect(technologiesOf(state, seat)).toEqual(technologiesOf(state, 0));
      expect(described['controlled'].slice(seat * 3, seat * 3 + 3)).toEqual(
        described['controlled'].slice(0, 3),
      );
      expect(state.technology[openedPage(state, seat)]).toBe(state.technology[pageOf(state, seat)]);
    }
    expect(game.actors(state)).toBe(0b1111_1111);
  });

  test('seats that nobody takes have blank pages', () => {
    const state = begin({ seats: 2 });
    expect([...state.technology].filter((owned) => owned > 0)).toHaveLength(4);
    expect(game.actors(state)).toBe(0b11);
    expect(state.seats).toBe(2);
  });

  test('the first round opens with everybody thinking and nothing on the tracks', () => {
    const state = begin({ seats: 3, dice: [6, 1, 4] });
    expect([state.round, state.done, state.open]).toEqual([1, 0, 0]);
    expect([...state.dice]).toEqual([6, 1, 4]);
    expect([...state.filled].some((squares) => squares > 0)).toBe(false);
  });
});

describe('GX-1.2: home', () => {
  test.each(mapNames)('on %s home is controlled and the six around it are explored', (map) => {
    const dice = map === 'Pioneer' ? [1, 2, 3] : [1, 1, 1, 1, 1, 1, 1, 2, 3];
    const state = begin({ options: { map }, dice });
    expect(namesIn(state, 'controlled')).toEqual(['I9']);
    expect(namesIn(state, 'outlined')).toEqual([...RING, 'I9'].toSorted((a, b) => order(a) - order(b)));
    expect(namesIn(state, 'reach')).toEqual(RING);
  });

  const order = (name: string): number => name.charCodeAt(0) * 100 + Number(name.slice(1));
});

test('GX-1.3: Pioneer prints four aliens and two uninhabited systems', () => {
  const state = begin();
  expect(aliensOf(state)).toEqual([
    'A I10 friendly 1',
    'B H10 neutral 4',
    'C I8 friendly 6',
    'D J8 unfriendly 3',
  ]);
  expect(namesIn(state, 'crossed')).toEqual(['H9', 'J9']);
});

describe('GX-1.4: other maps', () => {
  test.each(['Bar', 'Halo', 'Spiral'])('on %s one roll says for everybody what is there', (map) => {
    const dice = [1, 3, 5, 2, 6, 4, 4, 1, 5, 2, 1, 2, 3];
    const state = begin({ options: { map }, seats: 3, dice });
    for (let seat = 0; seat < 3; seat++) {
      expect(aliensOf(state, seat)).toEqual([
        'A H10 friendly 5',
        'B I10 unfriendly 4',
        'C J8 friendly 1',
        'D J9 neutral 2',
      ]);
      expect(namesIn(state, 'crossed', seat)).toEqual(['H9', 'I8']);
    }
    expect(game.check(state)).toBe(null);
  });
});

test('GX-1.5: the first dice go from top to bottom and left to right, each with its strength', () => {
  const state = begin({ options: { map: 'Bar' }, dice: [3, 1, 3, 2, 3, 3, 3, 4, 3, 5, 3, 6, 1, 2, 3] });
  expect(aliensOf(state).map((row) => row.replace('friendly ', ''))).toEqual([
    'A H9 1',
    'B H10 2',
    'C I8 3',
    'D I10 4',
    'E J8 5',
    'F J9 6',
  ]);
});

test('GX-1.6: strength 1, a single sector, no minimum, no extra square', () => {
  const state = begin();
  expect(technologiesOf(state)).toEqual(['military1', 'range1']);
  expect([minimumOf(state, 0), modifierOf(state, 0)]).toEqual([1, 0]);
  expect(legalTexts(state).filter((text) => text.startsWith('extra'))).toEqual([]);
});
