// Guides without their texts. A page names rules by their titles from its first move on, and their texts are read by whoever
// opens the rules: as long texts as all else of a game together. Whole ones are fetched then, see games/guides.ts.

import type { Guide } from '@starboard/engine';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const GUIDE = /\/(?:games|languages\/[^/]+)\/([^/]+)\/(?:guide\/)?guide\.ts$/;

/** What games have a guide of their own. */
const isOfGame = (name: string): boolean =>
  existsSync(fileURLToPath(new URL(`../../games/${name}/guide/guide.ts`, import.meta.url)));

export function guidesPlugin(): Plugin {
  return {
    name: 'starboard-guides',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const game = GUIDE.exec(id)?.[1];
      return game === undefined || !isOfGame(game)
        ? undefined
        : `export const guide = ${await titlesIn(id)};`;
    },
  };
}

async function titlesIn(file: string): Promise<string> {
  const { module } = await runnerImport<{ readonly guide: Guide }>(file, {
    configFile: false,
    logLevel: 'error',
  });
  const rules = Object.entries(module.guide).map(([id, { title }]) => [id, { title, text: '' }]);
  return JSON.stringify(Object.fromEntries(rules));
}
