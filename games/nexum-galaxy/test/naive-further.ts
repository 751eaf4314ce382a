// Free actions of the Asteroids rules that change ships or where they can go, in the plain game: markers that go, planets that live
// again, ships that are cloaked and appear. Written from the guide.

import { CLOAK_PRICE } from '../data/asteroids.ts';
import { exoticFaces } from '../data/exotic.ts';
import { masters, type Beyond, type Cloaked } from './naive-beyond.ts';
import {
  after,
  branches,
  empty,
  endTurn,
  gain,
  isDead,
  isFalling,
  isInReach,
  leaveStars,
  mine,
  placeOf,
  seize,
  settle,
  type Naive,
  type PlainPlace,
} from './naive.ts';

/** NG-13.4 */
export function furtherActions(game: Naive): Naive[] {
  const { beyond } = game;
  if (beyond === null || (game.phase !== 'manage' && game.phase !== 'move')) return [];
  return [
    ...clearings(game, beyond),
    ...revivals(game, beyond),
    ...cloakings(game, beyond),
    ...beyond.cloaked.filter(({ seat }) => seat === game.turn).flatMap((ship) => appearing(game, ship)),
  ];
}

function change(game: Naive, act: (next: Naive, beyond: Beyond) => void): Naive {
  return after(game, (next) => {
    if (next.beyond === null) return;
    stopDropping(next.beyond);
    act(next, next.beyond);
  });
}

/** NG-13.5 */
function stopDropping(beyond: Beyond): void {
  if (beyond.dropping === 'now') beyond.dropping = 'over';
}

/** NG-17.7 */
function canRegenerate(beyond: Beyond, seat: number): boolean {
  return beyond.civilization[seat] === 'biontes' && beyond.evolved[seat] && !beyond.skillUsed;
}

function clearings(game: Naive, beyond: Beyond): Naive[] {
  if (!canRegenerate(beyond, game.turn)) return [];
  const free = structuredClone(game);
  free.beyond?.said.push('unbar');
  return game.places
    .filter(({ name, size }) => size < 4 && game.barred.includes(name))
    .filter(({ name, owner }) => owner === game.turn || (game.phase === 'move' && isInReach(free, name)))
    .map(({ name }) =>
      change(game, (next, now) => {
        next.barred = next.barred.filter((each) => each !== name);
        now.skillUsed = true;
      }),
    );
}

function revivals(game: Naive, beyond: Beyond): Naive[] {
  if (!canRegenerate(beyond, game.turn)) return [];
  return mine(game)
    .filter((place) => isDead(game, place))
    .map(({ name }) =>
      change(game, (next, now) => {
        now.skillUsed = true;
        revive(next, now, placeOf(next, name));
      }),
    );
}

function revive(game: Naive, beyond: Beyond, place: PlainPlace): void {
  const without = (names: readonly string[]): string[] => names.filter((each) => each !== place.name);
  const leaves = sacrificeOf(place);
  place.ships = place.ships.filter((ship) => ship !== leaves);
  if (leaves.relic !== '') {
    place.waiting.push(leaves.relic);
    if (leaves.idle) place.jammed.push(leaves.relic);
  }
  if (place.ships.length === 0) Object.assign(place, { owner: null, taken: '' });
  const isLoot = beyond.deadTaken.includes(place.name) && place.ships.length > 0 && game.phase === 'manage';
  if (isLoot) gain(game, place.size);
  beyond.dead = without(beyond.dead);
  beyond.deadTaken = without(beyond.deadTaken);
  settleDown(game);
}

/** A ship without a relic, rather one that has moved; else the carrier that is first by its relic. */
function sacrificeOf({ ships }: PlainPlace) {
  const free = ships.filter(({ relic }) => relic === '');
  const ofType = ['M', 'R', 'E', 'T'].flatMap((letter) => ships.filter(({ relic }) => relic === letter));
  return free.find(({ moved }) => moved) ?? free[0] ?? ofType[0];
}

/** Stars that hung on what was left fall; and whoever has nothing left is out. */
function settleDown(game: Naive): void {
  const { turn } = game;
  game.places.filter((place) => place.owner === turn && isFalling(game, place)).forEach(empty);
  leaveStars(game, turn);
  if (game.places.some(({ owner }) => owner === turn)) return;
  if (game.beyond?.cloaked.some(({ seat }) => seat === turn) === true) return;
  const sides = game.places.flatMap(({ owner }) => (owner === null ? [] : [game.sides[owner].join()]));
  if (new Set(sides).size > 1) breakOff(game);
  else game.phase = 'over';
}

