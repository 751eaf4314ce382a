import { isRefusal } from '@starboard/engine';
import { expect, test } from 'vitest';
import { readArguments, readCount, type Usage } from './arguments.ts';

const usage: Usage = {
  command: 'fly',
  takes: ['PLANET'],
  flags: { speed: 'text', crew: 'texts', slowly: 'switch' },
};

test('flags and words are read in any order and both spellings', () => {
  const read = readArguments(usage, ['--speed=9', 'Mars', '--crew', 'Ann', '--crew=Ben=captain', '--slowly']);
  if (isRefusal(read)) throw new Error(read.reason);
  expect(read.given).toEqual(['Mars']);
  expect(read.text('speed')).toBe('9');
  expect(read.texts('crew')).toEqual(['Ann', 'Ben=captain']);
  expect(read.has('slowly')).toBe(true);
});

test('what is not said is not there', () => {
  const read = readArguments(usage, ['Mars']);
  if (isRefusal(read)) throw new Error(read.reason);
  expect([read.text('speed'), read.texts('crew'), read.has('slowly')]).toEqual([undefined, [], false]);
});

test.each([
  [['Mars', '--spede', '9'], 'fly has no flag --spede: it takes --speed, --crew, --slowly.'],
  [['Mars', '--constructor'], 'fly has no flag --constructor: it takes --speed, --crew, --slowly.'],
  [['Mars', '-s'], 'fly has no flag -s: it takes --speed, --crew, --slowly.'],
  [['Mars', '--speed', '9', '--speed', '8'], '--speed is given twice: say it once.'],
  [['Mars', '--slowly=yes'], '--slowly takes no value: say it without one.'],
  [['Mars', '--speed'], '--speed needs a value after it.'],
  [['Mars', '--speed='], '--speed needs a value after it.'],
  [['Mars', '--speed', '--slowly'], '--speed needs a value after it.'],
  [[], 'Say which PLANET: starboard fly PLANET.'],
  [['Mars', 'Venus'], 'fly does not know what to do with "Venus": see starboard fly --help.'],
])('%j is refused', (args, reason) => {
  expect(readArguments(usage, args)).toMatchObject({ reason });
});

test('what may be given can be left out', () => {
  const either: Usage = { ...usage, mayTake: ['MOON'] };
  expect(readArguments(either, ['Mars'])).toMatchObject({ given: ['Mars'] });
  expect(readArguments(either, ['Mars', 'Phobos'])).toMatchObject({ given: ['Mars', 'Phobos'] });
  expect(readArguments(either, ['Mars', 'Phobos', 'Deimos'])).toMatchObject({
    reason: 'fly does not know what to do with "Deimos": see starboard fly --help.',
  });
});

test('counts are whole numbers within their range', () => {
  expect(readCount('--speed', '12', { min: 1 })).toBe(12);
  expect(readCount('--speed', '0', { min: 0, max: 9 })).toBe(0);
  for (const text of ['-5', '1.5', '1e3', '0x10', 'ten', '', ' 3', '0']) {
    expect(readCount('--speed', text, { min: 1, max: 9 })).toMatchObject({
      reason: `--speed must be a whole number from 1 to 9, not ${JSON.stringify(text)}.`,
    });
  }
  for (const text of ['10', '9'.repeat(40)]) {
    expect(readCount('--speed', text, { min: 1, max: 9 })).toMatchObject({
      reason: `--speed must be a whole number from 1 to 9: ${text} is too large.`,
    });
  }
});
