// The shapes of the exploration ranges. One to four sectors is printed; which shapes they are was rebuilt.

import type { Offset } from './sheet.ts';

export const single: readonly Offset[] = [[0, 0]];
export const pair: readonly Offset[] = [
  [0, 0],
  [1, 0],
];
export const line: readonly Offset[] = [
  [0, 0],
  [1, 0],
  [2, 0],
];
export const rhombus: readonly Offset[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, -1],
];
