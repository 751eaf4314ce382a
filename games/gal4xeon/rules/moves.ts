// What a seat can write down. All of it is sealed, but for putting the pencil down: when the round closes others see the
// sheet, not how it was written.

import { amount, codec, named, open, sealed } from '@starboard/engine';
import { SIDES } from '../data/numbers.ts';
import { technologyIds, tracks } from '../data/sheet.ts';
import { placeNames } from './hexes.ts';
import { MOST_TURNS } from './shapes.ts';
import { MOST_RANGES } from './state.ts';

const hex = named('hex', placeNames);

export const moves = codec({
  /** A die of that value, at least the trade minimum, goes to the track. */
  assign: sealed(amount('value', 1, SIDES), named('track', tracks)),
  /** One square of the Resources modifier. */
  extra: sealed(named('track', tracks)),
  /** The shape of that range, lying that way, with its first sector in reading order at that place. */
  explore: sealed(amount('range', 1, MOST_RANGES), amount('turn', 1, MOST_TURNS), hex),
  conquer: sealed(hex),
  research: sealed(named('technology', technologyIds)),
  exploit: sealed(hex),
  trade: sealed(hex),
  /** What a trade brings, where it is not a technology: the next Trade die. */
  raise: sealed(),
  /** Do without the action, or without its second target. */
  decline: sealed(),
  finish: open(),
});
