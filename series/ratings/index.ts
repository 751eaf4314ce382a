// The door to ratings.

export { rated, UNKNOWN, type Strength } from './model.ts';
export { placesOf, placing, type RatedGame, type RatedSeat, type WhyNotRated } from './placing.ts';
export { poolText, readPool, type Pace, type Pool } from './pool.ts';
export { KNOWN_DEVIATION, ratingOf, shown, type StrengthShown } from './shown.ts';
