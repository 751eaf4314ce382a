import { openMind, type Reason } from '@starboard/bots';
import { FastChance, firstSeat } from '@starboard/engine';
import { defaultOptions } from '@starboard/engine/match';
import { openDraft, viewState } from '@starboard/engine/view';
import { gameIds, loadKnown } from '@starboard/games';
import { describe, expect, test } from 'vitest';
import { loadShown, type Shown } from '../games/uis.ts';
import { loadSaying, type Words } from '../words/say.ts';
import { variationTexts } from './variation-text.ts';
import { orderTexts } from './draft/order-text.ts';
import { hintSentences } from './reasons.ts';

const loadWords = async (locale: string): Promise<Words> => (await loadSaying(locale)).words;

async function shownIn(id: string, locale: 'en' | 'es'): Promise<Shown> {
  const shown = await loadShown(id, locale);
  if (shown === null) throw new Error(`There is no game ${id}.`);
  return shown;
}

const reasons: readonly Reason[] = [
  { term: 'points', own: true, before: 3, after: 4, gain: 0.4 },
  { term: 'ships', own: false, before: 14, after: 12.5, gain: 0.3 },
  { term: 'energy', own: true, before: 12, after: 9, gain: -0.2 },
];
const chosen = { order: [1] };
const options = [
  { ...chosen, share: 0.7, expected: 0.614 },
  { order: [2], share: 0.3, expected: 0.55 },
];

describe('a hint says what, why, at which price and with which chances', () => {
  test('in English', async () => {
    const { words } = await shownIn('nexum-galaxy', 'en');
    const say = await loadWords('en');
    expect(
      hintSentences(
        say,
        words.terms,
        'admiral',
        'Go to C2, 3 ships from B1',
        { ...chosen, reasons, options },
        'en',
      ),
    ).toEqual([
      'The Admiral would play: Go to C2, 3 ships from B1.',
      'Why: victory points 3 → 4, the others’ ships 14 → 12.5.',
      'The cost: energy 12 → 9.',
      '61% to win, 55% with the next best move.',
    ]);
  });

  test('in Spanish', async () => {
    const { words } = await shownIn('nexum-galaxy', 'es');
    const say = await loadWords('es');
    expect(
      hintSentences(say, words.terms, 'admiral', 'Ir a C2', { ...chosen, reasons, options }, 'es'),
    ).toEqual([
      'El bot Almirante jugaría: Ir a C2.',
      'Por qué: puntos de victoria 3 → 4, naves de los demás 14 → 12,5.',
      'El coste: energía 12 → 9.',
      '61 % de ganar, 55 % con la siguiente mejor jugada.',
    ]);
  });

  test('and says so where another choice has better chances that were looked into less', async () => {
    const say = await loadWords('en');
    const better = [options[0], { ...options[1], expected: 0.64 }];
    const hint = hintSentences(say, {}, 'admiral', 'Pass', { ...chosen, reasons: [], options: better }, 'en');
    expect(hint.at(-1)).toBe('61% to win; 64% with another choice, which was explored less.');
  });

  test('and leaves out what there is not', async () => {
    const say = await loadWords('en');
    const only = { ...chosen, reasons: [], options: options.slice(0, 1) };
    expect(hintSentences(say, {}, 'admiral', 'Pass', only, 'en')).toEqual(['The Admiral would play: Pass.']);
    const unknown = { ...chosen, reasons: [{ ...reasons[0], term: 'luck' }], options: [] };
    expect(hintSentences(say, {}, 'admiral', 'Pass', unknown, 'en')).toHaveLength(1);
  });
});

describe.each(gameIds)('%s', (id) => {
  test.each(['en', 'es'] as const)('has words in %s for everything that its bots look at', async (locale) => {
    const { words } = await shownIn(id, locale);
    const known = await loadKnown(id);
    expect(Object.keys(words.terms).toSorted()).toEqual(known?.brain.terms.map((term) => term.id).toSorted());
    for (const word of Object.values(words.terms)) expect(word).toMatch(/^\p{Ll}/u);
  });

  test('gives reasons with numbers and tells what is to follow along a whole beginning of a game, in both languages', async () => {
    const known = await loadKnown(id);
    if (known === null) throw new Error(`There is no game ${id}.`);
    const { game } = known;
    const given = { ...defaultOptions(game.options), ...game.simulationOptions };
    const chance = new FastChance(5);
    const state = game.setup(given, 2, chance);
    const mind = openMind(loadKnown);
    const said = { en: await shownIn(id, 'en'), es: await shownIn(id, 'es') };
    const found = new Set<string>();
    let told = 0;
    for (let n = 0; n < 24; n++) {
      const seat = firstSeat(game.actors(state));
      const view = viewState(game, state, seat);
      const snapshot = game.shape.snapshot(view);
      const question = {
        game: id,
        rules: known.game.rules,
        options: given,
        seats: 2,
        seat,
        view: snapshot,
        level: 'captain',
        seed: seat,
      };
      const answer = await mind.think({ ...question, scale: 0.2, why: true });
      for (const locale of ['en', 'es'] as const) {
        const { words } = said[locale];
        const order = orderTexts(words, openDraft(game, view, seat), answer.order).join(', ');
        const hint = hintSentences(await loadWords(locale), words.terms, 'admiral', order, answer, locale);
        for (const sentence of hint) expect(sentence).not.toMatch(/undefined|NaN|\[object/);
        const numbers = hint.join(' ').match(/\d → \d/g) ?? [];
        expect(numbers).toHaveLength(answer.reasons.length);
        const { order: begun, progress } = answer;
        const notation = new Set(progress.variation.map(({ move }) => game.moves.toText(move)));
        for (const stretch of variationTexts(
          words,
          openDraft(game, view, seat),
          progress.variation,
          begun.length,
          8,
        )) {
          for (const text of stretch.texts) {
            expect(text).not.toMatch(/undefined|NaN|\[object/);
            expect(notation).not.toContain(text);
            told++;
          }
        }
      }
      for (const { term, before, after } of answer.reasons) {
        found.add(term);
        expect(before).not.toBe(after);
      }
      for (const move of answer.order) game.play(state, seat, move, chance);
    }
    expect(found.size).toBeGreaterThan(1);
    expect(told).toBeGreaterThan(10);
  });
});
