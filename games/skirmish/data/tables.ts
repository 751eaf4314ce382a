// What a printed copy would hold: moons, homes and cards.

export const MOONS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/** The moons beside each moon, ascending: A, C and E lie beside B, D and F. */
const ODD = [1, 3, 5] as const;
const EVEN = [0, 2, 4] as const;
export const BESIDE = [ODD, EVEN, ODD, EVEN, ODD, EVEN] as const;

/** Home moons by number of seats. */
export const HOMES: Readonly<Record<number, readonly number[]>> = {
  2: [0, 2],
  3: [0, 2, 4],
  4: [0, 1, 3, 4],
};

export const CARDS = ['barrage', 'shield', 'convoy'] as const;
export const COPIES = 4;
export const HAND = 2;
export const START_SHIPS = 5;
/** New ships, without and with a convoy. */
export const MUSTER = 2;
export const CONVOY = 3;
export const MOST_SHIPS = 9;
/** What a barrage or a shield adds in battle. */
export const BONUS = 2;
