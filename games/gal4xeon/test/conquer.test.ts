import { describe, expect, test } from 'vitest';
import type { TechnologyId } from '../data/sheet.ts';
import { CONQUER, TRADE } from '../rules/actions.ts';
import { rowAt } from '../rules/aliens.ts';
import { militaryStrength } from '../rules/conquer.ts';
import { pageOf, type Gal4Xeon } from '../rules/state.ts';
import {
  aliensOf,
  begin,
  give,
  legalTexts,
  namesIn,
  offered,
  place,
  play,
  reach,
  refused,
  settle,
  take,
  technologyOf,
} from './scene.ts';

const mine = { seat: 0, secret: true };

/** Pioneer with a Conquer action waiting: aliens of strength 1 in I10, 4 in H10, 6 in I8, 3 in J8. */
function conqueror(...technologies: readonly TechnologyId[]): Gal4Xeon {
  return reach(give(begin(), technologies), CONQUER);
}

describe('GX-5.1: whom to conquer', () => {
  test('aliens beside a controlled sector', () => {
    const state = settle(conqueror('military7'), 'H11', 'friendly', 1);
    expect(offered(state, 'conquer')).toEqual(['I10', 'H10', 'I8', 'J8']);
    expect(refused(state, 'conquer H11')).toBe('GX-5.1 You control no sector beside it.');
    take(state, ['I11']);
    expect(offered(state, 'conquer')).toEqual(['I10', 'H10', 'I8', 'J8', 'H11']);
  });

  test('no aliens, no conquest', () => {
    const state = conqueror('military7');
    expect(refused(state, 'conquer H9')).toBe('GX-5.1 You know of no aliens in H9.');
    expect(refused(state, 'conquer G9')).toBe('GX-5.1 You know of no aliens in G9.');
  });
});

test('GX-5.1: a row is found by its place', () => {
  const state = begin();
  const rows = ['I10', 'H10', 'I8', 'J8', 'G9'].map((name) => rowAt(state, pageOf(state, 0), place(name)));
  expect(rows).toEqual([0, 1, 2, 3, -1]);
});

describe('GX-5.2: strength', () => {
  test.each([
    [['military2'], ['I10']],
    [['military3'], ['I10']],
    [['military4'], ['I10', 'J8']],
    [['military5'], ['I10', 'H10', 'J8']],
    [['military6'], ['I10', 'H10', 'J8']],
    [['military7'], ['I10', 'H10', 'I8', 'J8']],
  ] as [TechnologyId[], string[]][])('with %s: %s', (technologies, targets) => {
    expect(offered(conqueror(...technologies), 'conquer')).toEqual(targets);
  });

  test('equal strength is not enough', () => {
    expect(refused(conqueror('military4'), 'conquer H10')).toBe(
      'GX-5.2 The aliens have strength 4, you have 4: you need more.',
    );
    expect(refused(conqueror(), 'conquer I10')).toBe(
      'GX-5.2 The aliens have strength 1, you have 1: you need more.',
    );
  });
});

describe('GX-5.3: conquered', () => {
  test('the sector is controlled, the aliens cannot be traded with or conquered again', () => {
    const state = conqueror('military2', 'friendlyRelations');
    expect(play(state, 'conquer I10')).toEqual([
      { event: 'conquered', place: place('I10'), row: 0, ...mine },
    ]);
    expect(aliensOf(state)[0]).toBe('A I10 friendly 1 conquered');
    expect(namesIn(state, 'controlled')).toEqual(['I9', 'I10']);
    expect(namesIn(state, 'reach')).toEqual(expect.arrayContaining(['H11', 'I11', 'J10']));
    expect(state.action[pageOf(state, 0)]).toBe(0);
    reach(state, CONQUER);
    expect(refused(state, 'conquer I10')).toBe('GX-5.3 You have already conquered these aliens.');
    reach(state, TRADE);
    expect(refused(state, 'trade I10')).toBe('GX-5.3 You have already conquered these aliens.');
    expect(offered(state, 'trade')).toEqual(['I8']);
  });
});

describe('GX-9.1: military strength', () => {
  test('the highest number claimed', () => {
    const strength = (...ids: TechnologyId[]): number =>
      militaryStrength(ids.reduce((set, id) => set | (1 << technologyOf(id)), 0));
    expect(strength('military1')).toBe(1);
    expect(strength('military1', 'military2', 'range1', 'tradeLeague')).toBe(2);
    expect(strength('military1', 'military7', 'logistics')).toBe(7);
    expect(strength('military1', 'military9')).toBe(9);
    expect(strength('logistics')).toBe(0);
  });
});

describe('GX-9.2: Logistics', () => {
  test('up to two species with one action', () => {
    const state = conqueror('military7', 'logistics');
    play(state, 'conquer H10');
    expect(legalTexts(state)).toEqual(['decline', 'conquer I10', 'conquer I8', 'conquer J8']);
    play(state, 'conquer J8');
    expect(aliensOf(state).filter((row) => row.endsWith('conquered'))).toHaveLength(2);
    expect(offered(state, 'conquer')).toEqual([]);
    expect([state.action[pageOf(state, 0)], state.second[pageOf(state, 0)]]).toEqual([0, 0]);
  });

  test('the second by the usual rules: none weak enough, none offered', () => {
    const state = conqueror('military2', 'logistics');
    play(state, 'conquer I10');
    expect(state.action[pageOf(state, 0)]).toBe(0);
  });

  test('not without the technology', () => {
    const state = conqueror('military7', 'miningConglomerate', 'tradeLeague');
    play(state, 'conquer H10');
    expect(state.action[pageOf(state, 0)]).toBe(0);
  });
});

describe('GX-9.7: two targets', () => {
  test('the first may be the neighbour that the second needs', () => {
    const state = settle(conqueror('military2', 'logistics'), 'H11', 'unfriendly', 1);
    expect(offered(state, 'conquer')).toEqual(['I10']);
    play(state, 'conquer I10');
    expect(offered(state, 'conquer')).toEqual(['H11']);
    play(state, 'conquer H11');
    expect(namesIn(state, 'controlled')).toEqual(['H11', 'I9', 'I10']);
  });

  test('the second may be declined', () => {
    const state = conqueror('military7', 'logistics');
    play(state, 'conquer H10');
    expect(play(state, 'decline')).toEqual([{ event: 'declined', action: 1, ...mine }]);
    expect([state.action[pageOf(state, 0)], state.second[pageOf(state, 0)]]).toEqual([0, 0]);
    expect(aliensOf(state).filter((row) => row.endsWith('conquered'))).toHaveLength(1);
  });

  test('a later action has two targets again', () => {
    const state = conqueror('military7', 'logistics');
    play(state, 'conquer H10');
    play(state, 'decline');
    reach(state, CONQUER);
    play(state, 'conquer I10');
    expect(offered(state, 'conquer')).toEqual(['I8', 'J8']);
  });
});
