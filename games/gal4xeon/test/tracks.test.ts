import { describe, expect, test } from 'vitest';
import { pageOf } from '../rules/state.ts';
import {
  begin,
  filledOf,
  give,
  legalTexts,
  namesIn,
  offered,
  play,
  playAll,
  refused,
  setFilled,
  take,
  technologiesOf,
} from './scene.ts';

const mine = { seat: 0, secret: true };

describe('GX-3.2: squares', () => {
  test.each([1, 2])('a die of %i fills as many squares of its track', (value) => {
    const state = begin({ dice: [1, 2, 6] });
    expect(play(state, `assign ${value} conquer`)).toEqual([
      { event: 'assigned', track: 1, value, ...mine },
      { event: 'filled', track: 1, squares: value, ...mine },
    ]);
    expect(filledOf(state)).toEqual([0, value, 0, 0, 0]);
  });
});

describe('GX-3.3: icons', () => {
  test('the action comes when the squares before it are filled, and before the rest of the die', () => {
    const state = begin({ dice: [6, 1, 1] });
    expect(play(state, 'assign 6 science')).toEqual([
      { event: 'assigned', track: 2, value: 6, ...mine },
      { event: 'filled', track: 2, squares: 3, ...mine },
      { event: 'reached', track: 2, action: 2, ...mine },
    ]);
    expect(filledOf(state)).toEqual([0, 0, 3, 0, 0]);
    expect(state.left[pageOf(state, 0)]).toBe(3);
    expect(refused(state, 'assign 1 explore')).toBe('GX-3.3 Take the Research action first, or decline it.');
    expect(refused(state, 'finish')).toBe('GX-3.3 Take the Research action first, or decline it.');
    expect(refused(state, 'conquer I10')).toBe('GX-3.3 Take the Research action first, or decline it.');
    play(state, 'research military2');
    expect(filledOf(state)).toEqual([0, 0, 6, 0, 0]);
    expect([
      state.left[pageOf(state, 0)],
      state.track[pageOf(state, 0)],
      state.action[pageOf(state, 0)],
    ]).toEqual([0, 0, 0]);
  });

  test('one square short of the icon nothing happens', () => {
    const state = begin({ dice: [2, 1, 1] });
    play(state, 'assign 2 science');
    expect(legalTexts(state)).not.toContain('decline');
    expect(refused(state, 'research military2')).toBe('GX-3.3 No Research icon has been reached.');
  });

  test('without an icon there is no action', () => {
    const state = begin();
    expect(refused(state, 'explore 1 1 G9')).toBe('GX-3.3 No Explore icon has been reached.');
    expect(refused(state, 'conquer I10')).toBe('GX-3.3 No Conquer icon has been reached.');
    expect(refused(state, 'exploit H9')).toBe('GX-3.3 No Exploit icon has been reached.');
    expect(refused(state, 'trade I10')).toBe('GX-3.3 No Trade icon has been reached.');
    expect(refused(state, 'raise')).toBe('GX-8.3 A Trade die is filled in only when you trade.');
    expect(refused(state, 'decline')).toBe('GX-3.10 No action is waiting for you.');
  });
});

test('GX-3.4: squares that pass several icons bring one action each, in order', () => {
  const state = setFilled(give(begin({ dice: [6, 1, 1] }), ['friendlyRelations']), 'trade', 2);
  play(state, 'assign 6 trade');
  expect(filledOf(state)[4]).toBe(3);
  play(state, 'research military2');
  expect(filledOf(state)[4]).toBe(6);
  expect(offered(state, 'trade')).toEqual(['I10', 'I8']);
  playAll(state, 'trade I8', 'raise');
  expect(filledOf(state)[4]).toBe(8);
  expect(offered(state, 'assign')).not.toEqual([]);
});

describe('GX-3.5: the end of a track', () => {
  test('squares beyond it are lost', () => {
    const state = setFilled(begin({ dice: [6, 1, 1] }), 'conquer', 48);
    expect(play(state, 'assign 6 conquer')).toEqual([
      { event: 'assigned', track: 1, value: 6, ...mine },
      { event: 'filled', track: 1, squares: 2, ...mine },
      { event: 'reached', track: 1, action: 1, ...mine },
      { event: 'lost', action: 1, ...mine },
      { event: 'wasted', track: 1, squares: 4, ...mine },
    ]);
    expect(filledOf(state)[1]).toBe(50);
    expect(state.left[pageOf(state, 0)]).toBe(0);
  });

  test('the action of the last icon comes first', () => {
    const state = give(setFilled(begin({ dice: [6, 1, 1] }), 'conquer', 49), ['military2']);
    play(state, 'assign 6 conquer');
    expect(offered(state, 'conquer')).toEqual(['I10']);
    expect(play(state, 'conquer I10').at(-1)).toEqual({ event: 'wasted', track: 1, squares: 5, ...mine });
    expect(filledOf(state)[1]).toBe(50);
  });

  test('a die may go to a full track and brings no action again', () => {
    const state = give(setFilled(begin({ dice: [6, 1, 1] }), 'conquer', 50), ['military2']);
    expect(play(state, 'assign 6 conquer').map(({ event }) => event)).toEqual(['assigned', 'wasted']);
    expect(filledOf(state)[1]).toBe(50);
    expect(offered(state, 'assign')).toContain('1 explore');
  });
});

