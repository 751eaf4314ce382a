import { FastChance, type Game, type State } from '@starboard/engine';
import { viewState } from '@starboard/engine/view';
import { expect, test } from 'vitest';
import { brain as skirmishBrain } from '../games/skirmish/bots/index.ts';
import { skirmish } from '../games/skirmish/rules/game.ts';
import { ACT, type Skirmish } from '../games/skirmish/rules/state.ts';
import type { Brain } from './brain.ts';
import { SearchThinker, type ChosenAnswer, type Thinker } from './thinker.ts';
import type { Known } from './thinking.ts';

const game = skirmish as unknown as Game;
const brain = skirmishBrain as unknown as Brain;
const known: Known = { game, brain };
const level = { id: 'captain', name: '', personality: '', iterations: 400 };
const seat = { seats: 2, seat: 0, seed: 1 };

function thought(thinker: Thinker, state: State): ChosenAnswer {
  const steps = thinker.think(viewState(game, state, 0));
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

const opening = (): Skirmish => game.setup({ rounds: 6 }, 2, new FastChance(5)) as Skirmish;

function inRound(round: number): Skirmish {
  const state = opening();
  state.round = round;
  return state;
}

test('a game that looks lost in two turns in a row is called hopeless, and no longer when hope returns', () => {
  let hope = 0.01;
  const judge: Brain['judge'] = (_state, _seats, into) => {
    into[0] = hope;
    into[1] = 1 - hope;
  };
  const thinker = new SearchThinker({ game, brain: { ...brain, judge, settle: judge } }, seat, level);
  expect(thought(thinker, inRound(1)).hopeless).toBe(false);
  // once more in the same turn is no other turn
  expect(thought(thinker, inRound(1)).hopeless).toBe(false);
  const lost = thought(thinker, inRound(2));
  expect(lost.hopeless).toBe(true);
  expect(lost.progress.expected[0]).toBeCloseTo(0.01);
  hope = 0.4;
  expect(thought(thinker, inRound(3)).hopeless).toBe(false);
  hope = 0.01;
  expect(thought(thinker, inRound(4)).hopeless).toBe(false);
  expect(thought(thinker, inRound(5)).hopeless).toBe(true);
});

test('a single legal move costs nothing', () => {
  const state = opening();
  state.deck[0] += state.hand[0];
  state.hand.fill(0);
  state.handSize.fill(0);
  const { order, choices, progress, options } = thought(new SearchThinker(known, seat, level), state);
  expect(order.map(game.moves.toText)).toEqual(['plan none']);
  expect(choices).toEqual([]);
  expect(options).toEqual([]);
  expect(progress).toMatchObject({ iterations: 0, of: 0 });
});

test('an order is searched as a chain: its decisions share one budget and one tree', () => {
  const state = opening();
  state.phase = ACT;
  state.turn = 0;
  state.owner.fill(0);
  state.ships.fill(0);
  // two fleets, and moons to strike
  for (const [moon, owner, ships] of [
    [0, 1, 6],
    [1, 1, 6],
    [3, 2, 3],
  ]) {
    state.owner[moon] = owner;
    state.ships[moon] = ships;
  }
  const { order, choices, progress } = thought(new SearchThinker(known, seat, level), state);
  expect(game.moves.toText(order[0])).toMatch(/^strike /);
  expect(choices.length).toBeGreaterThan(1);
  expect(progress.iterations).toBeLessThanOrEqual(level.iterations);
  // with a tree for each decision, every one of them would cost its full share
  const each = level.iterations * 0.35;
  expect(progress.iterations).toBeLessThan(choices.length * each);
  expect(progress.variation.slice(0, order.length)).toEqual(order.map((move) => ({ seat: 0, move })));
});

test('where all decide at once, what others have decided makes no difference', () => {
  const [one, other] = [opening(), opening()];
  const list = [...skirmish.moves.names];
  expect(list).toContain('plan');
  // seat 1 has planned at the one table, nothing is known of it at either
  other.plan[1] = 2;
  const answers = [one, other].map((state) => thought(new SearchThinker(known, seat, level), state));
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[0].progress.variation.length).toBeGreaterThan(0);
});

test('slips: a level that errs does not always take what it thought about most', () => {
  const state = opening();
  const firsts = (slips: number): number =>
    Array.from({ length: 40 }, (_, seed) => {
      const thinker = new SearchThinker(known, { ...seat, seed }, { ...level, iterations: 60, slips });
      const { order, options } = thought(thinker, state);
      return order[0] === options[0].order[0] ? 1 : 0;
    }).reduce((sum: number, one) => sum + one, 0);
  expect(firsts(0)).toBe(40);
  expect(firsts(0.5)).toBeLessThan(35);
});
