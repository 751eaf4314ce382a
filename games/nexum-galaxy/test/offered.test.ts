import { readOptions } from '@starboard/engine/match';
import { FastChance, firstSeat, MoveList, NOBODY } from '@starboard/engine';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { nexumGalaxy } from '../rules/game.ts';
import { offeredMoves } from '../rules/offered.ts';
import type { Options } from '../rules/options.ts';

test('no table is offered the Asteroids rules before the board can show them', () => {
  expect(readOptions(nexumGalaxy.options, { ruleSet: 'asteroids' })).toMatchObject({ ruleSet: 'asteroids' });
  expect(readOptions(game.options, { ruleSet: 'asteroids' })).toMatchObject({ key: 'engine.wrongValue' });
  expect(readOptions(game.options, { civilizations: 'drafted' })).toMatchObject({
    key: 'engine.noSuchOption',
  });
});

test('what is offered plays as the whole game does without them', () => {
  const options = readOptions(game.options, { ruleSet: 'events' }) as unknown as Options;
  const whole = readOptions(nexumGalaxy.options, { ruleSet: 'events' }) as unknown as Options;
  const [one, other] = [
    game.setup(options, 3, new FastChance(5)),
    nexumGalaxy.setup(whole, 3, new FastChance(5)),
  ];
  expect(game.shape.equal(one, other)).toBe(true);
});

test('nothing else is ever asked at a table', () => {
  const list = new MoveList();
  const kinds = new Set<string>();
  for (let deal = 0; deal < 20; deal++) {
    const seats = 1 + (deal % 4);
    const options = readOptions(game.options, { ruleSet: 'events', roundLimit: 12 }) as unknown as Options;
    const chance = new FastChance(deal);
    const state = game.setup(options, seats, chance);
    for (let actors = game.actors(state); actors !== NOBODY; actors = game.actors(state)) {
      list.clear();
      game.legal(state, firstSeat(actors), list);
      for (let i = 0; i < list.length; i++) kinds.add(game.moves.names[game.moves.kindOf(list.moves[i])]);
      game.play(state, firstSeat(actors), list.moves[chance.draw(list.length)], chance);
    }
  }
  expect([...kinds].filter((kind) => !offeredMoves.includes(kind))).toEqual([]);
});
