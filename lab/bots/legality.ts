// Bots sit at tables of all kinds and give their orders as at a real one; an order that the table refuses is noted.

import { LEVEL_IDS, openMind, type Answer, type Loader, type Mind, type Question } from '@starboard/bots';
import { FastChance, isRefusal, seatsOf, utf8, type State } from '@starboard/engine';
import { isOver, openMatch, submit, type Match } from '@starboard/engine/match';
import { drafted, movesFor, openDraft, viewState } from '@starboard/engine/view';
import { budgetOf, type Trial } from './tables.ts';

const BOTS: readonly string[] = ['random', 'greedy', ...LEVEL_IDS];
/** For a whole turn. */
const ITERATIONS = 50;

export interface Offered {
  /** Orders of seats that had a choice. */
  decisions: number;
  /** Orders that a bot named as its best few, its own among them. */
  thoughts: number;
  /** The first fault, in words. */
  fault: string | null;
}

/** One game, or so many decisions of it. */
export async function playTrial(
  trial: Trial,
  most: number,
  open: (load: Loader) => Mind = openMind,
): Promise<Offered> {
  const { game, seats, options, seed } = trial;
  const chance = new FastChance(seed);
  const fairness = { seed: utf8(`legality ${seed}`), table: 'legality', words: [] };
  const match = openMatch(game, { seats, options, fairness });
  if (isRefusal(match)) throw new Error(match.reason);
  const mind = open(async () => trial);
  const levels = Array.from({ length: seats }, () => BOTS[chance.draw(BOTS.length)]);
  const offered: Offered = { decisions: 0, thoughts: 0, fault: null };
  while (!isOver(match) && offered.decisions < most && match.log.length < game.longestGame) {
    const actors = seatsOf(game.actors(match.state));
    const seat = actors[chance.draw(actors.length)];
    const view = viewState(game, match.state, seat);
    if (movesFor(openDraft(game, view, seat)).length > 1) offered.decisions++;
    const answer = await mind.think(questionFor(trial, view, seat, levels[seat]));
    offered.fault = faultOf(match, seat, view, answer, offered);
    if (offered.fault === null) continue;
    offered.fault = `${levels[seat]} in seat ${seat} of ${seats}, ${JSON.stringify(options)}: ${offered.fault}`;
    break;
  }
  return offered;
}

function questionFor(trial: Trial, view: State, seat: number, level: string): Question {
  const { game, options, seats, seed } = trial;
  const scale = budgetOf(trial, level, ITERATIONS);
  return { game: game.id, options, seats, seat, view: game.shape.snapshot(view), level, seed, scale };
}

function faultOf(match: Match, seat: number, view: State, answer: Answer, offered: Offered): string | null {
  const { game } = match;
  for (const { order } of answer.options) {
    offered.thoughts++;
    if (!isWholeOrder(match, view, seat, order))
      return `thinks of ${order.map(game.moves.toText).join(', ')}, which is no whole legal order`;
  }
  const done = submit(match, seat, answer.order, match.log.length);
  return isRefusal(done) ? `${answer.order.map(game.moves.toText).join(', ')}: ${done.reason}` : null;
}

/** As far as the seat can see. */
function isWholeOrder({ game }: Match, view: State, seat: number, order: readonly number[]): boolean {
  let draft = openDraft(game, view, seat);
  for (const move of order) {
    if (!movesFor(draft).includes(move)) return false;
    draft = drafted(draft, move);
  }
  return draft.complete;
}
