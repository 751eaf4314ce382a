// Every line of every list, played to its end by bots that take what looks best.

import { findBot, PlayerAsker } from '@starboard/bots';
import { FastChance, firstSeat, isRefusal, NOBODY, type Game, type OptionValues } from '@starboard/engine';
import { volume } from '@starboard/engine/testkit';
import { expect, test } from 'vitest';
import { modesOf } from '../data/modes.ts';
import { presets } from '../data/presets.ts';
import { nexumGalaxy } from '../rules/game.ts';
import { optionsOf } from '../test/scene.ts';
import { brain } from './index.ts';

const lines = presets.flatMap(({ name: sector }) => modesOf(sector).map((mode) => ({ sector, mode })));

/** As many of them, spread over all. */
function sampleOf(number: number): typeof lines {
  const step = Math.max(1, Math.floor(lines.length / number));
  return lines.filter((_, i) => i % step === 0);
}

test('NG-9.16: greedy bots play every mode to its end', { tags: 'slow' }, () => {
  const greedy = findBot('greedy');
  if (isRefusal(greedy)) throw new Error(greedy.reason);
  const game = nexumGalaxy as unknown as Game;
  for (const { sector, mode } of sampleOf(volume({ daily: 12, long: lines.length, mutation: 3 }))) {
    const { humans: seats, computers, events } = mode;
    const options = optionsOf({
      sector,
      mode: mode.id,
      ruleSet: events ? 'events' : 'core',
      roundLimit: volume({ daily: 5, long: 40, mutation: 2 }),
    }) as unknown as OptionValues;
    const chance = new FastChance(seats);
    const state = game.setup(options, seats, chance);
    const players = Array.from({ length: seats }, (_, seat) =>
      greedy.sit({ game, brain, options, seats, seat, random: new FastChance(seat) }),
    );
    const asking = new PlayerAsker();
    while (game.actors(state) !== NOBODY) {
      const seat = firstSeat(game.actors(state));
      game.play(state, seat, asking.moveOf(players[seat], game, state, seat), chance);
    }
    const { ranks = [], unseated = [] } = game.outcome(state) ?? {};
    expect([sector, mode.id, ranks.length, unseated.length]).toEqual([sector, mode.id, seats, computers]);
    expect([...ranks, ...unseated]).toContain(1);
    expect(game.check(state)).toBe(null);
  }
});
