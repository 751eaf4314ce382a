// What a seat can decide, as moves. An order of ships is a chain: `go` names the place, each `send` a source, and an
// attack to which more ships could be added ends with `strike`.

import { amount, codec, named, open } from '@starboard/engine';
import { systemIds } from '../data/disks.ts';
import { grandBattleLimits, phaseCards, PLANET_LIMIT } from '../data/numbers.ts';
import { relicTypes } from '../data/sector.ts';
import { FIRST_STAR, SLOTS, TYPES } from './state/sizes.ts';

/** Letters A to L are the disks of the box, M to T those that join during play. */
export const systemNames: readonly string[] = [...systemIds, 'M', 'N', 'O', 'P', 'Q', 'R', 'S', 'T'];

/** `C2` is planet 2 of system C, `C*` its star, `C**` a second star. */
export const placeNames: readonly string[] = systemNames.flatMap((system) =>
  Array.from(
    { length: SLOTS },
    (_, slot) => system + (slot < FIRST_STAR ? slot + 1 : '*'.repeat(slot - FIRST_STAR + 1)),
  ),
);

export const cardNames = Object.keys(phaseCards) as readonly (keyof typeof phaseCards)[];

/** One ship always stays on the planet they leave. This grows when there are places where none must. */
const LARGEST_FLEET = PLANET_LIMIT - 1;

/** A bundle says how many carriers of each type go along, up to the two there are: `ME` one Military and one Extractor.
 *  It is a number in base 3 with a digit for each type. */
const LETTERS = ['M', 'R', 'E', 'T'];
const BASE = 3;
const WEIGHTS = LETTERS.map((_, type) => BASE ** type);
const bundles = Array.from({ length: BASE ** TYPES }, (_, bundle) => bundle);

export const NO_RELICS = 0;

export const moves = codec({
  card: open(named('card', cardNames)),
  build: open(named('planet', placeNames)),
  go: open(named('to', placeNames)),
  send: open(
    named('from', placeNames),
    amount('ships', 1, LARGEST_FLEET),
    named('relics', bundles.map(nameOfBundle)),
  ),
  strike: open(),
  attach: open(named('relic', relicTypes)),
  bid: open(amount('energy', 0, grandBattleLimits.energy)),
  done: open(),
});

/** How many carriers of that type a bundle holds. */
export function inBundle(bundle: number, type: number): number {
  return Math.trunc(bundle / WEIGHTS[type]) % BASE;
}

/** The bundle with one more carrier of that type. */
export function withRelic(bundle: number, type: number): number {
  return bundle + WEIGHTS[type];
}

function nameOfBundle(bundle: number): string {
  return bundle === NO_RELICS
    ? 'none'
    : LETTERS.map((letter, type) => letter.repeat(inBundle(bundle, type))).join('');
}
