import { expect, test } from 'vitest';
import { skirmish } from '../games/skirmish/rules/game.ts';
import { FastChance, type Game, type State } from './index.ts';
import {
  drafted,
  foretold,
  handsOver,
  movesFor,
  openDraft,
  redrafted,
  viewState,
  withoutLast,
  type Draft,
} from './doors/view.ts';

const game = skirmish as unknown as Game;

/** Two seats, cards planned, seat 0 to give an order. */
function toOrder(): State {
  const state = game.setup({ rounds: 6 }, 2, new FastChance(3));
  for (const seat of [0, 1]) game.play(state, seat, move('plan none'), new FastChance(1));
  return state;
}

const move = (text: string): number => Number(game.moves.fromText(text));
const ordered = (draft: Draft, ...texts: string[]): Draft => texts.map(move).reduce(drafted, draft);
const begun = (): Draft => openDraft(game, viewState(game, toOrder(), 0), 0);

test('an order grows move by move, and shows what it has done so far', () => {
  const draft = ordered(begun(), 'strike D', 'from A 2');
  expect(draft.complete).toBe(false);
  expect(game.shape.describe(draft.state)).toMatchObject({ target: 4, force: 2 });
  expect(movesFor(draft)).toContain(move('launch'));
  expect(game.shape.describe(draft.view)).toMatchObject({ target: 0, force: 0 });
});

test('it is complete where the rules say so, and then nothing can be added', () => {
  const draft = ordered(begun(), 'muster A');
  expect(draft).toMatchObject({ complete: true, order: [move('muster A')] });
  expect(handsOver(draft)).toBe(true);
  expect(movesFor(draft)).toEqual([]);
});

test('it is complete where chance comes in, and tells nothing of what chance will bring', () => {
  const view = viewState(game, toOrder(), 0);
  // seat 1 holds the target, so there is a battle
  Object.assign(view, { target: 0 });
  const { owner, ships } = view as unknown as { owner: Int32Array; ships: Int32Array };
  owner[3] = 2;
  ships[3] = 1;
  const draft = ordered(openDraft(game, view, 0), 'strike D', 'from A 4', 'launch');
  expect(draft.complete).toBe(true);
  expect(handsOver(draft)).toBe(false);
  expect(game.shape.describe(draft.state)).toMatchObject({ target: 4, force: 4 });
});

test('what all decide at once ends a turn, whoever was faster', () => {
  const state = game.setup({ rounds: 6 }, 2, new FastChance(3));
  const planned = (): Draft => ordered(openDraft(game, viewState(game, state, 0), 0), 'plan none');
  expect(handsOver(planned())).toBe(true);
  game.play(state, 1, move('plan none'), new FastChance(1));
  expect(handsOver(planned())).toBe(true);
});

test('an order that is not complete hands nothing over', () => {
  expect(handsOver(ordered(begun(), 'strike D', 'from A 2'))).toBe(false);
});

test('a seat that owes nothing has nothing to draft', () => {
  expect(movesFor(openDraft(game, viewState(game, toOrder(), 1), 1))).toEqual([]);
});

test('the last move can be taken out again', () => {
  const draft = ordered(begun(), 'strike D', 'from A 2');
  const shorter = withoutLast(draft);
  expect(shorter?.order).toEqual([move('strike D')]);
  expect(shorter && game.shape.equal(shorter.state, ordered(begun(), 'strike D').state)).toBe(true);
  expect(withoutLast(begun())).toBeNull();
});

test('the same order is drafted again on a newer view, where it is still legal', () => {
  const draft = ordered(begun(), 'strike D', 'from A 4');
  expect(redrafted(draft, draft.view)?.order).toEqual(draft.order);
  const poorer = game.shape.clone(draft.view);
  (poorer as unknown as { ships: Int32Array }).ships[0] = 3;
  expect(redrafted(draft, poorer)).toBeNull();
});

test('a bug in the rules is not taken for chance', () => {
  const broken: Game = {
    ...game,
    play: () => {
      throw new TypeError('a bug');
    },
  };
  expect(() => drafted({ ...begun(), game: broken }, move('pass'))).toThrow('a bug');
});

test('what an order would tell ends where chance comes in', () => {
  const strike = ['strike D', 'from A 2', 'launch'].map(move);
  const { events, state } = foretold(begun(), strike);
  expect(events).toEqual([expect.objectContaining({ event: 'launched', seat: 0, ships: 2 })]);
  expect(game.shape.describe(state)).not.toEqual(game.shape.describe(begun().view));
  const fight = ['strike B', 'from A 2', 'launch'].map(move);
  expect(foretold(begun(), fight).events.map(({ event }) => event)).not.toContain('fought');
});
