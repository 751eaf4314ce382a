import { expect, test } from 'vitest';
import { fighting, moving } from './turn.ts';

test('none, one and several are each said as people say them', () => {
  expect(fighting.tooFewDice({ dice: 0, face: 3 })).toBe('No die shows a 3.');
  expect(fighting.tooFewDice({ dice: 1, face: 3 })).toBe('Only 1 die shows a 3.');
  expect(fighting.tooFewDice({ dice: 2, face: 3 })).toBe('Only 2 dice show a 3.');
  expect(moving.tooFew({ number: 0, hex: 'A1' })).toBe('You have none of them in A1.');
  expect(moving.tooFew({ number: 2, hex: 'A1' })).toBe('You have only 2 of them in A1.');
});

test('NO-3.1: what cannot be reached is too far, whoever goes', () => {
  expect(moving.outOfReach({ to: 'B3', from: 'H1a' })).toBe('B3 is too far from H1a.');
});
