import { SPECTATOR, type OptionValues } from '@starboard/engine';
import { defaultOptions } from '@starboard/engine/match';
import { viewState } from '@starboard/engine/view';
import { spoken, type Picking, type Scene, type Wish } from '@starboard/kit';
import { drawn, glowing, pickingOf, sceneOf, spotsIn } from '@starboard/kit/testkit';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { mapNames } from '../data/maps/index.ts';
import { sampleSheets } from '../data/samples.ts';
import { EXPLOIT, TRADE } from '../rules/actions.ts';
import { gal4xeon as game } from '../rules/game.ts';
import { options } from '../rules/options.ts';
import { pageOf, type Gal4Xeon } from '../rules/state.ts';
import { Board } from './board.tsx';
import { measures } from './measures.ts';
import { handOf } from './model/dice.ts';
import { placementsIn, rangesIn } from './model/placements.ts';
import { Preview } from './preview.tsx';
import { walk, type WalkDecision } from './walk.ts';
import { begin, give, play, reach } from '../test/scene.ts';
import { placeNames } from '../rules/hexes.ts';
import { words as en } from './words/en.ts';
import { words as es } from '../../../languages/es/gal4xeon/words.ts';
import type { Gal4XeonWords } from './words/words.ts';

function tableOf(state: Gal4Xeon, viewer: number, picking: Picking | null = null): Scene<Gal4Xeon> {
  return sceneOf({ game, state, options: defaultOptions(options), seats: state.seats, viewer, picking });
}

function markupOf(node: ReactNode, picking: Picking | null = null, words: Gal4XeonWords = en): string {
  return drawn(node, picking, { words: spoken({}, words) });
}

/** What should glow, by what is legal. */
function expected({ state, seat, choices }: WalkDecision): Set<string> {
  const spots = new Set<string>();
  const { dice } = handOf(state, seat, pageOf(state, seat));
  const letters = new Map([...drawnSpecies(state, seat)].map(([letter, hex]) => [hex, letter]));
  for (const { record } of choices) {
    const hex = String(record['hex']);
    if (record.move === 'assign' || record.move === 'extra') spots.add(`track-${record['track']}`);
    if (record.move === 'assign')
      for (const die of dice)
        if (die.track < 0 && die.value === record['value']) spots.add(`die-${die.number}`);
    if (record.move === 'research') spots.add(`tech-${record['technology']}`);
    if (record.move === 'raise') spots.add('modifier-trade');
    if (['extra', 'raise', 'decline', 'finish'].includes(record.move)) spots.add(record.move);
    if (['conquer', 'trade', 'exploit'].includes(record.move)) spots.add(`sector-${hex}`);
    if (['conquer', 'trade'].includes(record.move)) spots.add(`alien-${letters.get(hex)}`);
  }
  const placements = placementsIn(state, choices);
  const range = rangesIn(placements).at(-1);
  for (const { places } of placements.filter((each) => each.range === range))
    for (const place of places) spots.add(`sector-${placeNames[place]}`);
  return spots;
}

function* drawnSpecies(state: Gal4Xeon, seat: number): Generator<readonly [string, string]> {
  const page = pageOf(state, seat);
  for (let row = 0; row < state.met[page]; row++) {
    const place = state.aliens[page * 26 + row] >> 7;
    yield [String.fromCodePoint(65 + row), placeNames[place]];
  }
}

