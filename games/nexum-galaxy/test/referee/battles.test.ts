// A second reckoning of what a campaign gives and takes when a battle is set up (NG-19.1 to NG-19.4): the same table is laid out with
// the campaign and without it, and only that may differ.

import { FastChance } from '@starboard/engine';
import { volume } from '@starboard/engine/testkit';
import { expect, test } from 'vitest';
import { nexumGalaxy } from '../../rules/game.ts';
import { layOut } from '../../rules/setup.ts';
import type { Nexum } from '../../rules/state.ts';
import { termsOf } from '../../rules/terms.ts';
import { optionsOf } from '../scene.ts';

const BATTLES = volume({ daily: 400, long: 20_000, mutation: 60 });

const KINDS = ['plain', 'energetic', 'mining', 'ice', 'scorching'] as const;
const RULE_SETS = ['core', 'events', 'asteroids'] as const;
/** On the planet of a drawn card; so many ships have room on a planet. */
const DRAWN = 4;
const ROOM = 5;

const sum = (field: ArrayLike<number>): number => Array.from(field).reduce((all, value) => all + value, 0);

function laidOut(run: number): { plain: Nexum; battle: Nexum; told: string; due: string } {
  const chance = new FastChance(run);
  const pick = <T>(of: readonly T[]): T => of[chance.draw(of.length)];
  const ruleSet = pick(RULE_SETS);
  const seats = 1 + chance.draw(3);
  const computers = ruleSet === 'core' ? 0 : chance.draw(3);
  if (seats + computers < 2) return laidOut(run + 1_000_003);
  const civs = Math.min(4, seats + computers);
  const kind = pick(KINDS);
  const chosenBy = 1 + chance.draw(civs);
  const heldBy = chance.draw(civs + 1);
  const ships = Array.from({ length: civs }, () => 8 + chance.draw(18));
  const holes = Array.from({ length: civs }, () => chance.draw(5));
  const first = chosenBy <= seats ? chosenBy : 1;
  const sector = { 2: 'SPIRO', 3: 'XPLOTIA', 4: 'LAUBURIA' }[civs];
  const given = { sector, ruleSet, computers: civs - seats, firstPlayer: String(first), roundLimit: 40 };
  const campaign = { ships, holes, kind, chosenBy, heldBy };
  const lay = (more: object): Nexum => {
    const options = optionsOf({ ...given, ...more } as never);
    const terms = termsOf(options, seats);
    if (terms === null) throw new Error(`Nobody plays ${sector} so.`);
    return layOut(terms, options, seats, new FastChance(run), 2);
  };
  const [plain, battle] = [lay({}), lay({ campaign })];
  const energy = Array.from(plain.energy.subarray(0, civs));
  const fleet = Array.from(plain.fleet.subarray(0, civs));
  // NG-19.2: the ship must be within the limit and find room
  const gains = (civ: number): void => {
    const home = civ < seats ? plain.tann[civ] : plain.base[civ] - 1;
    const isTheirs = home >= 0 && (plain.owner[home] === civ + 1 || plain.owner[home] === 0);
    if (!isTheirs || plain.ships[home] + fleet[civ] - plain.fleet[civ] >= ROOM) return;
    if (civ >= seats || fleet[civ] < ships[civ]) fleet[civ]++;
  };
  if (heldBy > 0) {
    gains(heldBy - 1);
    if (heldBy <= seats) energy[heldBy - 1]++;
  }
  const isPersons = chosenBy <= seats;
  const hasTechnologies = ruleSet === 'asteroids';
  if (isPersons && (kind === 'energetic' || (kind === 'mining' && !hasTechnologies))) energy[first - 1]++;
  if (!isPersons && kind === 'energetic') gains(chosenBy - 1);
  const struck = (of: string): number => (!isPersons && kind === of ? DRAWN : 0);
  const given5 = isPersons && (kind === 'ice' || kind === 'scorching') ? 1 : 0;
  const due = {
    limits: ships,
    holes,
    energy: energy.map((each, civ) => (civ < seats ? Math.min(plain.energyLimit[civ], each) : each)),
    fleet,
    unseen: isPersons && kind === 'mining' && hasTechnologies ? 1 << (first - 1) : 0,
    gift: [given5, given5 === 1 ? first - 1 : 0],
    noManage: struck('ice'),
    noMove: struck('scorching'),
  };
  const told = {
    limits: Array.from(battle.shipLimit.subarray(0, civs)),
    holes: Array.from(battle.holes.subarray(0, civs)),
    energy: Array.from(battle.energy.subarray(0, civs)),
    fleet: Array.from(battle.fleet.subarray(0, civs)),
    unseen: battle.unseen,
    gift: [battle.giftLeft, battle.giftTo],
    noManage: sum(battle.noManage),
    noMove: sum(battle.noMove),
  };
  const about = `${run}: ${JSON.stringify({ ...given, seats, ...campaign })} `;
  return { plain, battle, told: about + JSON.stringify(told), due: about + JSON.stringify(due) };
}

/** What a campaign may change on the table; what it draws, cards and asteroids that are drawn later follow. */
const CHANGED = new Set(
  'shipLimit inCampaign holes energy fleet ships owner held unseen gift giftTo giftLeft noManage noMove idle barred'.split(
    ' ',
  ),
);

test(`NG-19.1, NG-19.2, NG-19.3, NG-19.4: ${BATTLES} battles begin as they are reckoned here`, () => {
  const changed = new Set<string>();
  for (let run = 1; run <= BATTLES; run++) {
    const { plain, battle, told, due } = laidOut(run);
    expect(told).toBe(due);
    for (const { name, at, size } of nexumGalaxy.shape.fields)
      if (plain.cells.subarray(at, at + size).some((value, i) => value !== battle.cells[at + i]))
        changed.add(name);
  }
  expect([...changed].filter((name) => !CHANGED.has(name))).toEqual([]);
});
