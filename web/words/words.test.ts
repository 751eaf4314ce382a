import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { translated } from '@starboard/kit';
import { words as en } from './en.ts';
import { words as es } from './es.ts';

const web = fileURLToPath(new URL('..', import.meta.url));

const sources = (folder: string): string =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(({ name, parentPath }) => /\.tsx?$/.test(name) && !parentPath.endsWith('words'))
    .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n');

test('every word is said somewhere', () => {
  const code = sources(web);
  const { levels: _byId, phrases: _found, ...said } = en;
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

/** Sentences that the engine and the table say by themselves, as they stand in the code. */
function sentencesIn(folder: string): string[] {
  const code = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const refusals = [
    ...code.matchAll(
      /(?:new Refusal\(|reason: |reason = )\s*(['`])((?:\$\{(?:[^{}`]|`[^`]*`)*\}|(?!\1).)+)\1/gs,
    ),
  ];
  return refusals.map(([, , text]) => text.replaceAll(/\$\{(?:[^{}`]|`[^`]*`)*\}/g, '7'));
}

/** For programs and hosts, never on a screen. */
const NOT_SHOWN = [
  /needs a secret seed/,
  /snapshot/,
  /version 7 of the rules\.$/,
  /^This is a game of/,
  /^this is not JSON/,
];

/** Composed of parts that are translated apart. */
const COMPOSED = ['This game file is damaged: 7.', 'There is no option 7. 7.'];

test('what the engine and the table refuse is refused in Spanish too', () => {
  const said = [...sentencesIn(join(web, '..', 'engine')), ...sentencesIn(join(web, 'link'))];
  expect(said.length).toBeGreaterThan(20);
  const unknown = said.filter(
    (sentence) =>
      !NOT_SHOWN.some((each) => each.test(sentence)) &&
      !COMPOSED.includes(sentence) &&
      translated(es.phrases, sentence) === null,
  );
  expect(unknown).toEqual([]);
});

test('both languages have the same keys to press', () => {
  expect(es.keys.list.map(([, what]) => what !== '')).toEqual(en.keys.list.map(() => true));
  expect(es.keys.list).toHaveLength(en.keys.list.length);
});
