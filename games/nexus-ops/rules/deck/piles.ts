// NO-15.6, NO-15.9, NO-19.2: which exploration tokens lie on the board, and whether the box holds them.

import type { BoardName } from '../../data/board.ts';
import type { Edition } from '../../data/numbers.ts';
import { extraTokenNames, TOKENS, type Mix, type Pile, type TokenName } from '../../data/tokens.ts';
import { deckOf, type Deck, type DeckFile } from './deck.ts';

/** The options that decide about tokens. */
export interface TokenChoice {
  readonly board: BoardName;
  readonly edition: Edition;
  readonly deckFile: DeckFile | null;
  readonly extraTokens: Mix;
  readonly tokenMix: Pile | null;
}

const FULL_BOARD = 18;
const HALF_BOARD = 6;

function isHalved(board: BoardName): boolean {
  return board === 'energy-dependence';
}

/** The tokens of a full board, or of each half of the Energy Dependence board. */
export function pileOf({ board, deckFile, extraTokens, tokenMix }: TokenChoice): Pile {
  const deck = deckOf(deckFile, false, extraTokens);
  return tokenMix ?? (isHalved(board) ? deck.halfPile : deck.standardPile);
}

/** Does the deck file say which tokens lie on this board? */
export function pileIsGiven({ board, deckFile }: TokenChoice): boolean {
  return (isHalved(board) ? deckFile?.piles?.half : deckFile?.piles?.standard) !== undefined;
}

/** Why those tokens cannot lie on that board; null when they can. Both halves have the same. */
export function wrongPile(deck: Deck, edition: Edition, board: BoardName, pile: Pile): string | null {
  const size = isHalved(board) ? HALF_BOARD : FULL_BOARD;
  const total = TOKENS.reduce((sum, token) => sum + (pile[token] ?? 0), 0);
  const where = isHalved(board) ? 'each half of the board' : 'the board';
  if (total !== size) return `${size} tokens lie on ${where}, not ${total}.`;
  const needed = (token: TokenName): number => (pile[token] ?? 0) * (isHalved(board) ? 2 : 1);
  const short = TOKENS.find((token) => needed(token) > copiesOf(deck, edition, token));
  if (short === undefined) return null;
  const { title } = deck.tokens[short];
  return `The box holds ${copiesOf(deck, edition, short)} of the token "${title}", not ${needed(short)}.`;
}

/** The box of 2005 has no extra tokens, unless a deck file brings some. */
function copiesOf(deck: Deck, edition: Edition, token: TokenName): number {
  const missing =
    edition === '2005' && extraTokenNames.includes(token) && !deck.countedTokens.includes(token);
  return missing ? 0 : deck.tokens[token].count;
}
