// What a program that plays is, and what it is given: what a person in its seat gets, and dice of its own.

import type { Chance, Game, MoveList, OptionValues, State } from '@starboard/engine';
import type { Brain } from './brain.ts';

/** What a bot knows when it sits down. */
export interface Seating {
  readonly game: Game;
  /** What there is to know about playing the game well. */
  readonly brain: Brain;
  readonly options: OptionValues;
  readonly seats: number;
  readonly seat: number;
  /** The bot's own randomness: the dice of the game do not depend on how much of it is used. */
  readonly random: Chance;
  /** The share of its usual effort that it may make; 1 if not said. */
  readonly scale?: number;
}

/** One decision, as the seat that owes it sees it. Valid until the bot has answered. */
export interface Decision {
  /** All that is legal now, at least two moves: where there is one, nobody is asked. */
  readonly legal: Readonly<Pick<MoveList, 'moves' | 'length'>>;
  /** The state through the exit gate. Made when it is looked at, so that who does not look does not pay. */
  readonly view: State;
}

/** A bot in a seat, for one game. It may remember what it saw there. */
export interface Player {
  /** The place in `legal` of the move it makes: no answer in that range can be illegal. It answers in one go; who
   *  cannot wait asks it in another thread. */
  choose(decision: Decision): number;
}

export interface Bot {
  /** What it is called in commands and at the table. */
  readonly name: string;
  /** One sentence on how it plays. */
  readonly summary: string;
  sit(seating: Seating): Player;
}
