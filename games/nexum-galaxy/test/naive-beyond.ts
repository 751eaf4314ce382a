// What the Asteroids rules add to the plain game of naive.ts: technologies, asteroids, exotic systems, skills. Written from
// the guide, with lists of names; nothing is clever.

import { FastChance } from '@starboard/engine';
import { asteroidKinds, asteroidName, CARDS_PER_SHIP, HAND_LIMIT } from '../data/asteroids.ts';
import { civilizationIds, civilizations } from '../data/civilizations.ts';
import { cardName, eventCards } from '../data/events.ts';
import { exoticFaces } from '../data/exotic.ts';
import { LEVELS, technologies } from '../data/technologies.ts';
import { systemNames, placeNames } from '../rules/moves.ts';
import { KINDS, PATHS, SLOTS, type Nexum } from '../rules/state.ts';

export interface Beyond {
  /** By seat and path: technologies that are developed. */
  levels: number[][];
  developed: boolean;
  dropping: 'not yet' | 'now' | 'over';
  /** By seat: asteroids on the Processing card, and event cards in the hand. */
  cards: string[][];
  hands: string[][];
  deck: string[];
  discards: string[];
  /** Planets with a marker for an asteroid, and dead ones. */
  markers: string[];
  dead: string[];
  /** By system, what kind of exotic system it is. */
  kinds: Record<string, string>;
  clouds: string[];
  openClouds: string[];
  /** By seat. */
  civilization: (string | null)[];
  evolved: boolean[];
  skillUsed: boolean;
  said: string[];
  /** Seats whose relics have helped them in this turn. */
  helped: number[];
  gave: Record<string, number>;
  /** By seat: ships that were lost for good. */
  lost: number[];
  /** Dead planets that were conquered in this turn. */
  deadTaken: string[];
  cloaked: Cloaked[];
  /** By system: the letter of its face. */
  letters: Record<string, string>;
}

/** A ship that is hidden on a planet, under a card. */
export interface Cloaked {
  seat: number;
  relic: string;
  planet: string;
  card: string;
  idle: boolean;
}

const bits = (set: number): number[] =>
  Array.from({ length: 20 }, (_, i) => i).filter((i) => (set >>> i) & 1);
const deckOrder = eventCards.map(cardName);
const asteroidNames = asteroidKinds.map(asteroidName);

/** Null where the game is played without the expansion. */
export function readBeyond(state: Nexum): Beyond | null {
  if (state.pathLevels === 0) return null;
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const slots = (field: Int32Array): string[] =>
    systemNames.flatMap((_, system) => bits(field[system]).map((slot) => placeNames[system * SLOTS + slot]));
  const cards = (field: Int32Array): string[] => deckOrder.filter((_, card) => field[card] === 1);
  return {
    levels: seats.map((seat) => [...state.levels.subarray(seat * PATHS, (seat + 1) * PATHS)]),
    developed: state.developed === 1,
    dropping: (['not yet', 'now', 'over'] as const)[state.dropping],
    cards: seats.map((seat) =>
      asteroidNames.flatMap((name, kind) =>
        Array.from({ length: state.processing[seat * KINDS + kind] }, () => name),
      ),
    ),
    hands: seats.map((seat) =>
      deckOrder.filter((_, card) => (state.hand[2 * seat + Math.floor(card / 18)] >>> (card % 18)) & 1),
    ),
    deck: cards(state.deck),
    discards: cards(state.discards),
    markers: slots(state.asteroids),
    dead: slots(state.dead),
    kinds: Object.fromEntries(
      bits(state.exotic).map((system) => [
        systemNames[system],
        exoticFaces[state.letter[system] - 1].kind as string,
      ]),
    ),
    clouds: bits(state.clouds).map((system) => systemNames[system]),
    openClouds: bits(state.openClouds).map((system) => systemNames[system]),
    civilization: seats.map((seat) => civilizationIds[state.civilization[seat] - 1] ?? null),
    evolved: seats.map((seat) => ((state.evolved >>> seat) & 1) === 1),
    skillUsed: state.skillUsed === 1,
    said: ['guard', 'bond', 'unbar'].filter((_, i) => (state.declared >>> i) & 1),
    helped: seats.filter((seat) => (state.helped >>> seat) & 1),
    lost: seats.map((seat) => state.lost[seat]),
    deadTaken: slots(state.deadTaken),
    cloaked: bits(state.cloaked).map((relic) => ({
      seat: state.cloakedBy[relic] - 1,
      relic: 'MRET'[[0, 1, 2, 3].findIndex((type) => (state.ofType[type] >>> relic) & 1)],
      planet: placeNames[state.cloakPlace[relic] - 1],
      card: deckOrder[state.cloakCard[relic] - 1],
      idle: ((state.interfering >>> relic) & 1) === 1,
    })),
    letters: Object.fromEntries(
      systemNames.flatMap((name, system) =>
        state.letter[system] > 0 ? [[name, systemNames[state.letter[system] - 1]]] : [],
      ),
    ),
    gave: Object.fromEntries(
      systemNames.flatMap((name, system) => (state.gave[system] > 0 ? [[name, state.gave[system]]] : [])),
    ),
  };
}

