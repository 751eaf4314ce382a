import { utf8 } from '@starboard/engine';
import { expect, test } from 'vitest';
import { skirmish } from '../games/skirmish/rules/game.ts';
import { byLot, lotsOf } from './lots.ts';
import { enter } from './tournament/entering.ts';
import { nextDeed } from './tournament/steps.ts';
import { Club, names } from './tournament/testing.ts';

const fairness = { seed: utf8('seed'), table: 'cup', words: ['comet'] };

test('SE-3.1 every order is as likely as another', () => {
  const counts = new Map<string, number>();
  for (let question = 0; question < 6000; question++) {
    const order = byLot(['a', 'b', 'c'], lotsOf(fairness, question)).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  // six standard deviations
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(175);
});

test('SE-3.1 the same seed and words give the same lots, others give others', () => {
  const lots = (other: object): string => byLot(names(20), lotsOf({ ...fairness, ...other }, -1)).join();
  expect(lots({})).toBe(lots({}));
  expect(
    new Set([lots({}), lots({ words: ['nova'] }), lots({ seed: utf8('other') }), lots({ table: 'c' })]).size,
  ).toBe(4);
});

test('SE-3.1 the lots of a tournament depend on the words of those who entered', () => {
  const order = (word: string): unknown => {
    const club = new Club(skirmish, { format: 'swiss' }, names(7));
    club.do(enter(club.tournament, { id: 'last', word }, { asker: 'last', now: 1000 }));
    return club.close().tournament.lots;
  };
  expect(order('comet')).toEqual(order('comet'));
  expect(order('comet')).not.toEqual(order('nova'));
});

test('SE-2.1 lots are drawn once, when the list is closed', () => {
  const club = new Club(skirmish, { format: 'swiss' }, names(8));
  expect(nextDeed(club.tournament, fairness.seed, 2000)).toBeNull();
  club.close();
  expect(club.deeds.filter(({ deed }) => deed.do === 'lots')).toHaveLength(1);
  expect(club.tournament.lots.toSorted()).toEqual(names(8));
});
