import { volume } from '@starboard/engine/testkit';
import { describe, expect, test } from 'vitest';
import { presets } from '../../data/presets.ts';
import type { Layout, MapPoint, Sector } from '../../data/sector.ts';
import { smallSectors } from '../../data/small-sectors.ts';
import { cross, squaredDistance, squaredDistanceTo, type Segment } from './geometry.ts';
import { layoutOf } from './layout.ts';
import { areLinked, linkedPairs } from './topology.ts';

const named = [...presets, ...smallSectors].map((sector): [string, Sector] => [sector.name, sector]);

/** The same sector without a word about its looks. */
function bare({ layout, ...sector }: Sector): Sector {
  expect(layout).toBeDefined();
  return sector;
}

/** Drawing large ones takes too long where it is done hundreds of times. */
const LARGEST = volume({ daily: 12, long: 12, mutation: 8 });

function drawing(sector: Sector, layout: Layout) {
  const at = (id: Sector['systems'][number]): MapPoint => layout[id] ?? [NaN, NaN];
  const links = linkedPairs(sector).map(([one, other]): Segment => [at(one), at(other)]);
  const pairs = sector.systems.flatMap((one, i) =>
    sector.systems.slice(i + 1).map((other) => [one, other] as const),
  );
  const distances = (linked: boolean): number[] =>
    pairs
      .filter(([one, other]) => areLinked(sector, one, other) === linked)
      .map(([one, other]) => Math.sqrt(squaredDistance(at(one), at(other))));
  return {
    crossings: links.flatMap((link, i) => links.slice(i + 1).filter((other) => cross(link, other))).length,
    /** How near a link comes to a disk that it does not lead to. */
    clearance: Math.min(
      ...links.flatMap((link) =>
        sector.systems
          .filter((id) => !link.includes(at(id)))
          .map((id) => Math.sqrt(squaredDistanceTo(link, at(id)))),
      ),
    ),
    links: distances(true),
    others: distances(false),
  };
}

describe('NG-8.9 where the disks of a printed sector are drawn', () => {
  test.each(named)('%s: neighbours near, others apart, no link over a disk', (_, sector) => {
    const { clearance, links, others } = drawing(sector, layoutOf(sector));
    expect(layoutOf(sector)).toBe(sector.layout);
    expect(clearance).toBeGreaterThan(0.55);
    expect(Math.max(...links)).toBeLessThan(3.6);
    expect(Math.min(...others)).toBeGreaterThan(1.15);
  });

  test('links cross in two sectors only, once in each, since no drawing of them has less', () => {
    const crossed = named.filter(([, sector]) => drawing(sector, layoutOf(sector)).crossings > 0);
    expect(crossed.map(([name, sector]) => [name, drawing(sector, layoutOf(sector)).crossings])).toEqual([
      ['DROPTULA', 1],
      ['URSUCTUM', 1],
    ]);
  });
});

describe('NG-8.9 where the disks of any other sector are drawn', () => {
  test.each(named.filter(([, { systems }]) => systems.length <= LARGEST))(
    '%s by its links alone: neighbours near, others apart, no link over a disk',
    (_, sector) => {
      const layout = layoutOf(bare(sector));
      const { crossings, clearance, links, others } = drawing(sector, layout);
      expect(crossings).toBeLessThanOrEqual(2);
      expect(clearance).toBeGreaterThan(0.55);
      expect(Math.min(...links)).toBeGreaterThan(1.1);
      expect(Math.max(...links)).toBeLessThan(3);
      expect(Math.min(...others)).toBeGreaterThan(1.55);
      expectUpright(sector.systems.map((id) => layout[id] ?? [NaN, NaN]));
    },
  );

  /** The middle of the drawing at zero, wider than high, the first disk on the left. */
  function expectUpright(places: readonly MapPoint[]): void {
    const span = (axis: 0 | 1): [number, number] => {
      const all = places.map((place) => place[axis]);
      return [Math.min(...all), Math.max(...all)];
    };
    const [left, right] = span(0);
    const [low, high] = span(1);
    expect(left + right).toBeCloseTo(0, 1);
    expect(low + high).toBeCloseTo(0, 1);
    expect(right - left).toBeGreaterThan(0.8 * (high - low));
    expect(places[0][0]).toBeLessThanOrEqual(0.5);
  }

  test('the same links give the same drawing, to the hundredth', () => {
    const sector: Sector = bare(smallSectors[0]);
    expect(layoutOf(sector)).toEqual(layoutOf({ ...sector, name: 'OTHER' }));
    for (const place of Object.values(layoutOf(sector)))
      expect(place).toEqual(place.map((value) => Math.round(value * 100) / 100));
  });

  test('two systems without a link lie side by side', () => {
    const sector: Sector = { ...bare(smallSectors[0]), systems: ['A', 'D'], adjacency: { A: [], D: [] } };
    const { A, D } = layoutOf(sector);
    expect(A).toEqual([-(D?.[0] ?? NaN), 0]);
    expect(D?.[0]).toBeGreaterThan(1);
  });
});
