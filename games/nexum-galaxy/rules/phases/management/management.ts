// Management phase: extraction first, then replication (NG-5).

import type { MoveList } from '@starboard/engine';
import type { Tell } from '../../events.ts';
import { moves } from '../../moves.ts';
import type { Nexum } from '../../state.ts';
import { endPhase } from '../../turn.ts';
import { checkVictory } from '../../victory.ts';
import type { PhaseQuestion } from '../question.ts';
import { buildable, replicate } from './replication.ts';
import { buildInManagement, whyNotBuild } from './whynot.ts';

const { build, done } = moves.kinds;

function legal(state: Nexum, seat: number, into: MoveList): void {
  into.add(done.make());
  buildable(state, seat, into);
}

function play(state: Nexum, seat: number, move: number, tell?: Tell): void {
  if (moves.kindOf(move) === done.id) return endPhase(state, tell);
  replicate(state, seat, build.planet(move), tell);
  checkVictory(state, seat, tell);
}

export const management: PhaseQuestion = {
  name: 'build',
  answers: [build.id, done.id],
  mustDecide: (state, seat) => buildable(state, seat, null),
  legal,
  play,
  whyNot: (state, seat, move) =>
    moves.kindOf(move) === done.id ? null : whyNotBuild(state, seat, build.planet(move)),
  first: null,
  untimely: buildInManagement,
};