/** NG-12.13 */
export function breakOff(game: Naive): void {
  for (const place of game.places) {
    place.taken = '';
    for (const ship of place.ships) ship.moved = ship.idle = false;
  }
  Object.assign(game, { built: [], builds: 0, ahead: null });
  endTurn(game);
}

/** NG-16.1, NG-16.2 */
function cloakings(game: Naive, beyond: Beyond): Naive[] {
  const { turn } = game;
  const rich = game.energy[turn] >= CLOAK_PRICE && game.energy.length > 1;
  if (!rich || !masters(beyond, turn, 'cloaking')) return [];
  return mine(game)
    .filter((from) => from.size !== 4 && canLeave(game, from))
    .flatMap((from) => beyond.hands[turn].flatMap((card) => hidingUnder(game, beyond, from, card)));
}

function canLeave(game: Naive, from: PlainPlace): boolean {
  if (game.barred.includes(from.name) || isHome(game, from.system)) return false;
  return from.size === 5 || isDead(game, from) || from.ships.length > 1;
}

function isHome(game: Naive, system: string): boolean {
  return game.gates[game.turn].startsWith(system);
}

function hidingUnder(game: Naive, beyond: Beyond, from: PlainPlace, card: string): Naive[] {
  const planet = planetFor(game, beyond, card);
  if (planet === undefined || !canHide(game, beyond, from, planet)) return [];
  const letters = new Set(
    from.ships.filter(({ relic, moved }) => relic !== '' && !moved).map(({ relic }) => relic),
  );
  return [...letters].map((letter) =>
    change(game, (next, now) => {
      const source = placeOf(next, from.name);
      const ship = source.ships.find(({ relic, moved }) => relic === letter && !moved);
      if (ship === undefined) throw new Error('nobody hides');
      source.ships = source.ships.filter((each) => each !== ship);
      if (source.ships.length === 0) source.owner = null;
      next.energy[next.turn] -= CLOAK_PRICE;
      now.hands[next.turn] = now.hands[next.turn].filter((each) => each !== card);
      now.cloaked.push({ seat: next.turn, relic: letter, planet: planet.name, card, idle: ship.idle });
      settleDown(next);
    }),
  );
}

/** The planet that the card means: the nearest to the gate by links, then the smallest, then by name. */
function planetFor(game: Naive, beyond: Beyond, card: string): PlainPlace | undefined {
  const gate = game.gates[game.turn].slice(0, 1);
  return game.places
    .filter((place) => place.size < 4 && coordinateOf(beyond, place) === card)
    .toSorted(
      (a, b) =>
        linksBetween(game, gate, a.system) - linksBetween(game, gate, b.system) ||
        a.size - b.size ||
        (a.name < b.name ? -1 : 1),
    )[0];
}

/** Letter and number of a planet: on exotic faces several can share a number. */
function coordinateOf({ kinds, letters }: Beyond, { name, system }: PlainPlace): string {
  const letter = letters[system];
  const slot = Number(name.slice(1));
  if (kinds[system] === undefined) return letter + slot;
  const face = exoticFaces.find((each) => each.letter === letter);
  return letter + (face?.planets[slot - 1][0] ?? '');
}

function linksBetween({ neighbours }: Naive, from: string, to: string): number {
  const reached = new Set([from]);
  for (let links = 0; links < 30; links++) {
    if (reached.has(to)) return links;
    const ring = new Set(reached);
    for (const pair of neighbours) if (ring.has(pair[0])) reached.add(pair.slice(1));
  }
  return 99;
}

function canHide(game: Naive, beyond: Beyond, from: PlainPlace, planet: PlainPlace): boolean {
  if (isHome(game, planet.system) || game.barred.includes(planet.name)) return false;
  if (planet.owner !== null && planet.owner !== game.turn) return false;
  const isShut = ['magnetic', 'dark'].includes(beyond.kinds[from.system] ?? '');
  if (isShut && from.system !== planet.system) return false;
  return !beyond.cloaked.some((ship) => ship.seat === game.turn && ship.planet.startsWith(planet.system));
}

/** NG-16.8 */
function appearing(game: Naive, { planet, relic, card, idle }: Cloaked): Naive[] {
  const { owner, ships } = placeOf(game, planet);
  if ((owner !== null && owner !== game.turn) || ships.length >= 5) return [];
  return branches(game, (next, choice) => {
    const { beyond } = next;
    if (beyond === null) return 1;
    stopDropping(beyond);
    beyond.cloaked = beyond.cloaked.filter((each) => each.planet !== planet || each.seat !== next.turn);
    beyond.discards.push(card);
    const place = placeOf(next, planet);
    if (place.owner === null && next.phase === 'move') seize(next, place, relic === 'E');
    place.owner = next.turn;
    place.ships.push({ relic, moved: false, idle, stale: false });
    return settle(next, place, choice);
  });
}
