// The board of nexum-lite, a cut-down Nexum Galaxy for measuring: no cards, no dice, a few rules, long turns.
//
// Twelve systems lie in a ring, each a star and three planets. A turn brings one energy per planet and two per star
// held (20 at most); then its seat builds (three times at most, for 2, 3 and 4 energy, once per planet) and sends
// ships from planets, each for the energy its way costs; one must stay. A planet holds five ships, a star two and
// only while its system's planets are all the seat's. New and arrived ships wait for the next turn. A planet not
// held before gives energy by its size. An attack must outnumber the ships on the planet plus those of the same
// owner on its star, loses half as many as it meets, and scores a point; the star falls, for another point, when
// its owner holds fewer than two of the planets. Seven points, or being the last with ships, wins; after 400 turns
// the most points do.

export const SYSTEMS = 12;
/** Place 4n is the star of system n, the three after it are its planets. */
export const PLACES = SYSTEMS * 4;

export const START = { ships: 4, energy: 3 };
export const MOST_ENERGY = 20;
export const MOST_SHIPS = 25;
export const PLANET_ROOM = 5;
export const STAR_ROOM = 2;
export const MOST_BUILDS = 3;
export const FIRST_BUILD_COST = 2;
export const GOAL = 7;
export const LAST_TURN = 400;

export function isStar(place: number): boolean {
  return (place & 3) === 0;
}

/** The first planet of every third system. */
export function homeOf(seat: number): number {
  return seat * 12 + 1;
}

/** The energy a planet gives when it is taken. Every third system is a major one, whose planets are all large. */
export const SIZE = Uint8Array.from({ length: PLACES }, (_, place) => {
  if (isStar(place)) return 4;
  return (place >> 2) % 3 === 2 ? 3 : 4 - (place & 3);
});

/** What a ship pays from place `a` to place `b`, at a * PLACES + b: by distance along the ring, three at most. */
export const COST = Uint8Array.from({ length: PLACES * PLACES }, (_, pair) => {
  const apart = Math.abs((Math.floor(pair / PLACES) >> 2) - ((pair % PLACES) >> 2));
  return Math.min(3, 1 + Math.min(apart, SYSTEMS - apart));
});
