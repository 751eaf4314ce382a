// For tests: the part of thinkers that most of those that a test brings have no use for.

import type { Thinkers } from '../bots/thinkers.ts';

export const NOBODY_WAITS: Pick<Thinkers, 'regard' | 'waiting'> = {
  regard: () => {},
  waiting: { watched: 0, awaited: 0, alone: 0 },
};
