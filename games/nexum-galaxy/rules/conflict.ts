// What does not go together before a game.

import { FastChance, type Refusal } from '@starboard/engine';
import { FEWEST_FACTIONS } from '../data/group.ts';
import { pooledGoals } from '../data/numbers.ts';
import type { Sector } from '../data/sector.ts';
import { refuse } from '../words/messages.ts';
import { homesOf } from './homes.ts';
import { firstSeatOf, sectorOf, type Options } from './options.ts';
import { whyNotBeside } from './sectors/cloud.ts';
import { relicsAtStart } from './sectors/start.ts';
import { hasEvents, listed, roomFor, tannsLeft, termsOf, type Terms } from './terms.ts';

/** NG-3.1, NG-9.2, NG-9.11, NG-9.16 to NG-9.19, NG-12.3 */
export function conflict(chosen: Options, seats: number): Refusal | null {
  const sector = sectorOf(chosen);
  const { scenario, relics, teams, pooled } = chosen;
  if (!sector.players.includes(seats)) return madeForOthers(sector, seats);
  const terms = termsOf(chosen, seats);
  if (terms === null) return notListed(chosen, sector, seats);
  const unfit = wrongMode(chosen, terms, seats) ?? wrongComputers(chosen, sector, terms, seats);
  if (unfit !== null) return unfit;
  const misplaced =
    wrongHomes(chosen, sector, terms, seats) ??
    wrongCloud(chosen, sector, terms) ??
    wrongCivilizations(chosen, seats) ??
    wrongCampaign(chosen, seats + terms.computers, seats);
  if (misplaced !== null) return misplaced;
  const alone = wrongGroup(chosen, seats);
  if (alone !== null) return alone;
  const first = firstSeatOf(chosen) ?? 0;
  if (first >= seats) return refuse('NG-3.2', 'firstSeatMissing', { seat: first + 1, seats });
  if (relics !== 'sector' && hasNoRelics(scenario, sector)) return refuse('NG-9.3', 'noRelicsToDeal');
  const civs = seats + terms.computers;
  if (chosen.grandBattle === 'on' && civs !== 2) return refuse('NG-9.2', 'battleForTwo', { seats: civs });
  if (teams && seats !== 4) return refuse('NG-9.11', 'teamsOfFour', { seats });
  if (!pooled || terms.people === 'allies') return null;
  if (!teams) return refuse('NG-9.15', seats === 4 ? 'poolWithoutTeams' : 'poolWithoutAllies');
  return relics === 'sector' ? wonAlready(chosen, sector) : null;
}

function madeForOthers({ name: sector, players }: Sector, seats: number): Refusal {
  return players.every((count) => count === 1)
    ? refuse('NG-3.1', 'madeForOne', { sector, seats })
    : refuse('NG-3.1', 'madeFor', { sector, players, seats });
}

/** NG-9.16: told with what the sector lists for as many people. */
function notListed({ mode, customSector, sector: id }: Options, { name }: Sector, seats: number): Refusal {
  const modes = listed(customSector, id)
    .filter(({ humans }) => humans === seats)
    .map((each) => each.id);
  return modes.length === 0
    ? refuse('NG-9.16', 'noModes', { mode, sector: name, seats })
    : refuse('NG-9.16', 'modeNotListed', { mode, sector: name, modes, seats });
}

/** NG-9.16, NG-9.17 */
function wrongMode(chosen: Options, terms: Terms, seats: number): Refusal | null {
  const { mode, teams, computers, computersAllied } = chosen;
  if (terms.humans !== seats)
    return refuse('NG-9.16', 'modeForOthers', { mode, people: terms.humans, seats });
  if (mode === 'custom') return null;
  if (terms.events && !hasEvents(chosen, seats)) return refuse('NG-9.17', 'modeHasEvents', { mode });
  if (!terms.events && hasEvents(chosen, seats)) return refuse('NG-9.17', 'modeHasNoEvents', { mode });
  if (computers > 0 || computersAllied) return refuse('NG-9.16', 'modeSaysComputers', { mode });
  return teams ? refuse('NG-9.16', 'modeSaysAllies', { mode }) : null;
}

