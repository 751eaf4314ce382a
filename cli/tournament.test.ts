import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inFolder, run } from './testing.ts';

const line = ['tournament', 'skirmish', '--seed', '5', '--option', 'rounds=3', '--bots', 'random,greedy'];

test('bots play a tournament to its end, the same for the same seed', async () => {
  const trios = [...line, '--format', 'trios', '--entrants', '4'];
  const { code, out, err } = await run(trios);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^trios, seed 5: 4 entrants, 4 rounds, 4 games\n {2}1\. {2}(greedy|random) [12]\b/);
  expect(await run(trios)).toEqual({ code, out, err });
  expect((await run(trios.with(3, '6'))).out).not.toBe(out);
});

test('the result is a record for programs', async () => {
  const { out } = await run([...line, '--format', 'swiss', '--entrants', '9', '--rounds', '3', '--json']);
  const { plan, standings, encounters, byes } = JSON.parse(out) as Record<string, unknown[]>;
  expect(plan).toMatchObject({ format: 'swiss', options: { rounds: 3 }, rounds: 3 });
  expect([standings.length, encounters.length, byes.length]).toEqual([9, 12, 3]);
});

test('a bar is shown to who watches, round by round', async () => {
  const { err } = await run([...line, '--format', 'freeForAll', '--entrants', '4'], { watched: true });
  expect(err).toContain('of 3 rounds');
  expect(err.endsWith('\r\u001B[K')).toBe(true);
});

test('the files are proved, results included, and a changed one is found', () =>
  inFolder(async (folder) => {
    const [cup, games] = [join(folder, 'cup.json'), join(folder, 'games')];
    await run([...line, '--format', 'suddenDeath', '--entrants', '3', '--save', cup, '--games', games]);
    const proved = await run(['verify', cup, '--games', games]);
    expect(proved.code).toBe(0);
    expect(proved.out).toMatch(
      /(\d) of \1 results follow from the files of the games\.\nThe tournament is proved\.\n$/,
    );
    expect((await run(['verify', cup])).out).toContain('Its deeds and lots are proved.');
    expect(JSON.parse((await run(['verify', cup, '--json'])).out)).toMatchObject({
      lotsProved: true,
      over: true,
    });

    const text = await readFile(cup, 'utf8');
    const changed = join(folder, 'changed.json');
    // a score that the game did not have
    await writeFile(
      changed,
      text.replace(/"scores":\[(\d+),/, (_, score: string) => `"scores":[${Number(score) + 1},`),
    );
    expect((await run(['verify', changed, '--games', games])).err).toContain(
      'The game’s file has a different result. (SE-3.3)',
    );
    await writeFile(changed, text.replace('"do":"lots","order":["', '"do":"lots","order":["x'));
    expect(await run(['verify', changed])).toMatchObject({ code: 2, out: '' });
    const [first] = await readdir(games);
    await writeFile(join(games, first), '{');
    expect((await run(['verify', cup, '--games', games])).err).toContain('it is not JSON, or it was cut off');
    expect((await run(['verify', cup, '--games', join(folder, 'none')])).err).toContain('cannot be read');
  }));

test('a tournament that is not over is told as such', () =>
  inFolder(async (folder) => {
    const path = join(folder, 'cup.json');
    await run([...line, '--format', 'freeForAll', '--entrants', '3', '--save', path]);
    const file = JSON.parse(await readFile(path, 'utf8')) as { deeds: unknown[]; seed?: string };
    const { seed: _, ...open } = { ...file, deeds: file.deeds.slice(0, -3) };
    await writeFile(path, JSON.stringify(open));
    const { code, out } = await run(['verify', path]);
    expect(code).toBe(1);
    expect(out).toContain('The lots are not proved yet');
    expect(out).toContain('The tournament is not over in this file.');
  }));

test.each([
  [['--format', 'ladder'], /plan\.format must be one of/],
  [['--format', 'trios'], /This format needs 4 entrants, and there are 2\. \(SE-1\.5\)/],
  [['--format', 'trios', '--entrants', '7'], /there are 6 places\. \(SE-1\.3\)/],
  [['--format', 'trios', '--entrants', '4', '--rounds', '3'], /leave the number out\. \(SE-1\.1\)/],
  [['--entrants', '1'], /You named 2 bots/],
  [['--entrants', '4', '--table-seats', '9'], /plan\.tableSeats must be a whole number from 2 to 4/],
])('%j is refused in a sentence', async (flags, reason) => {
  const { code, out, err } = await run([...line, ...flags]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(reason);
});

test('bots that there are not are refused', async () => {
  const { err } = await run(['tournament', 'skirmish', '--bots', 'hal,greedy,random']);
  expect(err).toContain('There is no bot "hal"');
});

test('SE-7.13: games can be groups of tables, and the files prove them', () =>
  inFolder(async (folder) => {
    const [cup, games] = [join(folder, 'cup.json'), join(folder, 'games')];
    const fronts = ['tournament', 'nexum-galaxy', '--seed', '7', '--bots', 'random', '--entrants', '2'];
    const short = ['--option', 'sector=LAUBURIA', '--option', 'roundLimit=2'];
    const wanted = [...fronts, ...short, '--tables', '2', '--format', 'matchAndRematch'];
    const { code, err, out } = await run([...wanted, '--save', cup, '--games', games]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('2 entrants, 2 rounds, 4 games');
    expect((await readdir(games)).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      'game-1.json',
      'game-2.json',
      'game-3.json',
      'game-4.json',
      'group-1.json',
      'group-2.json',
    ]);
    const proved = await run(['verify', cup, '--games', games]);
    expect([proved.code, proved.err]).toEqual([0, '']);
    expect(proved.out).toContain('2 of 2 results follow from the files of the games.');
    const text = await readFile(join(games, 'group-1.json'), 'utf8');
    // a result that a table did not have
    const changed = text.replace(
      /"scores":\[(\d+),/,
      (_, score: string) => `"scores":[${Number(score) + 1},`,
    );
    await writeFile(join(games, 'group-1.json'), changed);
    expect(await run(['verify', cup, '--games', games])).toMatchObject({ code: 2, out: '' });
    const alone = await run([...fronts, '--tables', '5']);
    expect(alone.code).toBe(2);
    const other = await run(['tournament', 'skirmish', '--tables', '2']);
    expect(other.err).toContain('cannot be linked');
  }));
