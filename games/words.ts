// What the shelf of games says, in English. Other languages have the same keys.

import { refuser, speaker, type Catalogue } from '@starboard/engine';

export const english = {
  noSuchGame: ({ game, games }: { game: string; games: readonly string[] }) =>
    `There is no game "${game}"; there are ${games.join(', ')}.`,
  notKept: ({ game, rules }: { game: string; rules: number }) =>
    `Version ${rules} of the rules of ${game} is not available here.`,
} satisfies Catalogue;

export const refuse = refuser(speaker('games', english));
