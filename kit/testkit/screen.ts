// The tests that every game's screen must pass: `testScreen(game, ui, words, effort)` in a test file.

import { SPECTATOR, type Game } from '@starboard/engine';
import { viewState } from '@starboard/engine/view';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import type { GameUi, GameWords, Locale, Marks } from '../game-ui.ts';
import { drawn, drawnScreen, glowing, NAMES, pickingOf, sceneOf, spotsIn } from './drawn.tsx';
import { testLesson } from './lesson.ts';
import { optionsOf, randomGame, type TestDecision } from './random-game.ts';
import { unspoken } from './spoken.ts';
import { NONSENSE, testWords } from './words.ts';

/** How much of it is tried: the kind of the run is the test file's to ask for. */
export interface ScreenEffort {
  /** Moves of each random game. */
  readonly moves: number;
  /** How many decisions of each are drawn, besides all that are new. */
  readonly looks: number;
  /** How often the lesson is followed, against others who play otherwise each time. */
  readonly lessons: number;
}

/** `spoken` is the game in English, `en`, and in every other language that tells of it. */
export function testScreen(
  game: Game,
  ui: GameUi,
  spoken: Readonly<Record<Locale, GameWords>>,
  { moves, looks, lessons }: ScreenEffort,
): void {
  describe.each(Object.entries(spoken))('in %s', (locale, plain) => {
    /** Kinds of moves that were drawn. */
    const seen = new Set<string>();
    testWords(game, ui, locale, plain, moves);

    test.each(ui.presets)('the table $id can be opened, previewed, played and drawn', async (preset) => {
      const marksOf = await ui.marking?.();
      const spots = new Set<string>();
      const marked = new Set<string>();
      let turns = 0;
      const options = optionsOf(game, preset);
      const words = wordsAt(plain, { ...preset, options });
      const preview = createElement(ui.Preview, { options, seats: preset.seats });
      expectSound(drawn(preview, null, { words, locale }));
      let decisions = 0;
      const end = randomGame(game, preset, 1, moves, (decision) => {
        const kinds = decision.choices.map(({ record }) => record.move);
        const isNew = kinds.some((kind) => !seen.has(kind));
        for (const kind of kinds) seen.add(kind);
        const left = decision.news.flatMap((event) => {
          if (ui.turnOf?.(event) !== undefined) turns++;
          return spotsOf(marksOf?.(event, decision.after, decision.view) ?? {});
        });
        for (const spot of left) marked.add(spot);
        const isUnseen = left.some((spot) => !spots.has(spot));
        // drawing takes its time: a sample, and all that is new
        if (isNew || isUnseen || decisions++ % Math.ceil(moves / looks) === 0)
          for (const spot of drawDecision(decision, words)) spots.add(spot);
      });
      expect([...marked].filter((spot) => !spots.has(spot))).toEqual([]);
      expect(marked.size > 0).toBe(marksOf !== undefined);
      expect(turns > 0).toBe(ui.turnOf !== undefined);
      for (const { valueOf } of ui.measures)
        for (let seat = 0; seat < preset.seats; seat++) expect(valueOf(end, seat)).toSatisfy(Number.isFinite);
    });

    /** As who decides sees it, as it moves on, and as everybody else sees it, who can do nothing. Gives the
     *  spots there are after it. */
    function drawDecision(
      { options, seats, seat, choices, ...then }: TestDecision,
      words: GameWords,
    ): readonly string[] {
      const { state, view, after, news } = then;
      const told = { game, options, seats, past: [{ at: 0, events: news }] };
      const picking = pickingOf(choices);
      expectSound(screen(sceneOf({ ...told, state: view, viewer: seat, picking, past: [] })));
      const moved = screen(sceneOf({ ...told, state: after, viewer: seat, before: view, news }), true);
      expectSound(moved);
      const open = screen(sceneOf({ ...told, state: viewState(game, state, SPECTATOR), viewer: SPECTATOR }));
      expectSound(open);
      expect(glowing(open)).toEqual([]);
      return spotsIn(moved);

      function screen(scene: Parameters<typeof drawnScreen>[1], motion = false): string {
        return drawnScreen(ui, scene, { words, locale, motion });
      }
    }
  });

  for (const lesson of ui.lessons) testLesson(game, ui, lesson, spoken['en'], lessons);
}

function spotsOf({ ways = [], rings = [], aims = [] }: Marks): readonly string[] {
  return [...ways.flat(), ...rings, ...aims];
}

/** The words as a table gives them to its board. */
function wordsAt(words: GameWords, { options }: Pick<TestDecision, 'options'>): GameWords {
  return words.forTable?.(options, (seat) => NAMES[seat]) ?? words;
}

function expectSound(markup: string): void {
  expect(markup).not.toBe('');
  expect(markup).not.toMatch(NONSENSE);
  expect(unspoken(markup)).toEqual([]);
}
