// A referee of the teaching game that knows one thing only: nobody but the seats at the table acts.

import { FastChance, type Game, type State } from '../index.ts';
import { expect, test } from 'vitest';
import { game } from '@starboard/games/skirmish';
import { refereed, settings, unlike, unlikeRecords, type Referee } from './index.ts';

const skirmish: Game = game;

function strict(forbidden: string): Referee<State> {
  let judged = 0;
  return {
    get judged() {
      return judged;
    },
    look: (_state, actors, offered) =>
      actors.some((seat) => offered(seat).length === 0) ? 'somebody has nothing to do' : null,
    follow({ move }) {
      judged++;
      return move.startsWith(forbidden) ? `${forbidden} is not for the referee` : null;
    },
  };
}

function run(forbidden: string) {
  const each = settings(skirmish, new FastChance(1));
  return refereed(skirmish, { steps: 200, seed: 1, settings: each, referee: () => strict(forbidden) });
}

test('games are played until the referee has judged enough', () => {
  const { found, judged, steps, games } = run('nothing');
  expect(found).toBe(null);
  expect(judged).toBeGreaterThanOrEqual(200);
  expect(steps).toBe(judged);
  expect(games).toBeGreaterThan(1);
});

test('a difference ends the run and comes with its game', () => {
  const { found } = run('strike');
  expect(found?.difference).toBe('strike is not for the referee');
  expect(found?.game).toMatch(/^\d seats \{.*\}\n/);
  expect(found?.game.split('\n').at(-1)).toMatch(/^\d: strike /);
});

test('a referee that cannot go on disagrees', () => {
  const each = settings(skirmish, new FastChance(1));
  const lost: Referee<State> = {
    judged: 0,
    look: () => null,
    follow: () => {
      throw new Error('The referee is lost.');
    },
  };
  const { found } = refereed(skirmish, { steps: 1, seed: 1, settings: each, referee: () => lost });
  expect(found?.difference).toBe('The referee is lost.');
});

test('a referee that never judges anything is reported', () => {
  const each = settings(skirmish, new FastChance(1));
  const silent: Referee<State> = { judged: 0, look: () => null, follow: () => null };
  const refereeing = { steps: 1, seed: 1, settings: each, referee: () => silent, longest: 1 };
  const { found, judged } = refereed(skirmish, refereeing);
  expect(judged).toBe(0);
  expect(found?.difference).toBe('the referee judged nothing in 500 games');
});

test('lists and records are compared in words', () => {
  expect(unlike('moves', ['a', 'b'], ['b', 'a'])).toBe(null);
  expect(unlike('moves', ['a', 'b'], ['b', 'c'])).toBe('moves: the referee has [a], the rules have [c]');
  expect(unlike('moves', ['a', 'a'], ['a'])).toBe('moves: the referee has [a], the rules have []');
  expect(unlike('moves', ['a', 'a', 'b'], ['a', 'b', 'b'])).toBe(
    'moves: the referee has [a], the rules have [b]',
  );
  expect(unlikeRecords('seat 1', { energy: 3 }, { energy: 3, more: 1 })).toBe(null);
  expect(unlikeRecords('seat 1', { energy: [3] }, { energy: [4] })).toBe(
    'seat 1: energy is [3] for the referee and [4] by the rules',
  );
});
