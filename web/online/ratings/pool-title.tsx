// What a list of ratings is called: the game, by which rules, for how many, how fast.

import type { PoolInfo } from '@starboard/wire/schema';
import { useGameTitle } from '../facts/titles.ts';
import { useTell } from '../tell.ts';

export function usePoolTitle(): (pool: PoolInfo) => string {
  const tell = useTell();
  const titleOf = useGameTitle();
  const ruleSets: Readonly<Record<string, string>> = tell.ratings.ruleSets;
  // a dot stays with what it follows, wherever the line breaks
  return ({ game, ruleSet, seats, pace }) =>
    [
      titleOf(game),
      ...(ruleSet === 'standard' ? [] : [ruleSets[ruleSet] ?? ruleSet]),
      tell.ratings.seats(seats),
      tell.ratings.paces[pace],
    ].join('\u{A0}· ');
}
