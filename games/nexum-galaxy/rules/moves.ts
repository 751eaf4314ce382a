// What a seat can decide, as moves. An order of ships is a chain: `go` names the place, each `send` a source, and an
// attack to which more ships could be added ends with `strike`.

import { amount, codec, named, open } from '@starboard/engine';
import { systemIds } from '../data/disks.ts';
import { grandBattleLimits, phaseCards, PLANET_LIMIT } from '../data/numbers.ts';
import { relicTypes } from '../data/sector.ts';
import { FIRST_STAR, SLOTS, TYPES } from './state.ts';

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

/** Most ships that leave a planet in one fleet: one always stays. */
const LARGEST_FLEET = PLANET_LIMIT - 1;

/** A bundle says how many carriers of each type go along: `ME` one Military and one Extractor. */
const LETTERS = ['M', 'R', 'E', 'T'];
const BASE = LARGEST_FLEET + 1;
const codes = Array.from({ length: BASE ** TYPES }, (_, code) => code).filter(
  (code) => relicsOfCode(code) <= LARGEST_FLEET,
);
const bundleOfCode = Int32Array.from({ length: BASE ** TYPES }, (_, code) => codes.indexOf(code));

export const NO_RELICS = 0;

export const moves = codec({
  card: open(named('card', cardNames)),
  build: open(named('planet', placeNames)),
  go: open(named('to', placeNames)),
  send: open(
    named('from', placeNames),
    amount('ships', 1, LARGEST_FLEET),
    named('relics', codes.map(nameOfCode)),
  ),
  strike: open(),
  attach: open(named('relic', relicTypes)),
  bid: open(amount('energy', 0, grandBattleLimits.energy)),
  done: open(),
});

/** How many carriers of that type a bundle holds. */
export function inBundle(bundle: number, type: number): number {
  return Math.trunc(codes[bundle] / BASE ** type) % BASE;
}

/** The bundle with one more carrier of that type. */
export function withRelic(bundle: number, type: number): number {
  return bundleOfCode[codes[bundle] + BASE ** type];
}

function relicsOfCode(code: number): number {
  return code === 0 ? 0 : (code % BASE) + relicsOfCode(Math.trunc(code / BASE));
}

function nameOfCode(code: number): string {
  const letters = LETTERS.map((letter, type) => letter.repeat(Math.trunc(code / BASE ** type) % BASE));
  return code === 0 ? 'none' : letters.join('');
}
