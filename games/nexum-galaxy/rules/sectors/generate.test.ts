import { FastChance, isRefusal } from '@starboard/engine';
import { volume } from '@starboard/engine/testkit';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disks, majorDisks, minorDisks, tannDisks, type SystemId } from '../../data/disks.ts';
import type { MapPoint, Sector } from '../../data/sector.ts';
import { generateSector } from './generate.ts';
import { readSector } from './sector.ts';
import { groupsOf } from './topology.ts';
import { validateSector } from './validate.ts';

const players = fc.constantFrom(2 as const, 3 as const, 4 as const);
const shape = fc.constantFrom('whole' as const, 'apart' as const, 'any' as const);
const seed = fc.integer();
const numRuns = volume({ daily: 100, long: 2_000, mutation: 15 });

/** The disk one place further round the table. */
function next(id: SystemId, count: number): SystemId {
  const ring = [tannDisks, majorDisks, minorDisks].find((each) => each.includes(id)) ?? [];
  return ring[(ring.indexOf(id) + 1) % count];
}

function turnedClockwise([x, y]: MapPoint, count: number): MapPoint {
  const angle = (-2 * Math.PI) / count;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

function placeOf({ layout }: Sector, id: SystemId): MapPoint {
  return layout?.[id] ?? [NaN, NaN];
}

describe('NG-8.18 a sector by chance', () => {
  test('has no errors and needs no advice, so its seats are equivalent too', () => {
    fc.assert(
      fc.property(players, shape, seed, (count, wish, each) => {
        const sector = generateSector({ players: count, shape: wish }, new FastChance(each));
        expect(validateSector(sector)).toEqual({ errors: [], advice: [] });
      }),
      { numRuns },
    );
  });

  test('is whole or in groups, as wished', () => {
    fc.assert(
      fc.property(players, seed, (count, each) => {
        const groups = (wish: 'whole' | 'apart'): number =>
          groupsOf(generateSector({ players: count, shape: wish }, new FastChance(each))).length;
        expect(groups('whole')).toBe(1);
        expect(groups('apart')).toBeGreaterThan(1);
      }),
      { numRuns },
    );
  });

  test('a turn takes each Tann to the next in turn order, and everything around it too', () => {
    fc.assert(
      fc.property(players, seed, (count, each) => {
        const sector = generateSector({ players: count }, new FastChance(each));
        expect(sector.systems).toHaveLength(3 * count);
        expect(sector.seats).toEqual(tannDisks.slice(0, count));
        for (const id of sector.systems) {
          const neighbours = (sector.adjacency[id] ?? []).map((other) => next(other, count)).toSorted();
          expect(sector.adjacency[next(id, count)]).toEqual(neighbours);
          const [x, y] = turnedClockwise(placeOf(sector, id), count);
          const [nextX, nextY] = placeOf(sector, next(id, count));
          expect(Math.hypot(x - nextX, y - nextY)).toBeLessThan(0.02);
        }
      }),
      { numRuns },
    );
  });

  test('NG-8.12 every Tann touches a minor and no major', () => {
    fc.assert(
      fc.property(players, seed, (count, each) => {
        const { adjacency, seats } = generateSector({ players: count }, new FastChance(each));
        for (const seat of seats) {
          const kinds = (adjacency[seat] ?? []).map((id) => disks[id].front.kind);
          expect(kinds).toContain('minor');
          expect(kinds).not.toContain('major');
        }
      }),
      { numRuns },
    );
  });

  test('NG-8.9 in the drawing only neighbours touch', () => {
    fc.assert(
      fc.property(players, seed, (count, each) => {
        const sector = generateSector({ players: count }, new FastChance(each));
        for (const one of sector.systems) {
          for (const other of sector.systems.filter((id) => id !== one)) {
            const [a, b] = [placeOf(sector, one), placeOf(sector, other)];
            const linked = sector.adjacency[one]?.includes(other) ?? false;
            expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(linked ? 0.98 : 1.28);
          }
        }
      }),
      { numRuns },
    );
  });

  test('can be saved as a sector file and read again', () => {
    fc.assert(
      fc.property(players, seed, (count, each) => {
        const sector = generateSector({ players: count, name: 'MINE' }, new FastChance(each));
        const read = readSector(JSON.parse(JSON.stringify(sector)));
        expect(isRefusal(read)).toBe(false);
        expect(read).toStrictEqual(sector);
      }),
      { numRuns },
    );
  });

  test('differs from time to time, but not for the same chance', () => {
    for (const count of [2, 3, 4] as const) {
      const made = Array.from({ length: 100 }, (_, i) =>
        generateSector({ players: count }, new FastChance(i)),
      );
      expect(new Set(made.map(({ adjacency }) => JSON.stringify(adjacency))).size).toBeGreaterThan(15);
      expect(new Set(made.map(({ name }) => name)).size).toBeGreaterThan(80);
      expect(generateSector({ players: count }, new FastChance(5))).toEqual(made[5]);
    }
  });
});
