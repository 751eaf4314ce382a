// How a game in a list ended, in a line: who won and by what; who played alone, with what.

import { phrased, winnersOf, type Message, type Outcome } from '@starboard/engine';
import { useLocale, type GameText, type Locale } from '@starboard/kit';
import { use, useCallback } from 'react';
import { useLoaded } from '../parts/use-loaded.ts';
import { languages } from '../words/languages.ts';
import { listed } from '../words/names.ts';
import { CataloguesContext, useSay, type Words } from '../words/say.ts';

export interface EndingProps {
  /** The game's id. */
  readonly game: string;
  /** By seat. */
  readonly names: readonly string[];
  readonly ending: Pick<Outcome, 'ranks' | 'unseated' | 'reason'>;
}

export function Ending({ game, names, ending }: EndingProps) {
  const say = useSay();
  const locale = useLocale();
  const reason = usePhraseOf(game)(ending.reason);
  const winners = winnersText(say, locale, names, ending);
  return (
    <p className="ending">
      {winners === null ? null : <strong>{winners}.</strong>} {reason}
    </p>
  );
}

/** Null where nobody played against anybody. */
export function winnersText(
  say: Pick<Words, 'end'>,
  locale: Locale,
  names: readonly string[],
  { ranks, unseated = [] }: Pick<Outcome, 'ranks' | 'unseated'>,
): string | null {
  const all = [...names, ...unseated.map((_, i) => computerName(say, unseated.length, i))];
  if (all.length === 1) return null;
  const winners = winnersOf({ ranks: [...ranks, ...unseated] });
  if (winners.length === 0) return say.end.nobody;
  if (winners.length === all.length) return say.end.draw;
  const won = listed(
    locale,
    winners.map((player) => all[player]),
  );
  return winners.length === 1 ? say.end.wins(won) : say.end.win(won);
}

/** What one of so many players without a seat is called. */
function computerName(say: Pick<Words, 'end'>, players: number, index: number): string {
  return players === 1 ? say.end.computer : say.end.computerOf(index + 1);
}

/** Says what a game says, where its words are not around it; nothing until they are here. */
function usePhraseOf(game: string): (message: Message) => string {
  const locale = useLocale();
  const catalogues = use(CataloguesContext);
  const load = useCallback(
    async (): Promise<Partial<GameText> | null> => (await languages.get(locale)?.games?.[game]?.()) ?? null,
    [locale, game],
  );
  const text = useLoaded(load);
  return (message) => (text === undefined ? '' : phrased(catalogues, message, text?.messages));
}