/** All that can differ between two positions of one game. */
export function beyondText(beyond: Beyond, seat: number): string {
  const {
    kinds: _kinds,
    clouds: _clouds,
    openClouds: _open,
    letters: _letters,
    gave,
    helped,
    ...rest
  } = beyond;
  return JSON.stringify({
    ...rest,
    cards: beyond.cards.map((each) => each.toSorted()),
    hands: beyond.hands.map((each) => each.toSorted()),
    markers: beyond.markers.toSorted(),
    dead: beyond.dead.toSorted(),
    deadTaken: beyond.deadTaken.toSorted(),
    cloaked: beyond.cloaked.map((each) => Object.values(each).join(' ')).toSorted(),
    deck: beyond.deck.toSorted(),
    discards: beyond.discards.toSorted(),
    said: beyond.said.toSorted(),
    helped: helped.filter((each) => isKindred(beyond, each)),
    gave: beyond.civilization[seat] === 'psycon' ? Object.entries(gave).map(String).toSorted() : [],
  });
}

const levelOf: Readonly<Record<string, readonly [path: number, level: number]>> = Object.fromEntries(
  technologies.map(({ id }, number) => [id, [Math.floor(number / LEVELS), (number % LEVELS) + 1]]),
);

export function masters(beyond: Beyond, seat: number, technology: string): boolean {
  const [path, level] = levelOf[technology];
  return beyond.levels[seat][path] >= level;
}

/** NG-13.9 */
export function buildLimit(beyond: Beyond | null, seat: number): number {
  if (beyond === null) return 3;
  return masters(beyond, seat, 'replicator2') ? 5 : masters(beyond, seat, 'replicator1') ? 4 : 3;
}

/** NG-13.12 */
function capacity(beyond: Beyond, seat: number): number {
  return masters(beyond, seat, 'processing2') ? 4 : masters(beyond, seat, 'processing1') ? 2 : 0;
}

/** NG-17.9 */
export function isKindred(beyond: Beyond, seat: number): boolean {
  return beyond.civilization[seat] === 'clonyx' && beyond.evolved[seat];
}

interface Way {
  readonly from: string;
  readonly to: string;
  readonly seat: number;
  readonly links: (one: string, other: string) => boolean;
  readonly closed: readonly string[];
  readonly barred: readonly string[];
}

/** NG-12.2, NG-12.3, NG-15.13, NG-15.15, NG-15.17: what leads from one system to another, before ions and relics. */
export function wayOf(beyond: Beyond, { from, to, seat, links, closed, barred }: Way): number {
  if (from === to) return 1;
  const kind = (system: string): string => beyond.kinds[system] ?? '';
  if (['magnetic', 'dark'].includes(kind(from))) return Infinity;
  const wormholes = Object.keys(beyond.kinds).filter((system) => kind(system) === 'wormhole');
  if (wormholes.length > 0 && [...wormholes, 'S'].includes(from) && [...wormholes, 'S'].includes(to))
    return Infinity;
  const near = links(from, to);
  const isBridged = Object.keys(beyond.kinds).some(
    (bridge) =>
      ['hole', 'dark'].includes(kind(bridge)) &&
      links(bridge, from) &&
      links(bridge, to) &&
      !barred.some((name) => name.startsWith(bridge)),
  );
  if (isBridged) return near ? 1 : 2;
  if (near) return 2;
  if (beyond.openClouds.some((cloud) => cloud === from || cloud === to)) return 3;
  const jumps = masters(beyond, seat, 'hyperspace') && !closed.includes(from) && !closed.includes(to);
  return jumps ? 3 : Infinity;
}

