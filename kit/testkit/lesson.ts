// A lesson can be followed to its end, asks for what is possible and points at what is there.

import { FastChance, seatsOf, utf8, type Game, type State } from '@starboard/engine';
import { fairChance, FairCounts } from '@starboard/engine/match';
import { viewState } from '@starboard/engine/view';
import { describe, expect, test } from 'vitest';
import type { Choice, GameUi, GameWords, Lesson, LessonStep } from '../game-ui.ts';
import { movedOn } from '../lesson.ts';
import { fitting } from '../wish.ts';
import { choicesOf, drawnScreen, pickingOf, sceneOf, spotsIn } from './drawn.tsx';
import { optionsOf } from './random-game.ts';

const LEARNER = 0;
/** Nobody is taught for longer, in moves of the learner. */
const LONGEST = 400;

export function testLesson(game: Game, ui: GameUi, lesson: Lesson, words: GameWords, times: number): void {
  describe(`the lesson ${lesson.id}`, () => {
    test('names rules of the guide and moves that are spelled right', () => {
      expect(lesson.steps.length).toBeGreaterThan(0);
      for (const { id, rule, wishes = [] } of lesson.steps) {
        expect(rule === undefined || rule in game.guide, id).toBe(true);
        for (const wish of wishes) {
          const move = game.moves.fromRecord(game.moves.completed({ move: '', ...wish }));
          expect(typeof move, JSON.stringify(wish)).toBe('number');
        }
      }
    });

    test.each(Array.from({ length: times }, (_, seed) => seed))(
      'can be followed to its end, whatever the others do: %i',
      (seed) => {
        const options = optionsOf(game, lesson);
        const fairness = { seed: utf8(lesson.seed), table: lesson.seed, words: [] };
        // the dice are the same for every learner
        const dice = fairChance(fairness, new FairCounts());
        const random = new FastChance(seed);
        const state = game.setup(options, lesson.seats, dice);
        const drawnAt = new Set<string>();
        let at = 0;
        for (let moves = 0; at < lesson.steps.length; moves++) {
          expect(moves, lesson.steps[at].id).toBeLessThan(LONGEST);
          const actors = seatsOf(game.actors(state));
          expect(actors.length, lesson.steps[at].id).toBeGreaterThan(0);
          const seat = actors.includes(LEARNER) ? LEARNER : actors[0];
          const view = viewState(game, state, seat);
          const choices = choicesOf(game, view, seat);
          if (seat !== LEARNER) {
            game.play(state, seat, choices[random.draw(choices.length)].move, dice);
            continue;
          }
          at = stepIn(lesson.steps, at, view);
          const step = lesson.steps[at];
          if (step === undefined) break;
          if (!drawnAt.has(step.id) && isShown(step, view)) expectPointsAtSpots(step, view, choices);
          drawnAt.add(step.id);
          const pool = asked(step, view, choices);
          game.play(state, seat, pool[random.draw(pool.length)].move, dice);
          at = stepIn(lesson.steps, at, viewState(game, state, LEARNER));
        }

        function expectPointsAtSpots(step: LessonStep, view: State, choices: readonly Choice[]): void {
          const scene = { game, state: view, options, seats: lesson.seats, viewer: LEARNER };
          const { spots: pointedOut = [] } = step;
          const page = drawnScreen(ui, sceneOf({ ...scene, picking: pickingOf(choices) }), {
            words,
            pointedOut,
          });
          const spots = new Set(spotsIn(page));
          // of several, those that are there at the time
          expect(step.spots?.some((spot) => spots.has(spot)) ?? true, step.id).toBe(true);
        }
      },
    );
  });
}

const isShown = ({ shown }: LessonStep, view: State): boolean => shown?.(view) ?? true;

/** The step that the learner sees; what is only to be read is read at once. */
function stepIn(steps: readonly LessonStep[], from: number, view: State): number {
  let at = from;
  for (;;) {
    const step = steps[at];
    if (step === undefined) return at;
    const next = step.done === undefined && isShown(step, view) ? at + 1 : movedOn(steps, at, view);
    if (next === at) return at;
    at = next;
  }
}

/** What the learner chooses from: what the step asks for, which is possible where it says when it is shown. */
function asked(step: LessonStep, view: State, choices: readonly Choice[]): readonly Choice[] {
  const { shown, wishes = [] } = step;
  const fit = isShown(step, view) ? fitting(choices, wishes) : [];
  const mustFit = shown !== undefined && isShown(step, view) && wishes.length > 0;
  expect(mustFit && fit.length === 0, `${step.id} asks for what is not possible`).toBe(false);
  return fit.length > 0 ? fit : choices;
}
