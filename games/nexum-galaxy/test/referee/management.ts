// NG-5 and NG-9.6: extraction and replication.

import { fleetOf, gain, spotAt, type Galaxy, type Orb } from './galaxy.ts';
import { noticeCrowds, works } from './interference.ts';
import { attachWaiting } from './movement.ts';

const PRICES = [2, 3, 4];
const STERILE_PRICE = 2;
const REPLICATOR_PRICE = 1;
const ROOM = 5;

export function extract(galaxy: Galaxy): void {
  const mine = galaxy.spots.filter(({ owner }) => owner === galaxy.turn);
  // NG-10.10
  const energy = mine.map((spot): number => {
    if (spot.noManage > 0) return 0;
    return spot.isStar || works(galaxy, spot, 'E') ? 2 : 1;
  });
  gain(
    galaxy,
    galaxy.turn,
    energy.reduce((sum, each) => sum + each, 0),
  );
}

/** What a ship would cost there; null where none can be built. */
export function priceOfShip(galaxy: Galaxy, spot: Orb): number | null {
  const { turn, builds, built, sterile, spots } = galaxy;
  if (spot.owner !== turn || spot.isStar || spot.noManage > 0 || spot.ships.length >= ROOM) return null;
  if (fleetOf(galaxy, turn) >= galaxy.shipLimit) return null;
  if (sterile) {
    const lit = spots.some(({ system, isStar, owner }) => system === spot.system && isStar && owner === turn);
    return lit ? STERILE_PRICE : null;
  }
  if (built.has(spot.name)) return null;
  if (works(galaxy, spot, 'R')) return REPLICATOR_PRICE;
  return builds < PRICES.length ? PRICES[builds] : null;
}

export function buildOffers(galaxy: Galaxy): string[] {
  return galaxy.spots
    .filter((spot) => (priceOfShip(galaxy, spot) ?? Infinity) <= galaxy.energy[galaxy.turn])
    .map(({ name }) => `build ${name}`);
}

export function build(galaxy: Galaxy, name: string): number {
  const spot = spotAt(galaxy, name);
  const price = priceOfShip(galaxy, spot);
  if (price === null) throw new Error(`Nothing can be built on ${name}.`);
  galaxy.energy[galaxy.turn] -= price;
  if (galaxy.sterile || !works(galaxy, spot, 'R')) galaxy.builds++;
  galaxy.built.add(name);
  spot.ships.push({ relic: null, moved: false });
  attachWaiting(galaxy, spot);
  noticeCrowds(galaxy);
  return price;
}
