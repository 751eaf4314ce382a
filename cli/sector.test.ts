import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRefusal } from '@starboard/engine';
import { presets, readSector, type Sector } from '@starboard/games/nexum-galaxy';
import { describe, expect, test } from 'vitest';
import { inFolder, run, writeJson } from './testing.ts';

/** Two Tanns with a minor between them. */
const strait = {
  name: 'STRAIT',
  systems: ['A', 'C', 'D'],
  adjacency: { A: ['C'], C: ['A', 'D'], D: ['C'] },
  seats: ['A', 'D'],
  noHyperspace: ['C'],
  relics: [{ type: 'extractor', system: 'C', planet: 1 }],
};

describe('sector list', () => {
  test('names every printed sector with its size, its players and its line', async () => {
    const { code, out, err } = await run(['sector', 'list']);
    expect([code, err]).toEqual([0, '']);
    for (const { name, systems, description } of presets) {
      expect(out).toMatch(new RegExp(`\\n  ${name} +${systems.length} systems  `));
      expect(out.replaceAll(/\s+/g, ' ')).toContain(description);
    }
    expect(out).toMatch(/\n {2}TREX {8}10 systems {2}3 players\n/);
    expect(out).toMatch(/\n {2}SPIRO {8}6 systems {2}1 to 2 players\n/);
    expect(out.indexOf('The core game')).toBeLessThan(out.indexOf('SPIRO'));
    expect(out.indexOf('The expansion')).toBeGreaterThan(out.indexOf('BIZARDO'));
  });

  test('for programs', async () => {
    const { out } = await run(['sector', 'list', '--json']);
    expect(JSON.parse(out)).toEqual(presets);
  });
});

describe('sector show', () => {
  test('draws a map of a file and a line for each system', async () => {
    await inFolder(async (folder) => {
      const { code, out } = await run(['sector', 'show', await writeJson(folder, strait)]);
      expect(code).toBe(0);
      expect(out).toBe(`STRAIT, 3 systems, 2 players

  <A>----------(C)---------<D>

  <A> a Tann system, where somebody starts   [B] a major system   (C) a minor system

     kind   planets             neighbours
  A  tann   small medium large  C           seat 1
  C  minor  small medium large  A D         extractor on C1, closed to hyperspace
  D  tann   small medium large  C           seat 2
`);
    });
  });

  test.each(presets.map((sector) => [sector.name, sector] as const))(
    '%s fits into a window, every disk once, whatever the case of its name',
    async (name, { systems }) => {
      const { code, out } = await run(['sector', 'show', name.toLowerCase()], { width: 50 });
      expect(code).toBe(0);
      const map = out.slice(0, out.indexOf('a Tann system'));
      const drawn =
        map
          .split('\n')
          .slice(2, -1)
          .join('\n')
          .match(/[<[(][A-L][>\])]/g) ?? [];
      expect(drawn.toSorted((a, b) => a.charCodeAt(1) - b.charCodeAt(1)).map((disk) => disk[1])).toEqual(
        systems,
      );
      for (const line of map.split('\n')) expect(line.length).toBeLessThanOrEqual(50);
    },
  );

  test('lines lean the way the links go', async () => {
    const { out } = await run(['sector', 'show', 'LOCKS-is-no-preset']);
    expect(out).toBe('');
    const fenix = (await run(['sector', 'show', 'FENIX'])).out;
    for (const stroke of ['<A>-', '/ \\', '\\ /']) expect(fenix).toContain(stroke);
    expect((await run(['sector', 'show', 'DROPTULA'])).out).toMatch(/\n +\/ +\| +\\\n/);
  });

  test('the document itself, for programs', async () => {
    const { out } = await run(['sector', 'show', 'FENIX', '--json']);
    expect(readSector(JSON.parse(out))).toEqual(presets.find(({ name }) => name === 'FENIX'));
  });

  test('what is neither a sector nor a file is refused, and so is a sector that nobody could draw', async () => {
    expect(await run(['sector', 'show', 'ATLANTIS'])).toEqual({
      code: 2,
      out: '',
      err: 'starboard: There is no sector and no file "ATLANTIS": see starboard sector list.\n',
    });
    expect((await run(['sector', 'show', './nowhere.json'])).err).toContain(
      '"./nowhere.json" cannot be read',
    );
    await inFolder(async (folder) => {
      const path = await writeJson(folder, { ...strait, adjacency: { A: ['C'] } });
      const { code, err } = await run(['sector', 'show', path]);
      expect([code, err]).toEqual([
        2,
        'starboard: STRAIT cannot be drawn: A lists C as a neighbour, but C does not list A. starboard sector validate says more.\n',
      ]);
      const other = await writeJson(folder, { name: 'X' });
      expect((await run(['sector', 'show', other])).err).toContain('sector.systems is missing');
    });
  });
});

async function judged(sector: unknown, ...more: string[]) {
  let said = { code: -1, out: '', err: '' };
  await inFolder(async (folder) => {
    const path = await writeJson(folder, sector);
    said = await run(['sector', 'validate', path, ...more]);
    said = { ...said, out: said.out.replaceAll(path, 'FILE') };
  });
  return said;
}

const NOTHING_TO_SAY = { code: 0, out: 'FILE: no errors, and nothing to advise.\n', err: '' };

