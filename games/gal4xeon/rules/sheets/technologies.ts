// What a tech tree must be to be played with.

import type { Refusal } from '@starboard/engine';
import type { Technology } from '../../data/sheet.ts';
import { refuse } from '../../words/messages.ts';
import { inOnePiece, sameShape } from '../shapes.ts';
import { SHEET_RULE } from './rule.ts';

type Tree = readonly Technology[];

export function wrongTechnologies(tree: Tree, place: string): Refusal | null {
  return wrongOrder(tree, place) ?? wrongStart(tree, place) ?? wrongShapes(tree, place);
}

/** Each stands once, below those it needs. */
function wrongOrder(tree: Tree, place: string): Refusal | null {
  const above = new Set<string>();
  for (const { id, needs: all } of tree) {
    if (above.has(id)) return refuse(SHEET_RULE, 'technologyTwice', { place, technology: id });
    const needs = all.find((need) => !above.has(need));
    if (needs !== undefined)
      return refuse(SHEET_RULE, 'technologyTooEarly', { place, technology: id, needs });
    above.add(id);
  }
  return null;
}

/** GX-1.6 */
function wrongStart(tree: Tree, place: string): Refusal | null {
  for (const first of ['military1', 'range1'] as const) {
    if (!tree.some(({ id, start }) => id === first && start))
      return refuse(SHEET_RULE, 'notStarted', { place, technology: first });
  }
  const started = new Set(tree.filter(({ start }) => start).map(({ id }) => id));
  const hollow = tree.find(({ start, needs }) => start && !needs.every((need) => started.has(need)));
  return hollow === undefined ? null : refuse(SHEET_RULE, 'hollowStart', { place, technology: hollow.id });
}

/** GX-4.2 */
function wrongShapes(tree: Tree, place: string): Refusal | null {
  const shapes: NonNullable<Technology['shape']>[] = [];
  for (const { id: technology, shape } of tree) {
    const at = { place, technology };
    if (technology.startsWith('range') !== (shape !== null))
      return refuse(SHEET_RULE, shape === null ? 'lacksShape' : 'needsNoShape', at);
    if (shape === null) continue;
    if (technology === 'range1' && shape.length !== 1)
      return refuse(SHEET_RULE, 'firstShapeTooLarge', { place });
    if (new Set(shape.map(String)).size < shape.length) return refuse(SHEET_RULE, 'sectorTwice', at);
    if (!inOnePiece(shape)) return refuse(SHEET_RULE, 'shapeInPieces', at);
    if (shapes.some((other) => sameShape(shape, other))) return refuse(SHEET_RULE, 'shapeTwice', at);
    shapes.push(shape);
  }
  return null;
}