/** NG-15.17: whoever enters one end comes out at the other. */
export function exitOf(beyond: Beyond, area: string): string {
  const far = Object.keys(beyond.kinds).find((system) => beyond.kinds[system] === 'wormhole');
  if (far === undefined) return area;
  if (area.startsWith('S')) return far + area.slice(1);
  return area.startsWith(far) ? `S${area.slice(1)}` : area;
}

/** NG-12.6: cards for so many ships, as the engine's chance would draw them in one move. */
export function drawCards(beyond: Beyond, seat: number, ships: number): void {
  const chance = new FastChance(1);
  for (let i = 0; i < CARDS_PER_SHIP * ships; i++) {
    if (beyond.deck.length === 0) {
      beyond.deck = beyond.discards;
      beyond.discards = [];
    }
    if (beyond.deck.length === 0) return;
    const card = deckOrder[chance.pick(deckOrder.map((name) => (beyond.deck.includes(name) ? 1 : 0)))];
    beyond.deck = beyond.deck.filter((each) => each !== card);
    beyond.hands[seat].push(card);
  }
}

/** A change of what lies beyond, for energy paid or gained. */
export interface Free {
  readonly energy: number;
  readonly change: (next: Beyond) => void;
  /** What the change does beyond: limits that grow, markers that go. */
  readonly also?: { readonly ships?: number; readonly energy?: number; readonly thaws?: string };
}

interface Scene {
  readonly seat: number;
  readonly energy: number;
  readonly manages: boolean;
  /** Planets with ships of the seat; those under No Management markers, and what one of them gives in an extraction. */
  readonly planets: readonly string[];
  readonly idle: readonly string[];
  readonly gives: (planet: string) => number;
}

/** NG-12.6 */
export function keepings(beyond: Beyond, seat: number): { readonly done: boolean; change: Free['change'] }[] {
  const hand = beyond.hands[seat];
  const keeps = hand.length <= HAND_LIMIT ? [{ done: true, change: () => undefined }] : [];
  return [
    ...keeps,
    ...hand.map((card) => ({
      done: hand.length === 1,
      change: (next: Beyond) => {
        next.hands[seat] = next.hands[seat].filter((each) => each !== card);
        next.discards.push(card);
      },
    })),
  ];
}

/** NG-13.4: free actions but those that look for hidden things or revive planets. */
export function freeActions(beyond: Beyond, scene: Scene): Free[] {
  const dropped = (free: Free): Free => ({
    ...free,
    change: (next) => {
      if (next.dropping === 'now') next.dropping = 'over';
      free.change(next);
    },
  });
  const others = [...captures(beyond, scene), ...developments(beyond, scene), ...skills(beyond, scene)];
  return [...others.map(dropped), ...drops(beyond, scene)];
}

/** NG-13.2, NG-13.3 */
function captures(beyond: Beyond, { seat, planets }: Scene): Free[] {
  if (beyond.cards[seat].length >= capacity(beyond, seat)) return [];
  return planets
    .filter((name) => beyond.markers.includes(name))
    .map((name) => ({
      energy: 0,
      change: (next) => {
        next.markers = next.markers.filter((each) => each !== name);
        const taken = next.cards.flat();
        const bag = asteroidKinds.map(
          (kind) => kind.count - taken.filter((each) => each === asteroidName(kind)).length,
        );
        next.cards[seat].push(asteroidNames[new FastChance(1).pick(bag)]);
      },
    }));
}

/** NG-13.5 */
function drops(beyond: Beyond, { seat }: Scene): Free[] {
  if (beyond.dropping === 'over') return [];
  return [...new Set(beyond.cards[seat])].map((asteroid) => ({
    energy: 0,
    change: (next) => {
      next.dropping = 'now';
      spend(next, seat, [asteroid]);
    },
  }));
}

function spend(next: Beyond, seat: number, asteroids: readonly string[]): void {
  for (const asteroid of asteroids) next.cards[seat].splice(next.cards[seat].indexOf(asteroid), 1);
}

