// Set-up, with what the rule book calls the advanced rules.

import type { Guide } from '@starboard/engine';

export const setupRules: Guide = {
  'GX-1.1': {
    title: 'Sheets',
    text: 'One player or more; eight at most here (ruling). Everybody has their own sheet: a map, five strategy tracks, a tech tree, a table of aliens, and two rows of modifier dice. All sheets start alike.',
  },
  'GX-1.2': {
    title: 'Home',
    text: 'You start in control of your home sector, in the middle of the map, and of nothing else. The six sectors around it count as explored.',
  },
  'GX-1.3': {
    title: 'Pioneer',
    text: 'On the Pioneer map the six neighbours are printed: friendly aliens A (strength 1) and C (6), neutral aliens B (4), unfriendly aliens D (3), and two uninhabited systems.',
  },
  'GX-1.4': {
    title: 'Other maps',
    text: 'On all other maps, roll a die for each of the six neighbours to see what is there, as when exploring, and another for the strength of aliens. The result is the same for everybody.',
  },
  'GX-1.5': {
    title: 'Order of the first dice (ruling)',
    text: 'The six dice are rolled from top to bottom and from left to right, each with its strength before the next. Aliens take letters in that order.',
  },
  'GX-1.6': {
    title: 'First technologies',
    text: 'You start with military strength 1 and an exploration range of a single sector. Your dice have no minimum and you have no extra squares.',
  },
};
