import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { words as en } from './en.ts';
import { words as es } from '../../languages/es/page/words.ts';

const web = fileURLToPath(new URL('..', import.meta.url));

const sources = (folder: string): string =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(({ name, parentPath }) => /\.tsx?$/.test(name) && !parentPath.endsWith('words'))
    .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n');

test('every word is said somewhere', () => {
  const code = sources(web);
  const { levels: _byId, ...said } = en;
  const unsaid = Object.entries(said).flatMap(([page, texts]) =>
    Object.keys(texts)
      .filter(
        (name) =>
          !new RegExp(String.raw`say\.${page}\.${name}\b|\b${name}\b[^;]*} = say\.${page}\b`).test(code),
      )
      .map((name) => `${page}.${name}`),
  );
  expect(unsaid).toEqual([]);
});

test('both languages have the same keys to press', () => {
  expect(es.keys.list.map(([, what]) => what !== '')).toEqual(en.keys.list.map(() => true));
  expect(es.keys.list).toHaveLength(en.keys.list.length);
});

test('who is asked on another’s turn is not told that it is theirs', () => {
  expect(en.table.catchingUp).not.toMatch(/your turn/);
  expect(es.table.catchingUp).not.toMatch(/te toca|tu turno/i);
});

test('places are said as they are counted', () => {
  expect([1, 2, 3, 4, 11, 22].map(en.table.rank)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '22nd']);
  expect([1, 2].map(es.table.rank)).toEqual(['1.º', '2.º']);
});
