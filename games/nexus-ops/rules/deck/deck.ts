// NO-19: the tables of one game: what the box holds, with what a deck file puts in its place.

import { alternateUnits } from '../../data/alternate-units.ts';
import { energizeCards, spareEnergize, type EnergizeCard } from '../../data/energize.ts';
import { secretMissions, spareMissions, type SecretMission } from '../../data/secret-missions.ts';
import { tiles, type Tiles } from '../../data/tiles.ts';
import {
  halfPile,
  standardPile,
  tokens,
  TOKENS,
  type Mix,
  type Pile,
  type Token,
  type TokenName,
} from '../../data/tokens.ts';
import { units, type Figure, type Unit } from '../../data/units.ts';

type Energizes = keyof typeof energizeCards | (typeof spareEnergize)[number];
type Missions = keyof typeof secretMissions | (typeof spareMissions)[number];

/** What a deck file may change. Rows of the box are changed field by field; spare rows are given whole. */
export interface DeckFile {
  readonly name?: string;
  readonly units?: Readonly<Partial<Record<Figure, Partial<Unit>>>>;
  readonly alternateUnits?: Readonly<Partial<Record<Figure, Partial<Unit>>>>;
  readonly energize?: Readonly<Partial<Record<Energizes, Partial<EnergizeCard>>>>;
  readonly secretMissions?: Readonly<Partial<Record<Missions, Partial<SecretMission>>>>;
  readonly tokens?: Readonly<Partial<Record<TokenName, Partial<Token>>>>;
  /** Tokens of a full board, and of each half of the Energy Dependence board. */
  readonly piles?: { readonly standard?: Pile; readonly half?: Pile };
  readonly tiles?: Partial<Tiles>;
  readonly missionCards?: number;
}

export interface Deck {
  readonly units: Readonly<Record<Figure, Unit>>;
  /** In the order of the names in notation; null where a spare name is not used. */
  readonly energize: readonly (EnergizeCard | null)[];
  readonly missions: readonly (SecretMission | null)[];
  readonly tokens: Readonly<Record<TokenName, Token>>;
  /** Tokens of which the deck file says how many there are. */
  readonly countedTokens: readonly TokenName[];
  readonly standardPile: Pile;
  readonly halfPile: Pile;
  readonly tiles: Tiles;
}

export function deckOf(file: DeckFile | null, alternate: boolean, mix: Mix): Deck {
  const changes = file ?? {};
  return {
    units: alternate ? merged(alternateUnits, changes.alternateUnits) : merged(units, changes.units),
    energize: rows<EnergizeCard>(energizeCards, spareEnergize, changes.energize),
    missions: rows<SecretMission>(secretMissions, spareMissions, changes.secretMissions),
    tokens: merged<TokenName, Token>(tokens, changes.tokens),
    countedTokens: TOKENS.filter((name) => changes.tokens?.[name]?.count !== undefined),
    standardPile: changes.piles?.standard ?? standardPile[mix],
    halfPile: changes.piles?.half ?? halfPile[mix],
    tiles: { ...tiles, ...changes.tiles },
  };
}

/** What a deck file calls something; null where it keeps the name of the box. */
export function ownTitle(row: { readonly title: string }, box: { readonly title: string }): string | null {
  return row.title === box.title ? null : row.title;
}

function merged<K extends string, T extends object>(
  table: Readonly<Record<K, T>>,
  changes?: Readonly<Partial<Record<K, Partial<T>>>>,
): Record<K, T> {
  const names = Object.keys(table) as K[];
  return Object.fromEntries(names.map((name) => [name, { ...table[name], ...changes?.[name] }])) as Record<
    K,
    T
  >;
}

function rows<T extends object>(
  table: Readonly<Record<string, T>>,
  spare: readonly string[],
  changes: Readonly<Record<string, Partial<T>>> = {},
): (T | null)[] {
  const own = Object.values(merged(table, changes));
  return [...own, ...spare.map((name) => (Object.hasOwn(changes, name) ? (changes[name] as T) : null))];
}

/** NO-15.6: the mines among the tokens of a pile. */
export function minesOf(deck: Deck, pile: Pile): number {
  return Object.entries(pile).reduce(
    (sum, [name, count]) => sum + deck.tokens[name as TokenName].mine * count,
    0,
  );
}
