// Orders by which somebody is come upon, in the plain game (NG-16.5 to NG-16.7): with every combination of ships that could still
// join, or lost where none would do.

import type { Cloaked } from './naive-beyond.ts';
import {
  after,
  allOrders,
  branches,
  empty,
  exhaust,
  fleetsOf,
  give,
  hiddenAt,
  interfere,
  isAllowed,
  isExotic,
  isFalling,
  leaveFleets,
  leaveStars,
  mine,
  placeOf,
  priceOf,
  shipsIn,
  type PlainFleet,
  type Naive,
  type PlainOrder,
  type PlainPlace,
  type Ship,
} from './naive.ts';
import { breakOff } from './naive-further.ts';

export function ambushes(game: Naive): Naive[] {
  if (game.phase !== 'move') return [];
  return allOrders(game).flatMap((order) => {
    const hidden = hiddenAt(game, order.to);
    return hidden === undefined ? [] : comeUpon(game, order, hidden);
  });
}

/** The ships have left and are under way; what was hidden stands on its planet. */
function comeUpon(game: Naive, order: PlainOrder, hidden: Cloaked): Naive[] {
  const met = structuredClone(game);
  const arrived = depart(met, order);
  show(met, hidden);
  const battles = allFleets(met, order.to)
    .map((fleets): PlainOrder => ({ to: order.to, fleets, arrived }))
    .filter((each) => isAllowed(met, each));
  if (battles.length === 0) return [after(met, (next) => repel(next, order.to, arrived))];
  return battles.flatMap((each) => branches(met, (next, choice) => give(next, each, choice)));
}

function depart(game: Naive, { to, fleets }: PlainOrder): Ship[] {
  const target = placeOf(game, to);
  const ships = shipsIn(game, fleets);
  for (const fleet of fleets) game.energy[game.turn] -= priceOf(game, fleet, target);
  for (const ship of ships) Object.assign(ship, { moved: true, stale: false });
  leaveFleets(game, fleets);
  if (game.beyond !== null) {
    game.beyond.said = game.beyond.said.filter((word) => word !== 'unbar');
    if (game.beyond.dropping === 'now') game.beyond.dropping = 'over';
  }
  return ships;
}

function show(game: Naive, { seat, relic, planet, card, idle }: Cloaked): void {
  const { beyond } = game;
  if (beyond === null) return;
  beyond.cloaked = beyond.cloaked.filter((each) => each.seat !== seat || each.planet !== planet);
  beyond.discards.push(card);
  const place = placeOf(game, planet);
  place.owner = seat;
  place.ships.push({ relic, moved: false, idle, stale: false });
  interfere(place);
}

/** None, or fleets from any planets that ships can leave. */
function allFleets(game: Naive, to: string): PlainFleet[][] {
  const sources = mine(game).filter(
    ({ name, size }) => name !== to && size !== 4 && !game.barred.includes(name),
  );
  let combinations: PlainFleet[][] = [[]];
  for (const place of sources)
    combinations = combinations.flatMap((sofar) => [
      sofar,
      ...fleetsOf(game, place).map((fleet) => [...sofar, fleet]),
    ]);
  return combinations;
}

/** NG-16.6 */
function repel(game: Naive, to: string, arrived: readonly Ship[]): void {
  const place = placeOf(game, to);
  const { owner } = place;
  if (owner === null) throw new Error('nobody defends');
  exhaust(game, place, arrived);
  for (const { relic, idle } of arrived) {
    if (relic === '') continue;
    place.waiting.push(relic);
    if (idle) place.jammed.push(relic);
  }
  if (place.ships.length > 5) dismiss(place);
  interfere(place);
  attachInOrder(place);
  if (!isExotic(game, place)) game.points[owner]++;
  // NG-14.4
  game.places.filter((each) => each.owner === game.turn && isFalling(game, each)).forEach(empty);
  leaveStars(game, game.turn);
  conclude(game, owner);
}

/** A ship without a relic returns to the reserve, if there is one. */
function dismiss(place: PlainPlace): void {
  const gone = place.ships.find(({ relic }) => relic === '') ?? place.ships[0];
  place.ships = place.ships.filter((ship) => ship !== gone);
  if (gone.relic !== '') place.waiting.push(gone.relic);
}

function attachInOrder(place: PlainPlace): void {
  for (const letter of 'MRET') {
    const free = place.ships.filter(({ relic }) => relic === '');
    for (const ship of free) {
      const i = place.waiting.indexOf(letter);
      if (i < 0) break;
      place.waiting.splice(i, 1);
      ship.relic = letter;
      ship.idle = place.jammed.includes(letter);
    }
  }
}

/** The goals of who was attacked, and whether the others are out. */
function conclude(game: Naive, owner: number): void {
  const relics = game.places.flatMap((place) => (place.owner === owner ? place.ships : []));
  const hidden = game.beyond?.cloaked ?? [];
  const held = [...relics, ...hidden.filter(({ seat }) => seat === owner)].filter(
    ({ relic }) => relic !== '',
  );
  const seats = [...game.places.flatMap((place) => place.owner ?? []), ...hidden.map(({ seat }) => seat)];
  const alone = new Set(seats.map((seat) => game.sides[seat].join())).size === 1;
  const wins = game.points[owner] >= game.goal.points || held.length >= game.goal.relics;
  if (alone || wins) game.phase = 'over';
  else if (!seats.includes(game.turn)) breakOff(game);
}
