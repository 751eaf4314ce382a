import { gameIds, loadGame } from '@starboard/games';
import { expect, test } from 'vitest';
import { run } from './testing.ts';

async function ids(...line: string[]): Promise<string[]> {
  const { out } = await run(['rules', ...line, '--json']);
  return (JSON.parse(out) as { id: string }[]).map(({ id }) => id);
}

test.each(gameIds)('the whole guide of %s is told in its order', async (name) => {
  const { code, out } = await run(['rules', name]);
  expect(code).toBe(0);
  const guide = (await loadGame(name))?.guide ?? {};
  const heads = Object.entries(guide).map(([id, { title }]) => `${id}  ${title}`);
  expect(out.split('\n').filter((line) => /^\S/.test(line))).toEqual(heads);
  expect(await ids(name)).toEqual(Object.keys(guide));
});

test('a rule is a line with its number and title, and its text below', async () => {
  expect((await run(['rules', 'skirmish', 'sk-3.3'], { width: 50 })).out).toBe(
    'SK-3.3  Strike\n' +
      '    Name a moon that is not yours, beside a moon\n' +
      '    of yours that can spare a ship.\n',
  );
});

test.each([['rules'], ['games'], ['simulate'], ['arena']])(
  '%s is asked for a version of the rules',
  async (command) => {
    const { err, code } = await run([command, 'skirmish', '--rules', '99']);
    expect([code, err]).toEqual([
      2,
      'starboard: Version 99 of the rules of skirmish is not available here.\n',
    ]);
    expect((await run([command, 'skirmish', '--rules', 'old'])).err).toContain(
      '--rules must be a whole number',
    );
  },
);

test('the first version is told and played when it is asked for', async () => {
  expect((await run(['rules', 'skirmish', '--rules', '1'])).out).toBe((await run(['rules', 'skirmish'])).out);
  expect(JSON.parse((await run(['games', 'skirmish', '--rules', '1', '--json'])).out)).toMatchObject({
    rules: 1,
    keptRules: [1],
  });
  const played = await run(['simulate', 'skirmish', '--rules', '1', '--games', '5', '--json']);
  expect(JSON.parse(played.out)).toMatchObject({ rules: 1, games: 5 });
  expect((await run(['games', '--rules', '1'])).err).toContain('--rules is for one game: name it.');
});

test('a chapter is not the beginning of another', async () => {
  const chapter = await ids('nexum-galaxy', 'NG-1');
  expect(chapter.length).toBeGreaterThan(1);
  for (const id of chapter) expect(id).toMatch(/^NG-1\./);
  expect(await ids('nexum-galaxy', 'NG-6.1')).toEqual(['NG-6.1']);
  expect(await ids('nexum-galaxy', 'ng')).toEqual(await ids('nexum-galaxy'));
});

test('the rules of tournaments are told like those of a game', async () => {
  expect(await ids('tournaments', 'SE-3')).toEqual(['SE-3.1', 'SE-3.2', 'SE-3.3']);
  expect((await run(['rules', 'tournaments', 'SE-9'])).err).toBe(
    'starboard: The guide has no rule "SE-9"; its chapters are SE-1, SE-2, SE-3, SE-4, SE-5, SE-6, SE-7.\n',
  );
});
