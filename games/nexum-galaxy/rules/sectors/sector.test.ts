import { isDeepStrictEqual } from 'node:util';
import { isRefusal } from '@starboard/engine';
import { volume } from '@starboard/engine/testkit';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { presets } from '../../data/presets.ts';
import type { Sector } from '../../data/sector.ts';
import { refuse } from '../../words/messages.ts';
import { readSector } from './sector.ts';
import { validateSector } from './validate.ts';

/** The least that is a sector. */
const least = {
  name: 'STRAIT',
  systems: ['D', 'A'],
  adjacency: { A: ['D'], D: ['A'] },
  seats: ['A', 'D'],
};

function complaint(change: Readonly<Record<string, unknown>>): string {
  const read = readSector({ ...least, ...change });
  return isRefusal(read) ? read.reason : 'none';
}

function readWell(given: unknown): Sector {
  const read = readSector(given);
  if (isRefusal(read)) throw new Error(read.reason);
  return read;
}

describe('reading a sector file', () => {
  test('what is left out has a plain value', () => {
    expect(readSector(least)).toEqual({
      name: 'STRAIT',
      description: '',
      set: 'custom',
      source: 'custom',
      systems: ['A', 'D'],
      adjacency: { A: ['D'], D: ['A'] },
      relics: [],
      seats: ['A', 'D'],
      players: [2],
      noHyperspace: [],
      start: 'tannPlanet',
      aiStart: 'tann',
      cloud: { mode: 'hyperspace' },
    });
  });

  test.each(presets.map((sector) => [sector.name, sector] as const))('%s survives a file', (_, sector) => {
    expect(readSector(JSON.parse(JSON.stringify(sector)))).toStrictEqual(sector);
  });

  test('equal sectors are equal documents, in whatever order they were written', () => {
    for (const sector of presets) {
      const shuffled = {
        ...sector,
        systems: sector.systems.toReversed(),
        adjacency: Object.fromEntries(
          sector.systems.toReversed().map((id) => [id, sector.adjacency[id]?.toReversed()]),
        ),
        players: sector.players.toReversed(),
        noHyperspace: sector.noHyperspace.toReversed(),
        cloud:
          sector.cloud.mode === 'adjacent'
            ? { ...sector.cloud, to: sector.cloud.to.toReversed() }
            : sector.cloud,
      };
      expect(readSector(shuffled)).toStrictEqual(sector);
    }
  });

  test('a system without neighbours may be left out of the adjacency', () => {
    expect(readSector({ ...least, adjacency: {} })).toMatchObject({ adjacency: { A: [], D: [] } });
  });

  test('NG-8.9 a sector that says nothing about its looks stays silent about them', () => {
    expect(readSector(least)).not.toHaveProperty('layout');
    for (const { layout, ...sector } of presets) {
      expect(layout).toBeDefined();
      expect(readWell(sector)).toStrictEqual(sector);
    }
  });

  test.each([
    [null, 'sector must be an object, not null.'],
    ['LAUBURIA', 'sector must be an object, not "LAUBURIA".'],
    [[], 'sector must be an object, not a list of 0.'],
    [{}, 'sector.name is missing: it must be a text of at most 40 characters.'],
    [{ name: 'X' }, 'sector.systems is missing: it must be a list of at most 12.'],
  ])('%j is no sector', (given, reason) => {
    expect(readSector(given)).toMatchObject({ reason, rule: null });
  });

  test('names the place that is wrong', () => {
    const ids = 'one of A, B, C, D, E, F, G, H, I, J, K, L';
    expect(complaint({ name: ' ' })).toBe('sector.name is empty: give the sector a name.');
    expect(complaint({ name: 7 })).toBe('sector.name must be a text of at most 40 characters, not 7.');
    expect(complaint({ name: 'a\u0000b' })).toBe('sector.name contains characters that cannot be shown.');
    expect(complaint({ name: 'x'.repeat(41) })).toBe('sector.name is longer than 40 characters.');
    expect(complaint({ name: 'x'.repeat(40), description: 'y'.repeat(201) })).toBe(
      'sector.description is longer than 200 characters.',
    );
    expect(complaint({ systems: ['A', 'M'] })).toBe(`sector.systems[1] must be ${ids}, not "M".`);
    expect(complaint({ systems: { A: 1 } })).toBe(
      'sector.systems must be a list of at most 12, not an object.',
    );
    expect(complaint({ systems: Array.from({ length: 13 }, () => 'A') })).toBe(
      'sector.systems must be a list of at most 12, not a list of 13.',
    );
    expect(complaint({ adjacency: { A: ['D'], D: [['A']] } })).toBe(
      `sector.adjacency.D[0] must be ${ids}, not a list of 1.`,
    );
    expect(complaint({ adjacency: { Z: [] } })).toBe(
      'sector.adjacency has no field "Z". Its fields are A, B, C, D, E, F, G, H, I, J, K, L.',
    );
    expect(complaint({ adjacency: [] })).toBe('sector.adjacency must be an object, not a list of 0.');
    expect(complaint({ relics: [{ type: 'laser', system: 'A', planet: 1 }] })).toBe(
      'sector.relics[0].type must be one of military, replicator, extractor, transporter, not "laser".',
    );
    expect(complaint({ relics: [{ type: 'military', system: 'A', planet: 4 }] })).toBe(
      'sector.relics[0].planet must be one of 1, 2, 3, not 4.',
    );
    expect(complaint({ relics: [{ type: 'military', system: 'A' }] })).toBe(
      'sector.relics[0].planet is missing: it must be one of 1, 2, 3.',
    );
    expect(complaint({ players: [5] })).toBe('sector.players[0] must be one of 1, 2, 3, 4, not 5.');
    expect(complaint({ start: 'anywhere' })).toBe(
      'sector.start must be one of tannPlanet, everyPlanet, not "anywhere".',
    );
    expect(complaint({ layout: { A: [0, 0], D: [1] } })).toBe(
      'sector.layout.D must be a list of 2, not a list of 1.',
    );
    expect(complaint({ layout: { A: [0, 0], D: [1, 51] } })).toBe(
      'sector.layout.D[1] must be a number from -50 to 50, not 51.',
    );
    expect(complaint({ layout: { A: [0, 0], D: [1, null] } })).toBe(
      'sector.layout.D[1] must be a number from -50 to 50, not null.',
    );
    expect(complaint({ hyperspaceOnly: [] })).toMatch(
      /^sector has no field "hyperspaceOnly"\. Its fields are name, /,
    );
    expect(complaint({ aiStart: 'home:Z' })).toMatch(
      /^sector\.aiStart must be one of tann, majorRelics, tann:A, /,
    );
    expect(complaint({ ['a'.repeat(99)]: 1 })).toContain(`"${'a'.repeat(30)}…"`);
  });

  test('NG-8.8 a cloud lists systems exactly when it is beside some', () => {
    expect(complaint({ cloud: { mode: 'adjacent' } })).toBe(
      'sector.cloud.to is missing: it lists the systems beside the cloud.',
    );
    expect(complaint({ cloud: { mode: 'hyperspace', to: ['A'] } })).toBe(
      'sector.cloud.to is only for a cloud that is adjacent to systems.',
    );
    expect(complaint({ cloud: { mode: 'rain' } })).toBe(
      'sector.cloud.mode must be one of adjacent, hyperspace, hyperspaceAll, not "rain".',
    );
    expect(readSector({ ...least, cloud: { mode: 'hyperspaceAll' } })).toMatchObject({
      cloud: { mode: 'hyperspaceAll' },
    });
  });

  test('an error of structure is told with its rule', () => {
    expect(readSector({ ...least, adjacency: { A: ['D'] } })).toEqual(
      refuse('NG-8.2', 'oneSided', { system: 'A', neighbour: 'D' }),
    );
    expect(readSector({ ...least, noHyperspace: ['A', 'D'], adjacency: {} })).toHaveProperty(
      'rule',
      'NG-8.3',
    );
  });

  test('what an object inherits is not in the file', () => {
    const inherited: unknown = Object.create(least);
    expect(readSector(inherited)).toHaveProperty('reason', expect.stringMatching(/^sector\.name is missing/));
    expect(readSector(JSON.parse('{"__proto__": {"name": "X"}}'))).toHaveProperty(
      'reason',
      expect.stringMatching(/^sector has no field "__proto__"/),
    );
  });
});

