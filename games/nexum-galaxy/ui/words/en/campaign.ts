// Battles of a campaign, in English prose.

import { asteroidKinds, asteroidName } from '../../../data/asteroids.ts';
import { placeNames, systemNames } from '../../../rules/moves.ts';
import { asteroidTitle } from '../../../words/names.ts';
import type { CampaignEventWords, CampaignMoveWords } from '../use-text.ts';
import { markerNames } from './cosmos.ts';

export const campaignMoves: CampaignMoveWords = {
  mark: ({ planet }) => `Lay your marker on ${planet}`,
  blanket: ({ system }) => `Lay your marker on system ${system}`,
};

export const campaignEvents: CampaignEventWords = {
  gift: ({ seat, marker, at, whole }, nameOf) => ({
    text: `${nameOf(seat)} lays a ${markerNames[marker]} marker on ${whole ? `system ${systemNames[at]}` : placeNames[at]}.`,
    rule: 'NG-19.5',
  }),
  'gift gone': ({ marker, system }) => ({
    text: `The ${markerNames[marker]} marker on system ${systemNames[system]} goes.`,
    rule: 'NG-19.5',
  }),
  unpacked: ({ seat, asteroid }, nameOf) => ({
    text:
      asteroid === null
        ? `${nameOf(seat)} lays the asteroid of the mining sector on the Processing card.`
        : `${nameOf(seat)} finds that the asteroid of the mining sector is ${asteroidTitle(asteroidName(asteroidKinds[asteroid]))}.`,
    rule: 'NG-19.3',
  }),
};
