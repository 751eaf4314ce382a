import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inFolder, run } from './testing.ts';

const seeded = ['--seed', '4', '--bots', 'random', '--option', 'sector=LAUBURIA', '--option', 'roundLimit=6'];
const line = ['group', 'nexum-galaxy', ...seeded];

test('bots play a group to its end, the same for the same seed', async () => {
  const { code, out, err } = await run([...line, '--tables', '3', '--factions', '3']);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(
    /^seed 4: 3 tables, 3 factions\n {2}1\. {2}faction \d {2}\d tables? won +\d+\n(.*\n){2}\d+ parcels?: \d+ opened, \d+ lost\n$/,
  );
  expect(await run([...line, '--tables', '3', '--factions', '3'])).toEqual({ code, out, err });
});

test('the result is a record for programs', async () => {
  const { out } = await run([...line, '--json']);
  const { plan, factions, tables } = JSON.parse(out) as Record<string, unknown[]>;
  expect(plan).toMatchObject({ game: 'nexum-galaxy', factions: 2 });
  expect([factions.length, tables.length]).toEqual([2, 2]);
});

test('the files are proved against each other, and a changed one is found', () =>
  inFolder(async (folder) => {
    const [path, games] = [join(folder, 'group.json'), join(folder, 'games')];
    await run([...line, '--save', path, '--games', games]);
    const proved = await run(['verify', path, '--games', games]);
    expect(proved).toMatchObject({ code: 0, err: '' });
    expect(proved.out).toMatch(/The files of 2 of 2 tables say the same: .*\nThe group is proved\.\n$/);
    expect((await run(['verify', join(games, 'table-1.json')])).out).toContain('The game is proved.');
    const believed = await run(['verify', path]);
    expect([believed.code, believed.out.includes('is believed')]).toEqual([1, true]);
    expect(JSON.parse((await run(['verify', path, '--games', games, '--json'])).out)).toMatchObject({
      tablesProved: 2,
      over: true,
      proved: true,
    });

    const text = await readFile(path, 'utf8');
    const whole = join(folder, 'whole.json');
    const read = async (table: number): Promise<unknown> =>
      JSON.parse(await readFile(join(games, `table-${table}.json`), 'utf8'));
    const record = JSON.parse(text) as Record<string, unknown>;
    await writeFile(whole, JSON.stringify({ ...record, games: [await read(1), await read(2)] }));
    expect((await run(['verify', whole])).out).toMatch(/\nThe group is proved\.\n$/);

    const changed = join(folder, 'changed.json');
    await writeFile(changed, text.replace(/^.*"do":"begin".*\n/m, ''));
    const refused = await run(['verify', changed, '--games', games]);
    expect([refused.code, refused.err.includes('(SE-7.11)')]).toEqual([2, true]);
  }));

test.each([
  [['skirmish'], /Tables of Skirmish cannot be linked\. \(SE-7\.1\)/],
  [['nexum-galaxy', '--tables', '5'], /--tables/],
  [['nexum-galaxy', '--factions', '1'], /--factions/],
  [['nexum-galaxy', '--bots', 'random,greedy,random'], /Name one bot for all factions, or 2; you named 3\./],
  [['nexum-galaxy', '--bots', 'hal'], /There is no bot "hal"/],
  [['nexum-galaxy', '--factions', '4', '--option', 'sector=FENIX'], /FENIX is made for/],
])('%j is refused in a sentence', async (flags, reason) => {
  const { code, out, err } = await run(['group', ...flags]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(reason);
});
