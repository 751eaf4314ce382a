// A spot is a moment of a game under test: the state before a decision, and a source of randomness for the checks.

import { hasSeat, MoveList, SPECTATOR, type FastChance, type Game, type State } from '../index.ts';
import type { Dreams } from './dreams.ts';
import type { Finding } from './finding.ts';

export interface TestPosition {
  readonly game: Game;
  readonly state: State;
  readonly seats: number;
  readonly chance: FastChance;
  /** What a whole fuzz run learns about imagination; absent where a single game is walked. */
  readonly dreams?: Dreams | undefined;
  /** What seats of this game said beforehand. */
  readonly said: GivenAnswer[];
}

/** A standing answer that a seat gave at random. */
export interface GivenAnswer {
  readonly seat: number;
  readonly answer: number;
  /** Had it ended when it was looked at last? */
  ended: boolean;
}

export type Check = (spot: TestPosition) => Finding | null;

/** A check of what a move does; the state is the one before it. */
export type MoveCheck = (spot: TestPosition, seat: number, move: number) => Finding | null;

export function legalMoves(game: Game, state: State, seat: number): number[] {
  const list = new MoveList();
  game.legal(state, seat, list);
  return list.toArray();
}

export function viewersOf({ seats }: { readonly seats: number }): number[] {
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

/** A legal move with one field changed to another value: nearly legal, so that a hole in a generator is hit soon. */
export function neighbour(game: Game, legal: readonly number[], chance: FastChance): number {
  const move = oneOf(chance, legal);
  const fields = game.moves.fieldsOf(game.moves.kindOf(move)).filter(({ size }) => size > 1);
  if (fields.length === 0) return move;
  const { name, names, min, size } = oneOf(chance, fields);
  const record = game.moves.toRecord(move);
  const old = names === null ? Number(record[name]) - min : names.indexOf(String(record[name]));
  const value = (old + 1 + chance.draw(size - 1)) % size;
  return Number(game.moves.fromRecord({ ...record, [name]: names === null ? min + value : names[value] }));
}

/** Does the seat owe a decision? */
export function owes(game: Game, state: State, seat: number): boolean {
  return hasSeat(game.actors(state), seat);
}

/** A viewer in words. */
export function called(viewer: number): string {
  return viewer === SPECTATOR ? 'a spectator' : `seat ${viewer}`;
}

/** Is it the same once it was written as JSON and read again? */
export function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'boolean'].includes(typeof value)) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value as object).every(isPlain);
}

/** The first difference between two states, in words. */
export function difference(game: Game, a: State, b: State): string {
  const at = a.cells.findIndex((value, i) => value !== b.cells[i]);
  const field = game.shape.fields.findLast((each) => each.at <= at);
  return `${field?.name}[${at - (field?.at ?? 0)}] is ${a.cells[at]} and ${b.cells[at]}`;
}
