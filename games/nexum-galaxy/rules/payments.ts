// What can be paid with asteroids: two crystals, with exactly as many asteroids as that takes, named in the order of their
// kinds (NG-13.8).

import { asteroidKinds, type AsteroidKind } from '../data/asteroids.ts';

/** One asteroid, or two of which neither could be left out. */
type Payment = readonly number[];

const kinds = asteroidKinds.map((_, kind) => kind);

/** Every one and every two, by their kinds. */
export const payments: readonly Payment[] = [
  ...kinds.map((kind) => [kind]),
  ...kinds.flatMap((one) => kinds.filter((other) => other >= one).map((other) => [one, other])),
];

/** What two crystals can be asked to be. */
export type Crystals = 'same' | 'different';

/** By what is asked, the numbers of the payments for it. */
export const paymentsFor: Readonly<Record<Crystals, readonly number[]>> = {
  same: payments.flatMap((payment, number) => (pays(payment, isDouble, sharesColour) ? number : [])),
  different: payments.flatMap((payment, number) => (pays(payment, isMixed, isUnlike) ? number : [])),
};

function pays(
  payment: Payment,
  alone: (asteroid: AsteroidKind) => boolean,
  together: (one: AsteroidKind, other: AsteroidKind) => boolean,
): boolean {
  const [one, other] = payment.map((kind) => asteroidKinds[kind]);
  return other === undefined ? alone(one) : !alone(one) && !alone(other) && together(one, other);
}

/** Two crystals of one colour. */
function isDouble({ crystals: [one, other] }: AsteroidKind): boolean {
  return one === other;
}

/** Two crystals of two colours. */
function isMixed({ crystals: [one, other] }: AsteroidKind): boolean {
  return other !== undefined && one !== other;
}

function sharesColour(one: AsteroidKind, other: AsteroidKind): boolean {
  return one.crystals.some((crystal) => other.crystals.some((each) => each === crystal));
}

/** Each has one colour, not the same. */
function isUnlike({ crystals: [one] }: AsteroidKind, { crystals: [other] }: AsteroidKind): boolean {
  return one !== other;
}
