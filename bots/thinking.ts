// A question to a bot and its answer are plain data, so that they cross into any worker.

import type { Game, OptionValues } from '@starboard/engine';
import type { Brain } from './brain.ts';
import type { ThoughtHold } from './hold.ts';

export interface Question {
  readonly game: string;
  /** The version of its rules: bots think by those that the table plays by. */
  readonly rules: number;
  readonly options: OptionValues;
  readonly seats: number;
  readonly seat: number;
  /** A snapshot of what the seat may see, and nothing else. */
  readonly view: string;
  /** `random`, `greedy` or the id of a level. */
  readonly level: string;
  /** The bot's own randomness. */
  readonly seed: number;
  /** Share of the level's iterations; 1 if not said. */
  readonly scale?: number;
  /** Say why, too. */
  readonly why?: boolean;
}

export interface Progress {
  readonly iterations: number;
  readonly of: number;
  /** Each seat's chance to win, 0 to 1. */
  readonly expected: readonly number[];
  /** What the bot thinks will be played: its order first, when it has decided. Moves that leave no choice may be missing. */
  readonly variation: readonly VariationMove[];
}

/** Somebody's move. */
export interface VariationMove {
  readonly seat: number;
  readonly move: number;
}

/** An order that the bot thought about. */
export interface Thought {
  readonly order: readonly number[];
  /** Of the iterations, 0 to 1. */
  readonly share: number;
  /** The asking seat's chance to win with it, 0 to 1. */
  readonly expected: number;
}

/** Something that an order changes, and that the bot cares for. */
export interface Reason {
  /** The id of a term of the game's evaluation. */
  readonly term: string;
  /** The seat's own, or that of all others together. */
  readonly own: boolean;
  /** As people count it, on the average where chance has a say. */
  readonly before: number;
  readonly after: number;
  /** How much better the seat stands by it, in points of the evaluation: below 0 is a price to pay. */
  readonly gain: number;
}

export interface Answer {
  /** A whole order: it ends where chance or another seat comes in. */
  readonly order: readonly number[];
  /** The seat has been as good as lost for a while. */
  readonly hopeless: boolean;
  readonly progress: Progress;
  /** Why that order, the weightiest reason first; none where it was not asked. */
  readonly reasons: readonly Reason[];
  /** The best few, best first, for hints and analysis. */
  readonly options: readonly Thought[];
}

export interface Mind {
  /** Rejects with the signal's reason when it is cancelled, and with an error for a question that makes no sense. */
  think(
    question: Question,
    listen?: (progress: Progress) => void,
    signal?: AbortSignal,
    hold?: ThoughtHold,
  ): Promise<Answer>;
}

/** What is known of a game: its rules and how to play it well. */
export interface Known {
  readonly game: Game;
  readonly brain: Brain;
}

export type Loader = (id: string, rules: number) => Promise<Known | null>;

/** One end of a line to another thread: a Web Worker, a worker of Node, or either's inside. */
export interface Port {
  post(message: unknown): void;
  listen(handler: (message: unknown) => void): void;
}
