// An order as a whole, before it is given: who could send ships, what a plan would bring, and what it lacks. For boards
// and for programs that play; the numbers come from the same functions as the order itself.

import { MoveList } from '@starboard/engine';
import { isEnemy, isStar, systemOf } from './board.ts';
import { nexumGalaxy } from './game.ts';
import { tryOut } from './try-out.ts';
import { fareBetween, limitAt, NO_WAY } from './ledger.ts';
import { moves, placeNames } from './moves.ts';
import { fleetPrice, keepInside, listSources, Sources } from './phases/movement/sources.ts';
import { previewAttack, previewLoot, type Preview } from './preview.ts';
import { bundleOf } from './relics.ts';
import { FLEET, type Nexum } from './state.ts';

const { send, strike } = moves.kinds;

/** Ships that leave one planet; `relics` is the set of relics aboard. */
export interface Fleet {
  readonly from: number;
  readonly ships: number;
  readonly relics: number;
}

export type Plan = readonly Fleet[];

/** A planet that could send ships. */
export interface SourceReading {
  readonly place: number;
  readonly name: string;
  /** Most ships that may leave; how many of those carry nothing at most; relics of those that carry one. */
  readonly spare: number;
  readonly free: number;
  readonly carriers: number;
  /** Energy for a ship without relics. */
  readonly fare: number;
}

/** Planets from which ships could still join the order, the cheapest first. */
export function readSources(state: Nexum, seat: number): readonly SourceReading[] {
  const target = state.target - 1;
  const sources = new Sources();
  listSources(state, seat, state.source, sources);
  if (isStar(state, target) && isEnemy(state, seat, target)) keepInside(sources, systemOf(target));
  const found = sources.list.slice(0, sources.count).map(({ place, spare, free, carriers }) => ({
    place,
    name: placeNames[place],
    spare,
    free,
    carriers: isStar(state, target) ? 0 : carriers,
    fare: fareBetween(state, seat, place, target),
  }));
  return found
    .filter(({ place, fare }) => place !== target && fare !== NO_WAY)
    .filter(({ free, carriers }) => free > 0 || carriers !== 0)
    .toSorted((a, b) => a.fare - b.fare || a.place - b.place);
}

/** Energy that a fleet costs. */
export function priceOf(state: Nexum, { from, ships, relics }: Fleet): number {
  return fleetPrice(state, state.turn, from, state.target - 1, ships, relics);
}

/** What is missing before a plan can be carried out: for some of it, how much. */
export interface Lack {
  readonly of: 'ships' | 'energy' | 'strength' | 'carriers' | 'room' | 'way';
  readonly missing: number;
}

export interface Forecast {
  readonly ships: number;
  readonly price: number;
  /** Null where nobody defends the target. */
  readonly battle: Preview | null;
  /** What the target brings at the end of the phase, as things stand; 0 where it is the seat's own. */
  readonly plunder: number;
  readonly lack: Lack | null;
  /** The moves that carry it out; empty as long as something is missing. */
  readonly moves: readonly number[];
}

/** What the order under way would bring with this plan. */
export function forecast(state: Nexum, seat: number, plan: Plan): Forecast {
  const target = state.target - 1;
  const ships = plan.reduce((sum, fleet) => sum + fleet.ships, state.force);
  const price = plan.reduce((sum, fleet) => sum + priceOf(state, fleet), 0);
  const relics = plan.reduce((set, fleet) => set | fleet.relics, state.cargo);
  const battle = isEnemy(state, seat, target) ? previewAttack(state, seat, target, ships, relics) : null;
  const plunder = battle?.plunder ?? lootOf(state, seat, ships, relics);
  const lack = lackOf(state, seat, ships, price, battle);
  const made = lack === null ? rehearse(state, seat, plan) : [];
  if (made === null) return { ships, price, battle, plunder, lack: { of: 'way', missing: 0 }, moves: [] };
  return { ships, price, battle, plunder, lack, moves: made };
}

function lootOf(state: Nexum, seat: number, ships: number, relics: number): number {
  const target = state.target - 1;
  return state.owner[target] === 0 ? previewLoot(state, seat, target, ships, relics) : 0;
}

/** NG-6.1, NG-6.6, NG-6.10, NG-6.21, NG-6.24 */
function lackOf(
  state: Nexum,
  seat: number,
  ships: number,
  price: number,
  battle: Preview | null,
): Lack | null {
  const target = state.target - 1;
  const energy = state.energy[seat];
  if (ships === 0) return { of: 'ships', missing: 1 };
  if (price > energy) return { of: 'energy', missing: price - energy };
  if (battle === null) {
    const room = limitAt(state, target) - state.ships[target];
    return ships > room ? { of: 'room', missing: room } : null;
  }
  if (battle.allowed) return null;
  const missing = battle.needed - battle.attack;
  return missing > 0 ? { of: 'strength', missing } : { of: 'carriers', missing: 0 };
}

/** The moves of the plan in the order the game wants them, or null when it does not allow one of them. */
function rehearse(state: Nexum, seat: number, plan: Plan): readonly number[] | null {
  let copy = state;
  const made: number[] = [];
  for (const { from, ships, relics } of plan.toSorted((a, b) => a.from - b.from)) {
    const move = send.make(from, ships, bundleOf(copy, relics));
    if (copy.asking !== FLEET || !legalMoves(copy, seat).has(move)) return null;
    copy = tryOut(copy, seat, move);
    made.push(move);
  }
  if (copy.asking !== FLEET) return made;
  return legalMoves(copy, seat).has(strike.make()) ? [...made, strike.make()] : null;
}

function legalMoves(state: Nexum, seat: number): MoveList {
  const list = new MoveList();
  nexumGalaxy.legal(state, seat, list);
  return list;
}
