import { FastChance } from '@starboard/engine';
import { defaultOptions } from '@starboard/engine/match';
import { expect, test } from 'vitest';
import { game as present } from '../index.ts';
import type { Options } from '../rules/options.ts';
import { game } from './v1.ts';

const begun = ({ setup, options }: typeof game): number =>
  setup(defaultOptions(options) as unknown as Options, 2, new FastChance(1)).rules;

test('version 1 says so in its states, as the present one does', () => {
  expect([game.rules, begun(game)]).toEqual([1, 1]);
  expect([present.rules, begun(present)]).toEqual([2, 2]);
});

test('its guide tells its own rules: all others read as they do now', () => {
  const then = Object.entries(game.guide);
  const changed = then.filter(([id, { text }]) => present.guide[id]?.text !== text).map(([id]) => id);
  expect(changed).toEqual(['NO-15.7']);
  expect(Object.keys(present.guide).filter((id) => !Object.hasOwn(game.guide, id))).toEqual(['NO-5.7']);
});
