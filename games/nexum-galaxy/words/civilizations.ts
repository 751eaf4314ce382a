// What is refused of civilizations and their skills, in English.

import type { Catalogue } from '@starboard/engine';
import type { Crystal } from '../data/asteroids.ts';
import type { CivilizationId } from '../data/civilizations.ts';
import { civilizationNames } from './names.ts';

interface At {
  readonly place: string;
}

interface Of {
  readonly civilization: CivilizationId;
}

export const civilizationWords = {
  noCivilizations: 'You play no civilization with skills in this game.',
  civilizationTaken: ({ civilization }: Of) =>
    `Somebody already plays the ${civilizationNames[civilization]}.`,
  chooseFirst: 'First choose your civilization.',
  nothingToChoose: 'Civilizations are chosen before the first round, where the table drafts them.',
  civilizationTwice: ({ civilization }: Of) => `The ${civilizationNames[civilization]} are listed twice.`,
  civilizationsNeedAsteroids: 'Civilization cards belong to the Asteroids rules.',
  civilizationsNotAgreed: 'A list of civilizations is for tables that have agreed on them.',
  wrongCivilizations: ({ named, seats }: { named: number; seats: number }) =>
    `The list names ${named} civilizations for ${seats} players.`,
  otherCivilization: ({ civilization }: Of) => `Only the ${civilizationNames[civilization]} can do that.`,
  notEvolved: 'Your civilization has not evolved yet.',
  skillUsed: 'You have already used a skill of your civilization in this turn.',
  evolvedAlready: 'Your civilization has already evolved.',
  evolvesWithColour: ({ civilization, colour }: Of & { colour: Crystal }) =>
    `The ${civilizationNames[civilization]} evolve for two ${colour} crystals, and no more asteroids than that takes.`,
  evolvesWithFour: ({ civilization }: Of) =>
    `The ${civilizationNames[civilization]} evolve for four asteroids.`,
  overloadInManagement: 'A system is overloaded in a management phase.',
  givesNothing: ({ system }: { system: string }) => `${system} gives you no energy in this phase.`,
  noShipOfYours: ({ place }: At) => `You have no ship on the planet ${place}.`,
  noMarkers: ({ place }: At) => `No such markers lie on the planet ${place}.`,
  outOfReach: ({ place }: At) => `No ship of yours could go to ${place} now, markers or not.`,
  notDead: ({ place }: At) => `${place} is not a dead planet.`,
} satisfies Catalogue;
