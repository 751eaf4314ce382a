// What an attack would bring, before it is made. For the interface and for programs that play; the numbers come from
// the same functions as the battle itself.

import { PLUNDER } from '../data/numbers.ts';
import { isDead } from './asteroids/ruin.ts';
import { areAllies, clear, COUNT, isEnemy, placeAt, planetsOfSide, slotOf, systemOf } from './board.ts';
import { arm, leastAttack, Odds, prevails, reckon, sizeUp } from './combat.ts';
import { fallsWith, keepsStars, scoresIn } from './ledger.ts';
import { moves, NO_RELICS } from './moves.ts';
import { fleetPrice } from './phases/movement/sources.ts';
import {
  carriedAt,
  countOf,
  EXTRACTOR,
  freshCarriers,
  militariesIn,
  pickBundle,
  typesOf,
  waitingAt,
} from './relics.ts';
import { FIRST_STAR, shape, SLOTS, type Nexum } from './state.ts';
import { gateStarsScore } from './versions.ts';
import { civsInPlay, leaveBoard, leaveStars, reachesGoal } from './victory.ts';

const { send } = moves.kinds;

export interface LostStar {
  readonly place: number;
  readonly seat: number;
  readonly ships: number;
}

export interface Preview {
  /** May the attack be made as it is (NG-6.21, NG-6.24)? The rest tells what it would bring if it were made. */
  readonly allowed: boolean;
  /** Energy that the last fleet of the order costs; 0 where no fleet was asked about. */
  readonly price: number;
  readonly attack: number;
  readonly defence: number;
  /** The least attack that wins. */
  readonly needed: number;
  readonly casualties: number;
  /** Ships for which the planet has no room. */
  readonly excess: number;
  readonly survivors: number;
  /** The defender's ships on the planet, all lost. */
  readonly destroyed: number;
  /** Types of relics that change hands, and of relics waiting there that get a ship. Where the owner must pick,
   *  `found` is empty: what will be picked is not known, but it counts for `wins`. */
  readonly captured: readonly number[];
  readonly found: readonly number[];
  /** Stars that fall, and score a point each where anything does. */
  readonly stars: readonly LostStar[];
  readonly points: number;
  /** Loot for this planet at the end of the phase, as things stand; 0 where the attack wins and nothing is plundered. */
  readonly plunder: number;
  /** Would it win the game, at once or with the relic that is picked then? */
  readonly wins: boolean;
}

/** The attack on a planet held by an enemy, with so many ships and these relics, from wherever they come. */
export function previewAttack(
  state: Nexum,
  seat: number,
  place: number,
  ships: number,
  relics: number,
): Preview {
  const odds = new Odds();
  arm(state, seat, odds);
  sizeUp(state, place, odds);
  reckon(odds, ships, militariesIn(state, relics), COUNT[relics]);
  const allowed = prevails(odds, COUNT[relics]);
  const { attack, defence, casualties, excess, survivors } = odds;
  const stars = starsLost(state, place);
  const captured = typesOf(state, carriedAt(state, place));
  const free = Math.max(0, survivors - COUNT[relics] - captured.length);
  const found = relicsFound(state, place, free);
  const attached = Math.min(free, COUNT[waitingAt(state, place)]);
  const points = scoresIn(state, systemOf(place)) ? 1 + stars.length : 0;
  const wins =
    reachesGoal(state, seat, points, captured.length + attached) || leavesNobody(state, seat, place, stars);
  return {
    allowed,
    price: 0,
    attack,
    defence,
    needed: leastAttack(odds, defence),
    casualties,
    excess,
    survivors,
    destroyed: state.ships[place],
    captured,
    found,
    stars,
    points,
    plunder: wins ? 0 : lootAfter(state, place, relics),
    wins,
  };
}

/** The attack being ordered as it would be with the fleet of a `send` added, or as it is. Null where there is none. */
export function previewOrder(state: Nexum, seat: number, move?: number): Preview | null {
  const place = state.target - 1;
  if (place < 0 || !isEnemy(state, seat, place)) return null;
  if (move === undefined) return previewAttack(state, seat, place, state.force, state.cargo);
  const from = send.from(move);
  const bundle = send.relics(move);
  const relics = bundle === NO_RELICS ? 0 : pickBundle(state, freshCarriers(state, from), bundle);
  const price = fleetPrice(state, seat, from, place, send.ships(move), relics);
  return {
    ...previewAttack(state, seat, place, state.force + send.ships(move), state.cargo | relics),
    price,
  };
}

/** NG-6.27, NG-9.10: stars that the defender's side would lose with the planet and that score. */
function starsLost(state: Nexum, place: number): LostStar[] {
  if (!gateStarsScore(state) && fallsWith(state, state.owner[place] - 1, place)) return [];
  const system = systemOf(place);
  const lost: LostStar[] = [];
  for (let star = placeAt(system, FIRST_STAR); star < placeAt(system, SLOTS); star++) {
    const seat = state.owner[star] - 1;
    if (seat < 0 || !areAllies(state, state.owner[place] - 1, seat)) continue;
    const left = planetsOfSide(state, seat, system) & ~(1 << slotOf(place));
    if (!keepsStars(state, seat, system, left)) lost.push({ place: star, seat, ships: state.ships[star] });
  }
  return lost;
}

/** NG-1.5, NG-9.10: would nobody but the seat's side have ships left? */
function leavesNobody(state: Nexum, seat: number, place: number, stars: readonly LostStar[]): boolean {
  const loser = state.owner[place] - 1;
  const others = civsInPlay(state) & ~state.allies[seat] & ~state.allies[loser];
  if (others !== 0) return false;
  const after = shape.clone(state);
  for (const star of stars) clear(after, star.place);
  clear(after, place);
  if (fallsWith(state, loser, place)) leaveBoard(after, seat, loser);
  leaveStars(after, seat, loser);
  return (civsInPlay(after) & ~state.allies[seat]) === 0;
}

/** NG-2.5, NG-2.6 */
function relicsFound(state: Nexum, place: number, free: number): number[] {
  const waiting = waitingAt(state, place);
  const types = typesOf(state, waiting);
  if (COUNT[waiting] <= free) return types;
  return types.every((type) => type === types[0]) ? types.slice(0, free) : [];
}

/** NG-6.29, NG-1.3: what a place that nobody holds brings at the end of the phase when so many ships with these relics
 *  take it; 0 where the relic they find wins the game. */
export function previewLoot(
  state: Nexum,
  seat: number,
  place: number,
  ships: number,
  relics: number,
): number {
  const attached = Math.min(ships - COUNT[relics], COUNT[waitingAt(state, place)]);
  return reachesGoal(state, seat, 0, attached) ? 0 : lootAfter(state, place, relics);
}

/** NG-6.33 */
function lootAfter(state: Nexum, place: number, relics: number): number {
  if (isDead(state, place)) return 0;
  const loot = PLUNDER[state.size[place]];
  const brought = countOf(state, relics & ~state.interfering, EXTRACTOR) > 0;
  return brought && countOf(state, relics | state.relicsAt[place], EXTRACTOR) === 1 ? 2 * loot : loot;
}
