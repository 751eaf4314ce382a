// The movement phase: orders that can be given, and what comes of them.

import { conquer, occupy, outcomeOf, type Fallen, type Fought } from './combat.ts';
import {
  canWin,
  fleetsFrom,
  forceOf,
  NO_FORCE,
  reinforcements,
  squadronsOf,
  textOf,
  type Convoy,
  type Might,
  type Squadron,
} from './fleets.ts';
import {
  carriedAt,
  isAlly,
  LETTERS,
  planetsOf,
  spotAt,
  type Galaxy,
  type Letter,
  type Sending,
  type Relic,
  type Ship,
  type Orb,
} from './galaxy.ts';
import { isIdle, noticeCrowds } from './interference.ts';

const TYPE_NAMES = { M: 'military', R: 'replicator', E: 'extractor', T: 'transporter' } as const;
const ROOM = 5;

/** Planets that the player could take ships from, in the order of letters and numbers. */
function sources({ spots, turn }: Galaxy): Orb[] {
  // NG-10.9
  return spots.filter(({ owner, isStar, noMove }) => owner === turn && !isStar && noMove === 0);
}

function isAttack({ sides, turn }: Galaxy, to: Orb): boolean {
  return to.owner !== null && !to.isStar && !sides[turn].includes(to.owner);
}

/** NG-6.6, NG-6.9, NG-6.10, NG-6.14: fleets to a place where there is no battle. */
function peaceful(galaxy: Galaxy, to: Orb, camps: readonly Camp[]): Convoy[] {
  const { turn } = galaxy;
  if (to.owner !== null && to.owner !== turn) return [];
  if (to.isStar && !planetsOf(galaxy, to.system).every(({ owner }) => isAlly(galaxy, turn, owner))) return [];
  const room = (to.isStar ? galaxy.starLimit : ROOM) - to.ships.length;
  if (room <= 0) return [];
  return camps
    .filter(({ from }) => from !== to)
    .flatMap(({ from, squadrons }) => fleetsFrom(galaxy, from, to, squadrons))
    .filter(
      ({ ships, relics, price }) =>
        ships.length <= room && price <= galaxy.energy[turn] && !(to.isStar && relics.length > 0),
    );
}

/** A planet of the player's own, with what can leave it. */
interface Camp {
  readonly from: Orb;
  readonly squadrons: readonly Squadron[];
}

function campsOf(galaxy: Galaxy): Camp[] {
  return sources(galaxy).map((from) => ({ from, squadrons: squadronsOf(from) }));
}

const forceIn =
  (galaxy: Galaxy) =>
  (ships: readonly Ship[], price: number): Might =>
    forceOf(ships, price, (relic: Relic) => isIdle(galaxy, relic));

/** By source: what it could send to that battle. */
function musters(galaxy: Galaxy, to: Orb, camps: readonly Camp[]): Convoy[][] {
  return camps.map((camp) =>
    campFleets(galaxy, to, camp).filter(({ price }) => price <= galaxy.energy[galaxy.turn]),
  );
}

function forces(galaxy: Galaxy, each: readonly Convoy[][]): Might[][] {
  return each.map((fleets) => fleets.map(({ ships, price }) => forceIn(galaxy)(ships, price)));
}

function canBeWon(galaxy: Galaxy, to: Orb, camps: readonly Camp[]): boolean {
  const energy = galaxy.energy[galaxy.turn];
  const all = reinforcements(forces(galaxy, musters(galaxy, to, camps)), energy);
  return canWin(galaxy, to, NO_FORCE, all, energy);
}

/** What the cheapest force that wins there would pay, were there energy for it. */
export function cheapestWin(galaxy: Galaxy, to: Orb): number {
  const all = reinforcements(
    forces(
      galaxy,
      campsOf(galaxy).map((camp) => campFleets(galaxy, to, camp)),
    ),
    Infinity,
  );
  return Math.min(
    ...all.filter((force) => canWin(galaxy, to, force, [NO_FORCE], Infinity)).map(({ price }) => price),
  );
}

/** The most ships that could go there together with so many Militaries, none or one, whatever it takes. */
export function mostShips(galaxy: Galaxy, to: Orb, militaries: 0 | 1): number {
  const most = campsOf(galaxy).map((camp) =>
    [0, 1].map((number) => {
      const fleets = campFleets(galaxy, to, camp).filter(({ ships }) => working(galaxy, ships) === number);
      return Math.max(number === 0 ? 0 : -Infinity, ...fleets.map(({ ships }) => ships.length));
    }),
  );
  const plain = most.reduce((sum, [none]) => sum + none, 0);
  return militaries === 0 ? plain : plain + Math.max(...most.map(([none, single]) => single - none));
}

