// The score of a sheet, without a record of its parts: asked at the end of every line of thought.

import { points } from '../data/numbers.ts';
import { CONQUERED, fateOf } from '../rules/aliens.ts';
import type { Chart } from '../rules/chart.ts';
import { bits, holds } from '../rules/sectors.ts';
import { MOST_ROWS, WORD_BITS, WORDS, type Gal4Xeon } from '../rules/state.ts';

export function scoreParts(state: Gal4Xeon, chart: Chart, page: number): number {
  let score = state.met[page] * points.alienMet;
  const at = page * WORDS;
  for (let word = 0; word < WORDS; word++) {
    score += bits(state.controlled[at + word]) * points.sector;
    for (let ruins = state.controlled[at + word] & chart.ruins[word]; ruins !== 0; ruins &= ruins - 1) {
      score += chart.worth[word * WORD_BITS + 31 - Math.clz32(ruins & -ruins)];
    }
  }
  for (let row = 0; row < state.met[page]; row++) {
    if (fateOf(state.aliens[page * MOST_ROWS + row]) === CONQUERED) score += points.conquest;
  }
  if (!holds(state.controlled, page, chart.innerRing)) return score;
  return score + points.innerRing + (holds(state.controlled, page, chart.outerRing) ? points.outerRing : 0);
}
