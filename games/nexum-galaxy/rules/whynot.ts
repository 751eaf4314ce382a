// Why a move is not allowed, and by which rule. A second opinion: written from the guide, apart from `legal`.

import type { Refusal } from '@starboard/engine';
import { refuse } from '../words/messages.ts';
import { moves } from './moves.ts';
import type { PhaseQuestion } from './phases/question.ts';
import { byUrgency, questionOf } from './phases/questions.ts';
import { ENDINGS } from './score.ts';
import { OVER, type Nexum } from './state.ts';

export function whyNot(state: Nexum, seat: number, move: number): Refusal | null {
  if (state.phase === OVER) return refuse(ENDINGS[state.ending].rule, 'gameOver');
  if (seat !== state.turn) return refuse('NG-4.1', 'notYourTurn');
  const asked = questionOf(state);
  const kind = moves.kindOf(move);
  return asked.answers.includes(kind) ? asked.whyNot(state, seat, move) : whyNotNow(state, asked, kind);
}

/** Is this not the time for that kind of move, or is something else to be done before? */
function whyNotNow(state: Nexum, asked: PhaseQuestion, kind: number): Refusal | null {
  for (const question of byUrgency) {
    if (question !== asked && question.answers.includes(kind)) return question.untimely(state);
    if (question === asked && question.first !== null) return question.first();
  }
  return null;
}
