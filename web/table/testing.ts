// What tests of sessions are made of.

import type { TableLink } from '../link/link.ts';

const nothing = (): Promise<null> => Promise.resolve(null);

/** The other end of a table at which all that is asked is granted without a word. */
export const silentLink: Omit<TableLink, 'game' | 'facts' | 'look' | 'listen' | 'submit'> = {
  undo: nothing,
  takeBack: nothing,
  offerDraw: nothing,
  resign: nothing,
  say: nothing,
  shown: () => {},
  replay: () => Promise.resolve([]),
  file: () => Promise.reject(new Error('not asked for')),
  close: () => {},
};
