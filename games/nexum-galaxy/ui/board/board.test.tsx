// The board drawn without a browser: everything is there, named in both languages, and marked for who may act.

import { FastChance, type OptionValues } from '@starboard/engine';
import { readOptions } from '@starboard/engine/match';
import { spoken, type Scene } from '@starboard/kit';
import { choicesOf, drawnScreen, glowing, pickingOf, sceneOf } from '@starboard/kit/testkit';
import { describe, expect, test } from 'vitest';
import { presets as sectors } from '../../data/presets.ts';
import { nexumGalaxy as game } from '../../rules/game.ts';
import type { Options } from '../../rules/options.ts';
import { CARD, MOVE, type Nexum } from '../../rules/state.ts';
import { at, emptySector, inPhase, put } from '../../test/scene.ts';
import { words as spanish } from '../../../../languages/es/nexum-galaxy/words.ts';
import { ui } from '../index.tsx';
import { words as english } from '../words/en.ts';
import { heading } from '../order/plan.ts';

const en = spoken(ui, english);
const es = spoken(ui, spanish);

function optionsOf(given: OptionValues): OptionValues {
  return readOptions(game.options, given) as OptionValues;
}

function tableOf(state: Nexum, options: OptionValues, acts: boolean): Scene<Nexum> {
  const picking = acts ? pickingOf(choicesOf(game, state, state.turn)) : null;
  return sceneOf({ game, state, options, seats: state.seats, viewer: state.turn, picking });
}

function screen(scene: Scene<Nexum>, words = en): string {
  return drawnScreen(ui, scene, { words });
}

test.each(sectors.map(({ name }) => name))('%s is drawn with all its places', (sector) => {
  const { players, systems } = sectors.find(({ name }) => name === sector) ?? sectors[0];
  const options = optionsOf({ sector });
  const state = game.setup(options as unknown as Options, Math.max(...players), new FastChance(1));
  const page = screen(tableOf(state, options, false));
  for (const system of systems)
    for (const place of ['1', '2', '3', '*']) expect(page).toContain(`data-spot="${system}${place}"`);
  expect(page).not.toMatch(/NaN|undefined|\[object/);
  expect(glowing(page)).toEqual([]);
});

test.each(['solo-easy', 'solo-hard'])(
  'a game against the computer is drawn, from the first round on: %s',
  (mode) => {
    const options = optionsOf({ ruleSet: 'events', mode });
    const chance = new FastChance(3);
    const state = game.setup(options as unknown as Options, 1, chance);
    for (let moves = 0; moves < 60 && game.actors(state) !== 0; moves++) {
      for (const words of [en, es]) {
        const page = screen(tableOf(state, options, true), words);
        expect(page).not.toMatch(/NaN|undefined|\[object/);
      }
      const [choice] = choicesOf(game, state, state.turn).slice(-1);
      game.play(state, state.turn, game.moves.fromRecord(choice.record) as number, chance);
    }
  },
);

describe('what can be done glows', () => {
  const options = optionsOf({});

  test('cards at the beginning of a turn', () => {
    const state = game.setup(options as unknown as Options, 4, new FastChance(1));
    expect(glowing(screen(tableOf(state, options, true)))).toEqual([
      'card-manage',
      'card-move',
      'card-manage-move',
      'card-move-manage',
    ]);
  });

  test('own ships that can move, and where they can go', () => {
    const state = emptySector(4);
    put(state, 'A3', 0, 3);
    put(state, 'D3', 1, 5);
    state.energy[0] = 1;
    const spots = glowing(screen(tableOf(state, options, true)));
    expect(state.phase).toBe(MOVE);
    expect(spots.toSorted()).toEqual(['A1', 'A2', 'A3', 'done']);
  });

  test('the order under way, with what it would bring', () => {
    const position = emptySector(4);
    put(position, 'A3', 0, 4);
    put(position, 'A1', 1, 2, 'E');
    put(position, 'D3', 1, 1);
    const state = heading(position, 0, at('A1'));
    const page = screen(tableOf(state, options, true));
    expect(page).toContain('Attack A1');
    expect(page).toContain('Attack with 3 ships');
    expect(page).toContain('You lose 1 ship');
    expect(page).toContain('Captures the Extractor');
    expect(glowing(page)).toContain('confirm');
    expect(screen(tableOf(state, options, true), es)).toContain('Atacar con 3 naves');
  });
});

describe('NG-4.5: a card that gives nothing to do', () => {
  const card = (name: string) => ({ move: 'card', card: name });

  /** Nothing to pay a journey with, enough planets to pay for a ship. */
  function poor(): Nexum {
    const state = emptySector(4);
    put(state, 'A3', 0, 3);
    put(state, 'A1', 0, 1);
    put(state, 'D3', 1, 5);
    return inPhase(state, 0, CARD, 0);
  }

  test('says so on its face and in the list, and the others do not', () => {
    const page = screen(tableOf(poor(), optionsOf({}), true));
    expect(page.match(/aria-label="Movement: nothing to do"/g)).toHaveLength(1);
    expect(page.match(/class="nx-card-note"/g)).toHaveLength(1);
    expect(en.move(card('move'), poor(), 0)).toBe('Play Movement (nothing to do)');
    expect(en.move(card('manage'), poor(), 0)).toBe('Play Management');
  });

  test('is warned of with what becomes of the turn', () => {
    const state = poor();
    expect(en.warning?.(card('move'), state, 0)).toBe('No ship can go anywhere: your turn ends.');
    expect(es.warning?.(card('move'), state, 0)).toBe(
      'Ninguna nave puede ir a ninguna parte: tu turno termina.',
    );
    expect(en.warning?.(card('manage'), state, 0)).toBeNull();
    expect(en.warning?.(card('move-manage'), state, 0)).toBeNull();
    const alone = emptySector(4);
    put(alone, 'A3', 0, 1);
    put(alone, 'D3', 1, 5);
    inPhase(alone, 0, CARD, 0);
    expect(en.warning?.(card('manage-move'), alone, 0)).toBe(
      'Energy comes in, but no ship can be built, and none can go anywhere: only the bid is left.',
    );
  });
});
