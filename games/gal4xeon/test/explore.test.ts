import { describe, expect, test } from 'vitest';
import { EXPLORE } from '../rules/actions.ts';
import type { Gal4Xeon } from '../rules/state.ts';
import {
  aliensOf,
  begin,
  give,
  legalTexts,
  namesIn,
  offered,
  outline,
  place,
  play,
  reach,
  refused,
  take,
} from './scene.ts';

const mine = { seat: 0, secret: true };

/** Pioneer with the system above home exploited, and an Explore action waiting. */
function explorer(...more: readonly string[]): Gal4Xeon {
  return reach(take(begin(), ['H9', ...more]), EXPLORE);
}

describe('GX-4.1: where to explore', () => {
  test('beside a controlled sector, and nowhere else', () => {
    const state = explorer();
    expect(legalTexts(state)).toEqual(['decline', 'explore 1 1 G9', 'explore 1 1 G10', 'explore 1 1 H8']);
    expect(refused(state, 'explore 1 1 F9')).toBe(
      'GX-4.1 No part of the shape is beside a sector that you control.',
    );
  });

  test('explored is not controlled: what lies behind it is out of reach', () => {
    const state = outline(explorer(), ['G9']);
    expect(offered(state, 'explore')).toEqual(['1 1 G10', '1 1 H8']);
  });

  test('one part of the shape beside a controlled sector is enough', () => {
    const state = give(explorer(), ['range2', 'range3']);
    play(state, 'explore 3 3 E12');
    expect(namesIn(state, 'controlled')).toEqual(['E12', 'F11', 'G10', 'H9', 'I9']);
  });
});

describe('GX-4.2: shapes', () => {
  test('only those of your ranges', () => {
    const state = explorer();
    expect(refused(state, 'explore 2 1 G9')).toBe('GX-4.2 You have not researched Range 2.');
    expect(refused(state, 'explore 9 1 G9')).toBe('GX-4.2 You have not researched Range 9.');
  });

  test('a pair lies in three ways, a line in three, a rhombus in three', () => {
    const state = give(explorer(), ['range2', 'range3', 'range4']);
    for (const range of [2, 3, 4]) {
      const turns = new Set(
        offered(state, 'explore')
          .filter((text) => text.startsWith(`${range} `))
          .map((text) => text[2]),
      );
      expect([...turns].toSorted()).toEqual(['1', '2', '3']);
      expect(refused(state, `explore ${range} 4 G9`)).toBe(
        `GX-4.2 The shape of Range ${range} does not have 4 different positions.`,
      );
    }
  });

  test('all pairs that touch the reach', () => {
    const state = give(explorer(), ['range2']);
    expect(offered(state, 'explore').slice(3)).toEqual([
      '2 1 G8',
      '2 1 G9',
      '2 1 G10',
      '2 1 H7',
      '2 2 F9',
      '2 2 F10',
      '2 2 G8',
      '2 3 F10',
      '2 3 F11',
      '2 3 G9',
      '2 3 H8',
    ]);
  });
});

describe('GX-4.3: the whole shape', () => {
  test('on the map', () => {
    const state = give(explorer('G9', 'F9'), ['range2']);
    expect(refused(state, 'explore 2 1 E8')).toBe('GX-4.3 The shape leaves the map.');
    expect(refused(state, 'explore 2 1 A9')).toBe('GX-4.3 The shape leaves the map.');
    expect(refused(state, 'explore 1 1 Q1')).toBe('GX-4.3 The shape leaves the map.');
  });

  test('unexplored, all of it', () => {
    const state = give(explorer(), ['range2']);
    expect(refused(state, 'explore 2 1 H8')).toBe('GX-4.3 H9 is already explored.');
    expect(refused(state, 'explore 1 1 I10')).toBe('GX-4.3 I10 is already explored.');
  });
});

test('GX-4.4: explored sectors are outlined, grey ones controlled at once', () => {
  const state = give(explorer(), ['range2']);
  expect(play(state, 'explore 2 1 G9')).toEqual([
    { event: 'explored', places: [place('G9'), place('G10')], ...mine },
  ]);
  expect(namesIn(state, 'controlled')).toEqual(['G9', 'G10', 'H9', 'I9']);
  expect(namesIn(state, 'outlined')).toEqual(expect.arrayContaining(['G9', 'G10']));
  expect(namesIn(state, 'reach')).toEqual(expect.arrayContaining(['F9', 'F10', 'F11', 'G11', 'H8']));
});

