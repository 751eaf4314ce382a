import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inFolder, run } from './testing.ts';

const line = ['campaign', '--seed', '3', '--bots', 'random,random', '--option', 'score=40'];

test('bots play a campaign to its end, the same for the same seed', async () => {
  const { code, out, err } = await run(line);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(
    /^small campaign, seed 3: \d+ battles?\. .+\.\n( {2}[12]\. {2}random +\d+ score +\d sectors\n){2}$/,
  );
  expect(await run(line)).toEqual({ code, out, err });
});

test('the result is a record for programs', async () => {
  const { ranks, battles } = JSON.parse((await run([...line, '--json'])).out) as Record<string, unknown[]>;
  expect(ranks.length).toBe(2);
  expect(battles[0]).toMatchObject({ table: 'campaign-3-1' });
});

test('its file is proved, battles included, and a changed one is found', () =>
  inFolder(async (folder) => {
    const path = join(folder, 'campaign.json');
    await run([...line, '--save', path]);
    const proved = await run(['verify', path]);
    expect([proved.code, proved.err]).toEqual([0, '']);
    expect(proved.out).toMatch(/The campaign is proved\.\n$/);
    expect(JSON.parse((await run(['verify', path, '--json'])).out)).toMatchObject({
      proved: true,
      over: true,
    });
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace(/"ships":\[\d+,/, '"ships":[25,'));
    expect(await run(['verify', path])).toMatchObject({ code: 2, out: '' });
    expect((await run(['verify', path])).err).toContain(
      'It was not fought on the terms of the map. (NC-3.4)',
    );
  }));

test('what cannot be played is refused with the reason', async () => {
  expect((await run(['campaign', '--bots', 'nobody'])).err).toContain('nobody');
  expect((await run(['campaign', '--option', 'size=huge'])).err).toContain('huge');
  expect((await run(['campaign', '--bots', 'random'])).err).toContain('two to four civilizations');
});

test('the rules of campaigns are told', async () => {
  expect((await run(['rules', 'campaign', 'NC-4'])).out).toContain('Three sectors');
});