describe('GX-3.9: actions that cannot be used are lost', () => {
  test('the rest of the die is filled at once', () => {
    const state = begin({ dice: [6, 1, 1] });
    expect(play(state, 'assign 6 explore')).toEqual([
      { event: 'assigned', track: 0, value: 6, ...mine },
      { event: 'filled', track: 0, squares: 3, ...mine },
      { event: 'reached', track: 0, action: 0, ...mine },
      { event: 'lost', action: 0, ...mine },
      { event: 'filled', track: 0, squares: 3, ...mine },
    ]);
    expect(filledOf(state)[0]).toBe(6);
  });

  test.each([
    ['conquer', 10],
    ['trade', 5],
  ] as const)('%s without aliens to take', (track, squares) => {
    const state = setFilled(begin({ dice: [1, 2, 3] }), track, squares);
    expect(play(state, `assign 1 ${track}`).map(({ event }) => event)).toContain('lost');
  });

  test('exploit without a system in reach', () => {
    const state = setFilled(take(begin({ dice: [1, 2, 3] }), ['H9', 'J9']), 'resources', 2);
    expect(play(state, 'assign 1 resources').map(({ event }) => event)).toContain('lost');
  });

  test('research when everything is claimed', () => {
    const state = setFilled(begin({ dice: [1, 2, 3] }), 'science', 2);
    state.technology.fill(state.technologies);
    expect(play(state, 'assign 1 science').map(({ event }) => event)).toContain('lost');
  });
});

test('GX-3.10: an action that could be used may be declined', () => {
  const state = begin({ dice: [5, 1, 1] });
  play(state, 'assign 5 science');
  expect(play(state, 'decline')).toEqual([
    { event: 'declined', action: 2, ...mine },
    { event: 'filled', track: 2, squares: 2, ...mine },
  ]);
  expect(technologiesOf(state)).toEqual(['military1', 'range1']);
  expect(filledOf(state)[2]).toBe(5);
});

describe('GX-3.11: it counts at once', () => {
  test('a sector gained extends the reach of the next action', () => {
    const state = setFilled(setFilled(begin({ dice: [1, 1, 1] }), 'resources', 2), 'explore', 2);
    expect(namesIn(state, 'reach')).not.toContain('G9');
    playAll(state, 'assign 1 resources', 'exploit H9', 'assign 1 explore');
    expect(offered(state, 'explore')).toEqual(['1 1 G9', '1 1 G10', '1 1 H8']);
  });

  test('a technology gained works for the next action', () => {
    const state = setFilled(setFilled(begin({ dice: [1, 1, 1] }), 'science', 2), 'conquer', 10);
    playAll(state, 'assign 1 science', 'research military2', 'assign 1 conquer');
    expect(offered(state, 'conquer')).toEqual(['I10']);
  });
});

test('GX-3.12: the first icons of Conquer and Trade are Research, all others those of their track', () => {
  const state = give(take(begin(), ['G9']), ['friendlyRelations', 'military2']);
  const { icons } = state;
  const actionsOn = (track: number): number[] =>
    [...icons.subarray(track * 20, track * 20 + 20)].filter((icon) => icon > 0).map((icon) => icon & 7);
  expect(actionsOn(0)).toEqual(Array.from({ length: 10 }, () => 0));
  expect(actionsOn(1)).toEqual([2, 1, 1, 1, 1, 1]);
  expect(actionsOn(2)).toEqual(Array.from({ length: 9 }, () => 2));
  expect(actionsOn(3)).toEqual(Array.from({ length: 8 }, () => 3));
  expect(actionsOn(4)).toEqual([2, ...Array.from({ length: 10 }, () => 4)]);
  const waits = (track: 'conquer' | 'trade', from: number): string => {
    const trial = setFilled(
      give(begin({ dice: [1, 2, 3] }), ['friendlyRelations', 'military2']),
      track,
      from,
    );
    play(trial, `assign 1 ${track}`);
    return legalTexts(trial)[1].split(' ')[0];
  };
  expect(waits('conquer', 3)).toBe('research');
  expect(waits('conquer', 10)).toBe('conquer');
  expect(waits('trade', 2)).toBe('research');
  expect(waits('trade', 5)).toBe('trade');
});
