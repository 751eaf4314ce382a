// How a seat stands, or a civilization of the computer, in numbers for the charts.

import type { Measure } from '@starboard/kit';
import { readSeat } from '../rules/reading.ts';
import type { Nexum } from '../rules/state.ts';

export const measures: readonly Measure<Nexum>[] = [
  { id: 'points', valueOf: (state, seat) => readSeat(state, seat).points },
  { id: 'relics', valueOf: (state, seat) => readSeat(state, seat).relics },
  { id: 'ships', valueOf: (state, seat) => readSeat(state, seat).ships },
  {
    id: 'planets',
    valueOf: (state, seat) => readSeat(state, seat).planets + readSeat(state, seat).stars,
  },
  { id: 'energy', ofSeats: true, valueOf: (state, seat) => readSeat(state, seat).energy },
  { id: 'income', ofSeats: true, valueOf: (state, seat) => readSeat(state, seat).income },
];
