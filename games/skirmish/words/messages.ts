// What the rules say, in English. Other languages have the same keys.

import { refuser, speaker, type Catalogue } from '@starboard/engine';
import type { CARDS } from '../data/tables.ts';

type Card = (typeof CARDS)[number];

export const english = {
  planFirst: 'Cards are planned first, then used.',
  notInHand: ({ card }: { card: Card }) => `There is no ${card} in your hand.`,
  finishStrike: 'Finish the strike: add ships or launch.',
  nameTarget: 'Name a moon to strike first.',
  notYours: ({ moon }: { moon: string }) => `Moon ${moon} is not yours.`,
  yoursAlready: ({ moon }: { moon: string }) => `Moon ${moon} is yours already.`,
  moonFull: 'Nine ships are there already.',
  strikeTooLarge: 'A moon holds nine ships at most.',
  noShips: 'Take at least one ship along.',
  outOfReach: ({ target }: { target: string }) => `No moon of yours lies beside moon ${target}.`,
  nothingToSpare: 'No moon of yours beside it can spare a ship.',
  notBeside: 'That moon is not beside the target.',
  inOrder: 'Moons are taken in the order of their letters.',
  oneStays: 'One ship must stay on the moon.',

  onlyOne: 'Only one seat holds a moon.',
  lastRound: 'The last round is over.',
  moons: 'Moons',
  ships: 'Ships',
} satisfies Catalogue;

export const say = speaker('skirmish', english);
export const refuse = refuser(say);
