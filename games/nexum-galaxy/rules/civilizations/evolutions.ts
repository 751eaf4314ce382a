// What lets a civilization evolve: two crystals of its colour, paid as for a technology, or any four asteroids (NG-17.2).

import { asteroidKinds, type Crystal } from '../../data/asteroids.ts';
import { civilizations, EVOLVING_ASTEROIDS } from '../../data/civilizations.ts';

const kinds = asteroidKinds.map((_, kind) => kind);

/** All multisets of so many kinds, in the order of the kinds. */
function setsOf(size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  return kinds.slice(from).flatMap((kind) => setsOf(size - 1, kind).map((rest) => [kind, ...rest]));
}

function crystalsOf(payment: readonly number[], colour: Crystal): number {
  return payment.reduce(
    (sum, kind) => sum + asteroidKinds[kind].crystals.filter((crystal) => crystal === colour).length,
    0,
  );
}

/** One asteroid with both crystals, or two with one each: none that could be left out. */
function paysColour(payment: readonly number[], colour: Crystal): boolean {
  if (payment.length === 1) return crystalsOf(payment, colour) === 2;
  return payment.length === 2 && payment.every((kind) => crystalsOf([kind], colour) === 1);
}

/** Every payment with which some civilization evolves. */
export const evolutions: readonly (readonly number[])[] = [
  ...[...setsOf(1), ...setsOf(2)].filter((payment) =>
    civilizations.some(({ colour }) => colour !== null && paysColour(payment, colour)),
  ),
  ...setsOf(EVOLVING_ASTEROIDS),
];

/** By civilization, the numbers of the payments for it. */
export const evolutionsOf: readonly (readonly number[])[] = civilizations.map(({ colour }) =>
  evolutions.flatMap((payment, number) => {
    const pays = colour === null ? payment.length === EVOLVING_ASTEROIDS : paysColour(payment, colour);
    return pays ? number : [];
  }),
);
