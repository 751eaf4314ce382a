// Who wins a group (SE-7.7, SE-7.8), and what counts of it where it is a game of a tournament (SE-7.13).

import { sha256, utf8, type ScoreLine } from '@starboard/engine';
import { hex } from '@starboard/engine/match';
import type { GameResult } from '../result.ts';
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

/** SE-7.13: null while it goes on. The proof is made of those of its tables. */
export function groupResult(group: Group): GameResult | null {
  if (!group.over) return null;
  const rows = factionScores(group).toSorted((one, other) => one.faction - other.faction);
  const first = rows.filter(({ place }) => place === 1);
  const played = group.tables.flatMap(({ end }) => (end?.end === 'played' ? [end] : []));
  return {
    ranks: rows.map(({ place }) => place),
    scores: rows.map(({ score }) => score),
    winner: first.length === 1 ? first[0].faction : null,
    ties: played.reduce<readonly ScoreLine[]>((sum, { ties }) => added(sum, ties), []),
    proof: hex(sha256(utf8(played.map(({ proof }) => proof).join(' ')))),
  };
}

/** Tables of one game have the same lines. */
function added(sum: readonly ScoreLine[], lines: readonly ScoreLine[]): readonly ScoreLine[] {
  return lines.map(({ label, points }, line) => ({
    label,
    points: points.map((each, faction) => each + (sum[line]?.points[faction] ?? 0)),
  }));
}
