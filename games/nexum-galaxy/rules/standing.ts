// NG-12.8: what a seat may answer beforehand to the window after each row: that it passes in all of them until the turns of a
// round begin. Which cards it holds makes no difference to what it may say.

import { amount, ASK, codec, open, type MoveList, type StandingAnswers } from '@starboard/engine';
import { technologies } from '../data/technologies.ts';
import { capturable } from './asteroids/bag.ts';
import { nextOn, NONE } from './asteroids/technology.ts';
import { heldBy, lowest, placeAt } from './board.ts';
import { canCloak, cloakable, takesTo } from './cloaking/cloak.ts';
import { NOWHERE } from './cloaking/destination.ts';
import { cloakedOf } from './cloaking/hidden.ts';
import { relayable } from './group/wormhole.ts';
import { moves } from './moves.ts';
import { explorers } from './phases/exploring/explorers.ts';
import { buildable } from './phases/management/replication.ts';
import { canGo } from './phases/movement/movement.ts';
import {
  BEGIN,
  DROPPED,
  DRAFTING,
  EVENTS,
  HIDE,
  LOAD,
  MANAGE,
  MOST_ROUNDS,
  MOVE,
  NOTHING,
  OVER,
  PATHS,
  PLANET_SLOTS,
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
const { pass, done, under, depart } = moves.kinds;

/** The round of the present event step, or of the next one. */
function nextEvents(state: Nexum): number {
  return state.step === BEGIN || state.step === EVENTS || state.step === DRAFTING
    ? state.round
    : state.round + 1;
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

/** NG-12.12: does everybody see that the seat can do nothing in its phase but end it, or what others cannot know of: develop
 *  something with its asteroids, cloak a ship with its cards, or let one appear? */
function mayOnlyHide(state: Nexum): boolean {
  const { turn, phase } = state;
  if (state.waits === 0 || state.asking !== NOTHING || (phase !== MANAGE && phase !== MOVE)) return false;
  if (!hasSomethingHidden(state, turn)) return false;
  if (state.captured[turn] > 0 && state.dropping !== DROPPED) return false;
  if (canCapture(state, turn) || (state.developed === 0 && canDevelop(state, turn))) return false;
  if (phase === MANAGE) return !buildable(state, turn, null);
  return !canGo(state, turn) && !explorers(state, turn, null) && relayable(state, turn) === 0;
}

/** NG-18.4: could there be more to put aboard? What was put there says how far packing has come, and nobody sees that. */
function mayHavePacked(state: Nexum): boolean {
  const { turn, asking, handSize, captured } = state;
  if (asking !== LOAD || state.sentCards + state.sentAsteroids === 0) return false;
  return handSize[turn] + captured[turn] > 0;
}

function hasSomethingHidden(state: Nexum, seat: number): boolean {
  if (state.captured[seat] > 0 && (state.developed === 0 || mayEvolve(state, seat))) return true;
  return cloakedOf(state, seat) !== 0 || (canCloak(state, seat) && hasCarrier(state, seat));
}

/** NG-17.2 */
function mayEvolve(state: Nexum, seat: number): boolean {
  return state.civilization[seat] !== 0 && ((state.evolved >>> seat) & 1) === 0;
}

/** Is there a ship that a card of the right kind could hide? */
function hasCarrier(state: Nexum, seat: number): boolean {
  for (let system = 0; system < state.span; system++) {
    for (let slots = heldBy(state, seat, system) & PLANET_SLOTS; slots !== 0; slots &= slots - 1)
      if (cloakable(state, seat, placeAt(system, lowest(slots))) !== 0) return true;
  }
  return false;
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

/** Whoever is late passes, lets a parcel go, cloaks its ship under the first card that will do, or ends the phase. */
function late(state: Nexum, seat: number): number {
  if (state.asking === WINDOW) return pass.make();
  if (state.asking === LOAD) return depart.make();
  if (state.asking !== HIDE) return done.make();
  let card = 0;
  while (takesTo(state, seat, state.hiding - 1, card) === NOWHERE) card++;
  return under.make(card);
}

export const standing: StandingAnswers<Nexum> = {
  answers,
  asksAlike: (state) =>
    state.asking === WINDOW || state.asking === HIDE || mayHavePacked(state) || mayOnlyHide(state),
  offers,
  stands,
  reply,
  late,
};
