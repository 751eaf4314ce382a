import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { translated } from '@starboard/kit';
import { words as es } from './es.ts';
import { words as en } from './online-en.ts';
import { words as onlineEs } from './online-es.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const sources = (folder: string): string =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(({ name, parentPath }) => /(?<!\.test)\.tsx?$/.test(name) && !/testing|\bcli\b/.test(parentPath))
    .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n');

test('every word of the online pages is said somewhere', () => {
  const code = sources(at('../online'));
  const { phrases: _found, ...said } = en;
  const unsaid = Object.entries(said).flatMap(([page, texts]) =>
    Object.keys(texts)
      .filter((name) => !new RegExp(String.raw`tell\.${page}\.${name}\b`).test(code))
      .map((name) => `${page}.${name}`),
  );
  expect(unsaid).toEqual([]);
});

/** For programs, whose messages the page never sends. */
const NOT_SHOWN = [
  /^There is nothing called/,
  /is not said like that/,
  /^That is for the host\.$/,
  /^A message /,
  /^That is not JSON\.$/,
  /^7\.?$/,
  /^There is nothing here\.$/,
  /^This can only be read\.$/,
];

test('what the server refuses is refused in Spanish too', () => {
  const code = sources(at('../../server')) + sources(at('../online'));
  const refusals = [
    ...code.matchAll(
      /(?:new Refused\(\s*'\w+',|complaint\(\d+,|notSeated\(row,|reason:|away === 0 \?)\s*(['`])((?:\$\{(?:[^{}`]|`[^`]*`)*\}|(?!\1).)+)\1/gs,
    ),
    ...code.matchAll(/: (`)(That player may come back[^`]*)`/g),
  ];
  const said = refusals.map(([, , text]) => text.replaceAll(/\$\{(?:[^{}`]|`[^`]*`)*\}/g, '7'));
  expect(said.length).toBeGreaterThan(50);
  const unknown = said.filter(
    (sentence) =>
      !NOT_SHOWN.some((each) => each.test(sentence)) &&
      translated(onlineEs.phrases, sentence) === null &&
      translated(es.phrases, sentence) === null,
  );
  expect([...new Set(unknown)]).toEqual([]);
});
