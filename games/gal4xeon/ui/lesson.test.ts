import { FastChance, hasSeat, isRefusal, MoveList, utf8, type Game } from '@starboard/engine';
import { openMatch, submit, type Match } from '@starboard/engine/match';
import { viewState } from '@starboard/engine/view';
import type { LessonStep, Wish } from '@starboard/web/kit';
import { describe, expect, test } from 'vitest';
import { gal4xeon } from '../rules/game.ts';
import type { Gal4Xeon } from '../rules/state.ts';
import { lesson } from './lesson.ts';

const game = gal4xeon as unknown as Game;

function begin(): Match {
  const { seats, options, seed } = lesson;
  const match = openMatch(game, { seats, options, fairness: { seed: utf8(seed), table: seed, words: [] } });
  if (isRefusal(match)) throw new Error(match.reason);
  return match;
}

const stateOf = (match: Match): Gal4Xeon => viewState(game, match.state, 0) as Gal4Xeon;

function legal(match: Match, seat: number): readonly number[] {
  const list = new MoveList();
  game.legal(match.state, seat, list);
  return list.toArray();
}

/** A whole order that begins with the move; the rest of it is the first thing possible. */
function play(match: Match, seat: number, move: number): void {
  const order = [move];
  while (isRefusal(submit(match, seat, order, 0))) {
    const state = game.shape.clone(match.state);
    for (const each of order) game.play(state, seat, each, new FastChance(1));
    const list = new MoveList();
    game.legal(state, seat, list);
    order.push(list.moves[0]);
    if (order.length > 3) throw new Error('This order has no end.');
  }
}

const fits = (move: number, wishes: readonly Wish[]): boolean => {
  const record = game.moves.toRecord(move);
  return wishes.some((wish) => Object.entries(wish).every(([field, value]) => record[field] === value));
};

/** The others play anything, as their bots might. */
function othersPlay(match: Match, pick: (choices: number) => number): void {
  for (let seat = 1; seat < match.seats; seat++) {
    while (hasSeat(game.actors(match.state), seat)) {
      const choices = legal(match, seat);
      play(match, seat, choices[pick(choices.length)]);
    }
  }
}

const isDone = (step: LessonStep<Gal4Xeon>, match: Match): boolean => step.done?.(stateOf(match)) ?? true;

/** Does what each step asks for until it is done. */
function follow(match: Match, way: number, atStep: (step: LessonStep<Gal4Xeon>) => void): void {
  let choice = way;
  const anything = (count: number): number => (choice = (choice * 31 + 7) % count);
  for (const step of lesson.steps) {
    othersPlay(match, anything);
    atStep(step);
    for (let tries = 0; !isDone(step, match) && tries < 5; tries++) {
      expect(step.shown?.(stateOf(match)) ?? true, step.id).toBe(true);
      const wanted = legal(match, 0).find((move) => fits(move, step.wishes ?? []));
      if (wanted === undefined) throw new Error(`${step.id} asks for what is not possible.`);
      play(match, 0, wanted);
      othersPlay(match, anything);
    }
    expect(isDone(step, match), step.id).toBe(true);
  }
}

describe('the lesson', () => {
  test.each([0, 1, 5])('can be followed wish by wish, whatever the bot does (%s)', (way) => {
    const match = begin();
    const doneBefore: string[] = [];
    follow(match, way, (step) => {
      if (step.done?.(stateOf(match)) === true) doneBefore.push(step.id);
    });
    expect(doneBefore).toEqual([]);
    expect(stateOf(match).round).toBe(2);
  });

  test('points at sectors that can be chosen', () => {
    const match = begin();
    const wrong: string[] = [];
    follow(match, 0, ({ spots = [], wishes }) => {
      const hexes = legal(match, 0).map((move) => `sector-${game.moves.toRecord(move)['hex']}`);
      const shown = spots.filter((spot) => spot.startsWith('sector-') && wishes !== undefined);
      wrong.push(...shown.filter((spot) => !hexes.includes(spot)));
    });
    expect(wrong).toEqual([]);
  });

  test('does not hold up who goes another way', () => {
    const match = begin();
    let at = 0;
    for (let moves = 0; moves < 200 && game.actors(match.state) !== 0; moves++) {
      othersPlay(match, () => 0);
      while (at < lesson.steps.length && isDone(lesson.steps[at], match)) at++;
      if (!hasSeat(game.actors(match.state), 0)) continue;
      const choices = legal(match, 0);
      const elsewhere = choices.filter((move) => !fits(move, lesson.steps[at]?.wishes ?? []));
      play(match, 0, (elsewhere.length > 0 ? elsewhere : choices)[0]);
    }
    expect(at).toBe(lesson.steps.length);
  });
});
