import { expect, test } from 'vitest';
import { englishText } from './english.ts';
import { findLanguages, textIn } from './found.ts';
import { report } from './list.ts';
import { countPhrases, missing } from './missing.ts';
import { inFolderWithEsperanto } from './testing.ts';

/** What a language has for itself: the gender of nouns. */
const OWN = /\.feminine$/;

test('Spanish lacks nothing, and says nothing that English does not know', async () => {
  const english = await englishText();
  const spanish = await textIn((await findLanguages()).get('es') ?? { name: 'none' });
  expect(countPhrases(english)).toBeGreaterThan(2000);
  expect(missing(english, spanish)).toEqual([]);
  expect(missing(spanish, english).filter((place) => !OWN.test(place))).toEqual([]);
});

/** All that is said in a catalogue, sentences with values as they are written. */
function sentencesIn(text: unknown): readonly string[] {
  if (typeof text === 'string') return [text];
  if (typeof text === 'function') return [String(text)];
  return typeof text === 'object' && text !== null ? Object.values(text).flatMap(sentencesIn) : [];
}

/** Who grew up with the language says it otherwise, or docs/translating.md does: no space before `%` in English, no `vosotros` in Spanish. */
const UNSPOKEN = {
  en: /password until now|answer(ed)? beforehand|take this name|laid this table|(rivals|allies) of the computer|(comes|came) over |hides something|so many rounds|[\d}] %/i,
  es: /vuestr|vosotr|\b(?:empez|jug|mir|esper|abr|eleg|pon|ten|hac)(?:ad|ed|id)\b|ordenador|esconde algo|próxima primera fila|[\d}]%/i,
};

test('nothing is said as only a translation would', async () => {
  const languages = {
    en: await englishText(),
    es: await textIn((await findLanguages()).get('es') ?? { name: 'none' }),
  };
  for (const locale of ['en', 'es'] as const) {
    const sentences = sentencesIn(languages[locale]);
    expect(sentences.length).toBeGreaterThan(2000);
    expect(sentences.filter((sentence) => UNSPOKEN[locale].test(sentence))).toEqual([]);
  }
});

/** What the language of docs/translating.md says, by where it stands. */
const SAID = [
  'page.words.app.cancel',
  'page.words.start.seats',
  'page.messages.engine.noSuchSeat',
  'games.skirmish.moves.pass',
  'games.skirmish.events.fought',
  'games.skirmish.messages.notYours',
  'games.skirmish.board.names.shield',
];

test('a folder is a language, and the command lists exactly what it lacks', () =>
  inFolderWithEsperanto(async (folder) => {
    const english = await englishText();
    const all = countPhrases(english);
    const [head, found, ...lacks] = (await report('eo', folder))?.trimEnd().split('\n') ?? [];
    expect(head).toBe(`en: English, ${all} phrases`);
    expect(found).toBe(`eo: Esperanto lacks ${all - SAID.length} of ${all} phrases`);
    const places = lacks.map((line) => line.trim());
    expect(places).toEqual(missing(english, {}).filter((place) => !SAID.includes(place)));
    expect(places).toHaveLength(all - SAID.length);
    expect(await report(null, folder)).toBe(await report('eo', folder));
    expect(await report('eo')).toBeNull();
  }));
