// Allied people who win together, beside the computer (NG-9.15, NG-11.2; rulings 140 and 191).

import { describe, expect, test } from 'vitest';
import { brain } from '../bots/index.ts';
import { modesOf } from '../data/modes.ts';
import { presets } from '../data/presets.ts';
import { readProgress } from '../rules/progress.ts';
import { MOVE, OVER, type Nexum } from '../rules/state.ts';
import { act, quiet } from './cosmos-scene.ts';
import { attack, game, inPhase, lay, newGame, optionsOf, play, put } from './scene.ts';

/** Two people who pool, at A and D, and the computer at J. */
function pair(): Nexum {
  const state = quiet(2, { mode: 'allied-two-vs-one', pooled: true });
  put(put(state, 'A3', 0, 5), 'D3', 1, 4);
  return inPhase(put(state, 'J3', 2, 4), 0, MOVE, 20);
}

describe('NG-9.15: what allied people need together', () => {
  test('two 10 points or 6 relics, three 13 or 7; the computer what it always needs', () => {
    const goals = (seats: number, mode: 'allied-two-vs-two' | 'allied-three-vs-guards'): unknown[] => {
      const state = newGame(seats, { ruleSet: 'events', mode, pooled: true });
      return Array.from({ length: state.civs }, (_, civ) => readProgress(state, civ).goal);
    };
    const alone = { points: 7, relics: 5 };
    const two = { points: 10, relics: 6 };
    const three = { points: 13, relics: 7 };
    expect(goals(2, 'allied-two-vs-two')).toEqual([two, two, alone, alone]);
    expect(goals(3, 'allied-three-vs-guards')).toEqual([three, three, three, alone]);
  });

  test('ten points, whoever of them makes the last', () => {
    const state = pair();
    state.points.set([4, 4, 0]);
    put(put(state, 'B1', 2, 1), 'B2', 2, 1);
    attack(state, 'go B1', 'send A3 2 none');
    expect([game.outcome(state), readProgress(state, 1).points]).toEqual([null, 9]);
    attack(state, 'go B2', 'send A3 2 none');
    expect(game.outcome(state)).toMatchObject({ rule: 'NG-1.1', ranks: [1, 1], unseated: [3] });
  });

  test('six relics', () => {
    const state = put(put(pair(), 'B1', 0, 2, 'MR'), 'E1', 1, 3, 'ETM');
    lay(state, 'B2', 'T');
    play(state, 'go B2', 'send A3 1 none');
    expect(game.outcome(state)).toMatchObject({ rule: 'NG-1.2', ranks: [1, 1], unseated: [3] });
  });

  test('in a scenario without relics none win, for nobody', () => {
    const state = newGame(2, {
      ruleSet: 'events',
      sector: 'TABULA',
      scenario: 'sterile-trap',
      mode: 'allied-two-vs-two',
      pooled: true,
    });
    expect([0, 3].map((civ) => readProgress(state, civ).goal)).toEqual([
      { points: 10, relics: null },
      { points: 7, relics: null },
    ]);
  });

  test('nobody of a printed sector with such a mode has relics at home', () => {
    for (const { name, relics, seats } of presets) {
      if (!modesOf(name).some(({ people }) => people === 'allies')) continue;
      expect([name, relics.filter(({ system }) => seats.includes(system))]).toEqual([name, []]);
    }
  });

  test('every mode that allies people takes it, and no other', () => {
    for (const { name: sector } of presets)
      for (const { id: mode, humans, people, events } of modesOf(sector)) {
        const options = optionsOf({ sector, mode, ruleSet: events ? 'events' : 'core', pooled: true });
        const rule = game.conflict(options, humans)?.rule ?? null;
        expect([sector, mode, rule]).toEqual([sector, mode, people === 'allies' ? null : 'NG-9.15']);
      }
  });
});

describe('NG-11.2: the computer never adds up', () => {
  function two(): Nexum {
    const state = quiet(2, { mode: 'allied-two-vs-allied-two', pooled: true });
    put(put(state, 'A3', 0, 4), 'D3', 1, 4);
    put(put(state, 'G3', 2, 4), 'J3', 3, 4);
    // with the core cards K shows E
    return put(state, 'K1', 2, 5);
  }

  test('but wins with 7 points of one of its civilizations', () => {
    const state = put(two(), 'E1', 0, 1);
    state.points.set([0, 0, 5, 6]);
    const clone = game.shape.clone(state);
    act(state, 'invasion', 'E1', 'squadron');
    expect([state.points[2], state.phase === OVER]).toEqual([6, false]);
    clone.points[2] = 6;
    act(clone, 'invasion', 'E1', 'squadron');
    expect(game.outcome(clone)).toMatchObject({ rule: 'NG-1.1', unseated: [1, 1] });
  });

  test('or with 5 relics, unless it began with them (NG-11.6)', () => {
    const state = put(put(two(), 'B1', 2, 4, 'MRET'), 'E1', 0, 1, 'M');
    const asleep = game.shape.clone(state);
    act(state, 'raid', 'E1', 'squadron');
    expect([state.relicsHeld[2], state.winners]).toEqual([5, 0b1100]);
    asleep.relicsAsleep = 0b100;
    act(asleep, 'raid', 'E1', 'squadron');
    expect([asleep.relicsHeld[2], asleep.phase === OVER]).toEqual([5, false]);
    const guards = newGame(3, { ruleSet: 'events', mode: 'allied-three-vs-guards', pooled: true });
    expect(guards.relicsAsleep).toBe(0b1000);
  });
});

test('bots value what their allies have where it is pooled', () => {
  const worth = (points: number, pooled: boolean): number => {
    const state = quiet(2, { mode: 'allied-two-vs-one', pooled });
    put(put(put(state, 'A3', 0, 4), 'D3', 1, 4), 'J3', 2, 4);
    state.points.set([3, points, 0]);
    const terms = new Float64Array(brain.terms.length);
    brain.weigh(state, 0, terms);
    return terms[0];
  };
  expect(worth(6, false)).toBe(worth(0, false));
  expect(worth(6, true)).toBeGreaterThan(worth(0, true));
});
