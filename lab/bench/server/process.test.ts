import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HEAP } from './process.ts';

test.each(['tools/run.mjs', 'Containerfile'])(
  'servers are measured with the heap that %s gives them',
  (file) => {
    expect(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')).toContain(HEAP);
  },
);