describe('sector validate', () => {
  test('a sector about which there is nothing to say', async () => {
    expect(await judged(presets.find(({ name }) => name === 'SPIRO'))).toEqual(NOTHING_TO_SAY);
  });

  test('all errors of structure, each with its rule, and no advice', async () => {
    const { code, out } = await judged({ ...strait, adjacency: { A: ['C'], C: ['D'] }, seats: ['A', 'C'] });
    expect(code).toBe(1);
    expect(out).toBe(`FILE: 3 errors.
  NG-8.2   A lists C as a neighbour, but C does not list A.
  NG-8.2   C lists D as a neighbour, but D does not list C.
  NG-8.5   C cannot be a seat: only A, D, G and J have a gate.
`);
  });

  test('advice does not keep anybody from playing', async () => {
    const { code, out } = await judged(strait);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^FILE: no errors\. 2 pieces of advice on its balance:\n {2}NG-8\.10 {2}2 civilizations take/,
    );
    expect(out).toContain('\n  NG-8.13  There is 1 relic; 2 civilizations should have 4.\n');
  });

  test('a printed sector by its name', async () => {
    const { code, out } = await run(['sector', 'validate', 'droptula']);
    expect(code).toBe(0);
    expect(out).toContain(
      '  NG-8.11  Two players start in A and D, and the sector does not look the same from there.\n',
    );
    expect((await run(['sector', 'validate', 'ATLANTIS'])).code).toBe(2);
  });

  test('a document that has not the form of a sector is told what is wrong with it, without a rule', async () => {
    const { code, out } = await judged({ ...strait, seets: [] });
    expect(code).toBe(1);
    expect(out).toMatch(/^FILE: 1 error\.\n {11}sector has no field "seets"\. Its fields are name, /);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  test('for programs', async () => {
    expect(JSON.parse((await judged({ name: 'X' }, '--json')).out)).toMatchObject({
      errors: [
        {
          rule: null,
          key: 'engine.missingValue',
          values: { place: 'sector.systems' },
          text: 'sector.systems is missing: it must be a list of at most 12.',
        },
      ],
      advice: [],
    });
    const { errors, advice } = JSON.parse((await judged(strait, '--json')).out) as Record<
      string,
      { rule: string; key: string }[]
    >;
    expect(errors).toEqual([]);
    expect(advice.map(({ rule, key }) => [rule, key])).toEqual([
      ['NG-8.10', 'nexum-galaxy.unevenDisks'],
      ['NG-8.13', 'nexum-galaxy.wrongRelics'],
    ]);
  });

  test('what is no JSON, or not there, is bad input', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'half.json');
      await writeFile(path, '{"name": ');
      const { code, err } = await run(['sector', 'validate', path]);
      expect([code, err]).toEqual([2, `starboard: ${path}: this is not JSON, or it was cut off.\n`]);
      expect((await run(['sector', 'validate', join(folder, 'none.json')])).code).toBe(2);
    });
  });
});

describe('sector generate', () => {
  test.each([2, 3, 4])('for %i seats: a sector without errors and without advice', async (seats) => {
    for (const seed of ['1', '2', '3']) {
      const line = ['sector', 'generate', '--seats', String(seats), '--seed', seed];
      const { code, out, err } = await run(line);
      expect([code, err]).toEqual([0, '']);
      const sector = readSector(JSON.parse(out));
      if (isRefusal(sector)) throw new Error(sector.reason);
      expect(sector.seats).toHaveLength(seats);
      expect(await judged(sector)).toEqual(NOTHING_TO_SAY);
      expect((await run(line)).out).toBe(out);
    }
  });

  test('a file that can be validated, shown and played on', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'new', 'sector.json');
      const line = [
        'sector',
        'generate',
        '--seed',
        '5',
        '--shape',
        'whole',
        '--name',
        'HAVEN',
        '--out',
        path,
      ];
      expect(await run(line)).toEqual({
        code: 0,
        out: '',
        err: `Wrote HAVEN, made with seed 5, to ${path}.\n`,
      });
      expect((JSON.parse(await readFile(path, 'utf8')) as Sector).name).toBe('HAVEN');
      expect((await run(['sector', 'validate', path])).code).toBe(0);
      expect((await run(['sector', 'show', path])).out).toMatch(/^HAVEN, 12 systems, 4 players\n/);
      const option = ['--option', `customSector=@${path}`];
      const game = [
        'simulate',
        'nexum-galaxy',
        '--games',
        '1',
        '--threads',
        '1',
        '--seats',
        '4',
        '--seed',
        '1',
      ];
      expect((await run([...game, ...option])).code).toBe(0);
      expect((await run(['sector', 'generate', '--out', folder])).code).toBe(2);
    });
  });

  test('shapes are kept', async () => {
    for (const seed of ['1', '2', '3', '4']) {
      const of = async (shape: string): Promise<Sector> => {
        const { out } = await run(['sector', 'generate', '--seats', '4', '--seed', seed, '--shape', shape]);
        return JSON.parse(out) as Sector;
      };
      expect(reachedFrom(await of('whole'), 'A')).toBe(12);
      expect(reachedFrom(await of('apart'), 'A')).toBeLessThan(12);
    }
  });
});

function reachedFrom({ adjacency }: Sector, start: Sector['systems'][number]): number {
  const seen = new Set([start]);
  for (const id of seen) for (const next of adjacency[id] ?? []) seen.add(next);
  return seen.size;
}
