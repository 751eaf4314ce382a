// Campaigns with the battles that belong to them.

import { expect, test } from 'vitest';
import { FastChance, isRefusal, type Game, type OptionValues, type Outcome } from '@starboard/engine';
import { defaultOptions, readOptions } from '@starboard/engine/match';
import { legalMoves } from '@starboard/engine/testkit';
import { atlas } from './nexum-campaign/data/atlas.ts';
import { APART, PLACES, systemsOf } from './nexum-campaign/data/clouds.ts';
import { game as campaign } from './nexum-campaign/index.ts';
import { battleOf, resultOf } from './nexum-campaign/rules/battle.ts';
import { canBeDrawn, cloudPlaces } from './nexum-campaign/rules/play.ts';
import { BATTLE, CHOOSE, type Campaign } from './nexum-campaign/rules/state.ts';
import { pairs } from './nexum-galaxy/data/sectors/pairs.ts';
import { trios } from './nexum-galaxy/data/sectors/trios.ts';
import { nexumGalaxy as galaxy } from './nexum-galaxy/rules/game.ts';

const nexum = galaxy as unknown as Game;

const DESTROYED = 1;

const opened = (seats: number, computers: number, ruleSet: string): Campaign =>
  campaign.setup(
    { ...defaultOptions(campaign.options), computers, ruleSet },
    seats,
    new FastChance(seats),
  ) as Campaign;

test.each([
  [1, 1],
  [1, 2],
  [1, 3],
  [2, 0],
  [2, 1],
  [2, 2],
  [3, 0],
  [3, 1],
  [4, 0],
])(
  'NC-2.4 every sector of the Atlas can be fought for by %i people and %i of the computer',
  (seats, computers) => {
    const state = opened(seats, computers, 'events');
    for (let row = 1; row <= atlas.length; row++) {
      if (!canBeDrawn(state, row - 1)) continue;
      state.row = row;
      state.cell =
        1 + state.owner.findIndex((owner, cell) => owner === row % 2 && state.kind[cell] !== DESTROYED);
      const battle = battleOf(state);
      const read = readOptions(nexum.options, battle.options);
      if (isRefusal(read)) throw new Error(read.reason);
      expect(nexum.conflict(read, seats)?.reason, String(battle.options.sector)).toBeUndefined();
    }
  },
);

/** A battle among random players. */
function fight(state: Campaign, chance: FastChance): Outcome {
  const { options, seats } = battleOf(state);
  const table = nexum.setup({ ...defaultOptions(nexum.options), ...options, roundLimit: 2 }, seats, chance);
  for (;;) {
    const outcome = nexum.outcome(table);
    if (outcome !== null) return outcome;
    const seat = 31 - Math.clz32(nexum.actors(table));
    const open = legalMoves(nexum, table, seat);
    nexum.play(table, seat, open[chance.die(open.length) - 1], chance);
  }
}

test.each([
  [2, 0, 'core'],
  [3, 0, 'events'],
  [1, 2, 'events'],
  [2, 0, 'asteroids'],
  [1, 1, 'asteroids'],
])(
  'NC-3.1 a campaign of %i people and %i of the computer is played to its end by its battles (%s)',
  (seats, computers, ruleSet) => {
    const state = opened(seats, computers, ruleSet);
    const chance = new FastChance(7);
    while (campaign.outcome(state) === null) {
      const seat = 31 - Math.clz32(campaign.actors(state));
      if (state.phase === CHOOSE) {
        const open = legalMoves(campaign, state, seat);
        campaign.play(state, seat, open[chance.die(open.length) - 1], chance);
      }
      expect(state.phase).toBe(BATTLE);
      const order = resultOf(state, fight(state, chance));
      const reporter = 31 - Math.clz32(campaign.actors(state));
      for (const move of order) {
        expect(campaign.whyNot(state, reporter, move)).toBe(null);
        campaign.play(state, reporter, move, chance);
      }
      expect(campaign.check(state)).toBe(null);
    }
    expect(state.battles).toBeGreaterThan(0);
  },
);

/** The sectors of the Advanced Guide. */
const ADVANCED = [...pairs, ...trios];
const SYSTEMS = systemsOf('ABCDEFGHIJKL');

/** Sets of systems, the smaller first. */
function setsOf(size: number, from = 0): string[] {
  if (size === 0) return [''];
  return SYSTEMS.slice(from).flatMap((system, i) =>
    setsOf(size - 1, from + i + 1).map((rest) => `${system}${rest}`),
  );
}

/** NG-12.3: beside which the cloud may lie there, none of which can be left out. */
function evenPlaces(options: OptionValues, seats: number): string[] {
  const found: string[] = [];
  for (let size = 1; size <= 4; size++)
    for (const set of setsOf(size)) {
      if (found.some((smaller) => systemsOf(smaller).every((system) => set.includes(system)))) continue;
      const read = readOptions(nexum.options, { ...options, cloudBeside: systemsOf(set) });
      if (!isRefusal(read) && nexum.conflict(read, seats) === null) found.push(set);
    }
  return found;
}

test.each([
  [1, 1],
  [2, 0],
  [1, 2],
  [2, 1],
  [3, 0],
  [2, 2],
  [4, 0],
])('NC-2.6 the places of the cloud are even, with %i people and %i of the computer', (seats, computers) => {
  const state = opened(seats, computers, 'asteroids');
  state.placing = 1;
  const [apart] = PLACES.flatMap((name, place) => (name === APART ? [place] : []));
  for (let row = 1; row <= atlas.length; row++) {
    if (!canBeDrawn(state, row - 1)) continue;
    state.row = row;
    state.cell = 1;
    state.cloud = 0;
    const { options } = battleOf(state);
    const places = cloudPlaces(state);
    const printed = ADVANCED.find(({ name }) => name === options['sector']);
    expect(places.length > 0).toBe(printed !== undefined);
    if (printed === undefined) continue;
    const due = evenPlaces(options, seats);
    const offered = places.map((place) => PLACES[place]).filter((name) => name.toUpperCase() === name);
    // beside those where it lies anyway it need not be placed
    const own = printed.cloud;
    const there = own.mode === 'adjacent' ? own.to.join('') : '';
    expect(offered.toSorted(), String(options['sector'])).toEqual(
      due.filter((set) => set !== there).toSorted(),
    );
    expect(places.includes(apart)).toBe(own.mode !== 'hyperspace');
    for (const place of places) {
      state.cloud = place;
      const read = readOptions(nexum.options, battleOf(state).options);
      if (isRefusal(read)) throw new Error(read.reason);
      expect(nexum.conflict(read, seats)?.reason).toBeUndefined();
    }
  }
});
