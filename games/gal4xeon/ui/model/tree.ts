// The tech tree on paper: families side by side, each technology below those it needs.

import { technologyIds, type TechnologyId } from '../../data/sheet.ts';
import { chartOf } from '../../rules/chart.ts';
import type { Gal4Xeon } from '../../rules/state.ts';

export interface TreeLeaf {
  readonly id: TechnologyId;
  /** Its number in the catalogue. */
  readonly technology: number;
  readonly column: number;
  readonly row: number;
  readonly needs: readonly number[];
}

export interface TreeLayout {
  readonly leaves: readonly TreeLeaf[];
  readonly columns: number;
  readonly rows: number;
}

const FAMILIES: readonly (readonly TechnologyId[])[] = [
  technologyIds.filter((id) => id.startsWith('military')),
  ['logistics'],
  technologyIds.filter((id) => id.startsWith('range')),
  ['miningConglomerate'],
  ['friendlyRelations', 'neutralRelations', 'unfriendlyRelations'],
  ['tradeLeague'],
];

export function treeOf(state: Gal4Xeon): TreeLayout {
  const { technologies } = chartOf(state);
  const needs = (technology: number): readonly number[] =>
    [...technologies].filter((other) => ((state.needs[technology] >> other) & 1) === 1);
  const rowOf = (technology: number): number =>
    needs(technology).reduce((row, above) => Math.max(row, rowOf(above) + 1), 0);
  const leaves: TreeLeaf[] = [];
  let columns = 0;
  for (const family of FAMILIES) {
    const members = [...technologies].filter((technology) => family.includes(technologyIds[technology]));
    const inRow = new Map<number, number>();
    for (const technology of members) {
      const row = rowOf(technology);
      const beside = inRow.get(row) ?? 0;
      inRow.set(row, beside + 1);
      const column = columns + beside;
      leaves.push({ id: technologyIds[technology], technology, column, row, needs: needs(technology) });
    }
    columns += Math.max(0, ...inRow.values());
  }
  return { leaves, columns, rows: 1 + Math.max(...leaves.map(({ row }) => row)) };
}
