import { expect, test } from 'vitest';
import { choice, document, flag, integer, isRefusal, refuseInEnglish } from './index.ts';
import { parseOption, readOptions, sampleValues } from './doors/match.ts';

const schema = {
  rounds: integer({ min: 2, max: 12, default: 6 }),
  teams: flag({ default: false }),
  map: choice({ of: ['ring', 'star'], default: 'ring' }),
  sector: document<{ name: string }>({
    read: (given) =>
      typeof given === 'object' ? { name: 'read' } : refuseInEnglish('A sector is an object.'),
    examples: [{ name: 'example' }],
  }),
};

const reasonOf = (value: unknown): string | null => (isRefusal(value) ? value.reason : null);

test('options not given are at their defaults', () => {
  expect(readOptions(schema, {})).toEqual({ rounds: 6, teams: false, map: 'ring', sector: null });
  expect(readOptions(schema, { teams: true, sector: { any: 1 } })).toMatchObject({
    teams: true,
    sector: { name: 'read' },
  });
});

test('each wrong value is refused with what would be right', () => {
  expect(reasonOf(readOptions(schema, { rounds: 13 }))).toBe(
    'Option rounds must be a whole number from 2 to 12, not 13.',
  );
  expect(readOptions(schema, { rounds: 2.5 })).toMatchObject({
    key: 'engine.wrongValue',
    values: { expected: { key: 'engine.aWholeNumber' } },
  });
  expect(readOptions(schema, { rounds: '6' })).toMatchObject({
    key: 'engine.wrongValue',
    values: { expected: { key: 'engine.aWholeNumber' } },
  });
  expect(reasonOf(readOptions(schema, { teams: 1 }))).toBe('Option teams must be true or false, not 1.');
  expect(reasonOf(readOptions(schema, { map: 'moon' }))).toBe(
    'Option map must be one of ring, star, not "moon".',
  );
  expect(reasonOf(readOptions(schema, { sector: 'x' }))).toBe('A sector is an object.');
  expect(reasonOf(readOptions(schema, { colour: 1 }))).toContain(
    'There is no option "colour". The options are rounds, teams',
  );
  expect(readOptions(schema, { toString: 1 })).toMatchObject({ key: 'engine.noSuchOption' });
  expect(reasonOf(readOptions({}, { colour: 1 }))).toContain('This game has none');
});

test('options can be written as text', () => {
  expect(parseOption(schema, 'rounds', '4')).toBe(4);
  expect(parseOption(schema, 'teams', 'true')).toBe(true);
  expect(parseOption(schema, 'map', 'star')).toBe('star');
  expect(parseOption(schema, 'sector', '{"a":1}')).toEqual({ name: 'read' });
  expect(parseOption(schema, 'rounds', '-1')).toMatchObject({
    key: 'engine.wrongValue',
    values: { given: '-1' },
  });
  expect(parseOption(schema, 'rounds', 'many')).toMatchObject({
    key: 'engine.wrongValue',
    values: { given: '"many"' },
  });
  expect(parseOption(schema, 'teams', 'yes')).toMatchObject({
    key: 'engine.wrongValue',
    values: { given: '"yes"' },
  });
  expect(reasonOf(parseOption(schema, 'sector', '{'))).toBe(
    'Option sector: this is not JSON, or it was cut off.',
  );
  expect(parseOption(schema, 'seats', '4')).toMatchObject({ key: 'engine.noSuchOption' });
});

test('sampled values reach the ends of each option', () => {
  expect(sampleValues(schema.rounds)).toEqual([6, 2, 12]);
  expect(sampleValues(schema.teams)).toEqual([false, true]);
  expect(sampleValues(schema.map)).toEqual(['ring', 'star']);
  expect(sampleValues(schema.sector)).toEqual([null, { name: 'example' }]);
});
