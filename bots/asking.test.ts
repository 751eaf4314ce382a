import { FastChance, HIDDEN, isRefusal, type Game, type State } from '@starboard/engine';
import { expect, test, vi } from 'vitest';
import { brain as skirmishBrain } from '../games/skirmish/bots/index.ts';
import { skirmish } from '../games/skirmish/rules/game.ts';
import type { Skirmish } from '../games/skirmish/rules/state.ts';
import { PlayerAsker } from './asking.ts';
import type { Player } from './bot.ts';
import type { Brain } from './brain.ts';
import { findBot } from './table.ts';

const game = skirmish as unknown as Game;
const brain = skirmishBrain as unknown as Brain;
const opening = (): State => game.setup({ rounds: 6 }, 3, new FastChance(5));

test('a player is offered all legal moves, and its answer is the move at that place', () => {
  const state = opening();
  for (let place = 0; place < 2; place++) {
    const asking = new PlayerAsker();
    const move = asking.moveOf({ choose: () => place }, game, state, 1);
    expect(move).toBe(asking.legal.moves[place]);
    expect(asking.legal.length).toBeGreaterThan(1);
  }
});

test('a player sees the view of its seat and nothing behind it', () => {
  const state = opening();
  const seen: Skirmish[] = [];
  const player: Player = {
    choose(decision) {
      expect(decision.view).toBe(decision.view);
      seen.push(decision.view as Skirmish);
      expect(JSON.stringify(Object.keys(decision))).toBe('["legal"]');
      return 0;
    },
  };
  new PlayerAsker().moveOf(player, game, state, 1);
  const full = state as Skirmish;
  expect([...seen[0].hand.subarray(3, 6)]).toEqual([...full.hand.subarray(3, 6)]);
  expect([...seen[0].hand.subarray(0, 3)]).toEqual([HIDDEN, HIDDEN, HIDDEN]);
  expect([...seen[0].deck]).toEqual([HIDDEN, HIDDEN, HIDDEN]);
});

test('a view is made only for who looks', () => {
  const redact = vi.spyOn(game.shape, 'redact');
  const asking = new PlayerAsker();
  asking.moveOf({ choose: () => 0 }, game, opening(), 0);
  expect(redact).not.toHaveBeenCalled();
  asking.moveOf({ choose: ({ view }) => Math.min(view.cells.length, 1) }, game, opening(), 0);
  expect(redact).toHaveBeenCalledOnce();
  redact.mockRestore();
});

test('nobody is asked where one move is legal', () => {
  const state = opening() as Skirmish;
  state.hand.fill(0);
  const choose = vi.fn<Player['choose']>(() => 0);
  const asking = new PlayerAsker();
  expect(game.moves.toText(asking.moveOf({ choose }, game, state, 0))).toBe('plan none');
  expect(choose).not.toHaveBeenCalled();
});

test.each([-1, 0.5, 99, Number.NaN])('an answer outside the list is a bug: %s', (answer) => {
  expect(() => new PlayerAsker().moveOf({ choose: () => answer }, game, opening(), 0)).toThrow(
    /A bot chose move/,
  );
});

test('random plays every legal move, and the same ones for the same dice', () => {
  const random = findBot('random');
  if (isRefusal(random)) throw new Error(random.reason);
  const play = (seed: number): number[] => {
    const seating = { game, brain, options: {}, seats: 3, seat: 0, random: new FastChance(seed) };
    const player = random.sit(seating);
    const asking = new PlayerAsker();
    return Array.from({ length: 200 }, () => asking.moveOf(player, game, opening(), 0));
  };
  const asking = new PlayerAsker();
  asking.moveOf({ choose: () => 0 }, game, opening(), 0);
  expect(play(1)).toEqual(play(1));
  expect(play(1)).not.toEqual(play(2));
  expect(new Set(play(1))).toEqual(new Set(asking.legal.toArray()));
});

test('a bot that is not there is refused with those that are', () => {
  expect(findBot('oracle')).toMatchObject({
    reason: expect.stringContaining('There is no bot "oracle"; there are random, greedy, cadet,') as string,
  });
  expect(findBot('constructor')).toMatchObject({
    reason: expect.stringContaining('There is no bot') as string,
  });
});
