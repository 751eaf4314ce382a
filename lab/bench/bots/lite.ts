// The same search problem for both sides: one position in the middle of nexum-lite, so many iterations, random playouts of
// the same depth.

import { Search, type Brain } from '@starboard/bots';
import { FastChance, MoveList, NOBODY, seatSet, verbatim, type Game, type State } from '@starboard/engine';
import { nexumLite } from '../nexum-lite/game.ts';
import { DRAW, TURN_OF, WINNER } from '../nexum-lite/layout.ts';
import { pick } from '../nexum-lite/pick.ts';
import { load, loadNexumLite, loadNexumLiteLists, type Definition } from '../engine/peer.ts';
import type { Workload } from '../sample.ts';

const SEATS = 4;
const SEED = 3;
/** Iterations of one search, as boardgame.io's documentation has them at most a few hundred; and moves of a playout. */
export const ITERATIONS = 200;
export const DEPTH = 50;

/** The middle of the game, at a decision of the usual size. */
export function isMiddle(moves: number, choices: number): boolean {
  return moves >= 150 && choices >= 31;
}

/** nexum-lite with its end, which servers are measured without. */
const lite: Game = {
  ...nexumLite,
  actors: (state) => (state.cells[WINNER] === 0 ? seatSet(state.cells[TURN_OF]) : NOBODY),
  outcome({ cells }) {
    if (cells[WINNER] === 0) return null;
    const won = (seat: number): boolean => cells[WINNER] === DRAW || cells[WINNER] === seat + 1;
    const ranks = Array.from({ length: SEATS }, (_, seat) => (won(seat) ? 1 : 2));
    return { ranks, rule: '', reason: verbatim(''), sheet: [] };
  },
};

/** Knows nothing: a playout that does not reach the end is worth the same to all. Every move counts as a turn, so that the
 *  horizon is a number of moves: the one into the tree, at least, and those of the playout. */
function ignorant(depth: number): Brain {
  let moves = 0;
  return {
    terms: [],
    levels: [],
    weigh: () => {},
    count: () => {},
    judge: (_state, seats, into) => void into.fill(1 / seats),
    turn: () => moves++,
    offhand: ({ cells }, _seat, chance) => pick(cells, chance),
    habits: { horizon: depth + 4 },
  };
}

export function middleOfLite(): State {
  const decide = new FastChance(SEED);
  const state = lite.setup({}, SEATS, decide);
  const list = new MoveList();
  for (let moves = 0; ; moves++) {
    list.clear();
    lite.legal(state, state.cells[TURN_OF], list);
    if (isMiddle(moves, list.length)) return state;
    lite.play(state, state.cells[TURN_OF], list.moves[decide.draw(list.length)], decide);
  }
}

export function pickingSearch(): Search {
  return new Search({ game: lite, brain: ignorant(DEPTH) }, SEATS, 1);
}

/** The same search with the lists of legal moves made in playouts, as other games make them. */
export function listingSearch(): Search {
  const { offhand: _, ...brain } = ignorant(DEPTH);
  return new Search({ game: lite, brain }, SEATS, 1);
}

export function ourSearch(): Workload {
  const state = middleOfLite();
  const search = pickingSearch();
  return (tally) => {
    search.begin(state, state.cells[TURN_OF]);
    search.run(ITERATIONS);
    tally.games++;
    tally.steps += ITERATIONS;
  };
}

interface PeerSearch {
  searchFrom(
    game: Definition<unknown>,
    how: {
      readonly seats: number;
      readonly seed: number;
      readonly middle: typeof isMiddle;
      readonly iterations: number;
      readonly depth: number;
    },
  ): () => void;
}

export async function peerSearch(form: string): Promise<Workload> {
  const { searchFrom } = await load<PeerSearch>('mcts.mjs');
  const { nexumLite: define } = await (form === 'lists' ? loadNexumLiteLists() : loadNexumLite());
  const how = { seats: SEATS, seed: SEED, middle: isMiddle, iterations: ITERATIONS, depth: DEPTH };
  const search = searchFrom(define(), how);
  return (tally) => {
    search();
    tally.games++;
    tally.steps += ITERATIONS;
  };
}

/** How many moves our search plays for each iteration: at least as many as theirs, which plays one into its tree. */
export function movesPerIteration(): number {
  let played = 0;
  const counted: Game = {
    ...lite,
    play(state, seat, move, chance) {
      played++;
      lite.play(state, seat, move, chance);
    },
  };
  const state = middleOfLite();
  const search = new Search({ game: counted, brain: ignorant(DEPTH) }, SEATS, 1);
  search.begin(state, state.cells[TURN_OF]);
  played = 0;
  search.run(ITERATIONS);
  return played / ITERATIONS;
}
