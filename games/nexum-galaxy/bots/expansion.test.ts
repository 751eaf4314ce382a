// What bots make of technologies, asteroids, clouds and exploring.

import { MoveList } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { exoticFaces } from '../data/exotic.ts';
import { layDisk } from '../rules/exotic/disks.ts';
import { moves } from '../rules/moves.ts';
import { EXPLORE, MANAGE, MOVE, STARTING_CLOUD, type Nexum } from '../rules/state.ts';
import { atHome, deal, learn, load } from '../test/asteroid-scene.ts';
import { game, inPhase, put } from '../test/scene.ts';
import { terms, weigh } from './evaluation.ts';
import { brain } from './index.ts';
import { lootFrom } from './threat.ts';
import { withAsteroids } from './weights.ts';

const TERM = terms.findIndex(({ id }) => id === 'technology');

function worthOf(state: Nexum, seat = 0): number {
  const into = new Float64Array(terms.length);
  weigh(state, seat, withAsteroids, into);
  return into[TERM];
}

/** How readily each move is made, by its notation. */
function likingsIn(state: Nexum, seat: number): Map<string, number> {
  const list = new MoveList();
  game.legal(state, seat, list);
  const into = new Float64Array(list.length);
  brain.prefer?.(state, seat, list, into);
  return new Map(list.toArray().map((move, i) => [moves.toText(move), into[i]]));
}

function likingFor(state: Nexum, text: string, seat = 0): number {
  const liking = likingsIn(state, seat).get(text);
  if (liking === undefined) throw new Error(`${text} is not offered`);
  return liking;
}

describe('technologies and asteroids', () => {
  test('an asteroid on a planet counts once the Processing card has room for it, and more on the card', () => {
    const without = worthOf(put(atHome(2), 'B1', 0, 1));
    const within = worthOf(learn(put(atHome(2), 'B1', 0, 1), 0, 'processing1'));
    const away = worthOf(learn(atHome(2), 0, 'processing1'));
    expect(without).toBe(worthOf(atHome(2)));
    expect(within).toBeGreaterThan(away);
    const onCard = load(learn(atHome(2), 0, 'processing1'), 0, 'yellow');
    expect(worthOf(onCard)).toBeGreaterThan(within);
  });

  test('what lies in a hand or on a card makes no difference, how much does', () => {
    const with2 = (cards: readonly string[], asteroids: readonly string[]): number =>
      worthOf(load(deal(learn(atHome(2), 1, 'processing1'), 1, ...cards), 1, ...asteroids), 1);
    expect(with2(['E1', 'F2'], ['yellow', 'yellow'])).toBe(with2(['A1', 'C3'], ['blue', 'green']));
    expect(with2(['E1', 'F2'], ['yellow'])).toBeGreaterThan(with2(['E1'], ['yellow']));
  });

  test('who has plenty of energy is readier to develop for it', () => {
    const rich = (energy: number): number =>
      likingFor(inPhase(atHome(2), 0, MANAGE, energy), 'develop hyperspace');
    expect(rich(15)).toBeGreaterThan(2 * rich(3));
  });

  test('to capture is liked more than to drop', () => {
    const state = load(learn(put(atHome(2), 'B1', 0, 1), 0, 'processing1'), 0, 'blue');
    expect(likingFor(state, 'capture B1')).toBeGreaterThan(10 * likingFor(state, 'drop blue'));
  });

  test('who wins ties is to be feared more, but not by those who win them too', () => {
    const duel = (): Nexum => put(put(atHome(2), 'E2', 0, 3), 'E1', 1, 2);
    const engineers = ['replicator1', 'replicator2', 'engineering1'] as const;
    expect(lootFrom(duel(), 0, 1, 1)).toBe(0);
    expect(lootFrom(learn(duel(), 0, ...engineers), 0, 1, 1)).toBe(1);
    expect(lootFrom(learn(learn(duel(), 0, ...engineers), 1, ...engineers), 0, 1, 1)).toBe(0);
  });
});

test('what is said of the next attack is said when one can follow', () => {
  const clonyx = (phase: number): Nexum => {
    const state = atHome(2);
    state.civilization[0] = 3;
    return inPhase(state, 0, phase, 20);
  };
  expect(likingFor(clonyx(MOVE), 'guard')).toBeGreaterThan(5 * likingFor(clonyx(MANAGE), 'guard'));
});

describe('clouds', () => {
  const inCloud = (): Nexum => {
    const state = atHome(2);
    const area = STARTING_CLOUD * 8;
    state.owner[area] = 1;
    state.ships[area] = state.stale[0] = 1;
    state.fleet[0]++;
    state.held[STARTING_CLOUD] |= 1;
    return state;
  };

  test('ships that must leave weigh on their owner in this turn alone', () => {
    const state = inCloud();
    const now = worthOf(state);
    state.turn = 1;
    expect(worthOf(state)).toBeGreaterThan(now);
  });

  test('the phase is not ended over them', () => {
    const state = inCloud();
    const forsaking = likingFor(state, 'done');
    state.stale[0] = 0;
    expect(likingFor(state, 'done')).toBeGreaterThan(5 * forsaking);
  });
});

describe('exploring', () => {
  const asked = (letter: string): Nexum => {
    const state = learn(atHome(2), 0, 'hyperspace', 'exploration');
    state.asking = EXPLORE;
    state.force = 1;
    state.found = exoticFaces.findIndex((face) => face.letter === letter) + 1;
    return state;
  };

  test('an explorer stays with a system that can be found, and goes on from a black hole', () => {
    expect(likingFor(asked('E'), 'stay')).toBeGreaterThan(likingFor(asked('E'), 'onward'));
    expect(likingFor(asked('F'), 'stay')).toBeLessThan(likingFor(asked('F'), 'onward'));
    expect(worthOf(asked('E'))).toBeGreaterThan(worthOf(asked('F')));
  });

  test('an exotic system where nobody else is has room to grow', () => {
    const state = atHome(2);
    layDisk(state, 0, exoticFaces.findIndex(({ letter }) => letter === 'E') + 1);
    const before = worthOf(state);
    put(state, 'Q1', 0, 1);
    expect(worthOf(state)).toBeGreaterThan(before);
  });
});
