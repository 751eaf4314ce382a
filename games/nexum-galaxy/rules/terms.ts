// What the options of a table come to: a line of the sector's list, the preset for one person, or the table's own mix.

import type { SystemId } from '../data/disks.ts';
import { modesOf, soloPresetsOf, type Mode } from '../data/modes.ts';
import { rowsAgainst, rowsAmong } from '../data/numbers.ts';
import type { Sector } from '../data/sector.ts';
import { sectorOf, type Options } from './options.ts';

export type Terms = Omit<Mode, 'id' | 'source'>;

/** NG-9.16 to NG-9.19: null where the sector does not list that mode. Who plays alone and mixes nothing plays the first of
 *  its list: a preset only where it is as hard as it says, or where there is nothing else. */
export function termsOf(options: Options, seats: number): Terms | null {
  const { mode, computers, customSector, sector } = options;
  const isAlone = seats === 1 && computers === 0;
  if (mode === 'custom' && !isAlone) return ownMix(options, seats);
  const fits = ({ id, humans }: Mode): boolean => (mode === 'custom' ? humans === 1 : id === mode);
  return listed(customSector, sector).find(fits) ?? null;
}

/** A sector that somebody made for one person has the presets; no book lists anything for it. */
export function listed(customSector: Sector | null, sector: string): readonly Mode[] {
  if (customSector === null) return modesOf(sector);
  return customSector.players.includes(1) ? soloPresetsOf(customSector.name) : [];
}

function ownMix(options: Options, seats: number): Terms {
  const { computers, computersAllied, grandBattle } = options;
  const forTwo = seats + computers === 2 && sectorOf(options).set === 'asteroids';
  const events = hasEvents(options, seats);
  return {
    humans: seats,
    computers,
    people: 'rivals',
    machines: computersAllied ? 'allies' : 'rivals',
    events,
    aggressiveness: events ? ((computers > 0 ? rowsAgainst : rowsAmong)[seats] ?? 0) : 0,
    flip: null,
    ships: [],
    computerHome: null,
    relics: null,
    grandBattle: grandBattle === 'sector' && forTwo,
  };
}

/** NG-11.1: who plays alone plays against the computer, which acts through events. */
export function hasEvents({ ruleSet }: Options, seats: number): boolean {
  return ruleSet !== 'core' || seats === 1;
}

/** Whoever plays with others, against the computer, or on the terms of a campaign, is not compared with those who play for
 *  themselves. */
export function ratedAs(options: Options, seats: number): string | null {
  const { customSector, ruleSet, teams, pooled, campaign, group } = options;
  const terms = termsOf(options, seats);
  const isForOneself = terms !== null && terms.computers === 0 && terms.people === 'rivals';
  const isAlone = campaign === null && group === null;
  return isForOneself && isAlone && !teams && !pooled && customSector === null ? ruleSet : null;
}

/** NG-9.19: rows of event cards in a round. */
export function rowsOf({ aggressiveness }: Options, terms: Terms): number {
  return terms.events && aggressiveness > 0 ? aggressiveness : terms.aggressiveness;
}

/** NG-9.2: what the table agreed on wins over what the sector or the mode says. */
export function isGrandBattle({ grandBattle }: Options, terms: Terms): boolean {
  return grandBattle === 'sector' ? terms.grandBattle : grandBattle === 'on';
}

/** The Tanns from which civilizations can start, in turn order. */
export function tannsLeft({ seats }: Sector, { flip, computerHome }: Terms): readonly SystemId[] {
  return seats.filter((id) => !(flip ?? []).includes(id) && id !== computerHome);
}

/** NG-11.3: how many civilizations find a place to start in the sector. */
export function roomFor(sector: Sector, terms: Terms): number {
  const elsewhere = terms.computerHome !== null || sector.aiStart !== 'tann' ? 1 : 0;
  return tannsLeft(sector, terms).length + elsewhere;
}
