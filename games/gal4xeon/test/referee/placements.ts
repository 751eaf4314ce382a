// GX-4.1 to GX-4.3: every way in which a player can lay a shape on the map.

import type { Offset } from '../../data/sheet.ts';
import { byReading, isBeside, type Paper } from './paper.ts';
import { nameOf, type MapHex } from './galaxy.ts';

export interface LaidShape {
  readonly text: string;
  /** In reading order. */
  readonly sectors: readonly MapHex[];
}

/** The orientations of a shape in the order in which notation numbers them: turned by a sixth each, then mirrored. */
function orientations(shape: readonly Offset[]): readonly (readonly Offset[])[] {
  const ways: Offset[][] = [];
  for (const mirrored of [false, true]) {
    let way = shape.map(([q, r]): Offset => (mirrored ? [r, q] : [q, r]));
    for (let turn = 0; turn < 6; turn++) {
      const sorted = way.toSorted(([q, r], [q2, r2]) => r - r2 || q - q2);
      const [[q0, r0]] = sorted;
      const moved = sorted.map(([q, r]): Offset => [q - q0, r - r0]);
      if (!ways.some((known) => JSON.stringify(known) === JSON.stringify(moved))) ways.push(moved);
      way = way.map(([q, r]): Offset => [0 - r, q + r]);
    }
  }
  return ways;
}

const known = new WeakMap<readonly Offset[], readonly (readonly Offset[])[]>();

function waysOf(shape: readonly Offset[]): readonly (readonly Offset[])[] {
  const ways = known.get(shape) ?? orientations(shape);
  known.set(shape, ways);
  return ways;
}

export function placements(paper: Paper): LaidShape[] {
  const { sheet, galaxy, technologies, explored } = paper;
  const free = new Map(
    galaxy.sectors.filter(({ name }) => !explored.has(name)).map((each) => [each.name, each]),
  );
  return sheet.technologies.flatMap(({ id, shape }) => {
    if (shape === null || !technologies.has(id)) return [];
    return waysOf(shape).flatMap((way, turn) =>
      [...free.values()].flatMap((first): LaidShape[] => {
        const sectors = way.flatMap(([q, r]) => free.get(nameOf(first.q + q, first.r + r)) ?? []);
        if (sectors.length < way.length || !sectors.some(({ name }) => isBeside(paper, name))) return [];
        const text = `explore ${id.slice('range'.length)} ${turn + 1} ${first.name}`;
        return [{ text, sectors: sectors.toSorted(byReading) }];
      }),
    );
  });
}
