// What the rules say when they refuse an order of ships, and the numbers in it: prices, ships needed, ships there are.

import type { Refusal } from '@starboard/engine';
import { outcomeOf } from './combat.ts';
import { cheapestWin, fleetsOver, mostShips, targets } from './movement.ts';
import { textOf } from './fleets.ts';
import type { Galaxy, Orb } from './galaxy.ts';
import { buildOffers, priceOfShip } from './management.ts';

type WhyNot = (move: string) => Refusal | null;

/** The numbers that the referee expects in a refusal with that key; null where it expects none. */
type Numbers = Readonly<Record<string, unknown>> | null;

/** Looks at one place of the sector, another one each time. */
export function unlikeRefusals(galaxy: Galaxy, turn: number, whyNot: WhyNot): string | null {
  const spot = galaxy.spots[turn % galaxy.spots.length];
  if (galaxy.picking !== null) return null;
  if (galaxy.phase === 'manage') return buildRefusal(galaxy, spot, whyNot);
  if (galaxy.phase !== 'move') return null;
  return galaxy.order === null
    ? goRefusal(galaxy, spot, whyNot)
    : sendRefusals(galaxy, galaxy.order.to, whyNot);
}

function compared(move: string, refusal: Refusal | null, numbers: (key: string) => Numbers): string | null {
  if (refusal === null) return `${move} is not refused`;
  const ours = numbers(refusal.key);
  if (ours === null) return null;
  const values: Readonly<Record<string, unknown>> = refusal.values;
  const wrong = Object.entries(ours).find(([name, value]) => values[name] !== value);
  return wrong === undefined
    ? null
    : `${move} is refused by "${refusal.reason}", but ${wrong[0]} is ${String(wrong[1])} for the referee`;
}

function buildRefusal(galaxy: Galaxy, spot: Orb, whyNot: WhyNot): string | null {
  const move = `build ${spot.name}`;
  if (buildOffers(galaxy).includes(move)) return null;
  const price = priceOfShip(galaxy, spot);
  return compared(move, whyNot(move), (key) =>
    lastWord(key).endsWith('TooDear') ? { price, energy: galaxy.energy[galaxy.turn] } : null,
  );
}

function goRefusal(galaxy: Galaxy, spot: Orb, whyNot: WhyNot): string | null {
  const move = `go ${spot.name}`;
  if ((galaxy.reachable ?? targets(galaxy)).includes(spot)) return null;
  const energy = galaxy.energy[galaxy.turn];
  return compared(move, whyNot(move), (key) => {
    switch (lastWord(key)) {
      case 'attackTooDear':
        return { price: cheapestWin(galaxy, spot), energy };
      case 'tooFewShips':
        return { needed: shipsNeeded(galaxy, spot, 0), most: mostShips(galaxy, spot, 0) };
      case 'tooFewWithMilitary':
        return { needed: shipsNeeded(galaxy, spot, 1), most: mostShips(galaxy, spot, 1) };
      default:
        return null;
    }
  });
}

/** The fewest that would win, with so many Militaries among them. */
function shipsNeeded(galaxy: Galaxy, spot: Orb, active: number): number {
  for (let ships = 1; ships < 40; ships++) {
    if (outcomeOf(galaxy, spot, { ships, active, relics: active }).won) return ships;
  }
  return Infinity;
}

/** Fleets that are too dear to be sent. */
function sendRefusals(galaxy: Galaxy, to: Orb, whyNot: WhyNot): string | null {
  const energy = galaxy.energy[galaxy.turn];
  for (const fleet of fleetsOver(galaxy, to)) {
    const move = textOf(fleet);
    const wrong = compared(move, whyNot(move), (key) =>
      lastWord(key) === 'fareTooDear' ? { price: fleet.price, energy } : null,
    );
    if (wrong !== null) return wrong;
  }
  return null;
}

function lastWord(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}
