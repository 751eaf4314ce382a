// Who wins a group (SE-7.7, SE-7.8).

import type { Group } from './group.ts';

export interface FactionScore {
  readonly faction: number;
  /** From 1; equal ones share it. */
  readonly place: number;
  readonly tablesWon: number;
  /** SE-7.8: credited to everybody who sat for the faction. */
  readonly score: number;
}

export function factionScores({ plan, tables }: Group): readonly FactionScore[] {
  const rows = Array.from({ length: plan.factions }, (_, faction) => {
    const played = tables.flatMap(({ end }) => (end?.end === 'played' ? [end] : []));
    return {
      faction,
      tablesWon: played.filter(({ winner }) => winner === faction).length,
      score: played.reduce((sum, { scores }) => sum + scores[faction], 0),
    };
  });
  const isAhead = (one: (typeof rows)[number], other: (typeof rows)[number]): boolean =>
    one.tablesWon === other.tablesWon ? one.score > other.score : one.tablesWon > other.tablesWon;
  return rows
    .map((row) => ({ ...row, place: 1 + rows.filter((other) => isAhead(other, row)).length }))
    .toSorted((one, other) => one.place - other.place);
}
