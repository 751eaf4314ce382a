// What can be agreed before a game, and what does not go together.

import { choice, document, flag, integer, type OptionsOf, type Refusal } from '@starboard/engine';
import type { SystemId } from '../data/disks.ts';
import { pooledGoal } from '../data/numbers.ts';
import { presetByName, presets } from '../data/presets.ts';
import type { Sector } from '../data/sector.ts';
import { smallSectors } from '../data/small-sectors.ts';
import { refuse } from '../words/messages.ts';
import { readHomes } from './sectors/homes.ts';
import { readSector } from './sectors/sector.ts';
import { relicsAtStart } from './sectors/start.ts';

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
  roundLimit: integer({
    min: 0,
    max: 200,
    default: 0,
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

/** NG-3.1, NG-9.2, NG-9.11 */
export function conflict(chosen: Options, seats: number): Refusal | null {
  const sector = sectorOf(chosen);
  const { scenario, relics, grandBattle, teams, pooled } = chosen;
  if (!sector.players.includes(seats)) return madeForOthers(sector, seats);
  const homeless = wrongHomes(chosen, sector, seats);
  if (homeless !== null) return homeless;
  const first = firstSeatOf(chosen) ?? 0;
  if (first >= seats) return refuse('NG-3.2', 'firstSeatMissing', { seat: first + 1, seats });
  if (relics !== 'sector' && hasNoRelics(scenario, sector)) return refuse('NG-9.3', 'noRelicsToDeal');
  if (grandBattle === 'on' && seats !== 2) return refuse('NG-9.2', 'battleForTwo', { seats });
  if (teams && seats !== 4) return refuse('NG-9.11', 'teamsOfFour', { seats });
  if (pooled && !teams) return refuse('NG-9.15', 'poolWithoutTeams');
  return pooled && relics === 'sector' ? wonAlready(chosen, sector) : null;
}

function madeForOthers({ name: sector, players }: Sector, seats: number): Refusal {
  const counts = players.filter((count) => count > 1);
  return counts.length === 0
    ? refuse('NG-3.1', 'madeForOne', { sector, seats })
    : refuse('NG-3.1', 'madeFor', { sector, players: counts, seats });
}

function wrongHomes(
  { chosenHomes }: Options,
  { name: sector, seats: tanns }: Sector,
  seats: number,
): Refusal | null {
  if (chosenHomes === null) return null;
  if (chosenHomes.length !== seats)
    return refuse('NG-3.3', 'wrongHomes', { homes: chosenHomes.length, seats });
  const system = chosenHomes.find((home) => !tanns.includes(home));
  return system === undefined ? null : refuse('NG-3.3', 'noHome', { system, sector, among: tanns });
}

/** A scenario, or the sector that was printed for one. */
function hasNoRelics(scenario: Options['scenario'], { start, relics }: Sector): boolean {
  return scenario !== 'sector' || (start === 'everyPlanet' && relics.length === 0);
}

/** NG-8.7: a sector leaves nobody alone with enough relics to win, but allies could have them together. */
function wonAlready({ chosenHomes, scenario }: Options, sector: Sector): Refusal | null {
  const [a, b, c, d] = (chosenHomes ?? sector.seats).map((home) => relicsAtStart(sector, home));
  if (scenario !== 'sector' || Math.max(a + c, b + d) < pooledGoal.relics) return null;
  return refuse('NG-8.7', 'wonAlready', { sector: sector.name });
}
