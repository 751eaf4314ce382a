// What the house of a group brings when a turn begins: parcels that came from other tables, one after the other, and to which
// tables the seat can send now (NG-18.5, NG-18.6). Alone a table cannot know, so every answer that could be true is legal.

import type { Chance, MoveList } from '@starboard/engine';
import { HAND_LIMIT } from '../../../data/asteroids.ts';
import { MOST_CAPACITY } from '../../../data/technologies.ts';
import type { Tell } from '../../events.ts';
import { openParcel, unpack as unload } from '../../group/wormhole.ts';
import { moves } from '../../moves.ts';
import { MOST_ENERGY, MOST_SHIPS } from '../../state/sizes.ts';
import { NOTHING, UNPACK, type Nexum } from '../../state.ts';
import { beginActing } from '../../turn.ts';
import type { PhaseQuestion } from '../question.ts';
import {
  houseFirst,
  nothingToUnpack,
  unpackFirst,
  whyNotFrom,
  whyNotGates,
  notFromOutside,
} from './whynot.ts';

const { parcel, unpack, gates } = moves.kinds;

function legal(state: Nexum, _seat: number, into: MoveList): void {
  const all = 2 ** state.tables;
  for (let set = all - 1; set >= 0; set--) if (((set >>> state.here) & 1) === 0) into.add(gates.make(set));
  for (let table = 0; table < state.tables; table++) {
    if (table === state.here) continue;
    for (let ships = 1; ships <= MOST_SHIPS; ships++) into.add(parcel.make(table + 1, ships));
  }
}

function play(state: Nexum, seat: number, move: number, _chance: Chance, tell?: Tell): void {
  if (moves.kindOf(move) === parcel.id) {
    openParcel(state, parcel.table(move), parcel.ships(move));
    state.asking = UNPACK;
    return;
  }
  state.gates = gates.tables(move);
  state.asking = NOTHING;
  beginActing(state, seat, tell);
}

export const receiving: PhaseQuestion = {
  name: 'receive',
  answers: [parcel.id, gates.id],
  mustDecide: () => true,
  legal,
  play,
  whyNot: (state, _seat, move) =>
    moves.kindOf(move) === parcel.id
      ? whyNotFrom(state, parcel.table(move))
      : whyNotGates(state, gates.tables(move)),
  first: houseFirst,
  untimely: notFromOutside,
};

function contents(_state: Nexum, _seat: number, into: MoveList): void {
  for (let energy = 0; energy <= MOST_ENERGY; energy++)
    for (let cards = 0; cards <= HAND_LIMIT; cards++)
      for (let asteroids = 0; asteroids <= MOST_CAPACITY; asteroids++)
        into.add(unpack.make(energy, cards, asteroids));
}

export const unpacking: PhaseQuestion = {
  name: 'unpack',
  answers: [unpack.id],
  mustDecide: () => true,
  legal: contents,
  play: (state, seat, move, chance, tell) =>
    unload(state, seat, unpack.energy(move), unpack.cards(move), unpack.asteroids(move), chance, tell),
  whyNot: () => null,
  first: unpackFirst,
  untimely: nothingToUnpack,
};
