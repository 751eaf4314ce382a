// A language of the page: its name for itself, and what it says, fetched part by part when it is needed.

import type { english as wire } from '@starboard/wire/client-words';
import type { english as games } from '@starboard/games/words';
import type { Guide, Translated } from '@starboard/engine';
import type { english as engine } from '@starboard/engine/words';
import type { english as series } from '@starboard/series/words';
import type { english as server } from '@starboard/wire/server-words';
import type { Partly } from '@starboard/kit';
import type { KitWords } from '@starboard/kit/words';
import type { Words } from './en.ts';
import type { EndingWords } from './ending-en.ts';
import type { GroupWords } from './group-en.ts';
import type { english as web } from './messages.ts';
import type { OnlineWords } from './online-en.ts';

/** What every page says. */
export interface PageText {
  readonly words: Words;
  readonly kit: KitWords;
  readonly messages: {
    readonly engine: Translated<typeof engine>;
    readonly web: Translated<typeof web>;
    readonly games: Translated<typeof games>;
  };
}

/** What the pages that need a server say besides. */
export interface OnlineText {
  readonly words: OnlineWords;
  readonly messages: {
    readonly server: Translated<typeof server>;
    readonly wire: Translated<typeof wire>;
  };
}

/** What is said about tournaments and multi-battles. */
export interface SeriesText {
  readonly guide: Guide;
  readonly groups: GroupWords;
  readonly messages: { readonly series: Translated<typeof series> };
}

/** A folder of `languages/` exports one as `language` from its `index.ts`. Whatever it lacks is said in English. */
export interface Language {
  readonly name: string;
  readonly page?: () => Promise<Partly<PageText>>;
  readonly online?: () => Promise<Partly<OnlineText>>;
  readonly series?: () => Promise<Partly<SeriesText>>;
  /** What is said only when a game is over. */
  readonly ending?: () => Promise<Partly<EndingWords>>;
  /** By the ids of the games: parts of what their `ui/words/en.ts` says. */
  readonly games?: Readonly<Record<string, () => Promise<object>>>;
}
