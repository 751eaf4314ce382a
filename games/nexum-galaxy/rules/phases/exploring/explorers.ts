// Ships that can set out to explore (NG-15.2).

import type { MoveList } from '@starboard/engine';
import { canExplore } from '../../exotic/explore.ts';
import { moves } from '../../moves.ts';
import type { Nexum } from '../../state.ts';
import { listSources, Sources } from '../movement/sources.ts';

const { explore } = moves.kinds;

/** For the function below and nobody else. */
const sources = new Sources();

/** All places from which a free ship can set out. Without a list it only says whether there is one. */
export function explorers(state: Nexum, seat: number, into: MoveList | null): boolean {
  if (((state.explorers >>> seat) & 1) === 0 || !canExplore(state, seat)) return false;
  listSources(state, seat, 0, sources);
  for (let i = 0; i < sources.count; i++) {
    const { place, free, system } = sources.list[i];
    if (free === 0 || ((state.noExit >>> system) & 1) === 1) continue;
    if (into === null) return true;
    into.add(explore.make(place));
  }
  return false;
}
