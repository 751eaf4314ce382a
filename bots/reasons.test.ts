import { FastChance, type Game } from '@starboard/engine';
import { viewState } from '@starboard/engine/view';
import { describe, expect, test } from 'vitest';
import { brain as skirmishBrain } from '../games/skirmish/bots/index.ts';
import { skirmish } from '../games/skirmish/rules/game.ts';
import { ACT } from '../games/skirmish/rules/state.ts';
import type { Skirmish } from '../games/skirmish/rules/state.ts';
import type { Brain } from './brain.ts';
import { openMind } from './mind.ts';
import { Reasoner } from './reasons.ts';
import type { Known, Question } from './thinking.ts';

const known = { game: skirmish as unknown as Game, brain: skirmishBrain as unknown as Brain } satisfies Known;
const { game } = known;

/** Seat 0 is to act: five ships on A, and seat 1 holds D with one ship. */
function acting(): Skirmish {
  const state = game.setup({ rounds: 6 }, 2, new FastChance(5)) as Skirmish;
  state.phase = ACT;
  state.turn = 0;
  state.owner.fill(0);
  state.ships.fill(0);
  [state.owner[0], state.ships[0]] = [1, 5];
  [state.owner[3], state.ships[3]] = [2, 1];
  return state;
}

const move = (text: string): number => Number(game.moves.fromText(text));
const steps = (line: readonly string[], seat = 0) => line.map((text) => ({ seat, move: move(text) }));
const reasonsFor = (order: readonly string[], line: readonly string[] = []) => {
  const view = viewState(game, acting(), 0);
  return new Reasoner(known, 2, 1).reasons(view, 0, order.map(move), steps(line));
};

describe('reasons', () => {
  test('count what changes, own and others, the weightiest first', () => {
    const [first, ...rest] = reasonsFor(['muster A']);
    expect(first).toMatchObject({ term: 'ships', own: true, before: 5 });
    expect(first.after).toBeGreaterThan(5);
    expect(first.gain).toBeGreaterThan(0);
    expect(rest).toEqual([]);
  });

  test('are averages where dice decide', () => {
    const found = reasonsFor(['strike D', 'from A 2', 'launch']);
    const moons = found.find(({ term, own }) => term === 'moons' && own);
    expect(moons?.before).toBe(1);
    expect(moons?.after).toBeGreaterThan(1);
    expect(moons?.after).toBeLessThanOrEqual(2);
    expect(found.some(({ term, own, gain }) => term === 'moons' && !own && gain > 0)).toBe(true);
    for (let i = 1; i < found.length; i++)
      expect(Math.abs(found[i].gain)).toBeLessThanOrEqual(Math.abs(found[i - 1].gain));
  });

  test('are none where nothing changes', () => {
    expect(reasonsFor(['pass'])).toEqual([]);
  });

  test('follow the variation only while it is legal and the same turn', () => {
    expect(reasonsFor(['muster A'], ['muster A', 'muster A'])).toEqual(reasonsFor(['muster A']));
  });
});

test('a mind gives reasons when it is asked for them, and they change nothing else', async () => {
  const state = acting();
  const view = game.shape.snapshot(viewState(game, state, 0));
  const question: Question = {
    game: 'skirmish',
    rules: 1,
    options: { rounds: 6 },
    seats: 2,
    seat: 0,
    view,
    level: 'captain',
    seed: 3,
  };
  const think = (why: boolean, level: string) =>
    openMind(async () => known).think({ ...question, level, why });
  for (const level of ['greedy', 'captain']) {
    const [plain, told] = [await think(false, level), await think(true, level)];
    expect(plain.reasons).toEqual([]);
    expect(told.reasons.length).toBeGreaterThan(0);
    expect({ ...told, reasons: [] }).toEqual(plain);
  }
});

test('counts are what people see on the board', () => {
  const into = new Float64Array(known.brain.terms.length);
  const state = acting();
  known.brain.count(state, 0, into);
  expect([...into]).toEqual([1, 5, state.handSize[0]]);
});
