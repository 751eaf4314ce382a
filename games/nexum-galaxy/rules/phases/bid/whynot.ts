// Why a bid is not made.

import type { Refusal } from '@starboard/engine';
import { refuse } from '../../../words/messages.ts';
import type { Nexum } from '../../state.ts';
import { outsidersBid } from '../../versions.ts';

export function whyNotBid(state: Nexum, seat: number, energy: number): Refusal | null {
  if (energy === 0) return null;
  if (energy > state.energy[seat])
    return refuse('NG-4.6', 'bidTooHigh', { bid: energy, energy: state.energy[seat] });
  const binding = [...state.bids].filter((_, each) => state.fleet[each] > 0 || outsidersBid(state));
  const highest = Math.max(...binding);
  return energy > highest ? null : refuse('NG-4.6', 'bidTooLow', { highest });
}

export function bidFirst(): Refusal {
  return refuse('NG-4.6', 'bidFirst');
}

export function bidLater(): Refusal {
  return refuse('NG-4.6', 'bidLater');
}
