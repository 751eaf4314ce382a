// How a seat stands, as far as everybody may know.

import type { Measure } from '@starboard/kit';
import { scoreOf, type Score } from '../rules/scoring.ts';
import { visiblePage, type Gal4Xeon } from '../rules/state.ts';

const CATEGORIES: readonly (keyof Score)[] = ['total', 'sectors', 'met', 'conquests', 'ruins', 'sphere'];

export const measures: readonly Measure<Gal4Xeon>[] = CATEGORIES.map((id) => ({
  id,
  valueOf: (state, seat) => scoreOf(state, visiblePage(state, seat))[id],
}));
