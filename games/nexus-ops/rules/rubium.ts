import type { Gain, Tell } from './events.ts';
import type { Nexus } from './state.ts';

/** NO-1.7: the bank never runs dry. */
export function gainRubium(state: Nexus, seat: number, amount: number, why: Gain, tell?: Tell): void {
  if (amount === 0) return;
  state.rubium[seat] += amount;
  tell?.({ event: 'rubium', seat, amount, why });
}
