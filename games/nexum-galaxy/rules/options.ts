// What can be agreed before a game, and what does not go together.

import { choice, document, flag, integer, Refusal, type OptionsOf } from '@starboard/engine';
import type { SystemId } from '../data/disks.ts';
import { pooledGoal } from '../data/numbers.ts';
import { presetByName, presets } from '../data/presets.ts';
import type { Sector } from '../data/sector.ts';
import { smallSectors } from '../data/small-sectors.ts';
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
  const { scenario, relics, grandBattle, teams, pooled, firstPlayer } = chosen;
  if (!sector.players.includes(seats)) return new Refusal(madeFor(sector, seats), 'NG-3.1');
  const homeless = wrongHomes(chosen, sector, seats);
  if (homeless !== null) return homeless;
  if ((firstSeatOf(chosen) ?? 0) >= seats) {
    return new Refusal(`The first player cannot be seat ${firstPlayer}: there are ${seats} seats.`, 'NG-3.2');
  }
  if (relics !== 'sector' && hasNoRelics(scenario, sector)) {
    return new Refusal('There are no relics in that scenario, so none can be dealt.', 'NG-9.3');
  }
  if (grandBattle === 'on' && seats !== 2) {
    return new Refusal(`A Grand Battle is for two players, not for ${seats}.`, 'NG-9.2');
  }
  if (teams && seats !== 4) return new Refusal(`Teams need four players, not ${seats}.`, 'NG-9.11');
  if (pooled && !teams)
    return new Refusal('Only allies can pool points and relics: choose teams too.', 'NG-9.15');
  return pooled && relics === 'sector' ? wonAlready(chosen, sector) : null;
}

function madeFor({ name, players }: Sector, seats: number): string {
  const counts = players.filter((count) => count > 1).join(', ');
  return counts === ''
    ? `${name} is made for one player against the computer, not for ${seats}.`
    : `${name} is made for ${counts} players, not for ${seats}.`;
}

function wrongHomes({ chosenHomes }: Options, { name, seats: tanns }: Sector, seats: number): Refusal | null {
  if (chosenHomes === null) return null;
  if (chosenHomes.length !== seats) {
    return new Refusal(`${chosenHomes.length} starting systems were chosen for ${seats} seats.`, 'NG-3.3');
  }
  const strange = chosenHomes.find((home) => !tanns.includes(home));
  if (strange === undefined) return null;
  return new Refusal(
    `${strange} is no starting system of ${name}: choose among ${tanns.join(', ')}.`,
    'NG-3.3',
  );
}

/** A scenario, or the sector that was printed for one. */
function hasNoRelics(scenario: Options['scenario'], { start, relics }: Sector): boolean {
  return scenario !== 'sector' || (start === 'everyPlanet' && relics.length === 0);
}

/** NG-8.7: a sector leaves nobody alone with enough relics to win, but allies could have them together. */
function wonAlready({ chosenHomes, scenario }: Options, sector: Sector): Refusal | null {
  const [a, b, c, d] = (chosenHomes ?? sector.seats).map((home) => relicsAtStart(sector, home));
  if (scenario !== 'sector' || Math.max(a + c, b + d) < pooledGoal.relics) return null;
  return new Refusal(`In ${sector.name} two allies would have won before the first turn.`, 'NG-8.7');
}
