// Why a move is not allowed, and by which rule. A second opinion: written from the guide, apart from `legal`.

import type { Refusal } from '@starboard/engine';
import { refuse } from '../words/messages.ts';
import { moves } from './moves.ts';
import { management } from './phases/management/management.ts';
import type { PhaseQuestion } from './phases/question.ts';
import { byUrgency, questionOf } from './phases/questions.ts';
import { ENDINGS } from './score.ts';
import { NOT_BY_ITSELF, NOTHING, OVER, type Nexum } from './state.ts';

export function whyNot(state: Nexum, seat: number, move: number): Refusal | null {
  if (state.phase === OVER) return refuse(ENDINGS[state.ending].rule, 'gameOver');
  if (seat !== state.turn) return refuse('NG-4.1', 'notYourTurn');
  const asked = questionOf(state);
  const kind = moves.kindOf(move);
  return asked.answers.includes(kind) ? asked.whyNot(state, seat, move) : whyNotNow(state, asked, kind);
}

/** Is this not the time for that kind of move, or is something else to be done before? */
function whyNotNow(state: Nexum, asked: PhaseQuestion, kind: number): Refusal | null {
  // that the phase is over is no news to whoever ended it
  if (kind === moves.kinds.build.id && state.ended !== NOT_BY_ITSELF && state.asking === NOTHING)
    return management.untimely(state);
  for (const question of byUrgency) {
    if (question !== asked && question.answers.includes(kind)) return question.untimely(state);
    if (question === asked && question.first !== null) return question.first();
  }
  return null;
}
