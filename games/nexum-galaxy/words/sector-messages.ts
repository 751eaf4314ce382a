// What is said of sectors, in English: what keeps one from being played, and what would make it better. Other languages
// have the same keys. Names of fields are those of the file.

import type { Catalogue } from '@starboard/engine';
import type { SystemId } from '../data/disks.ts';
import { relicTypes, type RelicType } from '../data/sector.ts';
import { listed } from '@starboard/engine/words';

interface At {
  readonly place: string;
}

interface Of {
  readonly system: SystemId;
}

interface Among {
  readonly systems: readonly SystemId[];
}

interface Beside extends Of {
  readonly neighbour: SystemId;
}

const lists = {
  adjacency: 'The adjacency',
  noHyperspace: 'The list noHyperspace',
  seats: 'The list of seats',
  relics: 'The list of relics',
  cloud: 'The cloud',
  aiStart: 'The start of the computer',
  layout: 'The layout',
};

/** Parts of a sector that name systems. */
export type SystemList = keyof typeof lists;

const files = {
  emptyName: ({ place }: At) => `${place} is empty: give the sector a name.`,
  cloudLacksSystems: ({ place }: At) => `${place} is missing: it lists the systems beside the cloud.`,
  cloudHasSystems: ({ place }: At) => `${place} is only for a cloud that is adjacent to systems.`,
} satisfies Catalogue;

const errors = {
  stranger: ({ list, system }: Of & { list: SystemList }) =>
    `${lists[list]} names ${system}, which is not in the sector.`,
  strangeNeighbour: ({ system, neighbour }: Beside) =>
    `The adjacency of ${system} names ${neighbour}, which is not in the sector.`,
  diskTwice: ({ system }: Of) => `There is only one disk ${system}, but it is listed twice.`,
  neighbourTwice: ({ system, neighbour }: Beside) => `${system} lists its neighbour ${neighbour} twice.`,
  oneSided: ({ system, neighbour }: Beside) =>
    `${system} lists ${neighbour} as a neighbour, but ${neighbour} does not list ${system}.`,
  ownNeighbour: ({ system }: Of) => `${system} cannot be its own neighbour.`,
  tooManyNeighbours: ({ system, neighbours }: Of & { neighbours: number }) =>
    `${system} has ${neighbours} neighbours; a disk touches at most six.`,
  cutOff: ({ systems }: Among) =>
    `No way leads to ${listed(systems)}: no link joins the others, and hyperspace is closed.`,
  closedTwice: ({ system }: Of) => `noHyperspace lists ${system} twice.`,
  homeTwice: ({ system }: Of) => `Two civilizations cannot both start in ${system}.`,
  seatWithoutGate: ({ system }: Of) => `${system} cannot be a seat: only A, D, G and J have a gate.`,
  tooFewSeats: 'A sector has at least two seats.',
  noPlayers: 'The sector does not say for how many players it is made.',
  playersTwice: ({ players }: { players: number }) => `The list of players has ${players} twice.`,
  tooManyPlayers: ({ players, seats }: { players: number; seats: number }) =>
    `${players} players do not fit on ${seats} seats.`,
  tooManyOfType: ({ type }: { type: RelicType }) => `The box has only two relics of the type ${type}.`,
  relicsWithoutShips: ({ place }: At) => `More relics start on ${place} than ships that could carry them.`,
  homeHasWon: ({ system }: Of) =>
    `Whoever starts in ${system} would have won already: too many relics are there.`,
  cloudTwice: ({ system }: Of) => `The cloud lists ${system} twice.`,
  cloudNowhere: 'The cloud is not adjacent to any system.',
  cloudTooWide: 'The cloud touches at most six systems.',
  computerInSeat: ({ system }: Of) => `The computer cannot start in the seat ${system}.`,
  computerWithoutGate: ({ system }: Of) =>
    `The computer cannot start from a gate in ${system}: only A, D, G and J have one.`,
  notPlaced: ({ system }: Of) => `The layout has no place for ${system}.`,
} satisfies Catalogue;

interface Disks {
  readonly civilizations: number;
  readonly tann: number;
  readonly major: number;
  readonly minor: number;
}

const advice = {
  disksOverlap: ({ system, neighbour }: Beside) =>
    `The disks ${system} and ${neighbour} overlap in the layout.`,
  unevenDisks: ({ civilizations, tann, major, minor }: Disks) =>
    `${civilizations} civilizations take as many Tann, major and minor systems; here there are ${tann}, ${major} and ${minor}.`,
  unlikeSeats: ({ groups }: { groups: readonly (readonly SystemId[])[] }) =>
    `The sector does not look the same from every Tann system: ${groups.map(listed).join(' / ')}.`,
  unlikePair: ({ systems }: Among) =>
    `Two players start in ${listed(systems)}, and the sector does not look the same from there.`,
  majorsNearer: ({ systems }: Among) => `A major system is nearer than any minor one to ${listed(systems)}.`,
  majorsTouched: ({ systems }: Among) =>
    `Major systems are better placed a jump away, but Tann systems touch ${listed(systems)}.`,
  wrongRelics: ({ relics, civilizations, wanted }: Record<'relics' | 'civilizations' | 'wanted', number>) =>
    `There ${relics === 1 ? 'is 1 relic' : `are ${relics} relics`}; ${civilizations} civilizations should have ${wanted}.`,
  relicsAtHome: ({ systems }: Among) => `A relic starts in ${listed(systems)}, where somebody starts too.`,
  strayRelics: ({ relics }: { relics: readonly { readonly type: RelicType; readonly place: string }[] }) =>
    `Some relics are not where they belong: ${listed(relics.map(({ type, place }) => `${type} on ${place}`))}.`,
  relicPiles: ({ places }: { places: readonly string[] }) =>
    `More than one relic starts on ${listed(places)}; one per planet is better.`,
  unevenTypes: (counts: Readonly<Record<RelicType, number>>) =>
    `The types of relics differ in number: ${listed(relicTypes.map((type) => `${counts[type]} ${type}`))}.`,
} satisfies Catalogue;

export const sectors = { ...files, ...errors, ...advice };
