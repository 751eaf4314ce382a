// What the options are called, in English.

import type { OptionWords } from '@starboard/engine';

export const optionWords = {
  map: {
    title: 'Map',
    help: 'The galaxy printed on the sheets. Pioneer is the one to start with.',
    values: { Pioneer: 'Pioneer', Bar: 'Bar', Halo: 'Halo', Spiral: 'Spiral' },
  },
  openSheets: {
    title: 'Open sheets',
    help: 'Everybody sees what the others write while the round is going on.',
  },
  sheet: {
    title: 'Sheet file',
    help: 'Your own tracks, dice, technologies or map instead of ours.',
  },
} satisfies Readonly<Record<string, OptionWords>>;
