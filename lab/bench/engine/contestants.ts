// What is measured, each by a key that a child process understands.

import { seatsNear } from '@starboard/engine/match';
import { gameIds } from '@starboard/games';
import type { Workload } from '../sample.ts';
import { flatPlay } from './flat-play.ts';
import { PEER_FORMS } from './peer.ts';
import { peerPlay } from './peer-play.ts';
import { PROMISES, type GamePromise } from './promises.ts';
import { gameOf, randomPlay } from './random-play.ts';
import { stateOperations, stateWorkload } from './states.ts';

/** Random play of a game on our engine. */
export function gameKey(id: string, seats: number): string {
  return `game/${id}/${seats}`;
}

/** The same with options of its own. An earlier version does not know the key, and is not asked for what it lacks. */
export function chosenKey(id: string, seats: number, options: Chosen): string {
  const pairs = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return `chosen/${id}/${seats}/${pairs.join('/')}`;
}

type Chosen = NonNullable<GamePromise['options']>;

/** The same on boardgame.io. */
export function peerKey(id: string, seats: number, form: string): string {
  return `peer/${id}/${seats}/${form}`;
}

/** nexum-lite on a flat array. */
export function flatKey(seats: number): string {
  return `flat/${seats}`;
}

/** Something done with a whole state. */
export function stateKey(operation: string): string {
  return `state/${operation}`;
}

/** A game that both sides play. */
export interface Duel {
  readonly title: string;
  readonly seats: number;
  /** Keys of what is ours, by name; the first plays by the same rules. */
  readonly ours: Readonly<Record<string, string>>;
  /** By form. */
  readonly peers: Readonly<Record<string, string>>;
}

function duel(title: string, id: string, seats: number, ours: Duel['ours']): Duel {
  return {
    title,
    seats,
    ours,
    peers: Object.fromEntries(PEER_FORMS.map((form) => [form, peerKey(id, seats, form)])),
  };
}

export const SKIRMISH: readonly Duel[] = [4, 2].map((seats) =>
  duel('Skirmish', 'skirmish', seats, { Starboard: gameKey('skirmish', seats) }),
);

/** The bare array plays nexum-lite; the whole game, with its cards, relics and chained orders, stands beside it. */
const NEXUM = {
  'flat array, no engine': flatKey(4),
  'Starboard, the whole Nexum Galaxy': gameKey('nexum-galaxy', 4),
};
/** As a developer would write it, which is what the bar means; and with everything done for speed. */
export const NEXUM_LITE: Duel = duel('nexum-lite', 'nexum-lite', 4, NEXUM);
export const NEXUM_LITE_LISTS: Duel = duel(
  'nexum-lite, its boardgame.io side written for speed',
  'nexum-lite-lists',
  4,
  NEXUM,
);

export const DUELS: readonly Duel[] = [...SKIRMISH, NEXUM_LITE, NEXUM_LITE_LISTS];

export interface Registered {
  readonly id: string;
  readonly title: string;
  readonly seats: number;
  readonly key: string;
  /** What it promises of this. */
  readonly promise: GamePromise | undefined;
}

/** All games of the registry, whichever there are; those that can be played alone also alone, and with the options for which
 *  they promise something. */
export async function registered(): Promise<readonly Registered[]> {
  const games = await Promise.all(gameIds.map(gameOf));
  return games.flatMap((game) => {
    const { id, title } = game;
    const promises = PROMISES.filter((promise) => promise.game === id);
    const counts = new Set([seatsNear(game, 4), ...(game.seats.min === 1 ? [1] : [])]);
    const usual = [...counts].map((seats) => {
      const promise = promises.find((each) => each.seats === seats && each.options === undefined);
      return { id, title, seats, key: gameKey(id, seats), promise };
    });
    return [...usual, ...promises.flatMap((promise) => withOptions(title, promise))];
  });
}

function withOptions(title: string, promise: GamePromise): Registered[] {
  const { game: id, seats, options } = promise;
  if (options === undefined) return [];
  const named = `${title}, ${Object.values(options).join(', ')}`;
  return [{ id, title: named, seats, key: chosenKey(id, seats, options), promise }];
}

/** All keys in the order of a round; those that are compared stand together. */
export function keysOf(games: readonly Registered[]): readonly string[] {
  const duels = DUELS.flatMap(({ ours, peers }) => [...Object.values(ours), ...Object.values(peers)]);
  return [...new Set([...duels, ...games.map(({ key }) => key), ...stateOperations.map(stateKey)])];
}

/** For the child process: loads what the key needs and nothing else. */
export async function workloadOf(key: string): Promise<Workload> {
  const [kind, ...rest] = key.split('/');
  switch (kind) {
    case 'game':
      return randomPlay(await gameOf(rest[0]), Number(rest[1]));
    case 'chosen':
      return randomPlay(await gameOf(rest[0]), Number(rest[1]), chosenIn(rest.slice(2)));
    case 'peer':
      return peerPlay(rest[0], Number(rest[1]), rest[2]);
    case 'flat':
      return flatPlay(Number(rest[0]));
    case 'state':
      return stateWorkload(rest[0]);
    default:
      throw new Error(`Nothing is measured under ${key}.`);
  }
}

/** Of the end of a key. */
function chosenIn(pairs: readonly string[]): Chosen {
  const each = pairs.map((pair): [name: string, value: string] => {
    const [name, value] = pair.split('=');
    return [name, value];
  });
  return Object.fromEntries(each);
}
