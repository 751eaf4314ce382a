// What the games are called in each language, from their own words: read once, when the client is built.

const WORDS = import.meta.glob<{ readonly title: string; readonly summary: string }>(
  '../../games/*/ui/words/{en,es}.ts',
  { import: 'words', eager: true },
);

/** Null for a game without a screen of its own. */
export function saidOf(game: string, locale: string): { title: string; summary: string } | null {
  const words = WORDS[`../../games/${game}/ui/words/${locale}.ts`];
  return words === undefined ? null : { title: words.title, summary: words.summary };
}
