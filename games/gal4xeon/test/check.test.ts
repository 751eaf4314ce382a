import { describe, expect, test } from 'vitest';
import { meet, settleFate } from '../rules/aliens.ts';
import { put } from '../rules/sectors.ts';
import { openedPage, pageOf, type Gal4Xeon } from '../rules/state.ts';
import { begin, game, give, place, play, sectorOf, take } from './scene.ts';

describe('laws of every position', () => {
  test('a fresh table keeps them', () => {
    expect(game.check(begin({ seats: 8 }))).toBe(null);
  });

  const faults: [string, string, (state: Gal4Xeon, page: number) => void][] = [
    [
      'a square too many',
      'the conquer track has 1 squares filled',
      (state, page) => (state.filled[page * 5 + 1] = 1),
    ],
    [
      'a square too few',
      'the trade track has 0 squares filled',
      (state, page) => (state.spent[page * 10] = 1 << 24),
    ],
    [
      'an extra square too few',
      'the explore track has 0 squares filled',
      (state, page) => (state.spent[page * 10] = 8),
    ],
    [
      'four tracks in a round',
      'more than three tracks in a round',
      (state, page) => {
        for (let track = 0; track < 4; track++) {
          state.spent[page * 10] += 1 << (track * 6);
          state.filled[page * 5 + track] = 1;
        }
      },
    ],
    [
      'a strange technology',
      'a technology that is not on the sheet',
      (state, page) => (state.technology[page] |= 1 << 8),
    ],
    ['no range', 'a starting technology is missing', (state, page) => (state.technology[page] = 1)],
    [
      'a technology too soon',
      'technology 3 without what it needs',
      (state, page) => (state.technology[page] |= 8),
    ],
    [
      'control of the unknown',
      'sector \\d+ is controlled but not explored',
      (state, page) => put(state.controlled, page, sectorOf(state, 'F12')),
    ],
    [
      'an idle grey sector',
      'grey sector \\d+ is explored but not controlled',
      (state, page) => put(state.outlined, page, sectorOf(state, 'G9')),
    ],
    [
      'a cross in the grey',
      'a cross in sector \\d+',
      (state, page) => put(state.crossed, page, sectorOf(state, 'G9')),
    ],
    [
      'a cross in the unknown',
      'a cross in sector \\d+',
      (state, page) => put(state.crossed, page, sectorOf(state, 'H8')),
    ],
    ['no home', 'home is lost', (state, page) => state.controlled.fill(0, page * 3, page * 3 + 3)],
    [
      'too far a reach',
      'sector \\d+ is wrongly in or out of reach',
      (state, page) => put(state.reach, page, sectorOf(state, 'G9')),
    ],
    [
      'too short a reach',
      'sector \\d+ is wrongly in or out of reach',
      (state, page) => state.reach.fill(0, page * 3, page * 3 + 3),
    ],
    ['a forgotten row', 'a gap in the aliens table', (state, page) => state.met[page]--],
    [
      'a hole in the table',
      'a gap in the aliens table',
      (state, page) => {
        state.aliens[page * 26 + 5] = state.aliens[page * 26 + 3];
        state.aliens[page * 26 + 3] = 0;
      },
    ],
    ['a long table', 'too many rows in the aliens table', (state) => (state.alienRows = 3)],
    ['two in one place', 'two species in one sector', (state, page) => meet(state, page, place('I10'), 0, 1)],
    [
      'a letter nowhere',
      'sector \\d+ has a letter too many or too few',
      (state, page) => meet(state, page, place('H8'), 0, 1),
    ],
    [
      'no letter and no cross',
      'sector \\d+ has a letter too many or too few',
      (state, page) => put(state.outlined, page, sectorOf(state, 'H8')),
    ],
    ['a fate without control', 'the fate of sector \\d+', (state, page) => settleFate(state, page, 0, 1)],
    ['a die for nothing', '1 Resources dice', (state, page) => (state.resources[page] = 1)],
    ['a trade for nothing', '1 Trade dice', (state, page) => (state.trades[page] = 1)],
  ];

  test.each(faults)('%s: %s', (_, message, plant) => {
    for (const pageFor of [pageOf, openedPage]) {
      const state = begin({ seats: 2 });
      plant(state, pageFor(state, 1));
      expect(game.check(state)).toMatch(new RegExp(`^seat [01]: ${message}$`));
    }
  });

  test.each(['left', 'second', 'owed', 'track'] as const)('something waits for nothing: %s', (field) => {
    const state = begin();
    state[field][pageOf(state, 0)] = 1;
    expect(game.check(state)).toMatch(field === 'left' ? /squares filled$/ : /something waits for nothing$/);
  });

  test('nobody is done before the end', () => {
    const state = begin({ seats: 2 });
    state.done = 2;
    expect(game.check(state)).toBe('seat 1: done before the end');
  });

  test('exploited systems fill in dice as long as there are some', () => {
    const state = take(begin(), ['H9', 'J9']);
    expect(game.check(state)).toBe('seat 0: 0 Resources dice');
    state.resources.fill(2, 0, 1).fill(2, 8, 9);
    expect(game.check(state)).toBe(null);
    state.resourceDice = 1;
    state.resources.fill(1, 0, 1).fill(1, 8, 9);
    expect(game.check(state)).toBe(null);
  });

  test('a table may be full', () => {
    const state = begin();
    state.alienRows = 4;
    expect(game.check(state)).toBe(null);
  });

  test('a page in the middle of an action keeps them', () => {
    const state = give(begin({ dice: [6, 1, 1] }), ['friendlyRelations']);
    play(state, 'assign 6 trade');
    expect(game.check(state)).toBe(null);
    play(state, 'research range2');
    expect(game.check(state)).toBe(null);
    play(state, 'trade I10');
    expect(game.check(state)).toBe(null);
    play(state, 'raise');
    expect(game.check(state)).toBe(null);
  });
});
