import { readOptions } from '@starboard/engine/match';
import { FastChance } from '@starboard/engine';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { nexumGalaxy } from '../rules/game.ts';
import type { Options } from '../rules/options.ts';

test('no table is offered the Asteroids rules before the board can show them', () => {
  expect(readOptions(nexumGalaxy.options, { ruleSet: 'asteroids' })).toMatchObject({ ruleSet: 'asteroids' });
  expect(readOptions(game.options, { ruleSet: 'asteroids' })).toMatchObject({ key: 'engine.wrongValue' });
  expect(readOptions(game.options, { civilizations: 'drafted' })).toMatchObject({ key: 'engine.noSuchOption' });
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
