import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { volume } from '../../engine/testkit/volume.ts';
import { inFolder, run } from '../testing.ts';
import { blocksOf, linesOf, pageText, root } from './blocks.ts';

const COMMAND = /^npm run -s starboard -- /;
/** These are followed in a copy of the repository. */
const RECIPES = ['docs/adding-a-game.md', 'docs/writing-a-bot.md'];
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** What a page tells its readers to type, in its order. */
function typed(page: string): readonly string[] {
  const blocks = blocksOf(pageText(page)).filter(
    ({ language, notRun }) => language === 'sh' && notRun === null,
  );
  return blocks.flatMap(linesOf).filter((line) => COMMAND.test(line));
}

const told = PAGES.filter((page) => !RECIPES.includes(page) && typed(page).length > 0);
/** The quick run tries one page. */
const tried = told.slice(0, volume({ daily: told.length, long: told.length, mutation: 1 }));

/** Runs where files that the commands write are nobody's, and what the repository has for them is there. */
async function inReadersFolder(work: () => Promise<void>): Promise<void> {
  await inFolder(async (folder) => {
    const home = process.cwd();
    symlinkSync(join(root, 'docs'), join(folder, 'docs'));
    mkdirSync(join(folder, 'build'));
    process.chdir(folder);
    try {
      await work();
    } finally {
      process.chdir(home);
    }
  });
}

test.each(tried)('what %s tells people to type works', async (page) => {
  await inReadersFolder(async () => {
    for (const line of typed(page)) {
      const { code, err } = await run(line.replace(COMMAND, '').split(/\s+/));
      expect(code, `${line}\n${err}`).toBe(0);
    }
  });
});

describe.each(PAGES)('%s', (page) => {
  const text = pageText(page);

  test('has its commands in blocks of sh', () => {
    const elsewhere = blocksOf(text).filter(({ language }) => language !== 'sh');
    expect(elsewhere.flatMap(linesOf).filter((line) => /^(npm|node|starboard) /.test(line))).toEqual([]);
  });

  test('names only commands and flags that there are', async () => {
    const named = [...text.matchAll(/`(?:npm run -s )?starboard (?:-- )?([a-z][^`]*)`/g)].map(
      ([, words]) => words,
    );
    const lines = new Set([
      ...named,
      ...blocksOf(text)
        .flatMap(linesOf)
        .filter((line) => COMMAND.test(line))
        .map((line) => line.replace(COMMAND, '')),
    ]);
    for (const line of lines) {
      const [command] = line.split(' ');
      const { code, out } = await run([command, '--help']);
      expect(code, line).toBe(0);
      for (const [flag] of line.matchAll(/--[a-z]+/g)) expect(out, line).toContain(flag);
    }
  });
});
