// Beside which disks the one that was found is laid (NG-15.5).

import type { Chance, MoveList } from '@starboard/engine';
import { lowest } from '../../board.ts';
import type { Tell } from '../../events.ts';
import { isPlaced, lay, name } from '../../exotic/explore.ts';
import { mayName } from '../../exotic/neighbours.ts';
import { moves } from '../../moves.ts';
import type { Nexum } from '../../state.ts';
import { settleLeft } from '../movement/left.ts';
import type { PhaseQuestion } from '../question.ts';
import { nothingToPlace, placeFirst, whyNotBeside, whyNotEnough } from './whynot.ts';

const { beside, enough } = moves.kinds;

function legal(state: Nexum, seat: number, into: MoveList): void {
  if (isPlaced(state, seat)) into.add(enough.make());
  for (let rest = mayName(state, seat); rest !== 0; rest &= rest - 1) into.add(beside.make(lowest(rest)));
}

function play(state: Nexum, seat: number, move: number, chance: Chance, tell?: Tell): void {
  if (moves.kindOf(move) === beside.id) name(state, seat, beside.system(move), chance, tell);
  else lay(state, seat, chance, tell);
  settleLeft(state, seat, tell);
}

export const placing: PhaseQuestion = {
  name: 'place',
  answers: [beside.id, enough.id],
  mustDecide: () => true,
  legal,
  play,
  whyNot: (state, seat, move) =>
    moves.kindOf(move) === enough.id
      ? whyNotEnough(state, seat)
      : whyNotBeside(state, seat, beside.system(move)),
  first: placeFirst,
  untimely: nothingToPlace,
};
