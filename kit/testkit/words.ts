// A game in one language: everything has a name, and everything that can happen has a sentence.

import type { Game } from '@starboard/engine';
import { expect, test } from 'vitest';
import type { GameUi, GameWords, Locale } from '../game-ui.ts';
import { NAMES } from './drawn.tsx';
import { randomGame } from './random-game.ts';

/** What a computer says when it has nothing to say. */
export const NONSENSE = /\b(?:undefined|NaN)\b|\[object/;

const sorted = (names: Iterable<string>): readonly string[] => [...names].toSorted();
const namesOf = (things: object): readonly string[] => sorted(Object.keys(things));
const idsOf = (things: readonly { readonly id: string }[]): readonly string[] =>
  sorted(things.map(({ id }) => id));

export function testWords(game: Game, ui: GameUi, locale: Locale, words: GameWords, moves: number): void {
  test('the guide has every rule, in its order, and a heading for every chapter', () => {
    const { guide, chapters } = words;
    expect(Object.keys(guide)).toEqual(Object.keys(game.guide));
    for (const [id, { title, text }] of Object.entries(guide)) {
      expectSaid(title);
      expectSaid(text);
      expect(text === game.guide[id].text, id).toBe(locale === 'en');
    }
    expect(namesOf(chapters)).toEqual(sorted(new Set(Object.keys(guide).map((id) => id.split('.')[0]))));
  });

  test('every option with its values, preset, measure and step of the lesson has a name', () => {
    expect(namesOf(words.options)).toEqual(namesOf(game.options));
    for (const [name, option] of Object.entries(game.options)) {
      const values =
        option.type === 'choice' ? option.of : option.type === 'document' ? (option.bySeat ?? []) : [];
      expect(namesOf(words.options[name].values ?? {}), name).toEqual(sorted(values));
    }
    expect(namesOf(words.presets)).toEqual(idsOf(ui.presets));
    expect(namesOf(words.measures)).toEqual(idsOf(ui.measures));
    const [, ...further] = ui.lessons;
    expect(namesOf(words.lessons ?? {})).toEqual(idsOf(further));
    expect(namesOf(words.lesson)).toEqual(idsOf(ui.lessons.flatMap(({ steps }) => steps)));
    const said = [words.presets, words.options].flatMap((all) => Object.values(all));
    for (const { title } of said) expectSaid(title);
    for (const all of [words.measures, words.lessons ?? {}, words.lesson])
      for (const each of Object.values(all)) expectSaid(each);
  });

  test('random games are asked for, offered and told in sentences', () => {
    for (const [seed, preset] of ui.presets.entries()) expectTold(game, words, preset, { seed, moves });
  });
}

function expectTold(
  game: Game,
  plain: GameWords,
  preset: GameUi['presets'][number],
  { seed, moves }: { readonly seed: number; readonly moves: number },
): void {
  const nameOf = (seat: number): string => NAMES[seat];
  const wrong = new Set<string>();
  randomGame(game, preset, seed, moves, ({ options, seat, choices, view, after, news }) => {
    const words = plain.forTable?.(options, nameOf) ?? plain;
    const offers = choices.map(({ record }) => words.move(record, view, seat));
    const told = news.flatMap((event) => words.event(event, nameOf, after) ?? []);
    const said = [words.prompt(view, seat), ...offers, ...told.map(({ text }) => text)];
    for (const sentence of said) if (!isSaid(sentence)) wrong.add(sentence);
    // a list in which two lines are the same helps nobody
    if (new Set(offers).size < offers.length) wrong.add(offers.toSorted().join(', '));
    for (const { rule } of told) if (rule !== undefined && !(rule in game.guide)) wrong.add(rule);
  });
  expect([...wrong]).toEqual([]);
}

function expectSaid(sentence: string): void {
  expect(isSaid(sentence), sentence).toBe(true);
}

function isSaid(sentence: string): boolean {
  return (
    sentence !== '' && sentence === sentence.trim() && !NONSENSE.test(sentence) && !/\bnull\b/.test(sentence)
  );
}