describe('hostile documents', () => {
  const numRuns = volume({ daily: 1_000, long: 20_000 });

  function isSentence(reason: string): boolean {
    return reason.length > 10 && reason.length < 400 && reason.endsWith('.');
  }

  function isSound(read: Sector): boolean {
    const again = readSector(JSON.parse(JSON.stringify(read)));
    return validateSector(read).errors.length === 0 && isDeepStrictEqual(again, read);
  }

  function checkRead(given: unknown): void {
    const read = readSector(given);
    expect(isRefusal(read) ? isSentence(read.reason) : isSound(read)).toBe(true);
  }

  test('whatever JSON holds is read or refused with a sentence', () => {
    fc.assert(fc.property(fc.jsonValue(), checkRead), { numRuns });
  });

  test('so is a sector in which one thing was replaced', () => {
    const sector = fc.constantFrom(...presets);
    fc.assert(
      fc.property(sector, fc.nat(), fc.jsonValue(), (given, at, value) =>
        checkRead(spoilt(given, at, value)),
      ),
      { numRuns },
    );
  });

  test('so is a sector whose lists name anything', () => {
    const id = fc.constantFrom('A', 'B', 'C', 'D', 'G', 'J');
    const ids = fc.array(id, { maxLength: 6 });
    const file = fc.record({
      name: fc.constant('X'),
      systems: fc.uniqueArray(id, { minLength: 2 }),
      adjacency: fc.dictionary(id, ids),
      seats: fc.subarray(['A', 'D', 'G', 'J']),
      noHyperspace: ids,
    });
    fc.assert(fc.property(file, checkRead), { numRuns });
  });
});

/** A copy in which one of the values, at whatever depth, is another. */
function spoilt(given: unknown, at: number, value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(given));
  const holders: [object, string][] = [];
  const visit = (each: unknown): void => {
    if (typeof each !== 'object' || each === null) return;
    for (const [key, inner] of Object.entries(each)) {
      holders.push([each, key]);
      visit(inner);
    }
  };
  visit(copy);
  const [holder, key] = holders[at % holders.length];
  Reflect.set(holder, key, value);
  return copy;
}
