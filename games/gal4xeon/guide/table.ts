// Playing at the same time, and sheets other than ours.

import type { Guide } from '@starboard/engine';

export const together: Guide = {
  'GX-12.1': {
    title: 'All at once',
    text: 'Everybody makes progress at the same time. Nobody waits for anybody else except at the end of a round, and it never matters who is quicker.',
  },
  'GX-12.2': {
    title: 'Your own dice (ruling)',
    text: 'You explore your own galaxy with dice of your own. What you find does not depend on what others have rolled.',
  },
  'GX-12.3': {
    title: 'What others see (ruling)',
    text: 'During a round, others see your sheet as it was when the round began, and whether you are done. When the round ends, everybody sees what you have written.',
  },
  'GX-12.4': {
    title: 'Open sheets (ruling)',
    text: 'A table may agree on open sheets: then everybody sees everything at once.',
  },
  'GX-12.5': {
    title: 'Undoing (ruling)',
    text: 'You may undo what you have written in this round, step by step, as far back as your last exploration roll.',
  },
};

export const sheets: Guide = {
  'GX-13.1': {
    title: 'Our sheet (ruling)',
    text: 'The numbers of the printed sheet are not known here: lengths of tracks, places of icons, modifier dice, lines of the tech tree, shapes and maps are our own, made so that a good score is also one that the rule book calls good.',
  },
  'GX-13.2': {
    title: 'Maps (ruling)',
    text: 'There are four maps: Pioneer, Bar, Halo and Spiral. Each has 61 sectors with six ruins worth 4, 4, 4, 5, 5 and 6. On every map the six sectors around home and the twelve around those are complete.',
  },
  'GX-13.3': {
    title: 'Sheet files (ruling)',
    text: 'A sheet file replaces tracks, modifier dice, tech tree, number of alien rows or map with those of another sheet. What it leaves out stays as it is, and what does not fit together is refused.',
  },
};
