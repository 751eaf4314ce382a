// Where a disk is laid that joins a map, and when the map makes room for it (NG-15.5).

import { describe, expect, test } from 'vitest';
import type { MapPoint } from '../data/sector.ts';
import { joinAt, NEAREST, roomAmid } from '../rules/joining.ts';
import { squaredDistanceTo } from '../rules/sectors/geometry.ts';

const away = ([x, y]: MapPoint, [u, v]: MapPoint): number => Math.hypot(x - u, y - v);

/** How far a link passes from the middle of a disk. */
const clear = (from: MapPoint, to: MapPoint, disk: MapPoint): number =>
  Math.sqrt(squaredDistanceTo([from, to], disk));

describe('NG-15.5: a disk that joins', () => {
  test('lies a gap beside its only neighbour', () => {
    const [x, y] = joinAt({ disks: [[0, 0]], links: [] }, [[0, 0]]);
    expect([x, y]).toEqual([expect.closeTo(0), expect.closeTo(-NEAREST)]);
  });

  test('lies amid its neighbours where that is free', () => {
    const ends: MapPoint[] = [
      [0, 0],
      [4, 0],
    ];
    expect(joinAt({ disks: ends, links: [] }, ends)).toEqual([2, 0]);
  });

  test('lies on no link that is there', () => {
    const [one, other]: MapPoint[] = [
      [0, 0],
      [4, 0],
    ];
    const place = joinAt({ disks: [one, other], links: [[one, other]] }, [one, other]);
    expect(clear(one, other, place)).toBeGreaterThanOrEqual(0.62);
  });

  test('has links that pass over no other disk', () => {
    const disks: MapPoint[] = [
      [0, 0],
      [1.5, 0],
      [3, 0],
    ];
    const place = joinAt({ disks, links: [] }, [disks[0], disks[2]]);
    for (const end of [disks[0], disks[2]]) expect(clear(place, end, disks[1])).toBeGreaterThanOrEqual(0.62);
  });

  test('has links that cross no other where there is a way around', () => {
    const disks: MapPoint[] = [
      [0, 0],
      [2, -1.5],
      [2, 1.5],
    ];
    const place = joinAt({ disks, links: [[disks[1], disks[2]]] }, [disks[0]]);
    expect(place[0]).toBeLessThan(2);
  });

  test('fits into a gap of the map rather than beyond its edge', () => {
    const corners: MapPoint[] = [
      [0, 0],
      [4, 0],
      [0, 4],
      [4, 4],
    ];
    for (const corner of corners) {
      const place = joinAt({ disks: corners, links: [] }, [corner]);
      expect(away(place, corner)).toBeLessThan(NEAREST + 0.15);
      for (const along of place) expect(along >= 0 && along <= 4).toBe(true);
    }
  });

  test('keeps the gap to every disk', () => {
    const disks = Array.from({ length: 9 }, (_, i): MapPoint => [(i % 3) * 1.5, Math.floor(i / 3) * 1.5]);
    for (const neighbour of disks) {
      const place = joinAt({ disks, links: [] }, [neighbour]);
      for (const disk of disks) expect(away(place, disk)).toBeGreaterThanOrEqual(NEAREST - 1e-9);
    }
  });
});

describe('a map makes room', () => {
  const around = (far: number): MapPoint[] => [
    [far, 0],
    [-far, 0],
    [0, far],
    [0, -far],
  ];

  test('for a disk that nearly fits amid three neighbours or more', () => {
    expect(roomAmid(around(1.2), around(1.2))).toBeCloseTo(NEAREST / 1.2);
    expect(roomAmid(around(1.2), around(1.2).slice(0, 2))).toBe(1);
  });

  test('not where it fits, nor where too little room is', () => {
    expect(roomAmid(around(1.35), around(1.35))).toBe(1);
    expect(roomAmid(around(1.08), around(1.08))).toBeCloseTo(1.25);
    expect(roomAmid(around(1.07), around(1.07))).toBe(1);
  });

  test('not where another disk lies between it and a neighbour', () => {
    expect(roomAmid([...around(2.4), [1.2, 0]], around(2.4))).toBe(1);
    expect(roomAmid([...around(2.4), [0.9, 0.9]], around(2.4))).toBeCloseTo(NEAREST / Math.hypot(0.9, 0.9));
  });
});
