// All that can be said, in English, part by part: what every other language is measured by.

import { english as wire } from '../wire/client-words.ts';
import { english as shelf } from '../games/words.ts';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { english as engine } from '../engine/words.ts';
import { english as server } from '../wire/server-words.ts';
import { guide } from '../series/guide.ts';
import { english as series } from '../series/words.ts';
import { endingWords as ending } from '../web/words/ending-en.ts';
import { groupWords as groups } from '../web/words/group-en.ts';
import { words as kit } from '../kit/words.ts';
import { words as page } from '../web/words/en.ts';
import { english as web } from '../web/words/messages.ts';
import { words as online } from '../web/words/online-en.ts';

const GAMES = new URL('../games/', import.meta.url);

/** As a language brings it: pages, online pages, series, endings, and games by their ids. */
export interface Text {
  readonly page: object;
  readonly online: object;
  readonly series: object;
  readonly ending: object;
  readonly games: Readonly<Record<string, object>>;
}

export async function englishText(): Promise<Text> {
  return {
    page: { words: page, kit, messages: { engine, games: shelf, web } },
    online: { words: online, messages: { server, wire } },
    ending,
    series: { guide, groups, messages: { series } },
    games: Object.fromEntries(await Promise.all(gamesWithWords().map(englishOf))),
  };
}

function gamesWithWords(): readonly string[] {
  return readdirSync(fileURLToPath(GAMES), { recursive: true, encoding: 'utf8' }).flatMap(
    (path) => /^([^/]+)\/ui\/words\/en\.ts$/.exec(path.replaceAll('\\', '/'))?.[1] ?? [],
  );
}

async function englishOf(game: string): Promise<readonly [string, object]> {
  const { words } = (await import(new URL(`${game}/ui/words/en.ts`, GAMES).href)) as { words: object };
  return [game, words];
}
