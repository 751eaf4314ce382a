// Prices, battles and what an attack could become, worked out once more in the plainest way: from every fleet that could
// be sent. `legal` comes to the same answers by another way, and the tests compare.

import { PLANET_LIMIT } from '../../../data/numbers.ts';
import { lyingOn } from '../../campaign/blanket.ts';
import { inBundle, moves } from '../../moves.ts';
import { EXTRACTOR, MILITARY, TRANSPORTER } from '../../relics.ts';
import { AFFINITY, FIRST_STAR, PLACES, SLOTS, TYPES, UNHURT, type Nexum } from '../../state.ts';

export const BUNDLES = moves.fieldsOf(moves.kinds.send.id)[2].size;
export const NO_WAY = Number.POSITIVE_INFINITY;

/** What is on its way to a battle. `militaries` are those that count. */
export interface Force {
  readonly free: number;
  readonly carriers: number;
  readonly militaries: number;
}

export function underWay(state: Nexum): Force {
  const carriers = countRelics(state.cargo);
  return {
    free: state.force - carriers,
    carriers,
    militaries: countRelics(state.cargo & state.ofType[MILITARY] & ~state.interfering),
  };
}

/** NG-6.19, NG-6.20 */
function defenceOf(state: Nexum, target: number, { militaries }: Force): number {
  // NG-15.18
  if (slot(target) >= FIRST_STAR) return state.ships[target];
  const system = Math.floor(target / SLOTS);
  const star = target - slot(target) + FIRST_STAR;
  const helpers = [star, star + 1].filter((each) => state.owner[each] === state.owner[target]);
  const shield = helpers.reduce((sum, each) => sum + state.ships[each], 0) * state.starShield;
  const there = state.relicsAt[target] & state.ofType[MILITARY];
  const alone = militaries + countRelics(there) === 1 && (there & state.carried) !== 0;
  const neutron = (state.neutron >>> system) % 2;
  return state.ships[target] + shield + neutron + (alone ? 1 : 0) + (isHelped(state, target) ? 1 : 0);
}

/** Do relics add to the defence of their owner, who is no seat in its own turn? */
function isHelped(state: Nexum, target: number): boolean {
  const owner = state.owner[target] - 1;
  const kindred = (state.kindred >>> owner) % 2 === 1 && (state.helped >>> owner) % 2 === 0;
  return kindred && countRelics(state.relicsAt[target] & state.carried) > 0;
}

/** NG-6.18, NG-6.21, NG-6.22 */
export function isStronger(state: Nexum, target: number, force: Force): boolean {
  const defence = defenceOf(state, target, force);
  const ships = force.free + force.carriers;
  const alone = force.militaries === 1 && (state.relicsAt[target] & state.ofType[MILITARY]) === 0;
  const affinity = force.carriers > 0 && Math.floor(state.declared / AFFINITY) % 2 === 1;
  const attack = ships + (alone ? 1 : 0) + (affinity ? 1 : 0);
  const ties = (civ: number): boolean => (state.tieWinners >>> civ) % 2 === 1;
  const enough =
    attack > defence || (attack === defence && ties(state.turn) && !ties(state.owner[target] - 1));
  return enough && ships > losses(state, defence);
}

function losses(state: Nexum, defence: number): number {
  return state.declared % 2 === UNHURT ? 0 : Math.floor(defence / 2);
}

/** NG-6.22 to NG-6.24: the relics that the attackers would have, and the ships left to carry them. */
export function afterBattle(state: Nexum, target: number, force: Force) {
  const left = force.free + force.carriers - losses(state, defenceOf(state, target, force));
  return {
    brought: force.carriers,
    captured: countRelics(state.relicsAt[target] & state.carried),
    survivors: Math.min(left, slot(target) < FIRST_STAR ? PLANET_LIMIT : state.starLimit),
  };
}

/** NG-6.24 */
export function isWon(state: Nexum, target: number, force: Force): boolean {
  const { brought, captured, survivors } = afterBattle(state, target, force);
  return isStronger(state, target, force) && brought + captured <= survivors;
}

type Test = (state: Nexum, target: number, force: Force) => boolean;

/** A force that could be there, and the least energy that it takes. */
interface Gathered extends Force {
  readonly price: number;
}

/** Beyond these numbers more free ships, more carriers and more Militaries change nothing. */
const MOST = { free: 15, carriers: PLANET_LIMIT + 1, militaries: 2 };

export function canBecome(
  state: Nexum,
  target: number,
  start: Force,
  from: readonly number[],
  energy: number,
  test: Test,
): boolean {
  return forcesOf(state, target, start, from, energy).some((force) => test(state, target, force));
}

/** Tries everything: the least energy for each force that planets could send, one planet after the other. */
export function forcesOf(
  state: Nexum,
  target: number,
  start: Force,
  from: readonly number[],
  energy: number,
): Gathered[] {
  let reached = new Map([[keyOf(start), 0]]);
  for (const place of from) {
    const next = new Map(reached);
    for (const { ships, bundle, price } of fleetsFrom(state, target, place)) {
      for (const [key, spent] of reached) {
        if (spent + price > energy) continue;
        const force = forceOf(key);
        const sum = keyOf({
          free: force.free + ships - bundleSize(bundle),
          carriers: force.carriers + bundleSize(bundle),
          militaries: force.militaries + militariesAboard(state, place, bundle),
        });
        if (spent + price < (next.get(sum) ?? NO_WAY)) next.set(sum, spent + price);
      }
    }
    reached = next;
  }
  return [...reached].map(([key, price]) => ({ ...forceOf(key), price }));
}

