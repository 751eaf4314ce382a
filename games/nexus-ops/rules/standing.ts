// NO-7.7, NO-7.8: what a seat may answer beforehand to the question for battle cards. Whether it holds a card makes no
// difference to what it may say, nor to where it is asked.

import { amount, ASK, codec, hasSeat, named, open, MoveList, type StandingAnswers } from '@starboard/engine';
import { placeInRound } from './army.ts';
import { COPIES, ENERGIZE_COLUMNS } from './columns.ts';
import { isBattleCard, sidesFor } from './energize/battle-cards.ts';
import { moves } from './moves.ts';
import { CHOOSE, GIVE, OVER, SLIP, SPOILS, WINDOW } from './phases.ts';
import { ENERGIZES, ENERGIZE_NAMES, MOST_BATTLES, MOST_ROUNDS, type Nexus } from './state.ts';
import { legalSlips } from './variants/teams.ts';

const round = amount('round', 1, MOST_ROUNDS + 2);

const answers = codec({
  /** Passes until the battle of that number is over. */
  passBattle: open(amount('battle', 1, MOST_BATTLES)),
  /** Passes until the own turn of that round begins. */
  passUntil: open(round),
  /** The same, but asks when somebody who has that card could play it. */
  askFor: open(named('card', ENERGIZE_NAMES), round),
});

export type AnswerName = keyof typeof answers.kinds;

/** Where what a seat holds decides whether it has a choice. */
const ALIKE: readonly number[] = [WINDOW, CHOOSE, GIVE, SLIP];

const { passBattle, passUntil, askFor } = answers.kinds;
const { pass, keep, done } = moves.kinds;

function isFighting(state: Nexus): boolean {
  return state.battle > 0 && state.phase !== SPOILS;
}

/** The round in which the seat's next turn begins. */
function nextTurn(state: Nexus, seat: number): number {
  return placeInRound(state, seat) > placeInRound(state, state.turn) ? state.round : state.round + 1;
}

function offers(state: Nexus, seat: number, into: MoveList): void {
  if (state.phase === OVER || hasSeat(state.out, seat)) return;
  if (isFighting(state)) into.add(passBattle.make(state.battles));
  const until = nextTurn(state, seat);
  into.add(passUntil.make(until));
  for (let card = 0; card < ENERGIZES; card++) {
    if (isInDeck(state, card) && isBattleCard(state, card)) into.add(askFor.make(card, until));
  }
}

function stands(state: Nexus, seat: number, answer: number): boolean {
  if (state.phase === OVER) return false;
  if (answers.kindOf(answer) === passBattle.id)
    return isFighting(state) && state.battles === passBattle.battle(answer);
  const last = answers.kindOf(answer) === askFor.id ? askFor.round(answer) : passUntil.round(answer);
  return nextTurn(state, seat) <= last;
}

function reply(state: Nexus, seat: number, answer: number): number {
  if (state.phase !== WINDOW || !stands(state, seat, answer)) return ASK;
  return answers.kindOf(answer) === askFor.id && sidesFor(state, askFor.card(answer)) !== 0
    ? ASK
    : pass.make();
}

/** Of two missions that were drawn, the first: which one it is, its owner alone sees. A team-mate gets nothing, or where
 *  a card was promised the first of that deck. */
function late(state: Nexus, seat: number): number {
  if (state.phase === GIVE) return done.make();
  if (state.phase === SLIP) return firstSlip(state, seat);
  return state.phase === CHOOSE ? keep.make(state.offer[seat * 2] - 1) : pass.make();
}

function firstSlip(state: Nexus, seat: number): number {
  const list = new MoveList();
  legalSlips(state, seat, list);
  return list.moves[0];
}

function isInDeck(state: Nexus, card: number): boolean {
  return state.energizeRow[card * ENERGIZE_COLUMNS + COPIES] > 0;
}

export const standing: StandingAnswers<Nexus> = {
  answers,
  // of two missions that were drawn, both may be the same, and so may all cards of which one is given to a team-mate
  asksAlike: ({ phase }) => ALIKE.includes(phase),
  offers,
  stands,
  reply,
  late,
};
