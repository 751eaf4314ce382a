// Which cell of a state is what. Snapshots, views and their patches hold numbers alone, which another layout would read as
// something else.

import { hex, sha256, utf8 } from './sha256.ts';
import type { Shape } from './state.ts';

const known = new WeakMap<object, string>();

/** The same for states whose fields have the same names and sizes in the same order. */
export function layoutOf(shape: Pick<Shape, 'fields'>): string {
  const before = known.get(shape);
  if (before !== undefined) return before;
  const named = shape.fields.map(({ name, size }) => `${name} ${size}`).join(',');
  const layout = hex(sha256(utf8(named))).slice(0, 16);
  known.set(shape, layout);
  return layout;
}
