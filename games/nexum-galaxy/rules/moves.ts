// What a seat can decide, as moves. An order of ships is a chain: `go` names the place, each `send` a source, and an
// attack to which more ships could be added ends with `strike`. What is developed with asteroids is paid for in the same
// move, so that it is done or not.

import { amount, codec, named, open, revealing, veiled } from '@starboard/engine';
import { asteroidKinds, asteroidName, HAND_LIMIT } from '../data/asteroids.ts';
import { cardName, eventCards, ROW_CARDS } from '../data/events.ts';
import { MOST_TABLES } from '../data/group.ts';
import { MOST_CAPACITY, technologyIds } from '../data/technologies.ts';
import { systemIds } from '../data/disks.ts';
import { phaseCards } from '../data/numbers.ts';
import { relicTypes } from '../data/sector.ts';
import { civilizationIds } from '../data/civilizations.ts';
import { evolutions } from './civilizations/evolutions.ts';
import { payments } from './payments.ts';
import { FIRST_STAR, MOST_ENERGY, MOST_SHIPS, SLOTS, TYPES } from './state/sizes.ts';

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

export const asteroidNames = asteroidKinds.map(asteroidName);
export const eventCardNames = eventCards.map(cardName);

/** A bundle says how many carriers of each type go along, up to the two there are: `ME` one Military and one Extractor.
 *  It is a number in base 3 with a digit for each type. */
const LETTERS = ['M', 'R', 'E', 'T'];
const BASE = 3;
const WEIGHTS = LETTERS.map((_, type) => BASE ** type);
const bundles = Array.from({ length: BASE ** TYPES }, (_, bundle) => bundle);

export const NO_RELICS = 0;

/** Tables of a group as a set: `none`, `2`, `1+3`. */
const tableSets = Array.from({ length: 2 ** MOST_TABLES }, (_, set) => nameOfTables(set));

export const moves = codec({
  card: open(named('card', cardNames)),
  build: open(named('planet', placeNames)),
  go: open(named('to', placeNames)),
  send: open(
    named('from', placeNames),
    amount('ships', 1, MOST_SHIPS),
    named('relics', bundles.map(nameOfBundle)),
  ),
  strike: open(),
  attach: open(named('relic', relicTypes)),
  bid: open(amount('energy', 0, MOST_ENERGY)),
  done: open(),
  capture: open(named('planet', placeNames)),
  drop: veiled(named('asteroid', asteroidNames)),
  develop: open(named('technology', technologyIds)),
  pay: revealing(named('technology', technologyIds), named('asteroids', payments.map(nameOfPayment))),
  discard: revealing(named('card', eventCardNames)),
  keep: open(),
  cover: revealing(named('card', eventCardNames), amount('place', 1, ROW_CARDS)),
  pass: open(),
  explore: open(named('from', placeNames)),
  onward: open(),
  stay: open(),
  beside: open(named('system', systemNames)),
  enough: open(),
  land: open(named('planet', placeNames)),
  cloak: open(named('from', placeNames), named('relic', relicTypes)),
  under: veiled(named('card', eventCardNames)),
  appear: revealing(named('planet', placeNames)),
  choose: open(named('civilization', civilizationIds)),
  evolve: revealing(named('asteroids', evolutions.map(nameOfPayment))),
  unbar: open(),
  overload: open(named('system', systemNames)),
  thaw: open(named('planet', placeNames)),
  clear: open(named('planet', placeNames)),
  revive: open(named('planet', placeNames)),
  guard: open(),
  bond: open(),
  foresee: open(),
  mark: open(named('planet', placeNames)),
  blanket: open(named('system', systemNames)),
  parcel: open(amount('table', 1, MOST_TABLES), amount('ships', 1, MOST_SHIPS)),
  unpack: open(
    amount('energy', 0, MOST_ENERGY),
    amount('cards', 0, HAND_LIMIT),
    amount('asteroids', 0, MOST_CAPACITY),
  ),
  gates: open(named('tables', tableSets)),
  relay: open(amount('ships', 1, MOST_SHIPS)),
  through: open(amount('table', 1, MOST_TABLES)),
  load: open(amount('energy', 1, MOST_ENERGY)),
  stow: veiled(named('card', eventCardNames)),
  pack: veiled(named('asteroid', asteroidNames)),
  depart: revealing(),
});

/** How many carriers of that type a bundle holds. */
export function inBundle(bundle: number, type: number): number {
  return Math.trunc(bundle / WEIGHTS[type]) % BASE;
}

/** The bundle with one more carrier of that type. */
export function withRelic(bundle: number, type: number): number {
  return bundle + WEIGHTS[type];
}

/** `yellow-yellow`, `yellow+blue` */
function nameOfPayment(kinds: readonly number[]): string {
  return kinds.map((kind) => asteroidNames[kind]).join('+');
}

function nameOfTables(set: number): string {
  const members = Array.from({ length: MOST_TABLES }, (_, table) => table).filter(
    (table) => ((set >>> table) & 1) === 1,
  );
  return members.length === 0 ? 'none' : members.map((table) => table + 1).join('+');
}

function nameOfBundle(bundle: number): string {
  return bundle === NO_RELICS
    ? 'none'
    : LETTERS.map((letter, type) => letter.repeat(inBundle(bundle, type))).join('');
}
