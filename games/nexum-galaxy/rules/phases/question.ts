// What a seat can be asked. Everything that belongs to a question lies in its folder: its name, which moves answer it,
// what they do, and why others are refused. The refusals are a second opinion, written from the guide: they never ask
// `legal`, nor anything that `legal` asks but the state.

import type { Chance, MoveList, Refusal } from '@starboard/engine';
import type { Tell } from '../events.ts';
import type { Nexum } from '../state.ts';

export type QuestionName =
  | 'card'
  | 'build'
  | 'go'
  | 'fleet'
  | 'relic'
  | 'keep'
  | 'window'
  | 'explore'
  | 'place'
  | 'land'
  | 'hide'
  | 'draft'
  | 'receive'
  | 'unpack'
  | 'ship'
  | 'load'
  | 'bid';

export interface PhaseQuestion {
  /** Boards put the question in their own words. */
  readonly name: QuestionName;
  /** Kinds of moves that answer it. */
  readonly answers: readonly number[];
  /** Is there anything to choose? A phase in which nothing can be done is over (NG-4.5). */
  mustDecide(state: Nexum, seat: number): boolean;
  legal(state: Nexum, seat: number, into: MoveList): void;
  play(state: Nexum, seat: number, move: number, chance: Chance, tell?: Tell): void;
  /** Why that answer is not allowed. */
  whyNot(state: Nexum, seat: number, move: number): Refusal | null;
  /** Said to a move that has to wait until this is answered; null where the move itself is untimely. */
  readonly first: (() => Refusal) | null;
  /** Said to an answer when this is not asked. */
  untimely(state: Nexum): Refusal;
}
