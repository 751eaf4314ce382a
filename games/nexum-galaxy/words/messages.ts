// What the rules say, in English. Other languages have the same keys.

import { refuser, speaker, type Catalogue } from '@starboard/engine';
import { clouds, technology } from './asteroids.ts';
import { campaignWords } from './campaign.ts';
import { conflicts } from './conflicts.ts';
import { civilizationWords } from './civilizations.ts';
import { cloaking } from './cloaking.ts';
import { exploring } from './exotic.ts';
import { groups } from './group.ts';
import { sectors } from './sector-messages.ts';
import { building, fighting, moving, timing } from './turn.ts';

export type Ending = keyof typeof endings;

export const endings = {
  pointsWon: 'Enough victory points were won.',
  relicsGathered: 'Enough relics were gathered.',
  lastStanding: 'Nobody else has a ship left.',
  peopleGone: 'Nobody at the table has a ship left.',
  lastRound: 'The last round is over; the final score decides.',
} satisfies Catalogue;

export const sheet = {
  victories: 'Victories',
  relics: 'Relics',
  sectorWon: 'Sector won',
  finalScore: 'Final score',
} satisfies Catalogue;

export const english = {
  ...timing,
  ...building,
  ...moving,
  ...fighting,
  ...clouds,
  ...technology,
  ...exploring,
  ...cloaking,
  ...civilizationWords,
  ...groups,
  ...campaignWords,
  ...conflicts,
  ...endings,
  ...sheet,
  ...sectors,
};

export const say = speaker('nexum-galaxy', english);
export const refuse = refuser(say);
