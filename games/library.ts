// How games are found: the present rules of each, and the earlier versions that are kept so that what was begun under
// them is played, shown and proved by them.

import type { Brain, Known } from '@starboard/bots';
import type { Game, Refusal } from '@starboard/engine';
import { refuse } from './words.ts';

/** One version of a game. Loaded when asked for: a browser fetches only what it plays. */
interface Edition {
  readonly game: () => Promise<{ readonly game: Game }>;
  /** What its bots know. */
  readonly brain: () => Promise<{ readonly brain: Brain }>;
}

export interface Listing extends Edition {
  /** The earlier versions that are kept, by number: the same rules with their switches set back, or a bundle of their own. */
  readonly earlier?: Readonly<Record<number, Edition>>;
}

/** Where no version is named, the present one is meant. */
export interface Library {
  readonly gameIds: readonly string[];
  /** That version of the game of that name; null where there is none, or where it is not kept. */
  loadGame(this: void, id: string, rules?: number): Promise<Game | null>;
  /** What the bots of that version know, or null. */
  loadBrain(this: void, id: string, rules?: number): Promise<Brain | null>;
  /** Both, for a mind. */
  loadKnown(this: void, id: string, rules?: number): Promise<Known | null>;
  /** The versions that can be played, the present one first. */
  keptRules(this: void, id: string): Promise<readonly number[]>;
  /** Why one of these is null. */
  whyMissing(this: void, id: string, rules?: number): Refusal;
}

export function libraryOf(listings: Readonly<Record<string, Listing>>): Library {
  const gameIds = Object.keys(listings);
  const listed = (id: string): Listing | null => (Object.hasOwn(listings, id) ? listings[id] : null);
  const editionOf = async (id: string, rules?: number): Promise<Edition | null> => {
    const listing = listed(id);
    if (listing === null || rules === undefined) return listing;
    const earlier = listing.earlier?.[rules];
    if (earlier !== undefined) return earlier;
    return (await listing.game()).game.rules === rules ? listing : null;
  };
  const loadGame = async (id: string, rules?: number): Promise<Game | null> => {
    const edition = await editionOf(id, rules);
    if (edition === null) return null;
    const { game } = await edition.game();
    if (game.id === id && (rules === undefined || game.rules === rules)) return game;
    throw new Error(`Version ${rules} of ${id} is listed, but what is there is ${game.id} ${game.rules}.`);
  };
  const loadBrain = async (id: string, rules?: number): Promise<Brain | null> => {
    const edition = await editionOf(id, rules);
    return edition && (await edition.brain()).brain;
  };
  return {
    gameIds,
    loadGame,
    loadBrain,
    async loadKnown(id, rules) {
      const [game, brain] = await Promise.all([loadGame(id, rules), loadBrain(id, rules)]);
      return game === null || brain === null ? null : { game, brain };
    },
    async keptRules(id) {
      const present = await loadGame(id);
      const earlier = Object.keys(listed(id)?.earlier ?? {}).map(Number);
      return present === null ? [] : [present.rules, ...earlier.toSorted((a, b) => b - a)];
    },
    whyMissing(id, rules) {
      return listed(id) === null || rules === undefined
        ? refuse(null, 'noSuchGame', { game: id, games: gameIds })
        : refuse(null, 'notKept', { game: id, rules });
    },
  };
}
