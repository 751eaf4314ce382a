// Every game of the registry passes the tests of screens.

import { gameIds } from '@starboard/games';
import { testScreen } from '@starboard/kit/testkit';
import { volume } from '@starboard/engine/testkit';
import { describe } from 'vitest';
import { ENGLISH, languages } from '../words/languages.ts';
import { loadShown, type Shown } from './uis.ts';

const effort = {
  moves: volume({ daily: 200, long: 4000, mutation: 80 }),
  looks: volume({ daily: 4, long: 200, mutation: 1 }),
  lessons: volume({ daily: 3, long: 60, mutation: 2 }),
};

for (const id of gameIds) {
  const shown = await inLanguage(id, ENGLISH);
  const others = [...languages].filter(([, { games }]) => games?.[id] !== undefined);
  const spoken = others.map(async ([locale]) => [locale, (await inLanguage(id, locale)).words] as const);
  const words = { [ENGLISH]: shown.words, ...Object.fromEntries(await Promise.all(spoken)) };
  describe(`the screen of ${id}`, () => {
    testScreen(shown.game, shown.ui, words, effort);
  });
}

async function inLanguage(id: string, locale: string): Promise<Shown> {
  const shown = await loadShown(id, locale);
  if (shown === null) throw new Error(`${id} is gone.`);
  return shown;
}
