// Research: claim a technology.

import type { Chart } from './chart.ts';
import type { Desk } from './desk.ts';
import type { Gal4Xeon } from './state.ts';

/** GX-6.1: the set of technologies that can be claimed now. */
export function claimable(state: Gal4Xeon, { technologies }: Chart, page: number): number {
  const owned = state.technology[page];
  let open = 0;
  for (let i = 0; i < technologies.length; i++) {
    const technology = technologies[i];
    if ((state.needs[technology] & ~owned) === 0) open |= 1 << technology;
  }
  return open & ~owned;
}

export function canResearch({ state, chart, page }: Pick<Desk, 'state' | 'chart' | 'page'>): boolean {
  return claimable(state, chart, page) !== 0;
}

/** GX-6.2: it works at once. */
export function research({ state, page, tell }: Desk, technology: number): void {
  state.technology[page] |= 1 << technology;
  tell?.({ event: 'researched', technology });
}

export function owns(technology: number, which: number): boolean {
  return ((technology >> which) & 1) === 1;
}
