import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageText, root } from './blocks.ts';

const text = pageText('docs/architecture.md');

/** The walk of an order: what happens, where, by which function. */
const steps = [...text.matchAll(/^\| [^|]+ \| `([^`]+)` +\| `([^`]+)` +\|$/gm)].map(([, file, name]) => ({
  file,
  name,
}));

test('the walk of an order goes through files and functions that there are', () => {
  expect(steps.length).toBeGreaterThan(15);
  const gone = steps.filter(({ file, name }) => {
    const path = join(root, file);
    if (!existsSync(path)) return true;
    // declared there: a function, a method or a component, also one of its own (#name)
    return !new RegExp(`(?:function |^  (?:async )?)${name}[<(]`, 'm').test(readFileSync(path, 'utf8'));
  });
  expect(gone).toEqual([]);
});

test.each(['docs/architecture.md', 'docs/glossary.md', 'CONTRIBUTING.md', 'README.md'])(
  '%s names only files and folders that there are',
  (page) => {
    const named = [...pageText(page).matchAll(/`((?:[\w-]+\/)+(?:[\w.-]+\.(?:tsx?|mjs|md))?)`/g)].map(
      ([, path]) => path,
    );
    expect(named.length).toBeGreaterThan(3);
    // `rules/` alone is a folder of every game
    const own = named.filter(
      (path) => existsSync(join(root, path.split('/')[0])) && !/NAME|GAME|^tools\/node/.test(path),
    );
    expect(own.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  },
);
