// Who is asked as everybody would be, so that nobody learns from it what others cannot see (NG-12.12).

import { describe, expect, test } from 'vitest';
import { mayMeetAt } from '../rules/cloaking/hidden.ts';
import { byUrgency } from '../rules/phases/questions.ts';
import { DROPPED, MANAGE, MOVE, type Nexum } from '../rules/state.ts';
import { atHome, calmSector, deal, learn, load } from './asteroid-scene.ts';
import { mark } from './cosmos-scene.ts';
import { at, game, inPhase, play, put } from './scene.ts';

const asksAlike = (state: Nexum): boolean => game.standingAnswers?.asksAlike(state) === true;

/** Nobody has anything but three ships at home, which cannot move for lack of energy. */
const poor = (phase: number): Nexum => inPhase(atHome(2), 0, phase, 0);

describe('NG-12.12: a phase in which one could do only what others cannot see', () => {
  test('with asteroids that may pay for a technology, or for evolving', () => {
    for (const phase of [MANAGE, MOVE]) {
      const state = load(learn(poor(phase), 0, 'processing1'), 0, 'blue', 'yellow');
      // it may still drop them, which everybody sees
      expect(asksAlike(state)).toBe(false);
      state.dropping = DROPPED;
      expect(asksAlike(state)).toBe(true);
      state.developed = 1;
      expect(asksAlike(state)).toBe(false);
      state.civilization[0] = 1;
      expect(asksAlike(state)).toBe(true);
      state.evolved = 1;
      expect(asksAlike(state)).toBe(false);
    }
  });

  test('not where there is something that everybody sees', () => {
    const ready = (phase: number, energy: number): Nexum => {
      const state = load(learn(atHome(2), 0, 'processing1'), 0, 'blue');
      state.dropping = DROPPED;
      return inPhase(state, 0, phase, energy);
    };
    expect(asksAlike(ready(MOVE, 0))).toBe(true);
    // a ship could go, or be built, or Hyperspace be developed
    expect([asksAlike(ready(MOVE, 1)), asksAlike(ready(MANAGE, 2)), asksAlike(ready(MANAGE, 3))]).toEqual([
      false,
      false,
      false,
    ]);
    const capturing = put(ready(MOVE, 0), 'B1', 0, 1);
    expect(asksAlike(capturing)).toBe(false);
    capturing.captured[0] = capturing.capacity[0];
    expect(asksAlike(capturing)).toBe(true);
  });

  test('not where there is nothing at all, and not while something else is asked', () => {
    expect([asksAlike(poor(MANAGE)), asksAlike(poor(MOVE))]).toEqual([false, false]);
    const state = load(learn(inPhase(atHome(2), 0, MOVE, 5), 0, 'processing1'), 0, 'blue');
    state.dropping = DROPPED;
    play(state, 'go A1');
    expect(asksAlike(state)).toBe(false);
  });

  test('with a cloaked ship, or one that could be cloaked with a card of the right kind', () => {
    const carrier = put(calmSector(2), 'B1', 0, 2, 'M');
    learn(deal(put(carrier, 'D3', 1, 3), 0, 'A1'), 0, 'hyperspace', 'exploration', 'cloaking');
    for (const name of ['B1', 'B2', 'B3']) mark(carrier, 'noMove', name, 0);
    inPhase(carrier, 0, MANAGE, 15);
    // a ship could be built, which everybody sees
    expect(asksAlike(carrier)).toBe(false);
    const hidden = learn(
      deal(put(atHome(2), 'B1', 0, 3, 'M'), 0, 'E1'),
      0,
      'hyperspace',
      'exploration',
      'cloaking',
    );
    play(hidden, 'cloak B1 military', 'under E1');
    expect([asksAlike(inPhase(hidden, 0, MOVE, 0)), asksAlike(inPhase(hidden, 0, MOVE, 1))]).toEqual([
      true,
      false,
    ]);
  });
});

test('NG-16.9: where a cloaked ship might be met, as far as everybody knows', () => {
  const state = deal(put(put(atHome(3), 'B1', 0, 3, 'M'), 'G1', 2, 1), 0, 'E1');
  expect(mayMeetAt(state, 1, at('E2'))).toBe(false);
  play(learn(state, 0, 'hyperspace', 'exploration', 'cloaking'), 'cloak B1 military', 'under E1');
  // on any empty planet, and where its owner is; not where somebody else is, nor on stars, nor its own
  expect(['E2', 'E1', 'A3', 'G1', 'E*'].map((name) => mayMeetAt(state, 1, at(name)))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(mayMeetAt(state, 0, at('E2'))).toBe(false);
});

test('NG-12.12: every question has a name of its own', () => {
  const names = byUrgency.map(({ name }): string => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).not.toContain('');
});
