// Which tables are compared with which: everybody for themselves, by set of rules.

import { expect, test } from 'vitest';
import { smallSectors } from '../data/small-sectors.ts';
import type { Options } from '../rules/options.ts';
import { game, optionsOf } from './scene.ts';

const rated = (seats: number, given: Partial<Options> = {}): string | null | undefined =>
  game.ratedAs?.(optionsOf(given), seats);

test.each(['core', 'events', 'asteroids'] as const)('who plays for themselves is rated in %s', (ruleSet) => {
  for (const seats of [2, 3, 4]) expect(rated(seats, { ruleSet })).toBe(ruleSet);
});

test.each<[what: string, seats: number, given: Partial<Options>]>([
  ['alone', 1, {}],
  ['against the computer', 2, { ruleSet: 'events', computers: 1 }],
  ['in teams', 4, { teams: true }],
  ['for points that are pooled', 4, { teams: true, pooled: true }],
  ['as allies', 2, { sector: 'IHX', ruleSet: 'events', mode: 'allied-two-vs-allied-two' }],
  [
    'a battle of a campaign',
    2,
    { campaign: { ships: [25, 8], holes: [0, 0], kind: 'energetic', chosenBy: 1, heldBy: 1 } },
  ],
  ['at a table of a group', 2, { ruleSet: 'asteroids', group: { table: 1, tables: 2 } }],
  ['in a sector of one’s own', 3, { customSector: smallSectors[1] }],
])('NG-9.14 to NG-9.19: who plays %s is not', (_what, seats, given) => {
  expect(rated(seats, given)).toBe(null);
});
