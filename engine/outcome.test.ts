import { expect, test } from 'vitest';
import { verbatim } from './message.ts';
import { readOutcome, winnersOf, type Outcome, type StoredOutcome } from './outcome.ts';
import { say } from './words.ts';

const ranks = [2, 1];

test('an outcome that was stored as sentences says them as they are', () => {
  const stored = JSON.stringify({
    ranks,
    rule: 'SK-6.2',
    reason: 'The last round is over.',
    sheet: [{ label: 'Moons', points: [2, 4] }],
  });
  const outcome = readOutcome(JSON.parse(stored) as StoredOutcome);
  expect(outcome).toEqual({
    ranks,
    rule: 'SK-6.2',
    reason: verbatim('The last round is over.'),
    sheet: [{ label: verbatim('Moons'), points: [2, 4] }],
  });
  expect(winnersOf(outcome)).toEqual([1]);
});

test('an outcome that was stored with keys comes back as it was', () => {
  const outcome = {
    ranks,
    rule: null,
    reason: say('inEntry', { entry: 3, problem: say('agreedDraw') }),
    sheet: [{ label: say('gaveUp'), points: [0, 0] }],
  };
  expect(readOutcome(JSON.parse(JSON.stringify(outcome)) as Outcome)).toEqual(outcome);
});

test('where only somebody without a seat has won, no seat is first, and that comes back as it was', () => {
  const outcome = {
    ranks: [3, 2],
    unseated: [1],
    rule: null,
    reason: say('agreedDraw'),
    sheet: [{ label: say('gaveUp'), points: [0, 2], unseated: [9] }],
  };
  expect(winnersOf(outcome)).toEqual([]);
  expect(readOutcome(JSON.parse(JSON.stringify(outcome)) as Outcome)).toEqual(outcome);
});
