// The contract of a game. Every sentence below is tested on every game by engine/testkit.

import type { Chance } from './chance.ts';
import type { GroupPlay } from './group-play.ts';
import type { Guide } from './guide.ts';
import type { Message } from './message.ts';
import type { Codec, MoveList } from './moves.ts';
import type { OptionsSchema, OptionValues, OptionWords } from './options.ts';
import type { Outcome, ScoreLine } from './outcome.ts';
import type { Refusal } from './refusal.ts';
import type { StandingAnswers } from './standing-answers.ts';
import type { Shape, State } from './state.ts';

/** Something that happened, small enough to animate and to tell in a sentence of the log. */
export interface GameEvent {
  readonly event: string;
}

export type Report = (event: GameEvent) => void;

/** What a game is like. What is declared comes up in play, and nothing that is not. */
export interface Traits {
  /** Is anything ever kept from somebody? If not, all cells are public and all moves open. */
  readonly secrets: boolean;
  /** Do dice or cards have a say once the table is set up? If not, no move draws anything. */
  readonly chance: boolean;
  /** Do several seats ever owe a decision at the same time? */
  readonly simultaneous: boolean;
  /** What chance brings comes from cards alone, so that nobody is told of dice. No test can see that for itself. */
  readonly cardsOnly?: true;
}

/** Lines of the score sheet, by their places in it. */
export interface CountedLines {
  /** They add up to the final score. */
  readonly score: readonly number[];
  /** They part equal sums of final scores, one after the other. */
  readonly ties: readonly number[];
}

export interface Game<S extends State = State, O extends object = OptionValues> {
  /** The name in addresses, files and commands: lower case, words joined by '-'. */
  readonly id: string;
  readonly title: string;
  /** One sentence for somebody who does not know the game. */
  readonly summary: string;
  /** Made to learn the engine from: shown as such, below the real games. */
  readonly teaching?: boolean;
  /** The version of the rules, raised when a recorded game would go another way. A saved game names the version it was
   *  played under, and is played by that one. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly traits: Traits;
  /** What a table with these options is like, where that is less than the game can be; absent: like the game. */
  traitsWith?(options: O, seats: number): Traits;
  readonly options: OptionsSchema;
  /** What the options are called in English. */
  readonly optionWords: Readonly<Record<keyof O & string, OptionWords>>;
  readonly shape: Shape<S>;
  readonly moves: Codec;
  readonly guide: Guide;
  /** No game has more moves than this when `simulationOptions` are set. */
  readonly longestGame: number;
  /** Options that make games among programs end; people may play without them. */
  readonly simulationOptions?: Partial<O>;
  /** Options that make a game of few seats a short one, no longer than with `simulationOptions`: tests play it to its
   *  end by hand; absent: all games are short. */
  readonly shortOptions?: Partial<O>;

  /** Options with which the first seat decides first, whatever the others are; absent: it always does, alone or among others.
   *  Where something is drafted before, each of the others may choose once before it. */
  readonly firstSeatOptions?: Partial<O>;

  /** Options with which all that is declared comes up, for tests that look for it; absent: by default. */
  readonly fullOptions?: Partial<O>;

  /** Why these options do not go together at a table of that size, or null. Each was valid by itself. */
  conflict(options: O, seats: number): Refusal | null;

  /** What speaks against such a table without forbidding it; absent: nothing ever does. */
  advice?(options: O, seats: number): readonly Message[];

  /** The state before the first decision. Depends on nothing but its arguments. Reports what happened before it when
   *  somebody listens; the state is the same if nobody does. */
  setup(options: O, seats: number, chance: Chance, report?: Report): S;

  /** The set of seats that owe a decision now; empty when the game is over, and only then. */
  actors(state: S): number;

  /** The rule of the guide that says whose decision it is now, told to a seat that must wait. Depends on public cells
   *  only. */
  turnRule(state: S): string;

  /** All legal moves of an actor and nothing else, at least one, each once. A decision is small: a composite order
   *  is a chain of moves. Every offered move can be completed to a whole order, and each order has one chain. */
  legal(state: S, seat: number, into: MoveList): void;

  /** Is the seat between the first and the last move of a composite order? */
  inOrder(state: S, seat: number): boolean;

  /** Plays a legal move in place. Reports what happened when somebody listens; the state is the same if nobody does.
   *  When several seats owe a decision, the order in which they decide does not matter. */
  play(state: S, seat: number, move: number, chance: Chance, report?: Report): void;

  /** Changes the view of a seat that owes a decision as if no other seat had decided yet what several decide at once: what
   *  a seat is asked must not depend on who was faster. Absent: seats never decide at once. */
  asFirst?(view: S): void;

  /** Does this table show everybody the moves that are sealed elsewhere? Depends on public cells only; absent: no. */
  showsSealed?(state: S): boolean;

  /** What a seat may answer beforehand to a question that comes again and again; absent: nothing. Its sentences are
   *  tested too. */
  readonly standingAnswers?: StandingAnswers<S>;

  /** The event as that viewer may know it; null when it may not know of it at all. */
  viewEvent(event: GameEvent, viewer: number): GameEvent | null;

  /** A full state that agrees with everything the viewer knows: what fair programs think about. */
  imagine(view: S, viewer: number, chance: Chance): S;

  /** The ranking with its reason and the score sheet; null while the game goes on. */
  outcome(state: S): Outcome | null;

  /** Does somebody without a seat, whom the rules themselves play, still play against the table? Then who is left when all
   *  others gave up has not won yet. Absent: nobody does. */
  hasRivals?(state: S): boolean;

  /** The score sheet of a game that the players end themselves, of public facts only. They agreed on a draw, or all others
   *  gave up and the set of seats that is left has won. Absent: it has none. */
  sheet?(state: S, winners?: number): readonly ScoreLine[];

  /** What is counted over several games. Absent: places are. */
  readonly counted?: CountedLines;

  /** How several tables play into each other; absent: they cannot. */
  readonly group?: GroupPlay<S>;

  /** By which of its rule sets a table is played, as a word for lists of ratings; null where a game says little of who
   *  played it better: among allies, or on a board of one's own. Absent: always 'standard', but for documents. */
  ratedAs?(options: O, seats: number): string | null;

  /** On which of its boards a table is played: a value of that option, null where it brought its own. Absent: there is one. */
  readonly playedOn?: { readonly option: keyof O & string; of(options: O): string | null };

  /** As what a seat has played, all being told when the game is over: a word that the values of that option name, null where
   *  all seats are alike. Absent: they always are. */
  readonly playedAs?: {
    readonly option: keyof O & string;
    of(state: S, seat: number): string | null;
  };

  /** A broken conservation law in words; null when all hold. */
  check(state: S): string | null;

  /** The rule that forbids an actor that move; null exactly when it is legal. A second opinion, written apart from
   *  `legal`. `legal`, `actors`, `inOrder` and `whyNot` depend on the seat's view only. */
  whyNot(state: S, seat: number, move: number): Refusal | null;
}
