// What does not go together before the game, in English.

import type { Catalogue } from '@starboard/engine';

interface Choice {
  readonly system: string;
  readonly sector: string;
  readonly among: readonly string[];
}

/** `2`, `2 or 3`, `2, 3 or 4` */
function either(numbers: readonly number[]): string {
  return numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} or ${numbers.at(-1)}`;
}

export const conflicts = {
  madeForOne: ({ sector, seats }: { sector: string; seats: number }) =>
    `${sector} is made for one player against the computer, not for ${seats}.`,
  madeFor: ({ sector, players, seats }: { sector: string; players: readonly number[]; seats: number }) =>
    `${sector} is made for ${either(players)} players, not for ${seats}.`,
  wrongHomes: ({ homes, seats }: { homes: number; seats: number }) =>
    `${homes} starting systems were chosen for ${seats} seats.`,
  noHome: ({ system, sector, among }: Choice) =>
    `${system} is not a starting system of ${sector}: choose from ${among.join(', ')}.`,
  firstSeatMissing: ({ seat, seats }: { seat: number; seats: number }) =>
    `The first player cannot be seat ${seat}: there are ${seats} seats.`,
  noRelicsToDeal: 'There are no relics in that scenario, so none can be dealt.',
  battleForTwo: ({ seats }: { seats: number }) => `A Grand Battle is for two players, not for ${seats}.`,
  teamsOfFour: ({ seats }: { seats: number }) => `Teams need four players, not ${seats}.`,
  poolWithoutTeams: 'Only allies can pool points and relics: choose teams too.',
  wonAlready: ({ sector }: { sector: string }) =>
    `In ${sector} two allies would have won before the first turn.`,
} satisfies Catalogue;
