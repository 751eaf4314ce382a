// NG-12.8: what a seat may answer beforehand to the window after each row: that it passes in all of them until the turns of a
// round begin. Which cards it holds makes no difference to what it may say.

import { amount, ASK, codec, open, type MoveList, type StandingAnswers } from '@starboard/engine';
import { technologies } from '../data/technologies.ts';
import { capturable } from './asteroids/bag.ts';
import { nextOn, NONE } from './asteroids/technology.ts';
import { moves } from './moves.ts';
import { buildable } from './phases/management/replication.ts';
import { canGo } from './phases/movement/movement.ts';
import {
  BEGIN,
  DROPPED,
  EVENTS,
  MANAGE,
  MOST_ROUNDS,
  MOVE,
  NOTHING,
  OVER,
  PATHS,
  WINDOW,
  type Nexum,
} from './state.ts';
import { isOut } from './victory.ts';

const answers = codec({
  /** Lays no card in the event step of that round. */
  passRound: open(amount('round', 1, MOST_ROUNDS)),
});

export type AnswerName = keyof typeof answers.kinds;

const { passRound } = answers.kinds;
const { pass, done } = moves.kinds;

/** The round of the present event step, or of the next one. */
function nextEvents(state: Nexum): number {
  return state.step === BEGIN || state.step === EVENTS ? state.round : state.round + 1;
}

function offers(state: Nexum, seat: number, into: MoveList): void {
  if (state.handLimit === 0 || state.phase === OVER || isOut(state, seat)) return;
  into.add(passRound.make(nextEvents(state)));
}

function stands(state: Nexum, seat: number, answer: number): boolean {
  return state.phase !== OVER && !isOut(state, seat) && nextEvents(state) <= passRound.round(answer);
}

function reply(state: Nexum, seat: number, answer: number): number {
  const speaks = state.asking === WINDOW && nextEvents(state) === passRound.round(answer);
  return speaks && stands(state, seat, answer) ? pass.make() : ASK;
}

/** NG-12.12: does everybody see that the seat can do nothing in its phase but end it, or develop what its asteroids pay for? */
function mayOnlyPay(state: Nexum): boolean {
  const { turn } = state;
  if (state.waits === 0 || state.asking !== NOTHING || state.developed === 1) return false;
  if (state.captured[turn] === 0 || state.dropping !== DROPPED) return false;
  if (canCapture(state, turn) || canDevelop(state, turn)) return false;
  if (state.phase === MANAGE) return !buildable(state, turn, null);
  return state.phase === MOVE && !canGo(state, turn);
}

function canCapture(state: Nexum, seat: number): boolean {
  if (state.captured[seat] >= state.capacity[seat]) return false;
  for (let system = 0; system < state.span; system++) if (capturable(state, seat, system) !== 0) return true;
  return false;
}

/** For energy, which everybody sees. */
function canDevelop(state: Nexum, seat: number): boolean {
  for (let path = 0; path < PATHS; path++) {
    const next = nextOn(state, seat, path);
    if (next === NONE) continue;
    const { price } = technologies[next];
    if ('energy' in price && state.energy[seat] >= price.energy) return true;
  }
  return false;
}

export const standing: StandingAnswers<Nexum> = {
  answers,
  asksAlike: (state) => state.asking === WINDOW || mayOnlyPay(state),
  offers,
  stands,
  reply,
  late: (state) => (state.asking === WINDOW ? pass.make() : done.make()),
};