/** NG-9.18, NG-9.19, NG-11.1 */
function wrongComputers(chosen: Options, sector: Sector, terms: Terms, seats: number): Refusal | null {
  const { computersAllied, aggressiveness, computerShips } = chosen;
  if (terms.computers > 0 && !terms.events) return refuse('NG-11.1', 'computerNeedsEvents');
  const civs = seats + terms.computers;
  const room = roomFor(sector, terms);
  if (terms.computers > 0 && civs > room)
    return refuse('NG-11.3', 'tooManyCivs', { sector: sector.name, room, civs });
  if (computersAllied && terms.computers < 2) return refuse('NG-11.2', 'alliesOfTwo');
  if (aggressiveness > 0 && !terms.events) return refuse('NG-9.19', 'noRowsWithoutEvents');
  return computerShips !== 0 && terms.computers === 0 ? refuse('NG-9.19', 'noShipsToChange') : null;
}

function wrongHomes({ chosenHomes }: Options, whole: Sector, terms: Terms, seats: number): Refusal | null {
  if (chosenHomes === null) return null;
  const { name: sector } = whole;
  const tanns = tannsLeft(whole, terms);
  if (chosenHomes.length !== seats)
    return refuse('NG-3.3', 'wrongHomes', { homes: chosenHomes.length, seats });
  const system = chosenHomes.find((home) => !tanns.includes(home));
  return system === undefined ? null : refuse('NG-3.3', 'noHome', { system, sector, among: tanns });
}

/** NG-17.1 */
function wrongCivilizations(chosen: Options, seats: number): Refusal | null {
  const { civilizations, chosenCivilizations, ruleSet } = chosen;
  if (civilizations !== 'none' && ruleSet !== 'asteroids')
    return refuse('NG-17.1', 'civilizationsNeedAsteroids');
  if (civilizations !== 'agreed')
    return chosenCivilizations === null ? null : refuse('NG-17.1', 'civilizationsNotAgreed');
  const named = chosenCivilizations?.length ?? 0;
  return named === seats ? null : refuse('NG-17.1', 'wrongCivilizations', { named, seats });
}

/** NG-18.1 */
function wrongGroup({ group, ruleSet }: Options, seats: number): Refusal | null {
  if (group === null) return null;
  if (ruleSet !== 'asteroids') return refuse('NG-18.1', 'groupNeedsAsteroids');
  return seats < FEWEST_FACTIONS ? refuse('NG-18.1', 'tooFewFactions', { seats }) : null;
}

/** NG-19.1, NG-19.3: who has chosen is the first player, and for the computer somebody else. */
function wrongCampaign({ campaign, firstPlayer }: Options, civs: number, seats: number): Refusal | null {
  if (campaign === null) return null;
  const { ships, chosenBy } = campaign;
  if (ships.length !== civs) return refuse('NG-19.1', 'campaignForOthers', { named: ships.length, civs });
  if (firstPlayer === 'random' || (chosenBy <= seats && chosenBy !== Number(firstPlayer)))
    return refuse('NG-19.3', 'chooserBegins');
  return null;
}

/** NG-12.3 */
function wrongCloud(chosen: Options, sector: Sector, terms: Terms): Refusal | null {
  const { cloudBeside, ruleSet } = chosen;
  if (cloudBeside === null) return null;
  if (ruleSet !== 'asteroids') return refuse('NG-12.3', 'noCloud');
  // who starts where may be drawn, but not where somebody starts
  const homes = homesOf(chosen, sector, terms, new FastChance(0)).filter((home) => home !== null);
  return whyNotBeside(sector, cloudBeside, homes);
}

/** A scenario, or the sector that was printed for one. */
function hasNoRelics(scenario: Options['scenario'], { start, relics }: Sector): boolean {
  return scenario !== 'sector' || (start === 'everyPlanet' && relics.length === 0);
}

/** NG-8.7: a sector leaves nobody alone with enough relics to win, but allies could have them together; printed
 *  sectors, which alone list modes with allies, lay none at home. */
function wonAlready({ chosenHomes, scenario }: Options, sector: Sector): Refusal | null {
  const [a, b, c, d] = (chosenHomes ?? sector.seats).map((home) => relicsAtStart(sector, home));
  if (scenario !== 'sector' || Math.max(a + c, b + d) < pooledGoals[2].relics) return null;
  return refuse('NG-8.7', 'wonAlready', { sector: sector.name });
}
