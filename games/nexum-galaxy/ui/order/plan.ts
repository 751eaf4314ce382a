// A plan for the order under way: which planets send how many ships. The board lets people plan in any order and shows
// what would come of it; whether it can be done is asked of the game, by rehearsing it on a copy.

import { FastChance, MoveList } from '@starboard/engine';
import { PLANET_LIMIT } from '../../data/numbers.ts';
import { COUNT, isEnemy, isStar } from '../../rules/board.ts';
import { nexumGalaxy } from '../../rules/game.ts';
import { moves, placeNames } from '../../rules/moves.ts';
import { previewAttack, type Preview } from '../../rules/preview.ts';
import { bundleOf, freshCarriers } from '../../rules/relics.ts';
import { priceBetween } from '../../rules/reading.ts';
import { fleetPrice } from '../../rules/phases/movement/sources.ts';
import { PLACES, shape, type Nexum } from '../../rules/state.ts';

const { go, send, strike } = moves.kinds;

/** Ships that leave one planet; `relics` is the set of relics aboard. */
export interface Fleet {
  readonly from: number;
  readonly ships: number;
  readonly relics: number;
}

export type Plan = readonly Fleet[];

/** A planet that could send ships. */
export interface Source {
  readonly place: number;
  readonly name: string;
  /** Most ships that may leave; how many of those that can move carry nothing; relics of those that carry one. */
  readonly spare: number;
  readonly free: number;
  readonly carriers: number;
  /** Energy for a ship without relics. */
  readonly fare: number;
}

/** What is missing before a plan can be carried out. */
export type Lack = 'ships' | 'energy' | 'strength' | 'carriers' | 'room' | 'way';

export interface Forecast {
  readonly ships: number;
  readonly price: number;
  /** Null where nobody defends the target. */
  readonly battle: Preview | null;
  readonly lack: Lack | null;
  /** The moves that carry it out; empty as long as something is missing. */
  readonly moves: readonly number[];
}

/** The same state with an order begun for that place. */
export function heading(state: Nexum, seat: number, to: number): Nexum {
  const copy = shape.clone(state);
  nexumGalaxy.play(copy, seat, go.make(to), new FastChance(0));
  return copy;
}

/** Planets from which ships could still join the order, the cheapest first. */
export function sourcesOf(state: Nexum, seat: number): readonly Source[] {
  const target = state.target - 1;
  const found: Source[] = [];
  for (let place = state.source; place < PLACES; place++) {
    if (state.owner[place] !== seat + 1 || isStar(state, place) || place === target) continue;
    const rested = state.ships[place] - state.moved[place];
    const spare = Math.min(state.ships[place] - 1, rested);
    const fare = priceBetween(state, place, target);
    if (spare <= 0 || fare === null) continue;
    const carriers = isStar(state, target) ? 0 : freshCarriers(state, place);
    const free = rested - COUNT[freshCarriers(state, place)];
    if (free === 0 && carriers === 0) continue;
    found.push({ place, name: placeNames[place], spare, free, carriers, fare });
  }
  return found.toSorted((a, b) => a.fare - b.fare || a.place - b.place);
}

/** Energy that a fleet costs. */
export function priceOf(state: Nexum, { from, ships, relics }: Fleet): number {
  return fleetPrice(state, from, state.target - 1, ships, relics);
}

export function shipsOf(plan: Plan): number {
  return plan.reduce((sum, { ships }) => sum + ships, 0);
}

/** What the order would bring with this plan. */
export function forecast(state: Nexum, seat: number, plan: Plan): Forecast {
  const target = state.target - 1;
  const ships = shipsOf(plan);
  const price = plan.reduce((sum, fleet) => sum + priceOf(state, fleet), 0);
  const relics = plan.reduce((set, fleet) => set | fleet.relics, state.cargo);
  const battle = isEnemy(state, seat, target)
    ? previewAttack(state, seat, target, state.force + ships, relics)
    : null;
  const told = { ships: state.force + ships, price, battle };
  const lack = lackOf(state, seat, plan, battle, price);
  if (lack !== null) return { ...told, lack, moves: [] };
  const orders = rehearse(state, seat, plan);
  return orders === null ? { ...told, lack: 'way', moves: [] } : { ...told, lack: null, moves: orders };
}

