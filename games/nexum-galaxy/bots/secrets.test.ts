// @module-tag slow: every level thinks about hundreds of positions
// No bot knows or betrays what is hidden in the expansion: where hands, Processing cards, rows, deck and the places of cloaked
// ships are otherwise, it gives the same answer after as many iterations.

import { LEVEL_IDS, openMind, type Answer, type Known, type Mind } from '@starboard/bots';
import { FastChance, firstSeat, NOBODY, type State } from '@starboard/engine';
import { volume } from '@starboard/engine/testkit';
import { viewState } from '@starboard/engine/view';
import { expect, test } from 'vitest';
import { nexumGalaxy } from '../rules/game.ts';
import { MOVE, type Nexum } from '../rules/state.ts';
import { atHome, deal, learn, load } from '../test/asteroid-scene.ts';
import { inPhase, optionsOf, play, put } from '../test/scene.ts';
import { brain } from './index.ts';

const SEATS = 3;
const options = optionsOf({ ruleSet: 'asteroids', roundLimit: 20 });
const known: Known = { game: nexumGalaxy, brain };
const ORDERS = volume({ daily: 10, long: 150, mutation: 5 });
const ITERATIONS = 120;
const HIDDEN_FIELDS = ['cloakCard', 'cloakPlace', 'deck', 'hand', 'processing', 'rows'];

/** Everybody has secrets: seat 0 a ship on E1 that nobody sees, which is in the way of seat 1. */
function secretive(): Nexum {
  const state = put(put(atHome(SEATS, options), 'B1', 0, 3, 'M'), 'E2', 1, 3);
  learn(state, 0, 'hyperspace', 'exploration', 'cloaking', 'processing1');
  learn(state, 1, 'processing1', 'hyperspace', 'exploration');
  learn(state, 2, 'processing1');
  deal(state, 0, 'E1', 'F2');
  deal(state, 1, 'B2', 'A1');
  deal(state, 2, 'C3');
  load(load(load(state, 0, 'yellow', 'blue'), 1, 'green', 'green'), 2, 'yellow-blue');
  play(state, 'cloak B1 military', 'under E1');
  return inPhase(state, 1, MOVE, 12);
}

async function ask(mind: Mind, level: string, state: State, seat: number): Promise<Answer> {
  const { game } = known;
  const usual = brain.levels.find(({ id }) => id === level)?.iterations ?? ITERATIONS;
  return mind.think({
    game: game.id,
    rules: game.rules,
    options,
    seats: SEATS,
    seat,
    view: game.shape.snapshot(viewState(game, state, seat)),
    level,
    seed: 5 + seat,
    scale: ITERATIONS / usual,
  });
}

function noteDifferences(one: State, other: State, into: Set<string>): void {
  for (const { name, at, size } of known.game.shape.fields)
    if (one.cells.subarray(at, at + size).some((value, i) => value !== other.cells[at + i])) into.add(name);
}

test.each(['greedy', ...LEVEL_IDS])('%s answers alike, whatever is hidden', async (level) => {
  const { game } = known;
  const [here, there] = [openMind(async () => known), openMind(async () => known)];
  const chance = new FastChance(4);
  const otherwise = new Set<string>();
  let state = secretive();
  for (let orders = 0; orders < ORDERS; orders++) {
    if (game.actors(state) === NOBODY) state = secretive();
    const seat = firstSeat(game.actors(state));
    const twin = game.imagine(viewState(game, state, seat), seat, chance);
    noteDifferences(state, twin, otherwise);
    const [one, other] = [await ask(here, level, state, seat), await ask(there, level, twin, seat)];
    expect(other).toEqual(one);
    for (const move of one.order) game.play(state, seat, move, chance);
  }
  expect([...otherwise].filter((field) => HIDDEN_FIELDS.includes(field)).toSorted()).toEqual(HIDDEN_FIELDS);
});
