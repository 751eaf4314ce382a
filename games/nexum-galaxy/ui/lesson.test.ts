import { FastChance, mixSeeds, MoveList, readOptions } from '@starboard/engine';
import type { LessonStep } from '@starboard/web/kit';
import { expect, test } from 'vitest';
import { guide } from '../guide/guide.ts';
import { nexumGalaxy as game } from '../rules/game.ts';
import type { Options } from '../rules/options.ts';
import type { Nexum } from '../rules/state.ts';
import { lesson } from './lesson.ts';

const LEARNER = 0;

/** How the other seat decides: how much it likes a move. */
type Taste = (move: string, chance: FastChance) => number;
const tastes: Readonly<Record<string, Taste>> = {
  random: (_move, chance) => chance.die(1000),
  fierce: (move, chance) => ['send', 'strike', 'go', 'build', 'bid'].indexOf(move) * 100 + chance.die(100),
  lazy: (move, chance) => (move === 'done' ? 1000 : 0) + chance.die(100),
  bidding: (move, chance) => (move === 'bid' ? 500 : 0) + chance.die(900),
};

function legalMoves(state: Nexum, seat: number): number[] {
  const list = new MoveList();
  game.legal(state, seat, list);
  return list.toArray();
}

/** The others play until it is the learner's decision. */
function letOthersPlay(state: Nexum, taste: Taste, chance: FastChance): void {
  while (game.actors(state) !== 0 && state.turn !== LEARNER) {
    const wanted = legalMoves(state, state.turn).map(
      (move) => [move, taste(game.moves.toRecord(move).move, chance)] as const,
    );
    game.play(state, state.turn, wanted.toSorted((a, b) => b[1] - a[1])[0][0], chance);
  }
}

function wished({ wishes = [] }: LessonStep<Nexum>, state: Nexum): number | undefined {
  return legalMoves(state, LEARNER).find((move) => {
    const record = game.moves.toRecord(move);
    return wishes.some((wish) => Object.entries(wish).every(([field, value]) => record[field] === value));
  });
}

test('about ten steps, each naming a rule, spots that exist and moves that are spelled right', () => {
  for (const { rule, wishes = [] } of lesson.steps) {
    expect(guide).toHaveProperty([rule ?? '']);
    for (const wish of wishes) {
      const move = game.moves.fromRecord(game.moves.completed({ move: '', ...wish }));
      expect(typeof move, JSON.stringify(wish)).toBe('number');
    }
  }
  expect(lesson.steps.length).toBeGreaterThanOrEqual(10);
});

test.each(Object.entries(tastes))(
  'what a step asks for is legal when its turn comes, against a %s player',
  (_name, taste) => {
    const skipped = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const chance = new FastChance(mixSeeds(8, i));
      const options = readOptions(game.options, lesson.options) as unknown as Options;
      const state = game.setup(options, lesson.seats, chance);
      for (const step of lesson.steps) {
        if (step.done === undefined) continue;
        let asked = 0;
        for (;;) {
          if (step.done(state)) break;
          letOthersPlay(state, taste, chance);
          if (step.done(state)) break;
          const move = wished(step, state);
          expect(move, `${step.id} in round ${state.round}, phase ${state.phase}`).toBeDefined();
          if (move === undefined) return;
          game.play(state, LEARNER, move, chance);
          expect(++asked).toBeLessThan(20);
        }
        if (asked === 0) skipped.add(step.id);
      }
    }
    // Before the other seat has had a turn nothing can come between.
    for (const { id } of lesson.steps.slice(0, 9)) expect(skipped).not.toContain(id);
  },
);