function keyOf({ free, carriers, militaries }: Force): number {
  return (
    Math.min(free, MOST.free) * 100 +
    Math.min(carriers, MOST.carriers) * 10 +
    Math.min(militaries, MOST.militaries)
  );
}

function forceOf(key: number): Force {
  return { free: Math.floor(key / 100), carriers: Math.floor(key / 10) % 10, militaries: key % 10 };
}

interface Fleet {
  readonly ships: number;
  readonly bundle: number;
  readonly price: number;
}

/** NG-10.9: none where no ship may leave. */
function fleetsFrom(state: Nexum, target: number, from: number): Fleet[] {
  if (lyingOn(state, 'noMove', from) > 0) return [];
  const onStar = slot(target) >= FIRST_STAR;
  // NG-15.18
  if (onStar && Math.floor(from / SLOTS) !== Math.floor(target / SLOTS)) return [];
  const fresh = freshByType(state, from);
  const free = state.ships[from] - state.moved[from] - fresh.reduce((sum, count) => sum + count, 0);
  const fleets: Fleet[] = [];
  for (let bundle = 0; bundle < (onStar ? 1 : BUNDLES); bundle++) {
    if (fresh.some((count, type) => inBundle(bundle, type) > count)) continue;
    const carriers = bundleSize(bundle);
    for (
      let ships = Math.max(1, carriers);
      ships <= Math.min(mostFrom(state, from), carriers + free);
      ships++
    ) {
      const price = priceOf(state, from, target, ships, bundle);
      if (price !== NO_WAY) fleets.push({ ships, bundle, price });
    }
  }
  return fleets;
}

/** NG-6.7: the most ships that may leave a place. */
export function mostFrom(state: Nexum, from: number): number {
  const leavesNone = (state.mayEmpty[Math.floor(from / SLOTS)] >>> slot(from)) % 2 === 1;
  return leavesNone ? state.ships[from] : state.ships[from] - 1;
}

/** NG-6.1 to NG-6.4, ship by ship. */
export function priceOf(state: Nexum, from: number, target: number, ships: number, bundle: number): number {
  const [home, away] = [Math.floor(from / SLOTS), Math.floor(target / SLOTS)];
  const proof = (state.ionProof >>> state.turn) % 2 === 1;
  const ions = proof ? 0 : (state.ionized[away] >>> slot(target)) % 2;
  const fare = wayBetween(state, home, away) + ions;
  if (fare === NO_WAY) return NO_WAY;
  const transported = home !== away && inBundle(bundle, TRANSPORTER) > 0 && isAlone(state, from, TRANSPORTER);
  const each = transported ? fare - 1 : fare;
  const burdened = inBundle(bundle, EXTRACTOR) > 0 && isAlone(state, from, EXTRACTOR) ? 1 : 0;
  // NG-15.15: that nobody pays less than 1 is looked at last
  return (ships - burdened) * Math.max(1, each) + burdened * Math.max(1, each + 1);
}

function wayBetween(state: Nexum, from: number, to: number): number {
  if (from === to) return 1;
  const [home, away] = [1 << from, 1 << to];
  if (state.noExit & home) return NO_WAY;
  // NG-15.17: no way leads from one end of a wormhole to the other
  if (state.wormholes & home && state.wormholes & away) return NO_WAY;
  const way = state.links[from] & away ? 2 : 3;
  if (state.bridged & home && state.bridged & away) return way - 1;
  if (way === 2 || state.openClouds & (home | away)) return way;
  return state.jumpers & (1 << state.turn) && !(state.closed & (home | away)) ? 3 : NO_WAY;
}

export function allSources(state: Nexum, seat: number): number[] {
  const planets = Array.from({ length: PLACES }, (_, place) => place).filter(
    (place) => slot(place) < FIRST_STAR,
  );
  return planets.filter((place) => state.owner[place] === seat + 1);
}

export function freshByType(state: Nexum, place: number): number[] {
  return byType(state, state.relicsAt[place] & state.carried & ~state.movedRelics);
}

export function carriedByType(state: Nexum, place: number): number[] {
  return byType(state, state.relicsAt[place] & state.carried);
}

function byType(state: Nexum, relics: number): number[] {
  return Array.from({ length: TYPES }, (_, type) => countRelics(relics & state.ofType[type]));
}

/** NG-2.7: is the relic of that type the only one there, and has it met no other in this phase? */
function isAlone(state: Nexum, place: number, type: number): boolean {
  const there = state.relicsAt[place] & state.ofType[type];
  return countRelics(there) === 1 && countRelics(there & state.interfering) === 0;
}

/** NG-2.7, NG-6.20: Militaries of a bundle that add to an attack. Those that met another add nothing. */
export function militariesAboard(state: Nexum, from: number, bundle: number): number {
  const idle = countRelics(state.relicsAt[from] & state.ofType[MILITARY] & state.interfering) > 0;
  return idle ? 0 : inBundle(bundle, MILITARY);
}

function countRelics(set: number): number {
  return set.toString(2).replaceAll('0', '').length;
}

export function bundleSize(bundle: number): number {
  return [0, 1, 2, 3].reduce((sum, type) => sum + inBundle(bundle, type), 0);
}

export function slot(place: number): number {
  return place % SLOTS;
}
