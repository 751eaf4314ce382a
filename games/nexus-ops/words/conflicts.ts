// What does not go together before the game, and what is advised against, in English.

import type { Catalogue } from '@starboard/engine';
import { tokens, type TokenName } from '../data/tokens.ts';

interface Shortage {
  readonly copies: number;
  readonly needed: number;
  readonly token: TokenName;
  /** What the deck file calls it; null where it keeps its name. */
  readonly called: string | null;
}

export const conflicts = {
  firstSeatMissing: ({ seat, seats }: { seat: number; seats: number }) =>
    `The first player cannot be seat ${seat}: there are ${seats} seats.`,
  teamsOfFour: 'A team game needs four players.',
  energyForTwo: 'The Energy Dependence board is for two players.',
  neighborsForTwo: 'Bad Neighbors is for two players.',
  teamGoal: 'A team game is always played to 20 points.',
  noMissionsToChoose:
    'With Intercepted Transmissions nobody draws missions, so Top Priority has nothing to choose from.',
  noMissionsToDeal:
    'With Intercepted Transmissions nobody holds missions, so Executive Orders cannot deal any.',
  hillInVortex: 'Nobody can be King of the Hill where the Vortex is.',
  noHillIn2005: 'The 2005 box has no King of the Hill cards.',
  noVortexIn2005: 'The 2005 box has no Vortex.',
  noExtraTokensIn2005: 'The 2005 box has no extra exploration tokens.',
  noAlternatesIn2005: 'The 2005 box has no alternate units.',
  noEnergyTiles: 'The deck file lacks the tiles for Energy Dependence.',
  extrasInOwnMix: 'Your own mix of tokens says which are used, so the extra ones cannot be mixed in.',
  tokensGiven: 'The deck file says which tokens are on this board, so you cannot choose another mix.',
  tokensOnBoard: ({ size, total }: { size: number; total: number }) =>
    `The board takes ${size} tokens, not ${total}.`,
  tokensOnHalf: ({ size, total }: { size: number; total: number }) =>
    `Each half of the board takes ${size} tokens, not ${total}.`,
  fewMines: ({ mines, advised }: { mines: number; advised: number }) =>
    `The mines among these tokens bring ${mines} rubium; at least ${advised} are advised.`,
  tooFewTokens: ({ copies, needed, token, called }: Shortage) =>
    `The box has ${copies} of the token "${called ?? tokens[token].title}", not ${needed}.`,
} satisfies Catalogue;
