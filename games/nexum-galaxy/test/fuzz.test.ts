import { FastChance, MoveList } from '@starboard/engine';
import { defaultOptions, mixSeeds, sampleValues } from '@starboard/engine/match';
import { assertSound, playthrough, volume, walk } from '@starboard/engine/testkit';
import { expect, test } from 'vitest';
import { smallSectors } from '../data/small-sectors.ts';
import type { CampaignTerms } from '../rules/campaign/terms.ts';
import { nexumGalaxy as game } from '../rules/game.ts';
import { late } from './late.ts';

test('the game is sound with all its options', () => {
  const games = volume({ daily: 40, long: 6000, mutation: 2 });
  expect(assertSound(game, { games, share: 0.05 }).games).toBe(games);
});

test('every kind of move is played: in a large sector, where relics lie in heaps, and with asteroids', () => {
  const seen = game.moves.names.map(() => 0);
  for (let i = 0; i < volume({ daily: 6, long: 200, mutation: 3 }); i++) {
    const [seats, customSector] = i % 3 === 1 ? [2, smallSectors[2]] : [4, null];
    const ruleSet = i % 3 === 2 ? 'asteroids' : 'core';
    const options = { ...defaultOptions(game.options), customSector, ruleSet, roundLimit: 60 };
    const { found } = walk(game, { seats, options, seed: mixSeeds(7, i) }, { share: 0.05, seen });
    expect(found).toBe(null);
  }
  // explorers, cloaked ships and civilizations come late: see below
  const early = game.moves.names.slice(0, game.moves.names.indexOf('explore'));
  expect(early.filter((_, kind) => seen[kind] === 0)).toEqual([]);
});

test.each([
  {
    rules: 'core and events',
    given: ['core', 'events'],
    most: { daily: 6000, long: 1_000_000, mutation: 300 },
  },
  { rules: 'Asteroids', given: ['asteroids'], most: { daily: 6000, long: 1_000_000, mutation: 600 } },
])('the game is sound with the rules of $rules and every other option', ({ given, most }) => {
  const chance = new FastChance(17);
  let moves = 0;
  let games = 0;
  for (; moves < volume(most); games++) {
    const ruleSet = given[games % given.length];
    // much of the expansion comes late: two of three games begin there
    const isLate = ruleSet === 'asteroids' && games % 3 > 0;
    const { seats, options } = randomTable(chance, { ruleSet, ...(isLate ? { roundLimit: 5 } : {}) });
    const { found, kase } = walk(
      isLate ? late : game,
      { seats, options, seed: mixSeeds(17, games) },
      { share: 0.02 },
    );
    moves += kase.steps.length;
    expect({ found, seats, options: found === null ? null : options }).toEqual({
      found: null,
      seats,
      options: null,
    });
  }
  console.log(`${games} games, ${moves} moves`);
});

/** Step by step from the default table, since few of all tables are allowed: few options that go together change at once. */
function randomTable(
  chance: FastChance,
  given: Record<string, unknown>,
): { seats: number; options: Record<string, unknown> } {
  const simulated = { ...game.simulationOptions, ...given };
  const free = Object.entries(game.options).filter(([name]) => !(name in simulated));
  let table = { seats: chance.die(4), options: { ...defaultOptions(game.options), ...simulated } };
  for (let i = 0; i < 60; i++) {
    const seats = chance.die(8) === 1 ? chance.die(4) : table.seats;
    const options: Record<string, unknown> = { ...table.options };
    for (const [name, option] of free) {
      if (chance.die(free.length) > 2) continue;
      const values = sampleValues(option);
      options[name] = values[chance.die(values.length) - 1];
    }
    if (game.conflict(options as never, seats) === null) table = { seats, options };
  }
  return table;
}

/** Of a campaign, in a sector whose first player has a marker. */
function battleOf(civs: number, isIcy: boolean): CampaignTerms {
  const each = (value: number) => Array.from({ length: civs }, () => value);
  return {
    ships: each(25),
    holes: each(1),
    kind: isIcy ? 'ice' : 'scorching',
    chosenBy: 1,
    heldBy: 2,
  };
}

test('the game is sound late in the expansion', () => {
  const seen = game.moves.names.map(() => 0);
  const sectors = ['LAUBURIA', 'CAPTOR', 'HEABEZA', 'SAURI'];
  for (let i = 0; i < volume({ daily: 24, long: 300, mutation: 24 }); i++) {
    const options = {
      ...defaultOptions(game.options),
      sector: sectors[i % sectors.length],
      ruleSet: 'asteroids',
      roundLimit: 5,
      civilizations: 'drafted',
      computers: i % 3 === 2 ? 1 : 0,
      group: i % 4 < 2 ? null : { table: 1 + (i % 2), tables: 2 + (i % 3) },
      firstPlayer: '1',
      campaign: i % 4 === 0 ? battleOf(2 + (i % 2) + (i % 3 === 2 ? 1 : 0), i % 8 === 0) : null,
    };
    const seats = 2 + (i % 2);
    const { found } = walk(late, { seats, options, seed: mixSeeds(11, i) }, { share: 0.02, seen });
    expect({ found, i }).toEqual({ found: null, i });
  }
  const rare = ['strike', 'attach', 'bid'];
  expect(game.moves.names.filter((name, kind) => seen[kind] === 0 && !rare.includes(name))).toEqual([]);
});

test('the golden game is played as before', async () => {
  const table = { customSector: smallSectors[1], firstPlayer: '1', roundLimit: 14 };
  const options = { ...defaultOptions(game.options), ...table };
  await expect(playthrough(game, { seats: 3, seed: 74, options })).toMatchFileSnapshot('golden.txt');
});

test('the fuzzer would notice fleets that are never offered', () => {
  const send = game.moves.names.indexOf('send');
  const legal: typeof game.legal = (state, seat, into) => {
    const all = new MoveList();
    game.legal(state, seat, all);
    const kept = all
      .toArray()
      .filter((move) => game.moves.kindOf(move) !== send || mixSeeds(move, 1) % 3 > 0);
    for (const move of kept.length > 0 ? kept : all.toArray()) into.add(move);
  };
  const options = { ...defaultOptions(game.options), customSector: smallSectors[1], roundLimit: 20 };
  const found = Array.from(
    { length: volume({ daily: 24, long: 24, mutation: 6 }) },
    (_, seed) => walk({ ...game, legal }, { seats: 3, options, seed }, { share: 0.2 }).found?.kind,
  );
  expect(found).toContain('illegal legal');
});
