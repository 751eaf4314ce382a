import { describe, expect, test } from 'vitest';
import { asMarkdown, asText, figure } from './table.ts';

const table = {
  title: 'Speed',
  columns: ['who', 'moves/s'],
  rows: [
    ['Starboard', '8.06 M'],
    ['peer', '26.3 k'],
  ],
};

test('as text, names stand left and figures right', () => {
  expect(asText(table)).toBe(
    ['Speed', '  who         moves/s', '  Starboard    8.06 M', '  peer         26.3 k'].join('\n'),
  );
});

test('as Markdown', () => {
  expect(asMarkdown(table).split('\n')).toEqual([
    '### Speed',
    '',
    '| who       | moves/s |',
    '| --------- | ------: |',
    '| Starboard |  8.06 M |',
    '| peer      |  26.3 k |',
  ]);
});

describe('a figure has three digits', () => {
  test.each([
    [0.1234, '0.12'],
    [9.994, '9.99'],
    [9.996, '10.0'],
    [41.26, '41.3'],
    [99.96, '100'],
    [412.4, '412'],
    [999.6, '1000'],
    [3262, '3260'],
    [9996, '10.0 k'],
    [26_345, '26.3 k'],
    [999_499, '999 k'],
    [999_600, '1.00 M'],
    [8_058_915, '8.06 M'],
  ])('%d is %s', (value, text) => {
    expect(figure(value)).toBe(text);
  });
});
