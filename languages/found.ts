// The languages of a folder, as the page finds them: every folder in it with an `index.ts`.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Language } from '../web/words/language.ts';
import type { Text } from './english.ts';

export async function findLanguages(
  folder = fileURLToPath(new URL('.', import.meta.url)),
): Promise<ReadonlyMap<string, Language>> {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.ts')));
  const found = names.map(async (name) => {
    const { href } = pathToFileURL(join(folder, name, 'index.ts'));
    return [name, ((await import(href)) as { language: Language }).language] as const;
  });
  return new Map(await Promise.all(found));
}

/** All parts of a language at once. */
export async function textIn({ page, online, series, ending, games = {} }: Language): Promise<Text> {
  const parts = Object.entries(games).map(async ([id, load]) => [id, await load()] as const);
  return {
    page: (await page?.()) ?? {},
    online: (await online?.()) ?? {},
    series: (await series?.()) ?? {},
    ending: (await ending?.()) ?? {},
    games: Object.fromEntries(await Promise.all(parts)),
  };
}
