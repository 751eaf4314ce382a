import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { volume } from '../../engine/testkit/volume.ts';
import { DocsCheckout } from './checkout.ts';

const GAME = 'raid';
/** The quick run goes up to a copy that plays; the full one adds a rule to it, and looks at all that there is. */
const quick = volume({ daily: 1, long: 1, mutation: 0 }) === 0;

const copy = new DocsCheckout();
afterAll(() => copy.remove());

test('the recipe leads to a game that plays, is drawn and is sound', async () => {
  await copy.follow('docs/adding-a-game.md', quick ? '## 2. ' : undefined);
  const played = await copy.run(`npm run -s starboard -- simulate ${GAME} --games 20 --json`);
  expect(JSON.parse(played)).toMatchObject({ game: GAME, games: 20, unfinished: 0 });
});

test('types, import directions and layout of the new game are in order', async () => {
  const include = [`games/${GAME}/**/*`, 'games/registry.ts', 'web/client.d.ts'];
  writeFileSync(
    join(copy.folder, 'tsconfig.one.json'),
    JSON.stringify({ extends: './tsconfig.json', include }),
  );
  const checks = ['node tools/arrows.mjs', `oxfmt --check games/${GAME} games/registry.ts`];
  if (!quick) checks.push('tsc -p tsconfig.one.json');
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
  const finders = quick ? FINDERS.slice(-1) : FINDERS;
  const wanted = `Raid|raid.+has words|guide of raid`;
  const report = '--reporter=json --outputFile=build/found.json';
  await copy.run(`node tools/run.mjs vitest run ${finders.join(' ')} -t '${wanted}' ${report}`);
  const { testResults } = JSON.parse(readFileSync(join(copy.folder, 'build/found.json'), 'utf8')) as Report;
  const found = testResults.filter(({ assertionResults }) =>
    assertionResults.some(({ status, fullName }) => status === 'passed' && /raid/i.test(fullName)),
  );
  expect(found.map(({ name }) => name.slice(copy.folder.length + 1)).toSorted()).toEqual(finders.toSorted());
  if (quick) return;
  await copy.run('npm run -s build');
  expect(await copy.run('grep -rl "takes the crate from" build/client')).not.toBe('');
});
