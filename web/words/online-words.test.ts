import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { words as en } from './online-en.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const sources = (folder: string): string =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(({ name, parentPath }) => /(?<!\.test)\.tsx?$/.test(name) && !/testing|\bcli\b/.test(parentPath))
    .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n');

test('every word of the online pages is said somewhere', () => {
  const code = sources(at('../online'));
  const unsaid = Object.entries(en).flatMap(([page, texts]) =>
    Object.keys(texts)
      .filter((name) => !new RegExp(String.raw`tell\.${page}\.${name}\b`).test(code))
      .map((name) => `${page}.${name}`),
  );
  expect(unsaid).toEqual([]);
});
