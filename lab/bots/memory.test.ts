// @module-tag slow: thousands of iterations for each decision

import { PlayerAsker, findBot, openMind, type Known } from '@starboard/bots';
import { FastChance, firstSeat, isRefusal, NOBODY, traitsOf } from '@starboard/engine';
import { defaultOptions } from '@starboard/engine/match';
import { viewState } from '@starboard/engine/view';
import { describe, expect, test } from 'vitest';
import { budgetOf, allKnown } from './tables.ts';

const all = await allKnown();
const ITERATIONS = 600;
const LEVEL = 'captain';

interface Turn {
  /** Iterations of all its decisions. */
  spent: number;
  decisions: number;
}

interface Course {
  readonly turns: Turn[];
  /** Decisions for which less, or more, was thought than by somebody who sits down there afresh with the same budget. */
  less: number;
  more: number;
}

const TURNS = 12;

/** Games of two, until there were enough turns: seat 0 is a mind with a memory, seat 1 quick. */
async function courseOf(known: Known, how: How): Promise<Course> {
  const course: Course = { turns: [], less: 0, more: 0 };
  for (let seed = 1; course.turns.length < TURNS; seed++) await playGame(known, how, seed, course);
  return course;
}

interface How {
  readonly iterations: number;
  /** Seat 1 does what seat 0 thinks it will, where that is legal. */
  readonly obliging: boolean;
}

async function playGame(
  known: Known,
  { iterations, obliging }: How,
  seed: number,
  course: Course,
): Promise<void> {
  const { game, brain } = known;
  const options = { ...defaultOptions(game.options), ...game.simulationOptions };
  const scale = budgetOf(known, LEVEL, iterations);
  const chance = new FastChance(seed);
  const state = game.setup(options, 2, chance);
  const bot = findBot('cadet');
  if (isRefusal(bot)) throw new Error(bot.reason);
  const player = bot.sit({ game, brain, options, seats: 2, seat: 1, random: new FastChance(seed) });
  const asking = new PlayerAsker();
  const mind = openMind(async () => known);
  let turn = NaN;
  let line: number[] = [];
  for (let actors = game.actors(state); actors !== NOBODY; actors = game.actors(state)) {
    if (firstSeat(actors) === 1) {
      const own = asking.moveOf(player, game, state, 1);
      const wanted = line.shift() ?? own;
      if (wanted !== own && !asking.legal.has(wanted)) line = [];
      game.play(state, 1, obliging && asking.legal.has(wanted) ? wanted : own, chance);
      continue;
    }
    const view = game.shape.snapshot(viewState(game, state, 0));
    const { id, rules } = game;
    const question = { game: id, rules, options, seats: 2, seat: 0, view, level: LEVEL, seed: 5, scale };
    const { order, progress } = await mind.think(question);
    if (turn !== brain.turn(state)) {
      if (course.turns.length === TURNS) return;
      turn = brain.turn(state);
      course.turns.push({ spent: 0, decisions: 0 });
      const afresh = await openMind(async () => known).think(question);
      if (progress.iterations < afresh.progress.iterations) course.less++;
      if (progress.iterations > afresh.progress.iterations) course.more++;
    }
    const now = course.turns[course.turns.length - 1];
    now.spent += progress.iterations;
    now.decisions++;
    for (const move of order) game.play(state, 0, move, chance);
    line = progress.variation.slice(order.length).map(({ move }) => move);
  }
}

describe.each(all.map((known) => [known.game.title, known] as const))('%s', (_, known) => {
  test('all decisions of a turn share its iterations', async () => {
    const { turns } = await courseOf(known, { iterations: ITERATIONS, obliging: false });
    for (const { spent, decisions } of turns) {
      // a decision for which nothing is left gets a hundredth, each move of its order again
      expect(spent).toBeLessThanOrEqual(ITERATIONS * (1 + 0.01 * 10 * decisions) + 10 * decisions);
    }
  });
});

test('what was thought in the turn before is used where the game went on as it was thought', async () => {
  // where nothing is hidden or drawn, the game goes on as it was thought; its turns have several decisions to share
  const open = all.find(({ game }) => {
    const { secrets, chance } = traitsOf(game, {}, 2);
    return !secrets && !chance;
  });
  if (open === undefined) throw new Error('No game lies open.');
  const { turns, less, more } = await courseOf(open, { iterations: 8000, obliging: true });
  expect(Math.max(...turns.map(({ decisions }) => decisions))).toBeGreaterThan(1);
  expect(less).toBeGreaterThan(TURNS / 6);
  expect(more).toBeLessThan(less);
});
