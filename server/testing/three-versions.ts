// For tests: a server from a time when one of three versions of Skirmish was the present one, and the earlier were kept.

import { openMind } from '@starboard/bots';
import { threeVersions } from '@starboard/games/testing';
import type { PartsOptions } from '../parts.ts';
import { NOBODY_WAITS } from './thinkers.ts';

/** Tells a process of its own which; without it there are the games that everybody knows. */
export const PRESENT_RULES = 'STARBOARD_TEST_RULES';

export function partsAtTheTimeOf(present: number): Pick<PartsOptions, 'loadGame' | 'thinkers'> {
  const library = threeVersions();
  const mind = openMind(library.loadKnown);
  return {
    loadGame: (id, rules = present) =>
      rules > present ? Promise.resolve(null) : library.loadGame(id, rules),
    thinkers: {
      ...NOBODY_WAITS,
      think: (_claim, question) => mind.think(question),
      close: () => Promise.resolve(),
    },
  };
}
