// Why a bid is not made.

import { Refusal } from '@starboard/engine';
import type { Nexum } from '../../state.ts';

export function whyNotBid(state: Nexum, seat: number, energy: number): Refusal | null {
  if (energy === 0) return null;
  if (energy > state.energy[seat])
    return new Refusal(`You cannot bid ${energy}: you have ${state.energy[seat]} energy.`, 'NG-4.6');
  const highest = Math.max(...state.bids);
  return energy > highest ? null : new Refusal(`You must bid more than ${highest}, or nothing.`, 'NG-4.6');
}

export function bidFirst(): Refusal {
  return new Refusal('Your phases are over: bid, or bid 0.', 'NG-4.6');
}

export function bidLater(): Refusal {
  return new Refusal('Bids are made at the end of the turn.', 'NG-4.6');
}
