// What can be agreed before a game.

import { choice, document, flag, integer, type OptionsOf } from '@starboard/engine';
import { civilizationIds, type CivilizationId } from '../data/civilizations.ts';
import type { SystemId } from '../data/disks.ts';
import { MOST_ROWS } from '../data/events.ts';
import { modeIds } from '../data/modes.ts';
import { presetByName, presets } from '../data/presets.ts';
import type { Sector } from '../data/sector.ts';
import { smallSectors } from '../data/small-sectors.ts';
import { readCampaign, type CampaignTerms } from './campaign/terms.ts';
import { readCivilizations } from './civilizations/agreed.ts';
import { readGroupTable, type TableOfGroup } from './group/option.ts';
import { readBeside } from './sectors/cloud.ts';
import { readHomes } from './sectors/homes.ts';
import { readSector } from './sectors/sector.ts';

export const options = {
  sector: choice({
    of: presets.map(({ name }) => name),
    default: 'LAUBURIA',
  }),
  customSector: document<Sector>({
    read: readSector,
    examples: smallSectors,
  }),
  scenario: choice({
    of: ['sector', 'conquest', 'sterile-trap'],
    default: 'sector',
  }),
  ruleSet: choice({
    of: ['core', 'events', 'asteroids'],
    default: 'core',
  }),
  mode: choice({
    of: ['custom', ...modeIds],
    default: 'custom',
  }),
  computers: integer({ min: 0, max: 3, default: 0 }),
  computersAllied: flag({ default: false }),
  aggressiveness: integer({ min: 0, max: MOST_ROWS, default: 0 }),
  computerShips: integer({ min: -4, max: 4, default: 0 }),
  relics: choice({
    of: ['sector', 'balanced', 'random'],
    default: 'sector',
  }),
  homes: choice({
    of: ['in-order', 'random'],
    default: 'in-order',
  }),
  chosenHomes: document<readonly SystemId[]>({
    read: readHomes,
    examples: [
      ['J', 'A'],
      ['G', 'A', 'D'],
      ['J', 'G', 'D', 'A'],
    ],
  }),
  cloudBeside: document<readonly SystemId[]>({
    read: readBeside,
    examples: [[], ['B', 'E', 'H', 'K'], ['B']],
  }),
  civilizations: choice({
    of: ['none', 'drafted', 'agreed'],
    default: 'none',
  }),
  chosenCivilizations: document<readonly CivilizationId[]>({
    read: readCivilizations,
    bySeat: civilizationIds,
    examples: [
      ['psycon', 'gnomicon'],
      ['clonyx', 'biontes', 'psycon'],
      ['gnomicon', 'clonyx', 'biontes', 'psycon'],
    ],
  }),
  firstPlayer: choice({
    of: ['random', '1', '2', '3', '4'],
    default: 'random',
  }),
  grandBattle: choice({
    of: ['sector', 'on', 'off'],
    default: 'sector',
  }),
  teams: flag({ default: false }),
  pooled: flag({ default: false }),
  group: document<TableOfGroup>({
    read: readGroupTable,
    byHouse: true,
    examples: [
      { table: 1, tables: 2 },
      { table: 3, tables: 4 },
    ],
  }),
  roundLimit: integer({
    min: 0,
    max: 200,
    default: 0,
  }),
  campaign: document<CampaignTerms>({
    byHouse: true,
    read: readCampaign,
    examples: [
      { ships: [24, 8], holes: [0, 2], kind: 'scorching', chosenBy: 1, heldBy: 2 },
      { ships: [23, 22, 24], holes: [0, 0, 1], kind: 'ice', chosenBy: 2, heldBy: 0 },
      { ships: [23, 22, 24, 20], holes: [0, 0, 1, 0], kind: 'mining', chosenBy: 3, heldBy: 1 },
    ],
  }),
};

export type Options = OptionsOf<typeof options>;

export function sectorOf({ sector, customSector }: Options): Sector {
  const found = customSector ?? presetByName(sector);
  if (found === undefined) throw new Error(`There is no sector ${sector}.`);
  return found;
}

export function firstSeatOf({ firstPlayer }: Options): number | null {
  return firstPlayer === 'random' ? null : Number(firstPlayer) - 1;
}
