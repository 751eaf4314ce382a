import { FastChance, type Chance } from '@starboard/engine';
import { volume } from '@starboard/engine/testkit';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faceOf } from '../../data/disks.ts';
import { presets } from '../../data/presets.ts';
import { relicTypes, type Sector, type SectorRelic } from '../../data/sector.ts';
import { placeRelics } from './relics.ts';
import { isFair } from './symmetry.ts';

const tables = fc
  .record({
    sector: fc.constantFrom(...presets),
    civilizations: fc.constantFrom(2, 3, 4),
    seed: fc.integer(),
  })
  .filter(({ sector, civilizations }) => sector.players.includes(civilizations))
  .map(({ sector, civilizations, seed }) => ({ sector, seats: sector.seats.slice(0, civilizations), seed }));

const numRuns = volume({ daily: 200, long: 2_000, mutation: 30 });

function countOf(relics: readonly SectorRelic[], type: string): number {
  return relics.filter((relic) => relic.type === type).length;
}

function placesOf(relics: readonly SectorRelic[]): readonly string[] {
  return relics.map(({ system, planet }) => `${system}${planet}`);
}

/** What holds however relics were dealt. */
function expectPlayable(sector: Sector, relics: readonly SectorRelic[]): void {
  expect(new Set(placesOf(relics)).size).toBe(relics.length);
  for (const type of relicTypes) expect(countOf(relics, type)).toBeLessThanOrEqual(2);
  for (const { system } of relics) expect(sector.systems).toContain(system);
}

const noChance: Chance = {
  die: () => expect.fail('chance is not asked'),
  pick: () => expect.fail('chance is not asked'),
  of: () => noChance,
};

describe('NG-8.17 placing relics', () => {
  test('as the sector says: chance has no part in it', () => {
    for (const sector of presets)
      expect(placeRelics(sector, 'sector', ['A', 'D'], noChance)).toBe(sector.relics);
  });

  test('NG-8.13, NG-8.14, NG-8.15, NG-8.16 balanced: two for each, the right types in the right systems', () => {
    fc.assert(
      fc.property(tables, ({ sector, seats, seed }) => {
        const relics = placeRelics(sector, 'balanced', seats, new FastChance(seed));
        expectPlayable(sector, relics);
        const counts = relicTypes.map((type) => countOf(relics, type));
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        expect(relics).toHaveLength(roomFor('major') + roomFor('minor'));
        for (const { type, system } of relics) {
          const kind = type === 'military' || type === 'transporter' ? 'major' : 'minor';
          expect(faceOf(system, seats).kind).toBe(kind);
        }

        function roomFor(kind: string): number {
          const planets = 3 * sector.systems.filter((id) => faceOf(id, seats).kind === kind).length;
          return Math.min(planets, seats.length);
        }
      }),
      { numRuns },
    );
  });

  test('NG-8.15 balanced: a medium planet of a minor only when its small one is taken', () => {
    fc.assert(
      fc.property(tables, ({ sector, seats, seed }) => {
        const places = placesOf(placeRelics(sector, 'balanced', seats, new FastChance(seed)));
        for (const minor of ['C', 'F', 'I', 'L', 'A', 'D', 'G', 'J']) {
          const taken = [1, 2, 3].filter((planet) => places.includes(`${minor}${planet}`));
          expect([[], [1], [1, 2]]).toContainEqual(taken);
        }
      }),
      { numRuns },
    );
  });

  test('NG-8.11 balanced: equally fair from all seats in play wherever the bare sector is', () => {
    fc.assert(
      fc.property(tables, ({ sector, seats, seed }) => {
        const relics = placeRelics(sector, 'balanced', seats, new FastChance(seed));
        const bare = isFair({ ...sector, relics: [] }, seats);
        expect(isFair({ ...sector, relics }, seats)).toBe(bare);
      }),
      { numRuns },
    );
  });

  test('balanced: relics on any planet of a major, and each type in each place in the long run', () => {
    const [sector] = presets;
    const seen = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const relics = placeRelics(sector, 'balanced', sector.seats, new FastChance(seed));
      for (const { type, system, planet } of relics) seen.add(`${type} ${system}${planet}`);
    }
    expect(seen.size).toBe(2 * 4 * 3 + 2 * 4);
  });

  test('NG-8.15 balanced: a Tann that is turned over is a minor like any other, whichever it is', () => {
    const [sector] = presets;
    const seen = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const relics = placeRelics(sector, 'balanced', ['G', 'J'], new FastChance(seed));
      for (const { type, system, planet } of relics) {
        if (type === 'extractor' || type === 'replicator') seen.add(`${system}${planet}`);
      }
    }
    expect([...seen].toSorted()).toEqual(['A1', 'C1', 'D1', 'F1', 'I1', 'L1']);
  });

  test('balanced: what has no system to lie in stays in the box', () => {
    const [sector] = presets;
    const relicsIn = (systems: Sector['systems']): readonly SectorRelic[] =>
      placeRelics({ ...sector, systems, adjacency: {} }, 'balanced', sector.seats, new FastChance(1));
    expect(relicsIn(['A', 'D', 'G', 'J'])).toEqual([]);
    expect(relicsIn(['A', 'B', 'D', 'G', 'J'])).toHaveLength(3);
    expect(relicsIn(['A', 'C', 'D', 'F', 'G', 'J'])).toHaveLength(4);
  });

  test('at random: two for each, anywhere but in the Tann systems in play', () => {
    fc.assert(
      fc.property(tables, ({ sector, seats, seed }) => {
        const relics = placeRelics(sector, 'random', seats, new FastChance(seed));
        expectPlayable(sector, relics);
        expect(relics).toHaveLength(2 * seats.length);
        for (const { system } of relics) expect(seats).not.toContain(system);
      }),
      { numRuns },
    );
  });

  test('at random: every planet outside the Tanns can have every type, Tanns turned over too', () => {
    const [sector] = presets;
    const seen = new Set<string>();
    for (let seed = 0; seed < 1500; seed++) {
      const relics = placeRelics(sector, 'random', ['A', 'D'], new FastChance(seed));
      for (const { type, system, planet } of relics) seen.add(`${type} ${system}${planet}`);
    }
    expect(seen.size).toBe(4 * 10 * 3);
  });

  test('the same chance deals the same relics', () => {
    const [sector] = presets;
    for (const how of ['balanced', 'random'] as const) {
      const [one, two] = [7, 7].map((seed) =>
        placeRelics(sector, how, ['A', 'D', 'G'], new FastChance(seed)),
      );
      expect(one).toEqual(two);
    }
  });
});
