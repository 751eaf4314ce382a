// What a bot says about a fair duel: it compares like with like, and nothing that the other wrote in secret counts.

import { openMind, type Answer, type Brain, type Loader } from '@starboard/bots';
import { FastChance, hasSeat, MoveList, type Game } from '@starboard/engine';
import { viewState } from '@starboard/engine/view';
import { expect, test } from 'vitest';
import { brain } from '../bots/index.ts';
import type { Gal4Xeon } from '../rules/state.ts';
import { game } from './scene.ts';

const known = { game: game as unknown as Game, brain: brain as unknown as Brain };
const load: Loader = async (id) => (id === 'gal4xeon' ? known : null);
const options = { map: 'Pioneer', openSheets: false, sheet: null } as const;

function duel(): Gal4Xeon {
  return game.setup(options, 2, new FastChance(7));
}

/** The other seat writes its whole round. */
function otherWrites(state: Gal4Xeon, seed: number): Gal4Xeon {
  const chance = new FastChance(seed);
  const list = new MoveList();
  while (hasSeat(game.actors(state), 1)) {
    list.clear();
    game.legal(state, 1, list);
    game.play(state, 1, list.moves[chance.draw(list.length)], chance);
  }
  return state;
}

/** Without the one thing that everybody may see: that the other has finished. */
function viewOf(state: Gal4Xeon): Gal4Xeon {
  const view = viewState(known.game, state, 0) as Gal4Xeon;
  view.done = 0;
  return view;
}

async function advice(view: Gal4Xeon): Promise<Answer> {
  const question = { game: 'gal4xeon', options, seats: 2, seat: 0, level: 'cadet', seed: 1, why: true };
  return openMind(load).think({ ...question, view: game.shape.snapshot(view) });
}

test('the first decision of a fair duel is as good for one as for the other', async () => {
  const { progress } = await advice(viewOf(duel()));
  expect(progress.expected[0]).toBeCloseTo(0.5, 5);
  expect(progress.expected[1]).toBeCloseTo(0.5, 5);
});

test('GX-12.3: what the other has written in this round changes neither the view nor the advice', async () => {
  const before = viewOf(duel());
  const fresh = await advice(before);
  for (const seed of [1, 2, 3]) {
    const after = viewOf(otherWrites(duel(), seed));
    expect(game.shape.snapshot(after)).toEqual(game.shape.snapshot(before));
    expect(await advice(after)).toEqual(fresh);
  }
});

test('an order under way is not held against the one who is still writing', async () => {
  const { progress } = await advice(viewState(known.game, otherWrites(duel(), 5), 0) as Gal4Xeon);
  expect(progress.expected[0]).toBeGreaterThan(0.45);
  expect(progress.expected[0]).toBeLessThan(0.55);
});
