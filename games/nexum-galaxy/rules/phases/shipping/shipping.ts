// Ships that leave for another table of the group: where to, and with what (NG-18.3, NG-18.4).

import type { Chance, MoveList } from '@starboard/engine';
import { release } from '../../asteroids/bag.ts';
import { lowest } from '../../board.ts';
import { holds, stow } from '../../cosmos/hands.ts';
import type { Tell } from '../../events.ts';
import { depart } from '../../group/wormhole.ts';
import { moves } from '../../moves.ts';
import { KINDS, LOAD, PACKED_ASTEROIDS, PACKED_ENERGY, type Nexum } from '../../state.ts';
import { settleLeft } from '../movement/left.ts';
import type { PhaseQuestion } from '../question.ts';
import {
  loadFirst,
  nothingToLoad,
  nothingToShip,
  shipFirst,
  whyNotLoad,
  whyNotPack,
  whyNotStow,
  whyNotThrough,
} from './whynot.ts';

const { through, load, stow: stows, pack, depart: departs } = moves.kinds;

export const shipping: PhaseQuestion = {
  name: 'ship',
  answers: [through.id],
  mustDecide: () => true,
  legal(state, _seat, into) {
    for (let tables = state.gates; tables !== 0; tables &= tables - 1)
      into.add(through.make(lowest(tables) + 1));
  },
  play(state, _seat, move) {
    state.sentTo = through.table(move);
    state.asking = LOAD;
  },
  whyNot: (state, _seat, move) => whyNotThrough(state, through.table(move)),
  first: shipFirst,
  untimely: nothingToShip,
};

function cargo(state: Nexum, seat: number, into: MoveList): void {
  into.add(departs.make());
  const { packedTo } = state;
  if (packedTo === 0)
    for (let energy = 1; energy <= state.energy[seat]; energy++) into.add(load.make(energy));
  if (state.handSize[seat] > 0)
    for (let card = 0; card < state.cardsInPlay; card++)
      if (PACKED_ENERGY + card >= packedTo && holds(state, seat, card)) into.add(stows.make(card));
  if (state.captured[seat] > 0)
    for (let asteroid = 0; asteroid < KINDS; asteroid++)
      if (PACKED_ASTEROIDS + asteroid >= packedTo && state.processing[seat * KINDS + asteroid] > 0)
        into.add(pack.make(asteroid));
}

function put(state: Nexum, seat: number, move: number, _chance: Chance, tell?: Tell): void {
  const kind = moves.kindOf(move);
  if (kind === load.id) {
    state.sentEnergy = load.energy(move);
    state.energy[seat] -= state.sentEnergy;
    state.packedTo = PACKED_ENERGY;
  } else if (kind === stows.id) {
    stow(state, seat, stows.card(move));
    state.sentCards++;
    state.packedTo = PACKED_ENERGY + stows.card(move);
  } else if (kind === pack.id) {
    release(state, seat, pack.asteroid(move));
    state.sentAsteroids++;
    state.packedTo = PACKED_ASTEROIDS + pack.asteroid(move);
  } else {
    depart(state, seat, tell);
    settleLeft(state, seat, tell);
  }
}

export const loading: PhaseQuestion = {
  name: 'load',
  answers: [load.id, stows.id, pack.id, departs.id],
  mustDecide: () => true,
  legal: cargo,
  play: put,
  whyNot(state, seat, move) {
    const kind = moves.kindOf(move);
    if (kind === load.id) return whyNotLoad(state, seat, load.energy(move));
    if (kind === stows.id) return whyNotStow(state, seat, stows.card(move));
    return kind === pack.id ? whyNotPack(state, seat, pack.asteroid(move)) : null;
  },
  first: loadFirst,
  untimely: nothingToLoad,
};
