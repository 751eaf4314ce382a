// The map for a first game: what lies around home is printed, the aliens with their letters A to D.

import type { GalaxyMap } from '../sheet.ts';

export const pioneer: GalaxyMap = {
  name: 'Pioneer',
  rows: [
    '               5',
    '      4 g   g w',
    '     g g w g w w',
    '    g w g g g g g',
    '   w g w s s w w g',
    '5 w w g s H s g g 4',
    '   g g g s s g w g',
    '      w g w g g',
    '     g g w g w g',
    '      4 g g w w',
    '               6',
  ],
  start: [
    { at: 'east', aliens: { demeanour: 'friendly', strength: 1 } },
    { at: 'northeast', aliens: { demeanour: 'neutral', strength: 4 } },
    { at: 'northwest', aliens: null },
    { at: 'west', aliens: { demeanour: 'friendly', strength: 6 } },
    { at: 'southwest', aliens: { demeanour: 'unfriendly', strength: 3 } },
    { at: 'southeast', aliens: null },
  ],
};
