// NG-9.11, NG-11.2: modes in which all people are allied, or all civilizations of the computer.

import { allSeats } from '@starboard/engine';
import type { Nexum } from '../state.ts';
import type { Terms } from '../terms.ts';

export function setAllies(state: Nexum, { people, machines }: Terms): void {
  const { seats, civs } = state;
  const everybody = allSeats(seats);
  if (people === 'allies') state.allies.fill(everybody, 0, seats);
  if (machines === 'allies') state.allies.fill(allSeats(civs) & ~everybody, seats, civs);
}
