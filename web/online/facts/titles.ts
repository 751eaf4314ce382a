import { games } from 'virtual:catalogue';
import { useLocale } from '@starboard/kit';

/** What games are called in the language of the page. */
export function useGameTitle(): (id: string) => string {
  const locale = useLocale();
  return (id) => games.find((game) => game.id === id)?.words[locale].title ?? id;
}
