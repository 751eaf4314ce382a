// Which fleets can leave a planet, and which attacks can be brought about with what is left.

import { LETTERS, type Galaxy, type Letter, type Relic, type Ship, type Orb } from './galaxy.ts';
import { faresOf } from './fares.ts';
import { outcomeOf } from './combat.ts';

export interface Convoy {
  readonly from: Orb;
  readonly ships: readonly Ship[];
  readonly relics: readonly Letter[];
  readonly price: number;
}

/** Ships that can leave a planet together: every number, and every choice of carriers, NG-6.5 and NG-6.7 kept. */
export interface Squadron {
  readonly ships: readonly Ship[];
  readonly relics: readonly Letter[];
}

export function squadronsOf(from: Orb): Squadron[] {
  const unmoved = from.ships.filter(({ moved }) => !moved);
  const free = unmoved.filter(({ relic }) => relic === null);
  const most = Math.min(unmoved.length, from.ships.length - 1);
  return choices(unmoved).flatMap((carriers) => {
    const relics = carriers.flatMap(({ relic }) => relic?.letter ?? []);
    const least = carriers.length === 0 ? 1 : 0;
    const plain = Math.min(free.length, most - carriers.length);
    return Array.from({ length: Math.max(0, plain + 1 - least) }, (_, i) => ({
      ships: [...carriers, ...free.slice(0, least + i)],
      relics,
    }));
  });
}

export function fleetsFrom(
  galaxy: Galaxy,
  from: Orb,
  to: Orb,
  squadrons: readonly Squadron[] = squadronsOf(from),
): Convoy[] {
  const fares = faresOf(galaxy, from, to);
  if (fares === null) return [];
  return squadrons.map(({ ships, relics }) => ({ from, ships, relics, price: fares(ships.length, relics) }));
}

/** Choices of carriers that differ in their types. */
function choices(unmoved: readonly Ship[]): Ship[][] {
  return LETTERS.reduce<Ship[][]>(
    (chosen, letter) => {
      const carriers = unmoved.filter(({ relic }) => relic?.letter === letter);
      return chosen.flatMap((some) =>
        Array.from({ length: carriers.length + 1 }, (_, number) => [...some, ...carriers.slice(0, number)]),
      );
    },
    [[]],
  );
}

export function textOf({ from, ships, relics }: Convoy): string {
  return `send ${from.name} ${ships.length} ${relics.length === 0 ? 'none' : relics.join('')}`;
}

/** What matters of ships on their way to a battle. */
export interface Might {
  readonly ships: number;
  /** Militaries among them that do their work. */
  readonly active: number;
  readonly relics: number;
  readonly price: number;
}

/** No defence is above 8, so nobody is better off with more ships than these. */
const PLENTY = 13;

export const NO_FORCE: Might = { ships: 0, active: 0, relics: 0, price: 0 };

export function forceOf(ships: readonly Ship[], price: number, isIdle: (relic: Relic) => boolean): Might {
  const relics = ships.flatMap(({ relic }) => relic ?? []);
  const militaries = relics.filter(({ letter }) => letter === 'M');
  const idle = militaries.filter(isIdle).length;
  return { ships: ships.length, active: militaries.length - idle, relics: relics.length, price };
}

function together(one: Might, other: Might): Might {
  return {
    ships: one.ships + other.ships,
    active: one.active + other.active,
    relics: one.relics + other.relics,
    price: one.price + other.price,
  };
}

/** All forces that some of these sources can send within the energy: of those alike the cheapest. */
export function reinforcements(perSource: readonly (readonly Might[])[], energy: number): Might[] {
  let reached = [NO_FORCE];
  for (const fleets of perSource) {
    const best = new Map<number, Might>();
    for (const some of reached) {
      for (const fleet of [NO_FORCE, ...fleets]) {
        const all = together(some, fleet);
        if (all.price > energy) continue;
        const key = (Math.min(all.ships, PLENTY) * 3 + Math.min(all.active, 2)) * 9 + all.relics;
        const known = best.get(key);
        if (known === undefined || known.price > all.price) best.set(key, all);
      }
    }
    reached = [...best.values()];
  }
  return reached;
}

/** Can that force win, alone or with one of the reinforcements? */
export function canWin(
  galaxy: Galaxy,
  to: Orb,
  force: Might,
  more: readonly Might[],
  energy: number,
): boolean {
  return more.some((other) => {
    const all = together(force, other);
    return all.price <= energy && outcomeOf(galaxy, to, all).won;
  });
}
