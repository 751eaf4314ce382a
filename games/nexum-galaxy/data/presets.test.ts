import { describe, expect, test } from 'vitest';
import { overlap } from '../rules/sectors/layout.ts';
import { isFair, seatClasses, symmetryTaking } from '../rules/sectors/symmetry.ts';
import { groupsOf } from '../rules/sectors/topology.ts';
import { validateSector } from '../rules/sectors/validate.ts';
import { disks, systemIds } from './disks.ts';
import { presetByName, presets } from './presets.ts';
import type { Sector } from './sector.ts';

const sizes: Readonly<Record<string, number>> = {
  SPIRO: 6,
  FENIX: 6,
  IANIA: 6,
  RECULA: 7,
  LIBRADABRA: 7,
  TRIPARTUM: 7,
  GREGATU: 8,
  'TREX-B': 9,
  TREX: 10,
  BRAGULIA: 9,
  XPLOTIA: 9,
  TRISKELION: 9,
  RAIA: 9,
  BIZARDO: 11,
};
const eights = ['TABULA', 'IHX', 'LIMIT', 'QUANTUM', 'URSUCTUM', 'OCULUS', 'SAURI'];

const named = presets.map((sector): [string, Sector] => [sector.name, sector]);

function preset(name: string): Sector {
  const found = presetByName(name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

describe('the 31 printed sectors', () => {
  test('there are 17 of the expansion and 14 of the core game, each with a name and a line of its own', () => {
    expect(presets.filter(({ set }) => set === 'asteroids')).toHaveLength(17);
    expect(presets.filter(({ set }) => set === 'core')).toHaveLength(14);
    expect(new Set(presets.map(({ name }) => name)).size).toBe(31);
    expect(new Set(presets.map(({ description }) => description)).size).toBe(31);
    expect(presets.every(({ source }) => source === 'reconstructed')).toBe(true);
  });

  test.each(named)('NG-8.1 %s has the number of systems that the books give', (name, { systems, set }) => {
    expect(systems).toHaveLength(sizes[name] ?? (eights.includes(name) ? 8 : 12));
    expect(set).toBe(name in sizes ? 'core' : 'asteroids');
    expect(systems).toEqual(systemIds.filter((id) => systems.includes(id)));
  });

  test.each(named)(
    'NG-8.2 %s: neighbours are mutual, inside the sector, in order, six at most',
    (_, sector) => {
      expect(Object.keys(sector.adjacency)).toEqual(sector.systems);
      for (const id of sector.systems) {
        const neighbours = sector.adjacency[id] ?? [];
        expect(neighbours).toEqual(
          sector.systems.filter((other) => neighbours.includes(other) && other !== id),
        );
        expect(neighbours.length).toBeLessThanOrEqual(6);
        for (const other of neighbours) expect(sector.adjacency[other]).toContain(id);
      }
    },
  );

  test.each(named)('%s has no error of structure', (_, sector) => {
    expect(validateSector(sector).errors).toEqual([]);
  });

  test.each(named)('NG-8.9 %s is drawn without overlaps', (_, sector) => {
    expect(overlap(sector)).toBeNull();
  });

  test('NG-8.3 all hang together by links, except four that have parts for jumpers', () => {
    const parts = presets.filter((sector) => groupsOf(sector).length > 1);
    expect(parts.map((sector) => [sector.name, groupsOf(sector).length])).toEqual([
      ['SHARBURO', 4],
      ['DIVERSUM', 2],
      ['GREGATU', 2],
      ['BIZARDO', 2],
    ]);
    expect(groupsOf(preset('GREGATU'))).toContainEqual(['E']);
    expect(groupsOf(preset('BIZARDO'))).toContainEqual(['J']);
  });

  test('NG-8.4 two sectors close systems to hyperspace', () => {
    const closed = presets.filter(({ noHyperspace }) => noHyperspace.length > 0);
    expect(closed.map(({ name, noHyperspace }) => [name, noHyperspace])).toEqual([
      ['HEABEZA', ['B', 'E', 'H', 'K']],
      ['DROPTULA', ['A', 'G']],
    ]);
  });

  test.each(named)(
    'NG-8.5, NG-8.6 %s: seats in turn order, and only as many players as seats',
    (_, sector) => {
      expect(['A', 'D', 'G', 'J'].slice(0, sector.seats.length)).toEqual(sector.seats);
      expect(Math.max(...sector.players)).toBe(sector.seats.length);
    },
  );

  test('NG-8.6 three sectors of the core game are for exactly three', () => {
    const three = presets.filter(({ players }) => players.length === 1);
    expect(three.map(({ name, players }) => [name, ...players])).toEqual([
      ['TREX', 3],
      ['RAIA', 3],
      ['BIZARDO', 3],
    ]);
  });

  test.each(named)(
    'NG-8.7 %s: relics by size of the sector, in systems without a gate',
    (name, { relics, seats }) => {
      expect(relics).toHaveLength(name === 'TABULA' ? 0 : 2 * seats.length);
      for (const { type, system } of relics) {
        const kind = type === 'military' || type === 'transporter' ? 'major' : 'minor';
        expect(disks[system].front.kind).toBe(kind);
      }
    },
  );

  test('with all twelve disks each major has a relic on planet 2 and each minor one on planet 1', () => {
    for (const { relics } of presets.filter(({ systems }) => systems.length === 12)) {
      const places = relics.map(({ system, planet }) => `${system}${planet}`).toSorted();
      expect(places).toEqual(['B2', 'C1', 'E2', 'F1', 'H2', 'I1', 'K2', 'L1']);
    }
  });

  test('only TABULA starts with ships on every planet at home', () => {
    expect(presets.filter(({ start }) => start === 'everyPlanet').map(({ name }) => name)).toEqual([
      'TABULA',
    ]);
  });

  test.each(named)(
    'NG-8.11 %s is equally fair from every seat, but for the two closed Tanns',
    (name, sector) => {
      const classes =
        name === 'DROPTULA'
          ? [
              ['A', 'G'],
              ['D', 'J'],
            ]
          : [sector.seats];
      expect(seatClasses(sector)).toEqual(classes);
    },
  );

  test.each(named.filter(([, { players }]) => players.includes(2)))(
    'NG-8.11 %s is fair for two',
    (name, sector) => {
      expect(isFair(sector, ['A', 'D'])).toBe(name !== 'DROPTULA');
    },
  );

  test.each(named.filter(([name, { seats }]) => seats.length === 4 && name !== 'DROPTULA'))(
    'NG-8.11 %s can be turned so that A takes the place of D, and so that G takes the place of J',
    (_, sector) => {
      expect(symmetryTaking(sector, 'A', 'D')).not.toBeNull();
      expect(symmetryTaking(sector, 'G', 'J')).not.toBeNull();
    },
  );

  test('ruling 148: the sector that is printed under two names is in the list once', () => {
    expect(presets.filter(({ name }) => /^BIE?NEYERO$/.test(name)).map(({ name }) => name)).toEqual([
      'BINEYERO',
    ]);
  });

  test('an unknown name is no sector, whatever it is called', () => {
    for (const name of ['', 'lauburia', 'constructor', '__proto__'])
      expect(presetByName(name)).toBeUndefined();
  });
});
