// A module for the start page that is written when the client is built: what there is to say about the games, so that
// nobody has to fetch all their rules to see their covers.

import { fileURLToPath } from 'node:url';
import { catalogue } from '@starboard/games/catalogue';
import { runnerImport, type Plugin } from 'vite';
import { aliases } from './aliases.ts';

const NAME = 'virtual:catalogue';
const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export function cataloguePlugin(): Plugin {
  return {
    name: 'starboard-catalogue',
    // a game's new screen, or a new language, is found without starting anew
    configureServer: ({ watcher }) => void watcher.add([at('../../games'), at('../../languages')]),
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      return `export const games = ${JSON.stringify(await entries())};`;
    },
  };
}

async function entries(): Promise<readonly object[]> {
  const { module } = await runnerImport<typeof import('./said.ts')>(at('./said.ts'), {
    root: at('..'),
    configFile: false,
    resolve: { alias: aliases },
    logLevel: 'error',
  });
  return (await catalogue()).map(({ id, title, summary, teaching, seats }) => {
    const plain = Object.fromEntries(module.locales.map((locale) => [locale, { title, summary }]));
    return { id, teaching, seats, words: module.said[id] ?? plain };
  });
}
