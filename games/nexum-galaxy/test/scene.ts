// Positions made by hand, and orders given in notation: what the rule tests are written with.

import { FastChance, isRefusal, MoveList, type GameEvent } from '@starboard/engine';
import { readOptions } from '@starboard/engine/match';
import { occupy } from '../rules/board.ts';
import { nexumGalaxy as game } from '../rules/game.ts';
import { meet } from '../rules/interference.ts';
import { moves, placeNames } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import type { NexumEvent } from '../rules/events.ts';
import { CARD, MOVE, type Nexum } from '../rules/state.ts';

export { nexumGalaxy as game } from '../rules/game.ts';

export function optionsOf(given: Partial<Options> = {}): Options {
  const read = readOptions(game.options, given);
  if (isRefusal(read)) throw new Error(read.reason);
  return read as unknown as Options;
}

/** A game at its first decision; seat 1 begins unless something else is asked for. */
export function newGame(seats: number, given: Partial<Options> = {}, seed = 1): Nexum {
  const options = optionsOf({ firstPlayer: '1', ...given });
  const conflict = game.conflict(options, seats);
  if (conflict !== null) throw new Error(conflict.reason);
  return game.setup(options, seats, new FastChance(seed));
}

/** A sector without ships and relics, seat 0 in its movement phase with 20 energy. */
export function emptySector(seats: number, given: Partial<Options> = {}): Nexum {
  const state = newGame(seats, given);
  for (const field of [
    state.owner,
    state.ships,
    state.relicsAt,
    state.ofType,
    state.fleet,
    state.relicsHeld,
    state.held,
    state.heldIn,
  ]) {
    field.fill(0);
  }
  state.carried = state.interfering = 0;
  return inPhase(state, 0, MOVE, 20);
}

export function inPhase(state: Nexum, seat: number, phase: number, energy = state.energy[seat]): Nexum {
  state.turn = seat;
  state.phase = phase;
  state.ahead = CARD;
  state.energy[seat] = energy;
  return state;
}

export function at(name: string): number {
  const place = placeNames.indexOf(name);
  if (place < 0) throw new Error(`There is no place ${name}.`);
  return place;
}

const TYPES = 'MRET';

/** Puts ships of a seat on an empty place, some of them with relics: `put(state, 'C1', 0, 3, 'ME')`. */
export function put(state: Nexum, name: string, seat: number, ships: number, relics = ''): Nexum {
  const place = at(name);
  occupy(state, seat, place);
  state.ships[place] = ships;
  state.fleet[seat] += ships;
  for (const letter of relics) {
    state.carried |= 1 << lay(state, name, letter);
    state.relicsHeld[seat]++;
  }
  meet(state, place);
  return state;
}

/** Lays a relic without a ship on a planet. */
export function lay(state: Nexum, name: string, letter: string): number {
  const relic = state.ofType.reduce((sum, set) => sum + set.toString(2).replaceAll('0', '').length, 0);
  state.ofType[TYPES.indexOf(letter)] |= 1 << relic;
  state.relicsAt[at(name)] |= 1 << relic;
  if (state.owner[at(name)] !== 0) meet(state, at(name));
  return relic;
}

export function move(text: string): number {
  const read = moves.fromText(text);
  if (typeof read !== 'number') throw new Error(read.text);
  return read;
}

export function legalTexts(state: Nexum): string[] {
  const list = new MoveList();
  game.legal(state, state.turn, list);
  return list.toArray().map(moves.toText);
}

/** Plays moves of the seat whose turn it is; each must be legal by both opinions, and nothing may get lost. */
export function play(state: Nexum, ...texts: string[]): NexumEvent[] {
  const events: GameEvent[] = [];
  mustBeSound(state, 'the position');
  for (const text of texts) {
    const refusal = game.whyNot(state, state.turn, move(text));
    if (refusal !== null) throw new Error(`${text}: ${refusal.reason} (${refusal.rule})`);
    if (!legalTexts(state).includes(text))
      throw new Error(`${text} is not offered: ${legalTexts(state).join(', ')}`);
    game.play(state, state.turn, move(text), new FastChance(1), (event) => events.push(event));
    mustBeSound(state, text);
  }
  return events as NexumEvent[];
}

function mustBeSound(state: Nexum, what: string): void {
  const broken = game.check(state) ?? game.shape.broken(state);
  if (broken !== null) throw new Error(`${what}: ${broken}`);
}

/** The same for an attack: strikes at the end where more ships could have joined. */
export function attack(state: Nexum, ...texts: string[]): NexumEvent[] {
  const events = play(state, ...texts);
  return game.inOrder(state, state.turn) ? [...events, ...play(state, 'strike')] : events;
}

/** The rule that forbids a move, by `whyNot`, after making sure that it is not offered either. */
export function refused(state: Nexum, text: string): string | null {
  if (isOffered(state, text)) throw new Error(`${text} is offered.`);
  const refusal = game.whyNot(state, state.turn, move(text));
  if (!/^[A-Z].{12,}[.]$/.test(refusal?.reason ?? '') || refusal?.reason.includes('undefined'))
    throw new Error(`"${refusal?.reason}" is not a sentence.`);
  return refusal?.rule ?? null;
}

/** The sentence with which `whyNot` forbids a move, and its rule. */
export function reasonOf(state: Nexum, text: string): string {
  const rule = refused(state, text);
  return `${game.whyNot(state, state.turn, move(text))?.reason} (${rule})`;
}

/** Is the move legal? Both opinions must agree. */
export function isOffered(state: Nexum, text: string): boolean {
  const offered = legalTexts(state).includes(text);
  const refusal = game.whyNot(state, state.turn, move(text));
  if (offered !== (refusal === null))
    throw new Error(`${text}: ${offered ? 'offered' : 'not offered'}, but ${refusal?.reason}`);
  return offered;
}

/** Seat and ships on a place: `[0, 3]`; null when nobody is there. */
export function on(state: Nexum, name: string): [seat: number, ships: number] | null {
  const owner = state.owner[at(name)];
  return owner === 0 ? null : [owner - 1, state.ships[at(name)]];
}

/** Relics on a planet: `ME` carried, `(T)` waiting. */
export function relicsOn(state: Nexum, name: string): string {
  const relics = state.relicsAt[at(name)];
  const letters = (set: number): string =>
    [0, 1, 2, 3, 4, 5, 6, 7]
      .filter((relic) => (set >>> relic) & 1)
      .map((relic) => TYPES[state.ofType.findIndex((of) => ((of >>> relic) & 1) === 1)])
      .toSorted((a, b) => TYPES.indexOf(a) - TYPES.indexOf(b))
      .join('');
  const waiting = letters(relics & ~state.carried);
  return letters(relics & state.carried) + (waiting === '' ? '' : `(${waiting})`);
}
