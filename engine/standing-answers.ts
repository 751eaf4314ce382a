// Standing answers: what a seat says beforehand to a question that comes again and again, such as the one for cards in a
// battle. They are no part of a game. Whoever runs the table keeps them, outside state and log, and makes the moves that
// they mean: so a seat changes and withdraws them whenever it likes, and no byte tells the others of them. After a
// take-back the table forgets them.

import type { Codec, MoveList } from './moves.ts';
import type { State } from './state.ts';

/** The seat decides by itself. */
export const ASK = -1;

/** What a game says of standing answers. What is offered, what stands and where an answer replies depends on public cells
 *  only: where the table answers for a seat, and where it asks the seat instead, must tell nothing of what the seat holds. */
export interface StandingAnswers<S extends State = State> {
  /** What can be said beforehand, in notation and as records, as moves are. */
  readonly answers: Codec;

  /** Are seats asked now whether they have a choice or not? So it is wherever others cannot know that a seat has one move
   *  only, and wherever an answer replies. How long an answer takes must tell as little as the answer: a table answers for
   *  nobody who did not say so beforehand, and a bot answers at a time that is drawn when it is asked, whatever it has to
   *  think about. Depends on public cells only. */
  asksAlike(state: S): boolean;

  /** What a seat may say beforehand now, also while others decide; a table takes nothing else. Each of them stands. */
  offers(state: S, seat: number, into: MoveList): void;

  /** Does the answer still stand? Once it has ended, it does not begin again. */
  stands(state: S, seat: number, answer: number): boolean;

  /** The move of an actor that its answer means, while it stands; else ASK. The move is legal whatever others may think
   *  that the seat holds, so that it looks like one of the seat's own choice; which one it is depends on the seat's view. */
  reply(state: S, seat: number, answer: number): number;

  /** The move of a bot whose thought is not ready at its moment, where seats are asked alike: an order of its own, and as
   *  legal as a reply, whatever others may think. Depends on the seat's view only. */
  late(state: S, seat: number): number;
}
