import { verbatim, type Message } from '@starboard/engine';
import { say } from '@starboard/engine/words';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadShown } from '../games/uis.ts';
import { WordsContext } from '@starboard/kit/table';
import { loadTelling } from '../online/tell.ts';
import { Said } from '../parts/said.tsx';
import { CataloguesContext, loadSaying } from './say.ts';

/** As it stands on an online page in Spanish with a game on it. */
async function said(message: Message): Promise<string> {
  const [page, online, shown] = await Promise.all([
    loadSaying('es'),
    loadTelling('es'),
    loadShown('skirmish', 'es'),
  ]);
  return renderToString(
    <CataloguesContext value={{ ...page.catalogues, ...online.catalogues }}>
      <WordsContext value={shown?.words ?? null}>
        <Said message={message} />
      </WordsContext>
    </CataloguesContext>,
  );
}

const notYours = { key: 'skirmish.notYours', values: { moon: 'C' }, text: 'Moon C is not yours.' };

test.each([
  [say('noSuchSeat', { seat: 7 }), 'No hay ningún asiento 7.'],
  [{ key: 'web.playsOn', values: { name: 'Ana' }, text: 'Ana plays on.' }, 'Ana sigue jugando.'],
  [
    { key: 'server.allTaken', values: {}, text: 'All seats are taken.' },
    'Todos los asientos están ocupados.',
  ],
  [notYours, 'La luna C no es tuya.'],
  [say('inEntry', { entry: 3, problem: notYours }), 'Entrada 3: La luna C no es tuya.'],
  [{ key: 'skirmish.unknown', values: {}, text: 'Something newer.' }, 'Something newer.'],
  [verbatim('What a person wrote.'), 'What a person wrote.'],
])('%j is said by its key', async (message, spanish) => {
  expect(await said(message)).toBe(spanish);
});
