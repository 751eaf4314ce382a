// Who plays which civilization: agreed beforehand, or drafted in reverse turn order before the first round (NG-17.1).

import { civilizationIds } from '../../data/civilizations.ts';
import type { Tell } from '../events.ts';
import { BEGIN, DRAFT, DRAFTING, NOTHING, type Nexum } from '../state.ts';

const [PSYCON, , , GNOMICON] = civilizationIds.map((_, number) => number);

/** Sets what is permanent about it. */
export function give(state: Nexum, seat: number, civilization: number): void {
  state.civilization[seat] = civilization + 1;
  if (civilization === PSYCON) state.ionProof |= 1 << seat;
  if (civilization === GNOMICON) state.wise |= 1 << seat;
}

export function isTaken(state: Nexum, civilization: number): boolean {
  return state.civilization.includes(civilization + 1);
}

/** The last in turn order chooses first. */
export function beginDraft(state: Nexum): void {
  state.step = DRAFTING;
  state.asking = DRAFT;
  state.turn = (state.first + state.seats - 1) % state.seats;
}

export function choose(state: Nexum, seat: number, civilization: number, tell?: Tell): void {
  give(state, seat, civilization);
  tell?.({ event: 'chose', seat, civilization });
  if (seat === state.first) {
    state.asking = NOTHING;
    state.step = BEGIN;
  } else state.turn = (seat + state.seats - 1) % state.seats;
}
