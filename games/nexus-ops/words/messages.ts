// What the rules say, in English. Other languages have the same keys.

import { refuser, speaker, type Catalogue } from '@starboard/engine';
import { conflicts } from './conflicts.ts';
import { deckFile } from './deck-file.ts';
import { cards, deploying, fighting, moving, waiting } from './turn.ts';

export type Waiting = keyof typeof waiting;

const ending = {
  pointsReached: 'The winning score was reached.',
  playerEliminated: 'A player was eliminated.',
  lastRound: 'The last round is over.',
  missions: 'Missions',
  secretMissions: 'Secret Missions',
  hills: 'King of the Hill',
  hexes: 'Hexes',
  units: 'Units',
} satisfies Catalogue;

export const english = {
  ...waiting,
  ...deploying,
  ...moving,
  ...fighting,
  ...cards,
  ...conflicts,
  ...deckFile,
  ...ending,
};

export const say = speaker('nexus-ops', english);
export const refuse = refuser(say);
