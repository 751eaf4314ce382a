// What search and the server do with whole states, on a state of 2 KB: 512 cells in 30 fields, as a large game has.

import { declare, many, one, ownRow } from '@starboard/engine';
import type { Workload } from '../sample.ts';

const HAND_COLUMNS = 16;

const singles = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`single${i}`, one(1000)]));
const lists = Object.fromEntries(Array.from({ length: 15 }, (_, i) => [`list${i}`, many(24, 255)]));

const shape = declare(
  {
    ...singles,
    ...lists,
    hand: many(4 * HAND_COLUMNS, 9),
    deck: many(48, 9),
    map: many(28, 255),
  },
  { hand: { knownTo: ownRow(HAND_COLUMNS) }, deck: { knownTo: () => false } },
);

/** Operations between two looks at the clock. */
const BATCH = 1000;
/** As many states as a search keeps at hand. */
const POOL = 256;

type Example = ReturnType<typeof shape.create>;

/** Half of it zeros that lie together, as in most states. */
function example(): Example {
  const state = shape.create();
  for (let i = 0; i < shape.size; i++) state.cells[i] = i % 16 < 8 ? 0 : 1 + (i % 9);
  return state;
}

interface Material {
  readonly state: Example;
  readonly twin: Example;
  readonly pool: readonly Example[];
}

/** By name, in the order of the report: what is done the i-th time. */
const OPERATIONS: Readonly<Record<string, (material: Material, i: number) => unknown>> = {
  'copy into a pooled state': ({ state, pool }, i) => shape.copy(state, pool[i % POOL]),
  'fresh clone': ({ state }) => shape.clone(state),
  equality: ({ state, twin }) => shape.equal(state, twin),
  hash: ({ state }) => shape.hash(state),
  'redact into a pooled state': ({ state, pool }, i) => shape.redact(state, i % 4, pool[i % POOL]),
  snapshot: ({ state }) => shape.snapshot(state),
};

export const stateOperations: readonly string[] = Object.keys(OPERATIONS);

export const stateSize = { cells: shape.size, bytes: shape.size * 4, fields: shape.fields.length };

/** What results are written to, so that no compiler finds them useless. */
export const sink: { value: unknown } = { value: null };

export function stateWorkload(name: string): Workload {
  const operation = OPERATIONS[name];
  const material = { state: example(), twin: example(), pool: Array.from({ length: POOL }, example) };
  return (tally) => {
    for (let i = 0; i < BATCH; i++) sink.value = operation(material, i);
    tally.steps += BATCH;
  };
}
