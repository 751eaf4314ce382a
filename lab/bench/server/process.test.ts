import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HEAP, MALLOC } from './process.ts';

test.each(['tools/run.mjs', 'Containerfile'])(
  'servers are measured with the heap and the malloc that %s gives them',
  (file) => {
    const text = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
    expect(text).toContain(HEAP);
    for (const [name, value] of Object.entries(MALLOC))
      expect(text).toMatch(new RegExp(`\\b${name}(?:=|: ')${value}\\b`));
  },
);
