// A mind thinks in the thread it is opened in, in slices between which that thread can do other things.

import { isRefusal, type State } from '@starboard/engine';
import { readOptions } from '@starboard/engine/match';
import type { ThoughtHold } from './hold.ts';
import { sitDown } from './sitting.ts';
import type { Thinker } from './thinker.ts';
import type { Answer, Known, Loader, Mind, Progress, Question } from './thinking.ts';

/** How long it thinks before it lets others in, and how often it tells how far it is. */
const SLICE_MS = 12;
const TELL_MS = 150;
/** Games whose thoughts it keeps, the oldest forgotten first. */
const MOST_GAMES = 4;

/** Thinks in this thread. It keeps what it thought about a game for the next question of the same game and seat. */
export function openMind(load: Loader): Mind {
  const memory = new Memory(load);
  const floor = new Floor();
  return {
    async think(question, listen, signal, hold) {
      const turn = floor.turn();
      await turn.take();
      try {
        return await memory.think(question, { listen, signal, hold, turn });
      } finally {
        turn.give();
      }
    },
  };
}

/** One question after the other has the floor: they would only make each other slow. */
class Floor {
  #isTaken = false;
  readonly #queue: (() => void)[] = [];

  turn(): Turn {
    let isMine = false;
    return {
      take: async () => {
        if (this.#isTaken) await new Promise<void>((resolve) => this.#queue.push(resolve));
        this.#isTaken = true;
        isMine = true;
      },
      give: () => {
        if (!isMine) return;
        isMine = false;
        const next = this.#queue.shift();
        if (next === undefined) this.#isTaken = false;
        else next();
      },
    };
  }
}

interface Turn {
  take(): Promise<void>;
  /** Where it is not taken, nothing. */
  give(): void;
}

/** How a thought is followed and interrupted. */
interface Thinking {
  readonly listen: ((progress: Progress) => void) | undefined;
  readonly signal: AbortSignal | undefined;
  readonly hold: ThoughtHold | undefined;
  readonly turn: Turn;
}

class Memory {
  readonly #load: Loader;
  readonly #thinkers = new Map<string, Thinker>();

  constructor(load: Loader) {
    this.#load = load;
  }

  async think(question: Question, how: Thinking): Promise<Answer> {
    how.signal?.throwIfAborted();
    const { game, rules } = question;
    const known = await this.#load(game, rules);
    if (known === null) throw new Error(`There is no version ${rules} of a game ${JSON.stringify(game)}.`);
    const view = viewOf(known, question);
    const key = keyOf(question);
    const thinker = this.#thinkers.get(key) ?? seated(known, question);
    // what is used last is forgotten last; what is cancelled is forgotten at once
    this.#thinkers.delete(key);
    const answer = await slowly(thinker, thinker.think(view, question.why), how);
    this.#thinkers.set(key, thinker);
    for (const oldest of this.#thinkers.keys()) {
      if (this.#thinkers.size <= MOST_GAMES) break;
      this.#thinkers.delete(oldest);
    }
    return answer;
  }
}

function viewOf({ game }: Known, { view: text, seat, seats, options }: Question): State {
  const view = game.shape.restore(text);
  if (view === null) throw new Error(`That is no view of a game of ${game.title}.`);
  const read = readOptions(game.options, options);
  if (isRefusal(read)) throw new Error(read.reason);
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats || ((game.actors(view) >>> seat) & 1) === 0) {
    throw new Error(`Seat ${seat} has nothing to decide there.`);
  }
  return view;
}

function seated(known: Known, { seats, seat, seed, level, scale }: Question): Thinker {
  const thinker = sitDown(known, { seats, seat, seed }, level, scale);
  if (isRefusal(thinker)) throw new Error(thinker.reason);
  return thinker;
}

/** Questions that one thinker answers: the same table, as far as a question tells. */
function keyOf({ game, rules, options, seats, seat, level, seed, scale }: Question): string {
  return JSON.stringify([game, rules, options, seats, seat, level, seed, scale]);
}

async function slowly(
  thinker: Thinker,
  thinking: ReturnType<Thinker['think']>,
  { listen, signal, hold, turn }: Thinking,
): Promise<Answer> {
  let resumed = performance.now();
  let told = resumed;
  for (;;) {
    const step = thinking.next();
    if (step.done === true) {
      const { choices: _choices, ...answer } = step.value;
      return answer;
    }
    const now = performance.now();
    if (now - resumed < SLICE_MS) continue;
    if (listen !== undefined && now - told >= TELL_MS) {
      told = now;
      listen(thinker.progress());
    }
    await pause();
    signal?.throwIfAborted();
    if (hold?.isWanted === true) {
      turn.give();
      await hold.still(signal);
      signal?.throwIfAborted();
      await turn.take();
    }
    resumed = performance.now();
  }
}

/** Lets messages, clicks and timers have their turn. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
