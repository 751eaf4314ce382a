// The end of the game, and playing alone.

import type { Guide } from '@starboard/engine';

export const scoring: Guide = {
  'GX-10.1': { title: 'The end', text: 'When ten rounds have been played, the sheets are scored.' },
  'GX-10.2': { title: 'Precursor ruins', text: 'Each ruin that you exploited scores its number.' },
  'GX-10.3': {
    title: 'Sphere of influence',
    text: 'Controlling all six sectors around home scores 5 points, and controlling the twelve around those another 5. The second ring counts only together with the first.',
  },
  'GX-10.4': { title: 'Aliens met', text: 'Each row written in your aliens table scores 1 point.' },
  'GX-10.5': { title: 'Aliens conquered', text: 'Each species that you conquered scores 3 points.' },
  'GX-10.6': { title: 'Sectors', text: 'Each sector that you control scores 1 point, home included.' },
  'GX-10.7': { title: 'Victory', text: 'The highest total of the five categories wins.' },
  'GX-10.8': {
    title: 'Ties',
    text: 'If totals are equal, whoever has filled more of the Explore track is ahead; then of Conquer, Science, Resources and Trade.',
  },
  'GX-10.9': { title: 'Shared victory', text: 'Players who are equal in all of that share the victory.' },
};

export const solo: Guide = {
  'GX-11.1': { title: 'Solo (ruling)', text: 'One player plays the same game; the result is the score.' },
  'GX-11.2': {
    title: 'Titles (ruling)',
    text: '90 points make you a Galactic Legend, 75 an Empire, 60 a Dominion and 40 a Realm; with fewer you remain a Colony.',
  },
  'GX-11.3': {
    title: 'Best scores (ruling)',
    text: 'The ten best results are kept for each map. Of equal ones, the older stays ahead.',
  },
};