/** Militaries among these ships that do their work. */
function working(galaxy: Galaxy, ships: readonly Ship[]): number {
  return carriedAt({ ships: [...ships] }).filter((relic) => relic.letter === 'M' && !isIdle(galaxy, relic))
    .length;
}

/** Fleets that would have to pay more than there is. */
export function fleetsOver(galaxy: Galaxy, to: Orb): Convoy[] {
  return campsOf(galaxy)
    .filter(({ from }) => from !== to)
    .flatMap((camp) => campFleets(galaxy, to, camp))
    .filter(({ price }) => price > galaxy.energy[galaxy.turn]);
}

function campFleets(galaxy: Galaxy, to: Orb, { from, squadrons }: Camp): Convoy[] {
  return fleetsFrom(galaxy, from, to, squadrons);
}

/** Fleets that can be sent next so that the battle is won in the end: of planets behind those already named. */
function attackers(galaxy: Galaxy, to: Orb, sent: readonly Ship[], after: Orb | undefined): Convoy[] {
  const energy = galaxy.energy[galaxy.turn];
  const camps = campsOf(galaxy);
  const first = after === undefined ? 0 : camps.findIndex(({ from }) => from === after) + 1;
  const each = musters(galaxy, to, camps.slice(first));
  const ofSource = forces(galaxy, each);
  return each.flatMap((fleets, i) => {
    if (fleets.length === 0) return [];
    const more = reinforcements(ofSource.slice(i + 1), energy);
    return fleets.filter(({ ships, price }) =>
      canWin(galaxy, to, forceIn(galaxy)([...sent, ...ships], price), more, energy),
    );
  });
}

export function movementOffers(galaxy: Galaxy): string[] {
  const { picking, order } = galaxy;
  if (picking !== null) return pickOffers(picking);
  if (order === null)
    return [...(galaxy.reachable ?? targets(galaxy)).map(({ name }) => `go ${name}`), 'done'];
  if (!isAttack(galaxy, order.to)) return peaceful(galaxy, order.to, campsOf(galaxy)).map(textOf);
  const more = attackers(galaxy, order.to, order.ships, order.from.at(-1)).map(textOf);
  return isWon(galaxy, order) ? [...more, 'strike'] : more;
}

export function targets(galaxy: Galaxy): Orb[] {
  const camps = campsOf(galaxy);
  return galaxy.spots.filter((to) =>
    to.noMove > 0
      ? false
      : isAttack(galaxy, to)
        ? canBeWon(galaxy, to, camps)
        : peaceful(galaxy, to, camps).length > 0,
  );
}

function resultOf(galaxy: Galaxy, { to, ships }: Sending): Fought {
  return outcomeOf(galaxy, to, forceIn(galaxy)(ships, 0));
}

function isWon(galaxy: Galaxy, order: Sending): boolean {
  return order.ships.length > 0 && resultOf(galaxy, order).won;
}

export interface Bill {
  readonly price?: number;
  readonly battle?: Fought & { readonly destroyed: number; readonly against: number };
  readonly fallen?: readonly Fallen[];
}

/** Carries out a move of the phase; gives the numbers that are to be told. */
export function moveShips(galaxy: Galaxy, move: string): Bill {
  const [verb, ...words] = move.split(' ');
  if (verb === 'go') {
    galaxy.order = { to: spotAt(galaxy, words[0]), from: [], ships: [] };
    return {};
  }
  if (verb === 'attach') return attach(galaxy, words[0]);
  const { order } = galaxy;
  if (order === null) throw new Error(`"${move}", but there is no order.`);
  const price = verb === 'send' ? send(galaxy, order, move) : undefined;
  if (!isAttack(galaxy, order.to))
    return { ...(price === undefined ? {} : { price }), ...arrive(galaxy, order) };
  const goesOn = verb === 'send' && attackers(galaxy, order.to, order.ships, order.from.at(-1)).length > 0;
  return { ...(price === undefined ? {} : { price }), ...(goesOn ? {} : fight(galaxy, order)) };
}

function send(galaxy: Galaxy, order: Sending, move: string): number {
  const from = spotAt(galaxy, move.split(' ')[1]);
  const fleet = fleetsFrom(galaxy, from, order.to).find((each) => textOf(each) === move);
  if (fleet === undefined) throw new Error(`The referee cannot "${move}".`);
  galaxy.energy[galaxy.turn] -= fleet.price;
  from.ships = from.ships.filter((ship) => !fleet.ships.includes(ship));
  order.from.push(from);
  order.ships.push(...fleet.ships);
  return fleet.price;
}

