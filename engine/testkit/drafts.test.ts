import { expect, test } from 'vitest';
import { skirmish } from '../../games/skirmish/rules/game.ts';
import { FastChance, type Game, type State } from '../index.ts';
import { draftsAgree, speedIsNoMatter } from './drafts.ts';
import type { Finding } from './finding.ts';

const game = skirmish as unknown as Game;
type Skirmish = State & { phase: number; source: number; hand: Int32Array };

/** What the check says of a game over a few openings. */
function look(tested: Game): (Finding | null)[] {
  return [1, 2, 3, 4, 5, 6].map((seed) => {
    const state = tested.setup({ rounds: 6 }, 2, new FastChance(seed));
    for (const seat of [0, 1])
      tested.play(state, seat, Number(tested.moves.fromText('plan none')), new FastChance(1));
    return draftsAgree({ game: tested, state, seats: 2, chance: new FastChance(seed), said: [] });
  });
}

test('drafts of a sound game agree with the truth', () => {
  expect(new Set(look(game))).toEqual(new Set([null]));
});

test('an order that depends on another hand is found', () => {
  const play: Game['play'] = (state, seat, move, chance, report) => {
    game.play(state, seat, move, chance, report);
    const { hand } = state as Skirmish;
    if (game.moves.toText(move).startsWith('strike') && hand[3 * (1 - seat)] > 0)
      (state as Skirmish).source = 1;
  };
  expect(look({ ...game, play })).toContainEqual(expect.objectContaining({ kind: 'draft' }));
});

test('an order that ends only where hidden things say so is found', () => {
  const inOrder: Game['inOrder'] = (state, seat) => {
    const { hand } = state as Skirmish;
    return game.inOrder(state, seat) && !(hand[3 * (1 - seat)] > 0);
  };
  expect(look({ ...game, inOrder })).toContainEqual(expect.objectContaining({ kind: 'draft' }));
});

test('a turn that ends only for who is faster is found', () => {
  const found = (tested: Game): (string | undefined)[] =>
    [1, 2, 3, 4, 5, 6].map((seed) => {
      const state = tested.setup({ rounds: 6 }, 2, new FastChance(seed));
      return speedIsNoMatter({ game: tested, state, seats: 2, chance: new FastChance(seed), said: [] })?.kind;
    });
  expect(new Set(found(game))).toEqual(new Set([undefined]));
  const { asFirst: _none, ...hurried } = game;
  expect(found(hurried)).toContain('draft');
});
