// A spot is a moment of a game under test: the state before a decision, and a source of randomness for the checks.

import { MoveList, SPECTATOR, type FastChance, type Game, type State } from '../index.ts';
import type { Finding } from './finding.ts';

export interface Spot {
  readonly game: Game;
  readonly state: State;
  readonly seats: number;
  readonly chance: FastChance;
}

export type Check = (spot: Spot) => Finding | null;

/** A check of what a move does; the state is the one before it. */
export type MoveCheck = (spot: Spot, seat: number, move: number) => Finding | null;

export function legalMoves(game: Game, state: State, seat: number): number[] {
  const list = new MoveList();
  game.legal(state, seat, list);
  return list.toArray();
}

export function viewersOf({ seats }: Spot): number[] {
  return Array.from({ length: seats + 1 }, (_, i) => SPECTATOR + i);
}

export function oneOf<T>(chance: FastChance, items: readonly T[]): T {
  return items[chance.draw(items.length)];
}

export function sameMoves(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((move, i) => move === b[i]);
}

/** Any move that notation can say, mostly illegal. */
export function randomMove(game: Game, chance: FastChance): number {
  const kind = chance.draw(game.moves.names.length);
  const values = game.moves.fieldsOf(kind).map(({ name, names, min, size }) => {
    const value = min + chance.draw(size);
    return [name, names === null ? value : names[value]] as const;
  });
  return Number(game.moves.fromRecord({ move: game.moves.names[kind], ...Object.fromEntries(values) }));
}

/** The first difference between two states, in words. */
export function difference(game: Game, a: State, b: State): string {
  const at = a.cells.findIndex((value, i) => value !== b.cells[i]);
  const field = game.shape.fields.findLast((each) => each.at <= at);
  return `${field?.name}[${at - (field?.at ?? 0)}] is ${a.cells[at]} and ${b.cells[at]}`;
}
