import { volume } from '@starboard/engine/testkit';
import { describe, expect, test } from 'vitest';
import { disks } from '../data/disks.ts';
import { presets } from '../data/presets.ts';
import { smallSectors } from '../data/small-sectors.ts';
import { placeNames, systemNames } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import { starMap, type MapDisk, type StarMap } from '../rules/starmap.ts';
import { destroy } from '../rules/asteroids/ruin.ts';
import { layDisk } from '../rules/exotic/disks.ts';
import type { Nexum } from '../rules/state.ts';
import { at, newGame, optionsOf } from './scene.ts';

function mapOf(seats: number, given: Partial<Options> = {}): StarMap {
  return starMap(optionsOf(given), newGame(seats, given));
}

function diskIn(map: StarMap, name: string): MapDisk {
  const found = map.disks.find((disk) => disk.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
}

const away = (one: { x: number; y: number }, other: { x: number; y: number }): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

describe('the star map', () => {
  const everyMap = (): StarMap[] =>
    presets
      .slice(-volume({ daily: 31, long: 31, mutation: 3 }))
      .flatMap(({ name, players }) =>
        players.filter((count) => count > 1).map((count) => mapOf(count, { sector: name })),
      );

  test('NG-3.1 has every place that is in play once, inside its disk and clear of the others there', () => {
    for (const map of everyMap()) {
      const seen = map.disks.flatMap(({ planets, stars }) => [...planets, ...stars]);
      expect(new Set(seen.map(({ place }) => place)).size).toBe(4 * map.disks.length);
      for (const disk of map.disks) {
        const here = [...disk.planets, ...disk.stars];
        expect(here.map(({ name }) => name)).toEqual(['1', '2', '3', '*'].map((end) => disk.name + end));
        for (const [i, place] of here.entries()) {
          expect(placeNames[place.place]).toBe(place.name);
          expect(away(place, disk) + place.radius).toBeLessThan(disk.radius);
          for (const other of here.slice(i + 1))
            expect(away(place, other)).toBeGreaterThan(place.radius + other.radius);
        }
      }
    }
  });

  test('disks keep a gap in which a link can be seen, and the box is the smallest that holds them', () => {
    for (const { disks: drawn, box } of everyMap()) {
      for (const [i, disk] of drawn.entries())
        for (const other of drawn.slice(i + 1)) expect(away(disk, other)).toBeGreaterThan(1.34);
      expect(Math.min(...drawn.map(({ x, radius }) => x - radius))).toBe(box.x);
      expect(Math.min(...drawn.map(({ y, radius }) => y - radius))).toBe(box.y);
      expect(Math.max(...drawn.map(({ x, radius }) => x + radius))).toBeCloseTo(box.x + box.width);
      expect(Math.max(...drawn.map(({ y, radius }) => y + radius))).toBeCloseTo(box.y + box.height);
    }
  });

  test('NG-8.2 links are the neighbours of the sector, each pair once', () => {
    for (const { disks: drawn, links } of everyMap()) {
      const pairs = drawn.flatMap(({ system, neighbours }) =>
        neighbours.filter((other) => other > system).map((other) => [system, other]),
      );
      expect(links).toEqual(pairs);
    }
  });

  test('NG-8.5 Tann systems that nobody starts from are minor ones and have no colour', () => {
    const map = mapOf(3);
    expect(diskIn(map, 'A')).toMatchObject({ kind: 'tann', colour: disks.A.colour, closed: false });
    expect(diskIn(map, 'J')).toMatchObject({ kind: 'minor', colour: null });
    expect(diskIn(map, 'B')).toMatchObject({ kind: 'major', colour: null });
    expect(diskIn(map, 'J').planets.map(({ size }) => size)).toEqual(['small', 'medium', 'large']);
    expect(diskIn(map, 'B').stars.map(({ size }) => size)).toEqual(['star']);
    expect(diskIn(map, 'B').planets.map(({ size }) => size)).toEqual(['large', 'large', 'large']);
  });

  test('NG-3.3 gates show who starts where', () => {
    const map = mapOf(2, { sector: 'OCULUS', chosenHomes: ['J', 'A'] });
    expect(diskIn(map, 'J').planets.map(({ gate }) => gate)).toEqual([null, null, 0]);
    expect(diskIn(map, 'A').planets.map(({ gate }) => gate)).toEqual([null, null, 1]);
    expect(diskIn(map, 'D').planets.map(({ gate }) => gate)).toEqual([null, null, null]);
    // Seats that nobody has start nowhere, whatever their cells in the state hold.
    expect(map.disks.flatMap(({ planets }) => planets).filter(({ gate }) => gate !== null)).toHaveLength(2);
  });

  test('NG-8.4 closed systems are marked', () => {
    const map = mapOf(4, { sector: 'HEABEZA' });
    expect(map.disks.filter(({ closed }) => closed).map(({ name }) => name)).toEqual(['B', 'E', 'H', 'K']);
  });

  test('follows the state when links, closed systems and disks change during play', () => {
    const state = newGame(2, { sector: 'OCULUS' });
    const draw = (): StarMap => starMap(optionsOf({ sector: 'OCULUS' }), state);
    const before = draw();
    const system = (name: string): number => systemNames.indexOf(name);
    const [one, other] = before.links[0];
    state.links[one] &= ~(1 << other);
    state.links[other] &= ~(1 << one);
    state.closed |= 1 << one;
    state.size.fill(0, at('F1'), at('F3') + 1);
    expect(draw().links).toEqual(before.links.slice(1));
    expect(draw().disks.find((disk) => disk.system === one)).toMatchObject({ closed: true });
    expect(diskIn(draw(), 'F').planets).toEqual([]);
    expect(diskIn(draw(), 'F').stars).toHaveLength(1);
    expect(before.disks.map(({ name }) => name)).not.toContain('L');
    state.size.set([1, 2], at('L1'));
    state.links[system('L')] = (1 << system('B')) | (1 << system('C'));
    for (const near of ['B', 'C']) state.links[system(near)] |= 1 << system('L');
    const { disks: drawn, links } = draw();
    const joined = diskIn(draw(), 'L');
    expect(joined.planets.map(({ name }) => name)).toEqual(['L1', 'L2']);
    const [first, second] = joined.planets;
    expect([(first.x + second.x) / 2, (first.y + second.y) / 2]).toEqual([
      expect.closeTo(joined.x),
      expect.closeTo(joined.y),
    ]);
    expect(links).toContainEqual([system('B'), system('L')]);
    for (const disk of drawn.filter(({ name }) => name !== 'L')) {
      expect(away(disk, joined)).toBeGreaterThan(1.34);
      // What was there stays where it was.
      expect(disk).toMatchObject({ x: diskIn(before, disk.name).x, y: diskIn(before, disk.name).y });
    }
    const middle = [diskIn(before, 'B'), diskIn(before, 'C')];
    const far = Math.max(...before.disks.flatMap((a) => before.disks.map((b) => away(a, b))));
    for (const near of middle) expect(away(near, joined)).toBeLessThan(far);
  });

  test('NG-8.9 up in a layout is up on the screen, and a sector without a layout is drawn too', () => {
    const { layout, ...silent } = smallSectors[1];
    const map = mapOf(4, { customSector: { ...silent, layout: layout ?? {} } });
    expect(diskIn(map, 'A').y).toBeLessThan(diskIn(map, 'G').y);
    expect(diskIn(map, 'D').x).toBeGreaterThan(diskIn(map, 'J').x);
    expect(map.name).toBe('LOCKS');
    expect(mapOf(4, { customSector: silent }).disks).toHaveLength(5);
  });
});

describe('disks that join', () => {
  const options = optionsOf({ sector: 'LAUBURIA', ruleSet: 'asteroids' });
  const lettersOf = (order: readonly number[]): number[] => order.map((each) => each + 1);

  /** Disks join one after the other, each beside what is named; the maps after each of them. */
  function joined(letters: readonly number[], beside: (state: Nexum) => number): StarMap[] {
    const state = newGame(3, { sector: 'LAUBURIA', ruleSet: 'asteroids' });
    const maps = [starMap(options, state)];
    for (const letter of letters) {
      state.beside = beside(state);
      layDisk(state, 0, letter);
      maps.push(starMap(options, state));
    }
    return maps;
  }

  test.each([[[0, 1, 2, 3, 4, 5]], [[11, 10, 9, 8, 7, 6]], [[5, 0, 4, 1, 3, 2]]])(
    'NG-15.5 leave what lies there where it is, in whatever order: %j',
    (order) => {
      const maps = joined(lettersOf(order), ({ exotic }) => exotic | (1 << 18));
      for (const [i, map] of maps.slice(1).entries()) {
        expect(map.disks).toHaveLength(maps[i].disks.length + 1);
        expect(map.startBox).toEqual(maps[0].startBox);
        for (const { name, x, y } of maps[i].disks) expect(diskIn(map, name)).toMatchObject({ x, y });
        for (const [k, disk] of map.disks.entries())
          for (const other of map.disks.slice(k + 1)) expect(away(disk, other)).toBeGreaterThan(1.34);
      }
    },
  );

  test('NG-15.5 have their places evenly around the middle, clear of each other', () => {
    const map = joined([7, 8, 9, 10, 11, 12], ({ exotic }) => exotic | (1 << 18)).at(-1);
    const found = map?.disks.filter(({ exotic }) => exotic !== null) ?? [];
    expect(found.map(({ exotic }) => exotic)).toEqual([
      'neutron',
      'binary',
      'wormhole',
      'giant',
      'archipelago',
      'dark',
    ]);
    for (const { planets, stars, x, y, radius, orbit } of found) {
      for (const all of [planets, stars]) {
        expect(all.reduce((sum, place) => sum + place.x - x, 0)).toBeCloseTo(0, 2);
        expect(all.reduce((sum, place) => sum + place.y - y, 0)).toBeCloseTo(0, 2);
      }
      for (const planet of planets) {
        expect(away(planet, { x, y })).toBeCloseTo(orbit, 2);
        expect(orbit + planet.radius).toBeLessThan(radius);
      }
      const here = [...planets, ...stars];
      for (const [i, place] of here.entries())
        for (const other of here.slice(i + 1))
          expect(away(place, other)).toBeGreaterThan(place.radius + other.radius);
    }
  });

  test('NG-15.12, NG-15.14, NG-15.18 stars and planets of other sizes are drawn so', () => {
    const map = joined([7, 8, 10, 11], ({ exotic }) => exotic | (1 << 18)).at(-1);
    const starsOf = (kind: string): number[] =>
      (map?.disks.find(({ exotic }) => exotic === kind)?.stars ?? []).map(({ radius }) => radius);
    const [usual] = starsOf('neutron');
    expect(starsOf('binary')).toEqual([usual * 0.75, usual * 0.75]);
    expect(starsOf('giant')[0]).toBeCloseTo(1.5 * usual);
    const { planets = [] } = map?.disks.find(({ exotic }) => exotic === 'archipelago') ?? {};
    const small = diskIn(map as StarMap, 'A').planets[0];
    expect(planets.find(({ size }) => size === 'small')?.radius).toBeCloseTo(0.85 * small.radius);
  });

  test('NG-15.5 one that is laid apart from all others is drawn, and one that lost all its planets stays', () => {
    const [, map] = joined([5], () => 0);
    expect(diskIn(map, 'Q').planets).toHaveLength(4);
    const state = newGame(2, { sector: 'LAUBURIA', ruleSet: 'asteroids' });
    layDisk(state, 0, 5);
    for (const { place } of diskIn(starMap(options, state), 'Q').planets) destroy(state, place);
    const left = diskIn(starMap(options, state), 'Q');
    expect([left.planets.length, left.ruins.length]).toEqual([0, 4]);
  });
});
