// NG-6.1 to NG-6.4: what a fleet pays.

import type { Galaxy, Letter, Orb } from './galaxy.ts';
import { works } from './interference.ts';

/** Energy for a ship without anything special; null where no way leads. */
function fareOf({ links, closed }: Galaxy, from: Orb, to: Orb): number | null {
  // NG-10.13
  const ions = to.ionized ? 1 : 0;
  if (from.system === to.system) return 1 + ions;
  if (links.has(from.system + to.system)) return 2 + ions;
  return closed.has(from.system) || closed.has(to.system) ? null : 3 + ions;
}

/** What so many ships pay with those relics among them; null where no way leads. */
export function faresOf(
  galaxy: Galaxy,
  from: Orb,
  to: Orb,
): ((ships: number, relics: readonly Letter[]) => number) | null {
  const fare = fareOf(galaxy, from, to);
  if (fare === null) return null;
  const reduced = from.system !== to.system && works(galaxy, from, 'T') ? fare - 1 : fare;
  const surcharge = works(galaxy, from, 'E') ? 1 : 0;
  return (ships, relics) =>
    ships * (relics.includes('T') ? reduced : fare) + (relics.includes('E') ? surcharge : 0);
}
