// What the games are called in each language, from their own words: read once, when the client is built.

import { languages } from '../words/languages.ts';

interface Said {
  readonly title: string;
  readonly summary: string;
}

const ENGLISH = import.meta.glob<Said>('../../games/*/ui/words/en.ts', { import: 'words', eager: true });

async function saidOf(game: string, english: Said): Promise<Readonly<Record<string, Said>>> {
  const said = [...languages].map(async ([locale, { games }]) => {
    const { title, summary } = { ...english, ...(await games?.[game]?.()) };
    return [locale, { title, summary }] as const;
  });
  return Object.fromEntries(await Promise.all(said));
}

/** By game and language, for games with a screen of their own. */
export const said: Readonly<Record<string, Readonly<Record<string, Said>>>> = Object.fromEntries(
  await Promise.all(
    Object.entries(ENGLISH).map(async ([path, english]) => {
      const game = path.split('/').at(-4) ?? '';
      return [game, await saidOf(game, english)] as const;
    }),
  ),
);

export const locales: readonly string[] = [...languages.keys()];