describe('the board', () => {
  test('GX-8.2: pointing at a sector means the action that waits, whoever lives there', () => {
    const state = reach(give(begin(), ['friendlyRelations']), TRADE);
    play(state, 'trade I10');
    play(state, 'raise');
    reach(state, EXPLOIT);
    const asked: Wish[] = [];
    const picking = pickingOf([], (wish) => asked.push(wish));
    markupOf(<Board {...tableOf(state, 0, picking)} />, picking);
    const meantAt = (hex: string): unknown[] =>
      asked.filter((wish) => wish['hex'] === hex).map(({ move }) => move);
    expect(meantAt('I10').slice(0, 3)).toEqual(['exploit', 'conquer', 'trade']);
    expect(meantAt('H9')[0]).toBe('exploit');
    expect(meantAt('G9')[0]).toBe('exploit');
  });

  test('lets glow what is possible and nothing else', () => {
    const kinds = new Set<string>();
    let decisions = 0;
    for (let seed = 0; seed < 3; seed++) {
      walk({
        seed,
        look: (decision) => {
          // drawing takes its time: a sample, and all that is new
          const isNew = decision.choices.some(({ record }) => !kinds.has(record.move));
          if (decisions++ % 25 !== 0 && !isNew) return;
          const picking = pickingOf(decision.choices);
          const markup = markupOf(<Board {...tableOf(decision.state, decision.seat, picking)} />, picking);
          expect(new Set(glowing(markup))).toEqual(expected(decision));
          for (const { record } of decision.choices) kinds.add(record.move);
        },
      });
    }
    expect([...kinds].toSorted()).toEqual([...game.moves.names].toSorted());
  });

  test('draws every part of the sheet, each spot once', () => {
    const markup = markupOf(<Board {...tableOf(walk({ seed: 0, sheets: 'ours' }), 0)} />);
    const spots = spotsIn(markup);
    expect(new Set(spots).size).toBe(spots.length);
    const count = (start: string): number => spots.filter((id) => id.startsWith(start)).length;
    expect([count('sector-'), count('track-'), count('tech-'), count('score-')]).toEqual([61, 5, 17, 6]);
  });

  test('shows a spectator and an opponent what they may know, and nothing is asked of them', () => {
    const views: Gal4Xeon[] = [];
    walk({
      seed: 3,
      seats: 3,
      tell: (event, state) => {
        if (event.event === 'explored')
          views.push(viewState(game, state, SPECTATOR), viewState(game, state, 2));
      },
    });
    expect(views.length).toBeGreaterThan(4);
    for (const view of views.slice(0, 4)) {
      for (const words of [en, es]) {
        const markup = markupOf(<Board {...tableOf(view, SPECTATOR)} />, null, words);
        expect(glowing(markup)).toEqual([]);
        expect(markup).not.toMatch(/undefined|NaN/);
        expect(markup.match(/role="tab"/g)).toHaveLength(3);
      }
    }
  });
});

describe('beside the board', () => {
  test.each(mapNames)('the preview of %s has all its sectors', (map) => {
    const markup = markupOf(<Preview options={{ ...defaultOptions(options), map }} seats={1} />);
    expect(markup.match(/class="gx-ground /g)).toHaveLength(61);
    // on Pioneer everybody knows the neighbours
    expect((markup.match(/gx-letter/g) ?? []).length).toBe(map === 'Pioneer' ? 4 : 0);
  });

  test('and are called what the form calls them, in every language', () => {
    const preview = <Preview options={{ ...defaultOptions(options), map: 'Pioneer' }} seats={1} />;
    expect(markupOf(preview)).toContain('aria-label="Pioneer"');
    expect(markupOf(preview, null, es)).toContain('aria-label="Pionero"');
  });

  test.each(sampleSheets)('the preview of a sheet file shows its map', (sheet) => {
    const given: OptionValues = { ...defaultOptions(options), sheet };
    const drawing = sheet.map?.rows.join('').replaceAll(/[^\w]/g, '') ?? '';
    const markup = markupOf(<Preview options={given} seats={1} />);
    expect(markup.match(/class="gx-ground /g)).toHaveLength(drawing.length);
  });

  test('measures add up to the points', () => {
    const state = walk({ seed: 4, seats: 2 });
    for (const seat of [0, 1]) {
      const [total, ...parts] = measures.map(({ valueOf }) => valueOf(state, seat));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
      expect(total).toBe(game.outcome(state)?.sheet.at(-1)?.points[seat]);
    }
  });
});
