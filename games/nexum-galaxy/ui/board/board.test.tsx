// The board drawn without a browser: everything is there, named in both languages, and marked for who may act.

import { FastChance, MoveList, type OptionValues } from '@starboard/engine';
import { readOptions } from '@starboard/engine/match';
import type { Locale, Picking, Scene, Wish } from '@starboard/web/kit';
import { LocaleContext, PickingContext } from '../../../../web/kit/context.ts';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { presets as sectors } from '../../data/presets.ts';
import { nexumGalaxy as game } from '../../rules/game.ts';
import type { Options } from '../../rules/options.ts';
import { MOVE, type Nexum } from '../../rules/state.ts';
import { at, emptySector, put } from '../../test/scene.ts';
import { ui } from '../index.tsx';

const people = ['Ana', 'Ben', 'Cleo', 'Dario'].map((name, colour) => ({ name, colour, bot: null }));

function optionsOf(given: OptionValues): OptionValues {
  return readOptions(game.options, given) as OptionValues;
}

function pickingFor(state: Nexum): Picking {
  const list = new MoveList();
  game.legal(state, state.turn, list);
  const choices = list.toArray().map((move) => ({ move, record: game.moves.toRecord(move) }));
  const can = (...wishes: readonly Wish[]): boolean =>
    choices.some(({ record }) =>
      wishes.some((wish) => Object.entries(wish).every(([field, value]) => record[field] === value)),
    );
  return { choices, can, pick: () => {}, picked: () => false };
}

function sceneOf(state: Nexum, options: OptionValues, acts: boolean): Scene<Nexum> {
  return {
    game,
    options,
    seats: state.seats,
    people: people.slice(0, state.seats),
    state,
    before: null,
    news: [],
    viewer: state.turn,
    actors: [state.turn],
    picking: acts ? pickingFor(state) : null,
  };
}

function drawn(scene: Scene<Nexum>, locale: Locale = 'en'): string {
  return renderToString(
    <LocaleContext value={locale}>
      <PickingContext value={scene.picking}>
        <ui.Board {...scene} />
        <ui.Reference {...scene} />
        {scene.people.map((_, seat) => (
          <ui.SeatCard key={people[seat].name} {...scene} seat={seat} />
        ))}
      </PickingContext>
    </LocaleContext>,
  );
}

/** Ids of spots that glow. */
function glowing(page: string): string[] {
  return [...page.matchAll(/class="([^"]*)" data-spot="([^"]*)"/g)]
    .filter(([, classes]) => classes.split(' ').includes('spot-can'))
    .map(([, , id]) => id);
}

test.each(sectors.map(({ name }) => name))('%s is drawn with all its places', (sector) => {
  const { players, systems } = sectors.find(({ name }) => name === sector) ?? sectors[0];
  const options = optionsOf({ sector });
  const state = game.setup(options as unknown as Options, Math.max(...players), new FastChance(1));
  const page = drawn(sceneOf(state, options, false));
  for (const system of systems)
    for (const place of ['1', '2', '3', '*']) expect(page).toContain(`data-spot="${system}${place}"`);
  expect(page).not.toMatch(/NaN|undefined|\[object/);
  expect(glowing(page)).toEqual([]);
});

test.each(ui.presets)('the table $id can be opened, previewed and drawn in both languages', (preset) => {
  const options = optionsOf(preset.options);
  expect(game.conflict(options as unknown as Options, preset.seats)).toBeNull();
  const state = game.setup(options as unknown as Options, preset.seats, new FastChance(1));
  const scene = sceneOf(state, options, true);
  for (const locale of ['en', 'es'] as const) {
    const page = drawn(scene, locale);
    expect(page).not.toMatch(/NaN|undefined|\[object/);
    const preview = renderToString(
      <LocaleContext value={locale}>
        <ui.Preview options={options} seats={preset.seats} />
      </LocaleContext>,
    );
    expect(preview).not.toMatch(/NaN|undefined|\[object/);
  }
  expect(drawn(scene, 'en')).not.toBe(drawn(scene, 'es'));
});

describe('what can be done glows', () => {
  const options = optionsOf({});

  test('cards at the beginning of a turn', () => {
    const state = game.setup(options as unknown as Options, 4, new FastChance(1));
    expect(glowing(drawn(sceneOf(state, options, true)))).toEqual([
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
    const spots = glowing(drawn(sceneOf(state, options, true)));
    expect(state.phase).toBe(MOVE);
    expect(spots.toSorted()).toEqual(['A1', 'A2', 'A3', 'done']);
  });

  test('the order under way, with what it would bring', () => {
    const state = emptySector(4);
    put(state, 'A3', 0, 4);
    put(state, 'A1', 1, 2, 'E');
    put(state, 'D3', 1, 1);
    state.target = at('A1') + 1;
    const page = drawn(sceneOf(state, options, true));
    expect(page).toContain('Attack A1');
    expect(page).toContain('Attack with 3 ships');
    expect(page).toContain('You lose 1 ship');
    expect(page).toContain('Captures the Extractor');
    expect(glowing(page)).toContain('confirm');
    expect(drawn(sceneOf(state, options, true), 'es')).toContain('Atacar con 3 naves');
  });
});