function arrive(galaxy: Galaxy, { to, ships }: Sending): Bill {
  for (const ship of ships) ship.moved = true;
  if (to.owner === null)
    occupy(
      galaxy,
      to,
      carriedAt({ ships }).filter(({ letter }) => letter === 'E'),
    );
  to.ships.push(...ships);
  settle(galaxy, to);
  return {};
}

function fight(galaxy: Galaxy, order: Sending): Bill {
  const outcome = resultOf(galaxy, order);
  const against = order.to.owner ?? -1;
  const destroyed = order.to.ships.length;
  const fallen = conquer(galaxy, order, outcome);
  settle(galaxy, order.to);
  return { battle: { ...outcome, destroyed, against }, fallen };
}

/** NG-2.4 to NG-2.6: waiting relics find ships, or the owner picks. */
function settle(galaxy: Galaxy, spot: Orb): void {
  galaxy.order = null;
  attachWaiting(galaxy, spot);
  noticeCrowds(galaxy);
}

export function attachWaiting(galaxy: Galaxy, spot: Orb): void {
  const free = spot.ships.filter(({ relic }) => relic === null);
  const types = new Set(spot.waiting.map(({ letter }) => letter));
  if (free.length < spot.waiting.length && types.size > 1 && free.length > 0) {
    galaxy.picking = { spot, left: free.length, from: 0 };
    return;
  }
  for (const ship of free) ship.relic = spot.waiting.shift() ?? null;
}

type Picking = NonNullable<Galaxy['picking']>;

function pickOffers(picking: Picking): string[] {
  return pickable(picking).map((letter) => `attach ${TYPE_NAMES[letter]}`);
}

function pick(picking: Picking, type: number): void {
  take(picking.spot, type);
  picking.left--;
  picking.from = type;
}

function pickable({ spot, left, from }: Picking): Letter[] {
  const behind = (type: number): number =>
    spot.waiting.filter(({ letter }) => LETTERS.indexOf(letter) >= type).length;
  return LETTERS.filter(
    (letter, type) =>
      type >= from && behind(type) >= left && spot.waiting.some((relic) => relic.letter === letter),
  );
}

/** What waits and was not passed over, in the order in which it is named. */
function nameable({ spot, from }: Picking): Letter[] {
  const letters = spot.waiting.map(({ letter }) => letter);
  return LETTERS.slice(from).flatMap((each) => letters.filter((letter) => letter === each));
}

/** NG-2.6: whoever has too few ships for relics of different types picks, even where only one can be named next. */
function isAsked(picking: Picking): boolean {
  const letters = nameable(picking);
  return letters.length > picking.left && new Set(letters).size > 1;
}

function attach(galaxy: Galaxy, name: string): Bill {
  const { picking } = galaxy;
  const type = LETTERS.findIndex((letter) => TYPE_NAMES[letter] === name);
  if (picking === null) throw new Error('Nothing is to be picked.');
  pick(picking, type);
  for (let [first] = nameable(picking); picking.left > 0 && !isAsked(picking); [first] = nameable(picking))
    pick(picking, LETTERS.indexOf(first));
  if (picking.left === 0) galaxy.picking = null;
  noticeCrowds(galaxy);
  return {};
}

function take(spot: Orb, type: number): void {
  const at = spot.waiting.findIndex(({ letter }) => letter === LETTERS[type]);
  const ship = spot.ships.find(({ relic }) => relic === null);
  if (at < 0 || ship === undefined) throw new Error(`${LETTERS[type]} cannot be attached on ${spot.name}.`);
  [ship.relic] = spot.waiting.splice(at, 1);
}

/** NG-6.31 to NG-6.34 */
export function lootOf(galaxy: Galaxy): number {
  return galaxy.spots
    .filter(({ taken }) => taken)
    .reduce((sum, spot) => sum + spot.size * (isDoubled(galaxy, spot) ? 2 : 1), 0);
}

function isDoubled(galaxy: Galaxy, spot: Orb): boolean {
  if (spot.takenWith.length === 0) return false;
  const extractors = [...carriedAt(spot), ...spot.waiting].filter(({ letter }) => letter === 'E');
  return extractors.length === 1 && !isIdle(galaxy, spot.takenWith[0]);
}