/** NG-13.6, NG-13.7 */
function developments(beyond: Beyond, { seat, energy }: Scene): Free[] {
  if (beyond.developed) return [];
  return technologies.flatMap(({ id, price }) => {
    const [path, level] = levelOf[id];
    if (beyond.levels[seat][path] !== level - 1) return [];
    const recovers = id === 'replicator3';
    const also = {
      ships: recovers ? 4 + beyond.lost[seat] : 0,
      energy: { recharge1: 5, recharge2: 10 }[id as string] ?? 0,
    };
    const learn = (next: Beyond): void => {
      next.developed = true;
      next.levels[seat][path] = level;
      if (recovers) next.lost[seat] = 0;
    };
    if ('energy' in price)
      return price.energy <= energy ? [{ energy: -price.energy, change: learn, also }] : [];
    return paymentsOf(beyond.cards[seat], 2, (crystals) =>
      price.crystals === 'same' ? holdsPair(crystals) : holdsTwoColours(crystals),
    ).map((asteroids) => ({
      energy: 0,
      also,
      change: (next: Beyond) => {
        learn(next);
        spend(next, seat, asteroids);
      },
    }));
  });
}

type Enough = (asteroids: readonly string[][]) => boolean;

/** NG-13.8: so many asteroids at most that are enough, and none could be left out. */
function paymentsOf(card: readonly string[], most: number, enough: Enough): string[][] {
  const found = new Map<string, string[]>();
  const crystals = (asteroids: readonly string[]): string[][] => asteroids.map((each) => each.split('-'));
  for (let choice = 1; choice < 2 ** card.length; choice++) {
    const chosen = card.filter((_, i) => (choice >>> i) & 1).toSorted();
    const less = chosen.some((_, out) => enough(crystals(chosen.filter((__, i) => i !== out))));
    if (chosen.length <= most && enough(crystals(chosen)) && !less) found.set(chosen.join(), chosen);
  }
  return [...found.values()];
}

function holdsPair(asteroids: readonly string[][]): boolean {
  const all = asteroids.flat();
  return all.some((crystal, i) => all.indexOf(crystal) !== i);
}

/** Two colours: one asteroid of both, or two of one colour each. */
function holdsTwoColours(asteroids: readonly string[][]): boolean {
  if (asteroids.length < 2) return asteroids.some((each) => new Set(each).size === 2);
  const plain = asteroids.every((each) => new Set(each).size === 1);
  return plain && new Set(asteroids.flat()).size === 2;
}

/** NG-17.2 to NG-17.9 */
function skills(beyond: Beyond, scene: Scene): Free[] {
  const { seat } = scene;
  const played = civilizations.find(({ id }) => id === beyond.civilization[seat]);
  if (played === undefined) return [];
  const evolving = beyond.evolved[seat] ? [] : evolutions(beyond, seat, played.colour);
  if (beyond.skillUsed) return evolving;
  const second = beyond.evolved[seat];
  const say = (word: string): Free => ({
    energy: 0,
    change: (next) => {
      next.skillUsed = true;
      next.said.push(word);
    },
  });
  const use = (energy: number, also: Free['also'] = {}): Free => ({
    energy,
    also,
    change: (next) => {
      next.skillUsed = true;
    },
  });
  switch (played.id) {
    case 'clonyx':
      return [...evolving, say('guard'), ...(second ? [say('bond')] : [])];
    case 'psycon': {
      const gifts = second && scene.manages ? Object.values(beyond.gave).map((energy) => use(energy)) : [];
      return [...evolving, say('unbar'), ...gifts];
    }
    case 'biontes':
      return [
        ...evolving,
        ...scene.planets
          .filter((name) => scene.idle.includes(name))
          .map((name) => use(scene.manages ? scene.gives(name) : 0, { thaws: name })),
      ];
    default:
      return evolving;
  }
}

function evolutions(beyond: Beyond, seat: number, colour: string | null): Free[] {
  const card = beyond.cards[seat];
  const payments =
    colour === null
      ? paymentsOf(card, 4, (asteroids) => asteroids.length === 4)
      : paymentsOf(card, 2, (asteroids) => asteroids.flat().filter((each) => each === colour).length >= 2);
  return payments.map((asteroids) => ({
    energy: 0,
    change: (next) => {
      next.evolved[seat] = true;
      spend(next, seat, asteroids);
    },
  }));
}
