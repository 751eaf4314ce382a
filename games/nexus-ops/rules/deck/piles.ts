// NO-15.6, NO-15.9, NO-19.2: which exploration tokens lie on the board, and whether the box holds them.

import type { Refusal } from '@starboard/engine';
import type { BoardName } from '../../data/board.ts';
import type { Edition } from '../../data/numbers.ts';
import { extraTokenNames, tokens, TOKENS, type Mix, type Pile, type TokenName } from '../../data/tokens.ts';
import { refuse } from '../../words/messages.ts';
import { deckOf, ownTitle, type Deck, type DeckFile } from './deck.ts';

/** What is agreed before the game must go together. */
export const CONFLICT_RULE = 'NO-15.11';

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
export function wrongPile(deck: Deck, edition: Edition, board: BoardName, pile: Pile): Refusal | null {
  const size = isHalved(board) ? HALF_BOARD : FULL_BOARD;
  const total = TOKENS.reduce((sum, token) => sum + (pile[token] ?? 0), 0);
  if (total !== size)
    return refuse(CONFLICT_RULE, isHalved(board) ? 'tokensOnHalf' : 'tokensOnBoard', { size, total });
  const needed = (token: TokenName): number => (pile[token] ?? 0) * (isHalved(board) ? 2 : 1);
  const token = TOKENS.find((each) => needed(each) > copiesOf(deck, edition, each));
  if (token === undefined) return null;
  return refuse(CONFLICT_RULE, 'tooFewTokens', {
    token,
    called: ownTitle(deck.tokens[token], tokens[token]),
    copies: copiesOf(deck, edition, token),
    needed: needed(token),
  });
}

/** The box of 2005 has no extra tokens, unless a deck file brings some. */
function copiesOf(deck: Deck, edition: Edition, token: TokenName): number {
  const missing =
    edition === '2005' && extraTokenNames.includes(token) && !deck.countedTokens.includes(token);
  return missing ? 0 : deck.tokens[token].count;
}
