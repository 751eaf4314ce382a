// What a tech tree must be to be played with.

import type { Technology } from '../../data/sheet.ts';
import { inOnePiece, sameShape } from '../shapes.ts';

/** What is wrong with the tree, in words that follow on its place in the file. */
export function technologiesProblem(tree: readonly Technology[]): string | null {
  return orderProblem(tree) ?? startProblem(tree) ?? shapesProblem(tree);
}

/** Each stands once, below those it needs. */
function orderProblem(tree: readonly Technology[]): string | null {
  const above = new Set<string>();
  for (const { id, needs } of tree) {
    if (above.has(id)) return `has ${id} twice`;
    const missing = needs.find((need) => !above.has(need));
    if (missing !== undefined) return `has ${id} before ${missing}, which it needs`;
    above.add(id);
  }
  return null;
}

/** GX-1.6 */
function startProblem(tree: readonly Technology[]): string | null {
  for (const first of ['military1', 'range1'] as const) {
    if (!tree.some(({ id, start }) => id === first && start)) return `does not start with ${first}`;
  }
  const started = new Set(tree.filter(({ start }) => start).map(({ id }) => id));
  const hollow = tree.find(({ start, needs }) => start && !needs.every((need) => started.has(need)));
  return hollow === undefined ? null : `starts with ${hollow.id}, but not with what it needs`;
}

/** GX-4.2 */
function shapesProblem(tree: readonly Technology[]): string | null {
  const shapes: NonNullable<Technology['shape']>[] = [];
  for (const { id, shape } of tree) {
    if (id.startsWith('range') !== (shape !== null))
      return `gives ${id} ${shape === null ? 'no shape' : 'a shape'}`;
    if (shape === null) continue;
    if (id === 'range1' && shape.length !== 1) return 'gives range1 more than a single sector';
    if (new Set(shape.map(String)).size < shape.length) return `has a sector twice in the shape of ${id}`;
    if (!inOnePiece(shape)) return `has a shape for ${id} that is not in one piece`;
    if (shapes.some((other) => sameShape(shape, other))) return `has the shape of ${id} twice`;
    shapes.push(shape);
  }
  return null;
}
