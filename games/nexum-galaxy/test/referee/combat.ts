// NG-6.16 to NG-6.30: attack and defence, losses, captured relics, stars that fall.

import {
  carriedAt,
  isAlly,
  planetsOf,
  relicsHeld,
  type Galaxy,
  type Sending,
  type Relic,
  type Orb,
} from './galaxy.ts';
import { isIdle } from './interference.ts';

export interface Attackers {
  readonly ships: number;
  readonly active: number;
  readonly relics: number;
}

export interface Fought {
  readonly won: boolean;
  readonly attack: number;
  readonly defence: number;
  readonly casualties: number;
  readonly excess: number;
}

const ROOM = 5;

/** NG-6.18 to NG-6.24 */
export function outcomeOf(galaxy: Galaxy, to: Orb, force: Attackers): Fought {
  const theirs = carriedAt(to).filter(({ letter }) => letter === 'M');
  const waiting = to.waiting.filter(({ letter }) => letter === 'M').length;
  // one that has met another in this phase counts nothing, neither for its side nor against the other
  const alone = force.active + theirs.length + waiting === 1;
  const attack = force.ships + (alone && force.active === 1 ? 1 : 0);
  const shield = theirs.length === 1 && alone && !isIdle(galaxy, theirs[0]) ? 1 : 0;
  const defence = to.ships.length + shield + onStars(galaxy, to);
  const casualties = Math.floor(defence / 2);
  const survivors = force.ships - casualties;
  const staying = Math.min(ROOM, survivors);
  const won = attack > defence && survivors >= 1 && staying >= force.relics + carriedAt(to).length;
  return { won, attack, defence, casualties, excess: survivors - staying };
}

/** NG-6.19, NG-9.7: the defender's own ships on the stars of the system. */
function onStars({ spots, sterile }: Galaxy, to: Orb): number {
  if (sterile) return 0;
  return spots
    .filter(({ system, isStar, owner }) => system === to.system && isStar && owner === to.owner)
    .reduce((sum, { ships }) => sum + ships.length, 0);
}

export interface Fallen {
  readonly star: Orb;
  readonly owner: number;
  readonly scores: boolean;
}

/** The battle is fought: the planet changes hands. Gives the stars that fall. */
export function conquer(galaxy: Galaxy, { to, ships }: Sending, outcome: Fought): Fallen[] {
  const { turn } = galaxy;
  const loser = to.owner;
  if (loser === null) throw new Error(`Nobody defends ${to.name}.`);
  const captured = carriedAt(to);
  const brought = carriedAt({ ships });
  const staying = ships.length - outcome.casualties - outcome.excess;
  occupy(
    galaxy,
    to,
    ships.flatMap(({ relic }) => (relic?.letter === 'E' ? [relic] : [])),
  );
  to.ships = Array.from({ length: staying }, (_, i) => ({
    relic: [...brought, ...captured][i] ?? null,
    moved: true,
  }));
  galaxy.points[turn]++;
  return afterwards(galaxy, to, loser);
}

export function occupy(galaxy: Galaxy, to: Orb, extractors: readonly Relic[]): void {
  to.owner = galaxy.turn;
  to.taken = true;
  to.takenWith = [...extractors];
}

/** NG-6.27, NG-6.28, NG-9.10 */
function afterwards(galaxy: Galaxy, to: Orb, loser: number): Fallen[] {
  const gateFalls = galaxy.sterile && galaxy.gates[loser] === to.name;
  // in version 1 the loser's stars went with the loser
  const fallen = gateFalls && galaxy.rules < 2 ? [] : fallenStars(galaxy, to.system, true);
  // NG-11.6
  if (relicsHeld(galaxy, loser) < galaxy.goals[loser].relics) galaxy.asleep.delete(loser);
  if (!gateFalls) return [...fallen, ...starsAlone(galaxy, loser)];
  if (loser >= galaxy.seats) galaxy.out.add(loser);
  for (const spot of galaxy.spots) if (spot.owner === loser) empty(spot);
  return [...fallen, ...allSystems(galaxy).flatMap((system) => fallenStars(galaxy, system, false))];
}

/** NG-1.4: with events, whoever holds no planet leaves the stars. */
function starsAlone({ spots, rows, seats }: Galaxy, loser: number): Fallen[] {
  const left = spots.filter(({ owner }) => owner === loser);
  if (rows === 0 || loser >= seats || left.some(({ isStar }) => !isStar)) return [];
  return left.map((star) => {
    empty(star);
    return { star, owner: loser, scores: false };
  });
}

function allSystems({ spots }: Galaxy): string[] {
  return [...new Set(spots.map(({ system }) => system))];
}

function fallenStars(galaxy: Galaxy, system: string, scores: boolean): Fallen[] {
  return galaxy.spots
    .filter((spot) => spot.system === system && spot.isStar && spot.owner !== null && !keeps(galaxy, spot))
    .map((star) => {
      const owner = star.owner ?? -1;
      empty(star);
      if (scores) galaxy.points[galaxy.turn]++;
      return { star, owner, scores };
    });
}

/** NG-6.27, NG-9.8, NG-9.12 */
function keeps(galaxy: Galaxy, star: Orb): boolean {
  const owner = star.owner ?? -1;
  const planets = planetsOf(galaxy, star.system);
  const held = planets.filter((planet) => isAlly(galaxy, owner, planet.owner)).length;
  const atHome = galaxy.gates[owner]?.startsWith(star.system) === true;
  return galaxy.sterile && atHome ? held > 0 : 2 * held >= planets.length;
}

function empty(spot: Orb): void {
  spot.owner = null;
  spot.waiting.push(...carriedAt(spot));
  spot.ships = [];
}
