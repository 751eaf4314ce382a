// What the game modes are called, in Spanish.

import type { ModeName } from '../../../games/nexum-galaxy/words/modes.ts';

export const modeTitles: Readonly<Record<ModeName, string>> = {
  custom: 'A tu manera',
  'solo-easy': 'En solitario, fácil',
  'solo-normal': 'En solitario, normal',
  'solo-hard': 'En solitario, difícil',
  'one-vs-one': 'Uno contra la IA',
  'one-vs-one-far': 'Uno contra la IA, desde el otro lado',
  'one-vs-guards': 'Uno contra una IA que guarda las reliquias',
  'one-vs-two': 'Uno contra dos IA rivales',
  'one-vs-allied-two': 'Uno contra dos IA aliadas',
  'one-vs-allied-three': 'Uno contra tres IA aliadas',
  two: 'Dos, sin eventos',
  'two-events': 'Dos, con eventos',
  'two-far': 'Dos, con eventos, desde el otro lado',
  'two-far-wild': 'Dos, con muchos eventos, desde el otro lado',
  'two-vs-one': 'Dos rivales y la IA',
  'allied-two-vs-one': 'Dos aliados contra la IA',
  'two-vs-two': 'Dos rivales y dos IA rivales',
  'two-vs-allied-two': 'Dos rivales y dos IA aliadas',
  'allied-two-vs-two': 'Dos aliados contra dos IA rivales',
  'allied-two-vs-allied-two': 'Dos aliados contra dos IA aliadas',
  three: 'Tres, sin eventos',
  'three-events': 'Tres, con eventos',
  'three-vs-one': 'Tres rivales y la IA',
  'three-vs-guards': 'Tres rivales y una IA que guarda las reliquias',
  'allied-three-vs-guards': 'Tres aliados contra una IA que guarda las reliquias',
  'allied-three-vs-forts': 'Tres aliados contra una IA atrincherada',
  four: 'Cuatro, sin eventos',
  'four-events': 'Cuatro, con eventos',
};
