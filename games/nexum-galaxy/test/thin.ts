// Late positions made small: most planets of whose turn it is are left, so that every order can be tried.

import { FIRST_STAR, KEEP, NOTHING, PLACES, SLOTS, STAR, TURNS, type Nexum } from '../rules/state.ts';

/** So many planets of theirs are kept. */
const KEPT = 3;

/** Null where there is something that the plain generator has not learned. */
export function thinned(state: Nexum, from: number): Nexum | null {
  if (state.step !== TURNS || (state.asking !== NOTHING && state.asking !== KEEP)) return null;
  if (state.cloaked !== 0 || state.quantum !== 0 || state.topCount > 0) return null;
  const seat = state.turn;
  const own = Array.from({ length: PLACES }, (_, i) => (from + i) % PLACES).filter(
    (place) => state.owner[place] === seat + 1 && state.size[place] < STAR,
  );
  for (const place of own.slice(KEPT)) leave(state, place);
  return state;
}

/** The ships of a planet go, their relics wait, and stars that hang on it are left too. */
function leave(state: Nexum, place: number): void {
  const seat = state.owner[place] - 1;
  const system = Math.floor(place / SLOTS);
  for (const each of [place, system * SLOTS + FIRST_STAR, system * SLOTS + FIRST_STAR + 1]) {
    if (state.owner[each] !== seat + 1) continue;
    const carried = state.relicsAt[each] & state.carried;
    state.fleet[seat] -= state.ships[each];
    state.ships[each] = state.moved[each] = state.owner[each] = 0;
    state.held[seat * (PLACES / SLOTS) + system] &= ~(1 << (each % SLOTS));
    state.carried &= ~carried;
    state.movedRelics &= ~carried;
    state.interfering &= ~state.relicsAt[each];
    state.taken[system] &= ~(1 << (each % SLOTS));
    state.takenByExtractor[system] &= ~(1 << (each % SLOTS));
    state.relicsHeld[seat] -= carried.toString(2).replaceAll('0', '').length;
  }
}
