// Management phase: extraction first, then replication (NG-5).

import type { Chance, MoveList } from '@starboard/engine';
import type { Tell } from '../../events.ts';
import { moves } from '../../moves.ts';
import type { Nexum } from '../../state.ts';
import { endPhase } from '../../turn.ts';
import { checkVictory } from '../../victory.ts';
import { gifts, hasGift } from '../../campaign/marker.ts';
import { actFreely, endDropping, freeActions, freeKinds, isFree } from '../free/free.ts';
import { whyNotFree } from '../free/whynot.ts';
import type { PhaseQuestion } from '../question.ts';
import { buildable, replicate } from './replication.ts';
import { buildInManagement, whyNotBuild } from './whynot.ts';

const { build, done } = moves.kinds;

function legal(state: Nexum, seat: number, into: MoveList): void {
  into.add(done.make());
  buildable(state, seat, into);
  if (state.giftLeft === 1) gifts(state, seat, into);
  if (state.pathLevels > 0) freeActions(state, seat, into);
}

function play(state: Nexum, seat: number, move: number, chance: Chance, tell?: Tell): void {
  const kind = moves.kindOf(move);
  if (isFree(kind)) return actFreely(state, seat, move, chance, tell);
  endDropping(state);
  if (kind === done.id) return endPhase(state, tell);
  replicate(state, seat, build.planet(move), tell);
  checkVictory(state, seat, tell);
}

export const management: PhaseQuestion = {
  name: 'build',
  answers: [build.id, done.id, ...freeKinds],
  mustDecide: (state, seat) => state.waits === 1 || hasGift(state, seat) || buildable(state, seat, null),
  legal,
  play,
  whyNot: (state, seat, move) => {
    const kind = moves.kindOf(move);
    if (isFree(kind)) return whyNotFree(state, seat, move);
    return kind === done.id ? null : whyNotBuild(state, seat, build.planet(move));
  },
  first: null,
  untimely: buildInManagement,
};
