// What the game modes are called, in English.

import type { ModeId } from '../data/modes.ts';

export type ModeName = ModeId | 'custom';

export const modeTitles: Readonly<Record<ModeName, string>> = {
  custom: 'Your own mix',
  'solo-easy': 'Solo, easy',
  'solo-normal': 'Solo, normal',
  'solo-hard': 'Solo, hard',
  'one-vs-one': 'One against the computer',
  'one-vs-one-far': 'One against the computer, from the other side',
  'one-vs-guards': 'One against a computer that guards the relics',
  'one-vs-two': 'One against two rival computers',
  'one-vs-allied-two': 'One against two allied computers',
  'one-vs-allied-three': 'One against three allied computers',
  two: 'Two, without events',
  'two-events': 'Two, with events',
  'two-far': 'Two, with events, from the other side',
  'two-far-wild': 'Two, with many events, from the other side',
  'two-vs-one': 'Two rivals and the computer',
  'allied-two-vs-one': 'Two allies against the computer',
  'two-vs-two': 'Two rivals and two rival computers',
  'two-vs-allied-two': 'Two rivals and two allied computers',
  'allied-two-vs-two': 'Two allies against two rival computers',
  'allied-two-vs-allied-two': 'Two allies against two allied computers',
  three: 'Three, without events',
  'three-events': 'Three, with events',
  'three-vs-one': 'Three rivals and the computer',
  'three-vs-guards': 'Three rivals and a computer that guards the relics',
  'allied-three-vs-guards': 'Three allies against a computer that guards the relics',
  'allied-three-vs-forts': 'Three allies against a computer that has dug in',
  four: 'Four, without events',
  'four-events': 'Four, with events',
};
