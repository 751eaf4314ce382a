// What a game declares of itself against what comes up: at no step something that is not declared, over a whole run all
// that is.

import {
  FastChance,
  HIDDEN,
  isRefusal,
  seatsOf,
  SPECTATOR,
  type Game,
  type OptionValues,
  type State,
} from '../index.ts';
import { defaultOptions, readOptions } from '../doors/match.ts';
import { viewState } from '../doors/view.ts';
import { seatsNear } from '../seats.ts';
import type { Traits } from '../game.ts';
import { finding, type Finding } from './finding.ts';
import { legalMoves, oneOf } from './test-position.ts';

/** What was seen of a step: how many seats owed a decision, which move was made, how often chance was asked. */
export interface Made {
  readonly actors: number;
  readonly move: number;
  readonly draws: number;
}

/** What can be seen of them in play. */
type Seen = Omit<Traits, 'cardsOnly'>;

const IN_WORDS: Readonly<Record<keyof Seen, string>> = {
  secrets: 'something is kept from somebody',
  chance: 'a move draws something',
  simultaneous: 'several seats owe a decision at the same time',
};
const NAMES = Object.keys(IN_WORDS) as (keyof Seen)[];

export function undeclared(game: Game, { actors, move, draws }: Made): Finding | null {
  const { isSealed, isVeiled } = game.moves;
  const shown: Seen = {
    secrets: game.shape.secrets.length > 0 || isSealed(move) || isVeiled(move),
    chance: draws > 0,
    simultaneous: actors > 1,
  };
  const strange = NAMES.find((name) => shown[name] && !game.traits[name]);
  return strange === undefined
    ? null
    : finding('trait', `${IN_WORDS[strange]}, and the traits say that this never happens`);
}

/** Games after which everything that is declared must have come up. */
const ENOUGH_GAMES = 20;

/** What came up in a whole run. */
export class Witness {
  readonly #game: Game;
  readonly #seen = { secrets: false, chance: false, simultaneous: false };
  #games = 0;

  constructor(game: Game) {
    this.#game = game;
  }

  nextGame(): void {
    this.#games++;
  }

  note(state: State, { actors, draws }: Made): void {
    this.#seen.chance ||= draws > 0;
    this.#seen.simultaneous ||= actors > 1;
    this.#seen.secrets ||=
      this.#game.traits.secrets && viewState(this.#game, state, SPECTATOR).cells.includes(HIDDEN);
  }

  missing(): Finding | null {
    const missed = NAMES.find((name) => this.#game.traits[name] && !this.#seen[name]);
    if (missed === undefined || this.#games < ENOUGH_GAMES) return null;
    return finding(
      'trait',
      `the traits say that ${IN_WORDS[missed]}, and in ${this.#games} games it never did`,
    );
  }
}

const SHORT_GAMES = 5;

/** `shortOptions` are options of the game, and its games are no longer with them. */
export function shortIsShort(game: Game): Finding | null {
  const seats = seatsNear(game, 2);
  const usual = { ...defaultOptions(game.options), ...game.simulationOptions };
  const short = readOptions(game.options, { ...game.simulationOptions, ...game.shortOptions });
  const wrong = isRefusal(short) ? short : game.conflict(short, seats);
  if (wrong !== null) return finding('short game', wrong.reason);
  const [shorter, longer] = [short as OptionValues, usual].map((options) => movesIn(game, options, seats));
  return shorter <= longer
    ? null
    : finding(
        'short game',
        `${SHORT_GAMES} games have ${shorter} moves with the short options, ${longer} without`,
      );
}

function movesIn(game: Game, options: OptionValues, seats: number): number {
  let moves = 0;
  for (let seed = 0; seed < SHORT_GAMES; seed++) {
    const chance = new FastChance(seed);
    const state = game.setup(options, seats, chance);
    for (let made = 0; made < game.longestGame; made++, moves++) {
      const actors = seatsOf(game.actors(state));
      if (actors.length === 0) break;
      game.play(state, actors[0], oneOf(chance, legalMoves(game, state, actors[0])), chance);
    }
  }
  return moves;
}
