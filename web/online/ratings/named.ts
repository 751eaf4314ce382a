// What boards, civilizations and options of a game are called, once its words are there.

import { useShown } from '../../games/use-shown.ts';
import { useTell } from '../tell.ts';

export interface NamesOfGame {
  readonly option: (name: string) => string;
  readonly value: (option: string, value: string) => string;
  readonly boards: string;
  readonly board: (value: string) => string;
  readonly kinds: string;
  readonly playedAs: (value: string) => string;
}

export function useNamesOf(game: string): NamesOfGame {
  const tell = useTell();
  const shown = useShown(game) ?? null;
  const { playedOn, playedAs, options = {} } = shown?.game ?? {};
  const words = shown?.words.options ?? {};
  const option = (name: string): string => words[name]?.title ?? name;
  const value = (name: string, said: string): string => {
    if (options[name]?.type === 'flag') return said === 'true' ? tell.room.yes : tell.room.no;
    if (said === 'own') return tell.results.own;
    if (said === 'none') return words[name]?.values?.[said] ?? tell.results.none;
    return words[name]?.values?.[said] ?? said;
  };
  return {
    option,
    value,
    boards: playedOn === undefined ? tell.results.boards : option(playedOn.option),
    board: (said) => (playedOn === undefined ? said : value(playedOn.option, said)),
    kinds: playedAs === undefined ? tell.results.kinds : option(playedAs.option),
    playedAs: (said) => (playedAs === undefined ? said : value(playedAs.option, said)),
  };
}
