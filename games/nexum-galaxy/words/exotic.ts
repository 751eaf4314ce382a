// What is refused of exploring and of exotic systems, in English.

import type { Catalogue } from '@starboard/engine';

interface At {
  readonly place: string;
}

interface In {
  readonly system: string;
}

export const exploring = {
  needsExploration: 'Exploring needs the technology Exploration.',
  explorerFree: ({ place }: At) => `All ships on ${place} carry relics: only a ship without one can explore.`,
  explorerMoved: ({ place }: At) => `Every ship without a relic on ${place} has moved in this phase.`,
  exploringTooDear: ({ price, energy }: { price: number; energy: number }) =>
    `Exploring costs ${price} energy; you have ${energy}.`,
  noCardLeft: 'There are no event cards left to draw.',
  exploreFirst: 'First say whether your explorer goes on or stays.',
  noExplorer: 'No explorer of yours is under way.',
  placeFirst: 'First say beside which disks the new one is laid.',
  nothingToPlace: 'There is no disk to be laid.',
  noSuchSystem: ({ system }: In) => `There is no system ${system} on the table.`,
  onlyExotic: ({ system }: In) =>
    `${system} is a planetary system: only with Controlled Exploration can a disk be laid beside it.`,
  fullyLinked: ({ system }: In) => `${system} has six neighbours and no room for another.`,
  disksInOrder: 'Neighbours are named in the order of their letters.',
  nameOne: 'The disk must lie beside another exotic disk or the cloud: name at least one.',
  landFirst: 'First say on which planet your explorer lands.',
  nowhereToLand: 'No explorer of yours is about to land.',
  landThere: ({ system }: In) => `Your explorer lands on a planet of ${system}.`,
  noExit: ({ system }: In) => `No ship can leave ${system}.`,
  otherEnd: 'No way leads from one end of the wormhole to the other.',
  blackHole: 'A black hole is no place for ships.',
  giantNeedsHalf: ({ place }: At) =>
    `Only a player who holds half of the planets around ${place} can attack it.`,
  giantFromInside: ({ place }: At) => `${place} can be attacked only from the planets around it.`,
} satisfies Catalogue;
