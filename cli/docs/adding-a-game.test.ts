// @module-tag slow: a copy of the repository is made, changed, checked and built

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DocsCheckout } from './checkout.ts';

const GAME = 'raid';

let copy: DocsCheckout;
beforeAll(() => {
  copy = new DocsCheckout();
});
afterAll(() => copy.remove());

test('the recipe leads to a game that plays, is drawn and is sound', async () => {
  await copy.follow('docs/adding-a-game.md');
  const played = await copy.run(`npm run -s starboard -- simulate ${GAME} --games 20 --json`);
  expect(JSON.parse(played)).toMatchObject({ game: GAME, games: 20, unfinished: 0 });
});

test('types, import directions and layout of the new game are in order', async () => {
  const include = [`games/${GAME}/**/*`, 'games/registry.ts', 'web/client.d.ts'];
  writeFileSync(
    join(copy.folder, 'tsconfig.one.json'),
    JSON.stringify({ extends: './tsconfig.json', include }),
  );
  const checks = [
    'node tools/arrows.mjs',
    `oxfmt --check games/${GAME} games/registry.ts`,
    'tsc -p tsconfig.one.json',
  ];
  // a check that is not in order ends with an error, and says what is wrong
  for (const check of checks)
    await expect(copy.run(`node tools/run.mjs ${check}`)).resolves.toBeTypeOf('string');
});

const FINDERS = ['lab/bots/secrecy.test.ts', 'web/table/reasons.test.ts', 'cli/rules.test.ts'];

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

test('what goes through all games finds it without being told', async () => {
  const wanted = `Raid|raid.+has words|guide of raid`;
  const report = '--reporter=json --outputFile=build/found.json';
  await copy.run(`node tools/run.mjs vitest run ${FINDERS.join(' ')} -t '${wanted}' ${report}`);
  const { testResults } = JSON.parse(readFileSync(join(copy.folder, 'build/found.json'), 'utf8')) as Report;
  const found = testResults.filter(({ assertionResults }) =>
    assertionResults.some(({ status, fullName }) => status === 'passed' && /raid/i.test(fullName)),
  );
  expect(found.map(({ name }) => name.slice(copy.folder.length + 1)).toSorted()).toEqual(FINDERS.toSorted());
  await copy.run('npm run -s build');
  expect(await copy.run('grep -rl "takes the crate from" build/client')).not.toBe('');
});
