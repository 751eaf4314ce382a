// What holds of a table in a group: parcels are under way while the seat is asked about them, and face-down discards are counted.

import { isStowed } from '../cosmos/hands.ts';
import { LOAD, RECEIVE, SHIP, UNPACK, type Nexum } from '../state.ts';

/** NG-18.1 to NG-18.6 */
export function wrongGroup(state: Nexum): string | null {
  const { asking } = state;
  if (state.tables === 0)
    return asking >= RECEIVE || state.gates > 0 || state.here > 0
      ? 'a table alone is asked about others'
      : null;
  if (asking === UNPACK && state.openedFrom === 0) return 'a parcel is open that nobody is asked about';
  if (state.sentTo > 0 !== (asking === LOAD)) return 'a parcel is packed that nobody is asked about';
  if ((asking === SHIP || asking === LOAD) && state.force === 0) return 'a parcel has no ships';
  if (((state.gates >>> state.here) & 1) === 1 || state.gates >= 2 ** state.tables)
    return 'the wormhole leads where no other table is';
  if (state.sentTo === 0 && state.sentEnergy + state.sentCards + state.sentAsteroids > 0)
    return 'something is aboard of no parcel';
  for (let seat = 0; seat < state.seats; seat++) {
    let cards = 0;
    for (let card = 0; card < state.cardsInPlay; card++) if (isStowed(state, seat, card)) cards++;
    if (cards !== state.stowedSize[seat])
      return `seat ${seat + 1} has sent ${cards} cards, counted ${state.stowedSize[seat]}`;
  }
  return null;
}
