// What relics, technologies and cards are called in English, in refusals as on the board.

import type { CivilizationId } from '../data/civilizations.ts';
import type { ExoticKind } from '../data/exotic.ts';
import type { phaseCards } from '../data/numbers.ts';
import type { RelicType } from '../data/sector.ts';
import type { TechnologyId } from '../data/technologies.ts';

export const relicNames: Readonly<Record<RelicType, string>> = {
  military: 'Military',
  replicator: 'Replicator',
  extractor: 'Extractor',
  transporter: 'Transporter',
};

export const technologyNames: Readonly<Record<TechnologyId, string>> = {
  replicator1: 'Replicator I',
  replicator2: 'Replicator II',
  engineering1: 'Engineering I',
  replicator3: 'Replicator III',
  processing1: 'Processing I',
  recharge1: 'Recharge I',
  processing2: 'Processing II',
  recharge2: 'Recharge II',
  hyperspace: 'Hyperspace',
  exploration: 'Exploration',
  cloaking: 'Cloaking',
  'controlled-exploration': 'Controlled Exploration',
};

export const exoticNames: Readonly<Record<ExoticKind, string>> = {
  neutron: 'a neutron star',
  quantum: 'quantum instability',
  cloud: 'an asteroid cloud',
  magnetic: 'a magnetic star',
  drifting: 'drifting planets',
  hole: 'a black hole',
  binary: 'a binary star',
  wormhole: 'a wormhole',
  giant: 'a giant star',
  archipelago: 'an archiplanetary system',
  dark: 'a dark system',
};

export const civilizationNames: Readonly<Record<CivilizationId, string>> = {
  psycon: 'Psycon',
  biontes: 'Biontes',
  clonyx: 'Clonyx',
  gnomicon: 'Gnomicon',
};

/** `yellow`, `double yellow`, `yellow and blue`: from the name in notation. */
export function asteroidTitle(name: string): string {
  const [one, other] = name.split('-');
  if (other === undefined) return one;
  return one === other ? `double ${one}` : `${one} and ${other}`;
}

export const cardTitles: Readonly<Record<keyof typeof phaseCards, string>> = {
  manage: 'Management',
  move: 'Movement',
  'manage-move': 'Management, then movement',
  'move-manage': 'Movement, then management',
};
