import { FastChance, phrased, type GameEvent } from '@starboard/engine';
import { say } from '@starboard/engine/words';
import { renderToString } from 'react-dom/server';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { inFolderWithEsperanto } from '../../languages/testing.ts';
import { words as english } from './en.ts';

const web = fileURLToPath(new URL('..', import.meta.url));

/** Loads a file of the page, as it is built with that folder of languages. */
type Load = <M>(file: string) => Promise<M>;

function inThePage(what: (load: Load) => Promise<void>): Promise<void> {
  return inFolderWithEsperanto(async (folder) => {
    const vite = await createServer({
      root: web,
      configFile: false,
      oxc: { jsx: { development: false } },
      cacheDir: `${folder}/cache`,
      logLevel: 'error',
      appType: 'custom',
      server: { middlewareMode: true, watch: null, ws: false, fs: { strict: false } },
      optimizeDeps: { noDiscovery: true },
      resolve: { alias: { '@languages': folder } },
    });
    try {
      await what(async <M,>(file: string) => (await vite.ssrLoadModule(`${web}${file}`)) as M);
    } finally {
      await vite.close();
    }
  });
}

test('a language is offered in the settings and by the list on every page', () =>
  inThePage(async (load) => {
    const { SettingsPage } =
      await load<typeof import('../pages/settings-page.tsx')>('pages/settings-page.tsx');
    const page = renderToString(
      <Router ssrPath="/settings">
        <SettingsPage />
      </Router>,
    );
    expect(page.match(/<option value="eo"[^>]*>Esperanto/g)).toHaveLength(2);
    expect(page).not.toContain('Español');
  }));

test('a language says what it has, and the rest in English', () =>
  inThePage(async (load) => {
    const { loadSaying } = await load<typeof import('./say.ts')>('words/say.ts');
    const { words, kit, catalogues } = await loadSaying('eo');
    expect([words.app.cancel, words.app.close, kit.zoomIn]).toEqual(['Nuligi', 'Close', 'Zoom in']);
    expect([words.start.seats(2, 4), words.game.deal('x')]).toEqual([
      '2 ĝis 4 seĝoj',
      english.game.deal('x'),
    ]);
    expect(phrased(catalogues, say('noSuchSeat', { seat: 7 }))).toBe('Ne estas seĝo 7.');
    expect(phrased(catalogues, say('gameOver'))).toBe('The game is over.');
  }));

test('a language says of a game what it has, and the rest in English, move by move and event by event', () =>
  inThePage(async (load) => {
    const { loadShown } = await load<typeof import('../games/uis.ts')>('games/uis.ts');
    const shown = await loadShown('skirmish', 'eo');
    if (shown === null) throw new Error('Skirmish is gone.');
    const { game, words } = shown;
    const state = game.setup({ rounds: 6 }, 2, new FastChance(1));
    const told = (event: GameEvent): unknown => words.event(event, (seat) => `Seat ${seat}`, state);
    expect([words.move({ move: 'pass' }, state, 0), words.move({ move: 'launch' }, state, 0)]).toEqual([
      'Pasi',
      'Launch',
    ]);
    expect(told({ event: 'fought', dice: [3, 2], won: true } as GameEvent)).toEqual({
      text: 'La ĵetkuboj: 3 kontraŭ 2.',
    });
    expect(told({ event: 'drew', seat: 0, card: null } as GameEvent)).toMatchObject({
      text: 'Seat 0 draws a card.',
    });
    const refusal = { key: 'skirmish.notYours', values: { moon: 'C' }, text: 'Moon C is not yours.' };
    expect(phrased({}, refusal, words.messages)).toBe('Luno C ne estas via.');
    expect(words).toMatchObject({
      board: { names: { barrage: 'Barrage', shield: 'Ŝildo', convoy: 'Convoy' } },
    });
  }));
