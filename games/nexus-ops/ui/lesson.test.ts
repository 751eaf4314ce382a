import { FastChance, isRefusal, utf8, type MoveRecord } from '@starboard/engine';
import { FairCounts, fairChance, readOptions } from '@starboard/engine/match';
import { expect, test } from 'vitest';
import type { LessonStep, Wish } from '@starboard/kit';
import { DEPLOY, MOVE, SCORE } from '../rules/phases.ts';
import type { Nexus } from '../rules/state.ts';
import { lesson } from './lesson.ts';
import { lesson as words } from './words/en/lesson.ts';
import { game, legalMoves } from './words/walking.ts';

/** The lesson's table, as a table deals it: the dice are the same for every learner. */
function deal(): { state: Nexus; chance: ReturnType<typeof fairChance> } {
  const options = readOptions(game.options, lesson.options);
  if (isRefusal(options)) throw new Error(options.reason);
  const fairness = { seed: utf8(lesson.seed), table: lesson.seed, words: [] };
  const chance = fairChance(fairness, new FairCounts());
  return { state: game.setup(options, lesson.seats, chance), chance };
}

const fits = (record: MoveRecord, wish: Wish): boolean =>
  Object.entries(wish).every(([field, value]) => record[field] === value);

test('in the first turn every step asks for something that can be done', () => {
  const { state, chance } = deal();
  const untilNeighbour = lesson.steps.findIndex(({ id }) => id === 'neighbour');
  for (const step of lesson.steps.slice(0, untilNeighbour)) {
    if (step.done === undefined) continue;
    expect(step.done(state), step.id).toBe(false);
    while (!step.done(state)) {
      const wanted = legalMoves(state, 0).filter((move) =>
        step.wishes?.some((wish) => fits(game.moves.toRecord(move), wish)),
      );
      expect(wanted.length, step.id).toBeGreaterThan(0);
      game.play(state, 0, wanted[0], chance);
    }
  }
  expect(state.turn).toBe(1);
});

/** The phase that a step's words speak of. */
const PHASE: Readonly<Record<string, number>> = {
  buy: DEPLOY,
  workers: DEPLOY,
  deployed: DEPLOY,
  move: MOVE,
  moved: MOVE,
  endTurn: SCORE,
};

/** The step that somebody is at who reads what there is to read at once; null while the lesson waits. */
function stepAt(state: Nexus, from: number): { at: number; step: LessonStep<Nexus> | null } {
  const at = lesson.steps.findIndex(
    ({ done, shown }, i) => i >= from && !(done?.(state) ?? shown?.(state) ?? true),
  );
  const step = lesson.steps[at];
  return { at, step: (step.shown?.(state) ?? true) ? step : null };
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])('who goes other ways is told nothing that is not so: %i', (seed) => {
  const { state, chance } = deal();
  const random = new FastChance(seed);
  const wrong: string[] = [];
  let from = 0;
  while (state.round === 1 && state.turn === 0) {
    const { at, step } = stepAt(state, from);
    const legal = legalMoves(state, 0);
    const isAsked = (move: number): boolean =>
      step?.wishes?.some((wish) => fits(game.moves.toRecord(move), wish)) ?? false;
    if (step !== null && (state.phase !== PHASE[step.id] || !legal.some(isAsked))) wrong.push(step.id);
    from = at;
    game.play(state, 0, legal[random.draw(legal.length)], chance);
  }
  expect(from).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

test('a unit that is in hand is not to be chosen again', () => {
  expect(words.workers).toContain('choose the Human, then two hexes');
  expect(words.workers).not.toMatch(/twice|again/);
});
