import { expect, test } from 'vitest';
import { phrased, translated } from './phrases.ts';

const phrases = {
  'The end.': 'El fin.',
  'You have {0} ships; this costs {1}.': 'Esto cuesta {1}; tienes {0} naves.',
  '{0} is not yours.': '{0} no es tuyo.',
  'Moon {0} is not yours.': 'La luna {0} no es tuya.',
  'A {0} beats a {0}?': '¿Un {0} vence a un {0}?',
  dragon: 'dragón',
  'No {0} here. (Why?)': 'Aquí no hay {0}. (¿Por qué?)',
};

test('sentences are found by their patterns, the most special first', () => {
  expect(phrased(phrases, 'The end.')).toBe('El fin.');
  expect(phrased(phrases, 'You have 3 ships; this costs 5.')).toBe('Esto cuesta 5; tienes 3 naves.');
  expect(phrased(phrases, 'Moon C is not yours.')).toBe('La luna C no es tuya.');
  expect(phrased(phrases, 'C is not yours.')).toBe('C no es tuyo.');
});

test('what is filled in is translated too, and signs are only signs', () => {
  expect(phrased(phrases, 'No dragon here. (Why?)')).toBe('Aquí no hay dragón. (¿Por qué?)');
  expect(translated(phrases, 'No dragon here! (Why?)')).toBeNull();
});

test('a gap that comes twice is filled alike', () => {
  expect(translated(phrases, 'A dragon beats a dragon?')).toBe('¿Un dragón vence a un dragón?');
  expect(translated(phrases, 'A dragon beats a human?')).toBeNull();
});

test('a sentence that nobody knows stays as it is', () => {
  expect(phrased(phrases, 'Something else.')).toBe('Something else.');
  expect(translated(phrases, 'Something else.')).toBeNull();
});
