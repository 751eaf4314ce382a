// Random games for the tests of words and screens.

import { FastChance, hasSeat, MoveList, seatsOf, type Game, type GameEvent } from '@starboard/engine';
import { viewState } from '@starboard/engine/view';
import { nexusOps } from '../../rules/game.ts';
import type { Nexus } from '../../rules/state.ts';

export const game = nexusOps as unknown as Game<Nexus>;

/** Rare kinds of move are sought, so that short games see much. */
const EAGER: Readonly<Record<string, number>> = {
  done: 2,
  discard: 1,
  pass: 3,
  buy: 8,
  move: 8,
  fight: 30,
  score: 60,
  tactic: 40,
  energize: 40,
  march: 30,
  breathe: 60,
  slip: 60,
  give: 30,
  spread: 30,
  reroll: 60,
};

export interface WalkMoment {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly state: Nexus;
  readonly seat: number;
  readonly legal: readonly number[];
  readonly chance: FastChance;
}

export function legalMoves(state: Nexus, seat: number): number[] {
  const list = new MoveList();
  if (hasSeat(game.actors(state), seat)) game.legal(state, seat, list);
  return list.toArray();
}

export interface Walked {
  readonly state: Nexus;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Tables to play at, without end. */
export type Tables = (
  game: Game,
  chance: FastChance,
) => Generator<{ readonly seats: number; readonly options: Walked['options'] }, never>;

/** Plays games with all kinds of options and shows every decision as its seat sees it, and every event. */
export function walkGames(
  tablesOf: Tables,
  games: number,
  longest: number,
  at: (moment: WalkMoment) => void,
  tell: (event: GameEvent, state: Nexus, options: Walked['options']) => void = () => {},
): readonly Walked[] {
  const chance = new FastChance(17);
  const tables = tablesOf(nexusOps, chance);
  return Array.from({ length: games }, (_, i) => {
    for (let skip = i === 0 ? 0 : chance.draw(90); skip > 0; skip--) tables.next();
    const { seats, options } = tables.next().value;
    const state = game.setup(options, seats, chance);
    for (let step = 0; step < longest; step++) {
      const [seat] = seatsOf(game.actors(state));
      if (seat === undefined) break;
      const view = viewState(game, state, seat);
      const legal = legalMoves(view, seat);
      at({ seats, options, state: view, seat, legal, chance });
      const weights = legal.map((move) => EAGER[game.moves.names[game.moves.kindOf(move)]] ?? 10);
      const events: GameEvent[] = [];
      game.play(state, seat, legal[chance.pick(weights)], chance, (event) => events.push(event));
      for (const event of events) tell(event, state, options);
    }
    return { state, options };
  });
}
