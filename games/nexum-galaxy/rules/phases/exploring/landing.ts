// On which planet of the system it found an explorer lands (NG-15.6).

import type { Chance, MoveList } from '@starboard/engine';
import { lowest, placeAt } from '../../board.ts';
import type { Tell } from '../../events.ts';
import { faceOf } from '../../exotic/disks.ts';
import { landOn } from '../../exotic/explore.ts';
import { drawForQuantum } from '../../exotic/quantum.ts';
import { moves } from '../../moves.ts';
import type { Nexum } from '../../state.ts';
import { settleLeft } from '../movement/left.ts';
import type { PhaseQuestion } from '../question.ts';
import { landFirst, nowhereToLand, whyNotLand } from './whynot.ts';

const { land } = moves.kinds;

function legal(state: Nexum, _seat: number, into: MoveList): void {
  const { system } = faceOf(state.found);
  for (let slots = state.planets[system]; slots !== 0; slots &= slots - 1)
    into.add(land.make(placeAt(system, lowest(slots))));
}

function play(state: Nexum, seat: number, move: number, chance: Chance, tell?: Tell): void {
  landOn(state, seat, land.planet(move), tell);
  settleLeft(state, seat, tell);
  drawForQuantum(state, seat, chance, tell);
}

export const landing: PhaseQuestion = {
  name: 'land',
  answers: [land.id],
  mustDecide: () => true,
  legal,
  play,
  whyNot: (state, _seat, move) => whyNotLand(state, land.planet(move)),
  first: landFirst,
  untimely: nowhereToLand,
};
