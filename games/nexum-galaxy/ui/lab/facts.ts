// What is said of technologies and of cards in a hand, from the state.

import { technologies, type Price } from '../../data/technologies.ts';
import { canPay } from '../../rules/asteroids/bag.ts';
import { holds, isSeen } from '../../rules/cosmos/hands.ts';
import { paymentsFor } from '../../rules/payments.ts';
import { asteroidNames } from '../../rules/moves.ts';
import { KINDS, MANAGE, MOVE, NOTHING, PATHS, type Nexum } from '../../rules/state.ts';
import type { LabText, Standing } from '../words/lab-text.ts';

export interface LabProps {
  readonly state: Nexum;
  readonly seat: number;
  /** Does it belong to whoever looks, and may that seat act now? */
  readonly own: boolean;
  readonly acting: boolean;
}

/** NG-13.7 */
export function priceText(text: LabText, price: Price): string {
  return 'energy' in price ? text.energyPrice(price.energy) : text.crystalPrice[price.crystals];
}

/** NG-13.6 to NG-13.8: how it stands with a technology for the seat that looks. */
export function standingOf(state: Nexum, seat: number, technology: number): Standing {
  const { path, level, price } = technologies[technology];
  const reached = state.levels[seat * PATHS + pathNumber(path)];
  if (level <= reached) return 'developed';
  if (level > reached + 1) return 'later';
  const isFreeTime = state.asking === NOTHING && (state.phase === MANAGE || state.phase === MOVE);
  if (state.turn !== seat || !isFreeTime) return 'notNow';
  if (state.developed === 1) return 'oncePerTurn';
  if ('energy' in price) return state.energy[seat] >= price.energy ? 'payable' : 'dear';
  const payable = paymentsFor[price.crystals].some((payment) => canPay(state, seat, payment));
  return state.captured[seat] > 0 && payable ? 'payable' : 'crystals';
}

function pathNumber(path: string): number {
  return technologies.findIndex((each) => each.path === path) / (technologies.length / PATHS);
}

/** Kinds of the asteroids on a card, one by one; null each where somebody else's are hidden. */
export function asteroidsOf(state: Nexum, seat: number): readonly (number | null)[] {
  if (state.captured[seat] === 0) return [];
  if (state.processing[seat * KINDS] < 0) return Array.from({ length: state.captured[seat] }, () => null);
  return asteroidNames.flatMap((_, kind) =>
    Array.from({ length: state.processing[seat * KINDS + kind] }, () => kind),
  );
}

/** Asteroids that are alike have nothing but their place. */
export function inPlaces(asteroids: readonly (number | null)[]) {
  return asteroids.map((kind, place) => ({ name: `asteroid ${place}`, kind, place }));
}

/** Cards of the seat's hand; null each where they are hidden. */
export function handOf(state: Nexum, seat: number): readonly (number | null)[] {
  if (!isSeen(state, seat)) return Array.from({ length: state.handSize[seat] }, () => null);
  return Array.from({ length: state.cardsInPlay }, (_, card) => card).filter((card) =>
    holds(state, seat, card),
  );
}
