// Bots play the Asteroids rules to the end.

import { findBot, PlayerAsker } from '@starboard/bots';
import { FastChance, firstSeat, isRefusal, NOBODY, type Game, type OptionValues } from '@starboard/engine';
import { expect, test } from 'vitest';
import { nexumGalaxy } from '../rules/game.ts';
import { optionsOf } from '../test/scene.ts';
import { brain } from './index.ts';

const TABLES = [
  [1, { computers: 1 }],
  [2, {}],
  [2, { civilizations: 'drafted' }],
  [4, { civilizations: 'drafted' }],
] as const;

test(
  'greedy bots end games of the expansion; they capture and develop in them, and still move and build',
  { tags: 'slow' },
  () => {
    const greedy = findBot('greedy');
    if (isRefusal(greedy)) throw new Error(greedy.reason);
    const game = nexumGalaxy as unknown as Game;
    const made = new Map<string, number>();
    for (const [seats, given] of TABLES) {
      const options = optionsOf({
        ...given,
        ruleSet: 'asteroids',
        roundLimit: 10,
      }) as unknown as OptionValues;
      expect(game.conflict(options, seats)).toBe(null);
      const chance = new FastChance(seats);
      const state = game.setup(options, seats, chance);
      const players = Array.from({ length: seats }, (_, seat) =>
        greedy.sit({ game, brain, options, seats, seat, random: new FastChance(seat) }),
      );
      const asking = new PlayerAsker();
      while (game.actors(state) !== NOBODY) {
        const seat = firstSeat(game.actors(state));
        const move = asking.moveOf(players[seat], game, state, seat);
        const name = game.moves.names[game.moves.kindOf(move)];
        made.set(name, (made.get(name) ?? 0) + 1);
        game.play(state, seat, move, chance);
      }
      expect(game.outcome(state)).not.toBe(null);
      expect(game.check(state)).toBe(null);
    }
    for (const kind of ['capture', 'develop', 'go', 'build'])
      expect([kind, (made.get(kind) ?? 0) > 0]).toEqual([kind, true]);
    expect(made.get('go') ?? 0).toBeGreaterThan(made.get('develop') ?? 0);
  },
);
