// Ships that can set out to explore (NG-15.2).

import type { MoveList } from '@starboard/engine';
import { canExplore } from '../../exotic/explore.ts';
import { moves } from '../../moves.ts';
import type { Nexum } from '../../state.ts';
import { listSources, Sources } from '../movement/sources.ts';

const { explore } = moves.kinds;

/** For the function below and nobody else. */
const sources = new Sources();

/** All places from which a free ship can set out. */
export function explorers(state: Nexum, seat: number, into: MoveList): void {
  if (((state.explorers >>> seat) & 1) === 0 || !canExplore(state, seat)) return;
  listSources(state, seat, 0, sources);
  for (let i = 0; i < sources.count; i++) {
    const { place, free, system } = sources.list[i];
    if (free > 0 && ((state.noExit >>> system) & 1) === 0) into.add(explore.make(place));
  }
}