describe('GX-4.5: white sectors', () => {
  test.each([1, 2])('a %i is an uninhabited system', (die) => {
    const state = explorer();
    expect(play(state, 'explore 1 1 H8', [die])).toEqual([
      { event: 'explored', places: [place('H8')], ...mine },
      { event: 'empty', place: place('H8'), die, ...mine },
    ]);
    expect(namesIn(state, 'crossed')).toEqual(['H8', 'H9', 'J9']);
    expect(aliensOf(state)).toHaveLength(4);
    expect(namesIn(state, 'controlled')).toEqual(['H9', 'I9']);
  });

  test.each([
    [3, 'friendly'],
    [4, 'friendly'],
    [5, 'neutral'],
    [6, 'unfriendly'],
  ])('a %i is %s aliens', (die, demeanour) => {
    const state = explorer();
    expect(play(state, 'explore 1 1 H8', [die, 2])).toEqual([
      { event: 'explored', places: [place('H8')], ...mine },
      { event: 'met', place: place('H8'), die, row: 4, strength: 2, ...mine },
    ]);
    expect(aliensOf(state).at(-1)).toBe(`E H8 ${demeanour} 2`);
    expect(namesIn(state, 'crossed')).toEqual(['H9', 'J9']);
    expect(namesIn(state, 'controlled')).toEqual(['H9', 'I9']);
  });
});

test.each([1, 2, 3, 4, 5, 6])('GX-4.6: new aliens take the next letter and roll strength %i', (strength) => {
  const state = explorer();
  play(state, 'explore 1 1 H8', [3, strength]);
  expect(aliensOf(state).slice(4)).toEqual([`E H8 friendly ${strength}`]);
  take(state, ['H8']);
  reach(state, EXPLORE);
  play(state, 'explore 1 1 G8', [5, 1]);
  expect(aliensOf(state).slice(4)).toEqual([`E H8 friendly ${strength}`, 'F G8 neutral 1']);
});

test('GX-4.7: ruins are only outlined', () => {
  const state = explorer('G9', 'F9');
  play(state, 'explore 1 1 E9');
  expect(namesIn(state, 'outlined')).toContain('E9');
  expect(namesIn(state, 'controlled')).not.toContain('E9');
  expect(namesIn(state, 'crossed')).toEqual(['H9', 'J9']);
});

describe('GX-4.8: order of the dice', () => {
  test('from left to right, each with its strength', () => {
    const state = give(explorer('I10'), ['range2']);
    play(state, 'explore 2 1 H11', [3, 5, 6, 2]);
    expect(aliensOf(state).slice(4)).toEqual(['E H11 friendly 5', 'F H12 unfriendly 2']);
  });

  test('from top to bottom', () => {
    const state = give(explorer('I10', 'G11'), ['range2']);
    play(state, 'explore 2 3 E13', [3, 1, 5, 6]);
    expect(aliensOf(state).slice(4)).toEqual(['E E13 friendly 1', 'F F12 neutral 6']);
  });
});

test('GX-4.9: with a full table a white sector is uninhabited', () => {
  const state = explorer();
  state.alienRows = 4;
  play(state, 'explore 1 1 H8', [6]);
  expect(aliensOf(state)).toHaveLength(4);
  expect(namesIn(state, 'crossed')).toContain('H8');
  const roomy = explorer();
  roomy.alienRows = 5;
  play(roomy, 'explore 1 1 H8', [6, 6]);
  expect(aliensOf(roomy)).toHaveLength(5);
});

test('GX-9.3: each range adds its shape', () => {
  const state = explorer();
  const ranges = (): string[] => [...new Set(offered(state, 'explore').map((text) => text[0]))];
  expect(ranges()).toEqual(['1']);
  give(state, ['range2']);
  expect(ranges()).toEqual(['1', '2']);
  give(state, ['range3']);
  expect(ranges()).toEqual(['1', '2', '3']);
  give(state, ['range4']);
  expect(ranges()).toEqual(['1', '2', '3', '4']);
  play(state, 'explore 4 2 F10', [1]);
  expect(namesIn(state, 'outlined')).toEqual(expect.arrayContaining(['F10', 'F11', 'G9', 'G10']));
  expect(namesIn(state, 'outlined').length).toBe(7 + 4);
});
