// Which of the relics that wait are attached, where free ships are too few for all of them (NG-2.6).

import type { Chance, MoveList } from '@starboard/engine';
import { claimRelics, drawForArrivals } from '../../asteroids/cloud.ts';
import { COUNT, lowest } from '../../board.ts';
import type { Tell } from '../../events.ts';
import { drawForQuantum } from '../../exotic/quantum.ts';
import { moves } from '../../moves.ts';
import { attach, attachWaiting, freeShips, pickable, waitingAt } from '../../relics.ts';
import { CARD, NOTHING, TURNS, TYPES, type Nexum } from '../../state.ts';
import { checkVictory } from '../../victory.ts';
import type { PhaseQuestion } from '../question.ts';
import { nothingWaits, pickFirst, whyNotPick } from './whynot.ts';

const { attach: named } = moves.kinds;

/** All types of relics that the owner can name now: what is left after them must do for the other ships. */
function legal(state: Nexum, _seat: number, into: MoveList): void {
  const place = state.picking - 1;
  const free = freeShips(state, place);
  let waiting = pickable(state, place);
  for (let type = 0; type < TYPES && COUNT[waiting] >= free; type++) {
    if ((waiting & state.ofType[type]) !== 0) into.add(named.make(type));
    waiting &= ~state.ofType[type];
  }
}

function play(state: Nexum, seat: number, move: number, chance: Chance, tell?: Tell): void {
  const place = state.picking - 1;
  const type = named.relic(move);
  state.asking = NOTHING;
  state.picking = 0;
  state.pickFrom = type;
  attach(state, place, lowest(waitingAt(state, place) & state.ofType[type]), tell);
  attachWaiting(state, place, tell);
  checkVictory(state, seat, tell);
  if (state.phase === CARD && state.step === TURNS) claimRelics(state, seat, tell);
  drawForArrivals(state, seat, chance, tell);
  drawForQuantum(state, seat, chance, tell);
}

export const picking: PhaseQuestion = {
  name: 'relic',
  answers: [named.id],
  mustDecide: () => true,
  legal,
  play,
  whyNot: (state, _seat, move) => whyNotPick(state, named.relic(move)),
  first: pickFirst,
  untimely: nothingWaits,
};
