// What does not go together before the game, in English.

import type { Catalogue } from '@starboard/engine';
import { counted } from '@starboard/engine/words';
import { modeTitles, type ModeName } from './modes.ts';

interface Choice {
  readonly system: string;
  readonly sector: string;
  readonly among: readonly string[];
}

interface Unlisted {
  readonly mode: ModeName;
  readonly sector: string;
  readonly seats: number;
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
  battleForTwo: ({ seats }: { seats: number }) =>
    `A Grand Battle is for two civilizations, not for ${seats}.`,
  modeNotListed: ({ mode, sector, modes, seats }: Unlisted & { modes: readonly ModeName[] }) =>
    `${sector} does not list the mode “${modeTitles[mode]}”; for ${counted(seats, 'person', 'people')} it has: ${modes.map((each) => modeTitles[each]).join('; ')}.`,
  noModes: ({ mode, sector, seats }: Unlisted) =>
    `${sector} does not list the mode “${modeTitles[mode]}”, nor any other for ${counted(seats, 'person', 'people')}.`,
  modeForOthers: ({ mode, people, seats }: { mode: ModeName; people: number; seats: number }) =>
    `The mode “${modeTitles[mode]}” is for ${counted(people, 'person', 'people')}, not for ${seats}.`,
  modeHasEvents: ({ mode }: { mode: ModeName }) =>
    `The mode “${modeTitles[mode]}” has events: choose the rules with events.`,
  modeHasNoEvents: ({ mode }: { mode: ModeName }) =>
    `The mode “${modeTitles[mode]}” has no events: choose the core rules.`,
  modeSaysComputers: ({ mode }: { mode: ModeName }) =>
    `The mode “${modeTitles[mode]}” says what the computer plays: leave that open.`,
  modeSaysAllies: ({ mode }: { mode: ModeName }) =>
    `The mode “${modeTitles[mode]}” says who is allied: choose no teams.`,
  computerNeedsEvents: 'The computer acts through events: choose the rules with events.',
  tooManyCivs: ({ sector, room, civs }: { sector: string; room: number; civs: number }) =>
    `${sector} has room for ${counted(room, 'civilization', 'civilizations')}, not for ${civs}.`,
  alliesOfTwo: 'Only two or three civilizations of the computer can be allied.',
  noRowsWithoutEvents: 'Without events there are no rows, so there is no aggressiveness.',
  noShipsToChange: 'The computer does not play, so it has no ships to add or take away.',
  noCloud: 'There is no cloud in this game: it belongs to the Asteroids rules.',
  noRoomBeside: ({ system }: { system: string }) =>
    `The cloud cannot lie beside ${system}, which has six neighbours already.`,
  cloudUneven: ({ near, far }: { near: string; far: string }) =>
    `The cloud would be nearer to ${near} than to ${far}: it must be equally far from every starting system in use.`,
  teamsOfFour: ({ seats }: { seats: number }) => `Teams need four players, not ${seats}.`,
  poolWithoutTeams: 'Only allies can pool points and relics: choose teams too.',
  poolWithoutAllies:
    'Only allies can pool points and relics: four players in teams, or those of a mode that allies them.',
  wonAlready: ({ sector }: { sector: string }) =>
    `In ${sector} two allies would have won before the first turn.`,
} satisfies Catalogue;