function lackOf(state: Nexum, seat: number, plan: Plan, battle: Preview | null, price: number): Lack | null {
  if (state.force + shipsOf(plan) === 0) return 'ships';
  if (price > state.energy[seat]) return 'energy';
  if (battle !== null) {
    if (battle.attack <= battle.defence) return 'strength';
    return battle.allowed ? null : 'carriers';
  }
  const target = state.target - 1;
  const most = isStar(state, target) ? state.starLimit : PLANET_LIMIT;
  return state.ships[target] + shipsOf(plan) > most ? 'room' : null;
}

/** The moves of the plan in the order the game wants them, or null when it does not allow one of them. */
function rehearse(state: Nexum, seat: number, plan: Plan): readonly number[] | null {
  const copy = shape.clone(state);
  const made: number[] = [];
  const inOrder = plan.toSorted((a, b) => a.from - b.from);
  for (const { from, ships, relics } of inOrder) {
    if (copy.target === 0) return null;
    const move = send.make(from, ships, bundleOf(copy, relics));
    if (!isLegal(copy, seat, move)) return null;
    made.push(play(copy, seat, move));
  }
  if (copy.target === 0) return made;
  return isLegal(copy, seat, strike.make()) ? [...made, strike.make()] : null;
}

function play(state: Nexum, seat: number, move: number): number {
  nexumGalaxy.play(state, seat, move, new FastChance(0));
  return move;
}

function isLegal(state: Nexum, seat: number, move: number): boolean {
  return legalMoves(state, seat).includes(move);
}

function legalMoves(state: Nexum, seat: number): number[] {
  const list = new MoveList();
  nexumGalaxy.legal(state, seat, list);
  return list.toArray();
}

/** A plan to begin with: the cheapest that does what was asked for, with ships of `origin` where they can help. */
export function suggestion(state: Nexum, seat: number, origin: number | null): Plan {
  const sources = sourcesOf(state, seat).toSorted(
    (a, b) => Number(b.place === origin) - Number(a.place === origin),
  );
  if (!isEnemy(state, seat, state.target - 1)) return oneShip(state, seat, sources);
  const cheapest = sources.flatMap((source) => singleShips(source));
  for (let count = 1; count <= cheapest.length; count++) {
    const plan = gathered(cheapest.slice(0, count));
    if (forecast(state, seat, plan).lack === null) return plan;
  }
  return anyVictory(state, seat);
}

/** A ship without a relic where one can go, else a carrier: a Transporter may go where others are too dear. */
function oneShip(state: Nexum, seat: number, sources: readonly Source[]): Plan {
  const ships = sources.flatMap(({ place, free, carriers }) =>
    [...(free > 0 ? [0] : []), ...singly(carriers)].map((relics) => ({ from: place, ships: 1, relics })),
  );
  const able = ships.find((fleet) => forecast(state, seat, [fleet]).lack === null);
  return able === undefined ? [] : [able];
}

/** The members of a set, each as a set of its own. */
export function singly(set: number): number[] {
  return set === 0 ? [] : [set & -set, ...singly(set & (set - 1))];
}

function singleShips({ place, free, spare }: Source): number[] {
  return Array.from({ length: Math.min(free, spare) }, () => place);
}

function gathered(places: readonly number[]): Plan {
  return [...new Set(places)]
    .toSorted((a, b) => a - b)
    .map((from) => ({
      from,
      ships: places.filter((place) => place === from).length,
      relics: 0,
    }));
}

/** A victory that needs carriers: what the game offers leads to one, so it is followed with few and cheap ships. */
function anyVictory(state: Nexum, seat: number): Plan {
  const copy = shape.clone(state);
  const plan: Fleet[] = [];
  while (copy.target > 0 && !isLegal(copy, seat, strike.make())) {
    const offers = legalMoves(copy, seat);
    if (offers.length === 0) return [];
    const fleets = offers.map((move) => ({ move, fleet: fleetOf(copy, move) }));
    const best = fleets.toSorted((a, b) => priceOf(copy, a.fleet) - priceOf(copy, b.fleet))[0];
    plan.push(best.fleet);
    play(copy, seat, best.move);
  }
  return plan;
}

function fleetOf(state: Nexum, move: number): Fleet {
  const from = send.from(move);
  const carriers = freshCarriers(state, from);
  const wanted = send.relics(move);
  let relics = 0;
  for (let set = carriers; ; set = (set - 1) & carriers) {
    if (bundleOf(state, set) === wanted) relics = set;
    if (set === 0) break;
  }
  return { from, ships: send.ships(move), relics };
}
