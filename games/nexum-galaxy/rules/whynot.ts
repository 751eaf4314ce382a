// Why a move is not allowed, and by which rule. A second opinion: written from the guide, apart from `legal`.

import { Refusal } from '@starboard/engine';
import { moves } from './moves.ts';
import type { Question } from './phases/question.ts';
import { byUrgency, questionOf } from './phases/questions.ts';
import { ENDINGS } from './score.ts';
import { OVER, type Nexum } from './state.ts';

export function whyNot(state: Nexum, seat: number, move: number): Refusal | null {
  if (state.phase === OVER) return new Refusal('The game is over.', ENDINGS[state.ending].rule);
  if (seat !== state.turn) return new Refusal('It is not your turn.', 'NG-4.1');
  const asked = questionOf(state);
  const kind = moves.kindOf(move);
  return asked.answers.includes(kind) ? asked.whyNot(state, seat, move) : whyNotNow(state, asked, kind);
}

/** Is this not the time for that kind of move, or is something else to be done before? */
function whyNotNow(state: Nexum, asked: Question, kind: number): Refusal | null {
  for (const question of byUrgency) {
    if (question !== asked && question.answers.includes(kind)) return question.untimely(state);
    if (question === asked && question.first !== null) return question.first();
  }
  return null;
}
