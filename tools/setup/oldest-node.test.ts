import { expect, test } from 'vitest';
import { isOldNode } from './oldest-node.mjs';

test.each([
  ['20.20.2', true],
  ['22.18.0', true],
  ['24.0.0', true],
  ['24.6.0', true],
  ['24.7.0', false],
  ['24.21.0', false],
  ['26.0.0', false],
])('Node %s is too old: %s', (version, isOld) => {
  expect(isOldNode(version)).toBe(isOld);
});
