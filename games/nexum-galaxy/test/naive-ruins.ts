// What No Movement and No Management markers make of a planet, in the plain game (NG-14.1 to NG-14.6).

import { empty, isFalling, leaveStars, placeOf, type Naive } from './naive.ts';

const MOST_RUINS = 12;
const RUINING = 5;

/** What already lies there, and how many planets are ruined. */
interface Lying {
  readonly noMove: number;
  readonly noManage: number;
  readonly ruins: number;
}

/** The position after so many markers more. */
export function marked(
  game: Naive,
  name: string,
  marker: 'noMove' | 'noManage',
  laid: number,
  lying: Lying,
): Naive {
  const next = structuredClone(game);
  const { beyond } = next;
  if (beyond === null) throw new Error('Nothing is ruined without the expansion.');
  const isDead = beyond.dead.includes(name);
  const isPlanet = placeOf(next, name).size < 4;
  // NG-14.3
  if (marker === 'noManage' && (isDead || placeOf(next, name).size === 6)) return next;
  const isRuined = isPlanet && lying[marker] + laid >= RUINING;
  const mayBe = lying.ruins < MOST_RUINS || (marker === 'noMove' && isDead);
  const list = marker === 'noMove' ? next.barred : next.idle;
  if (isRuined && mayBe) {
    if (marker === 'noMove') destroy(next, name);
    else {
      beyond.dead.push(name);
      next.idle = next.idle.filter((each) => each !== name);
    }
  } else if (!list.includes(name)) list.push(name);
  return next;
}

/** NG-14.1, NG-14.2 */
function destroy(game: Naive, name: string): void {
  const { beyond } = game;
  const place = placeOf(game, name);
  const { owner } = place;
  const relics = [...place.ships.map(({ relic }) => relic), ...place.waiting].filter((relic) => relic !== '');
  const heap = placeOf(game, 'S5');
  heap.waiting.push(...relics);
  // what has met its like in this phase has no effect in the cloud either
  heap.jammed.push(...place.jammed, ...place.ships.filter(({ idle }) => idle).map(({ relic }) => relic));
  game.places = game.places.filter((each) => each !== place);
  const without = (names: readonly string[]): string[] => names.filter((each) => each !== name);
  game.barred = without(game.barred);
  game.idle = without(game.idle);
  game.ionized = without(game.ionized);
  game.built = without(game.built);
  if (beyond !== null) {
    beyond.dead = without(beyond.dead);
    beyond.markers = without(beyond.markers);
    beyond.deadTaken = without(beyond.deadTaken);
  }
  const hidden = beyond?.cloaked.filter(({ planet }) => planet === name) ?? [];
  for (const { relic, card, idle } of hidden) {
    heap.waiting.push(relic);
    if (idle) heap.jammed.push(relic);
    beyond?.discards.push(card);
  }
  if (beyond !== null) beyond.cloaked = beyond.cloaked.filter((ship) => !hidden.includes(ship));
  if (owner === null && hidden.length === 0) return;
  game.places.filter((each) => each.owner !== null && isFalling(game, each)).forEach(empty);
  for (const seat of [...(owner === null ? [] : [owner]), ...hidden.map((ship) => ship.seat)])
    leaveStars(game, seat);
  const left = game.sides.filter(
    (side) =>
      game.places.some((each) => each.owner !== null && side.includes(each.owner)) ||
      beyond?.cloaked.some((ship) => side.includes(ship.seat)),
  );
  if (new Set(left.map(String)).size === 1) game.phase = 'over';
}
