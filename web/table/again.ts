import { addressOf } from '@starboard/wire/pages';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import type { TableFacts } from '../link/facts.ts';
import { startTable } from './tables.ts';

/** Another game at a table like this one: by the present rules where they know the same options. */
export function usePlayAgain(facts: TableFacts): () => void {
  const [, go] = useLocation();
  return useCallback(() => {
    const { game, rules, options, seats, people, here } = facts;
    const wanted = { game, options, seats, people, here, lesson: false };
    const start = async (): Promise<void> => {
      const present = await startTable(wanted);
      const id = typeof present === 'string' ? present : await startTable({ ...wanted, rules });
      if (typeof id === 'string') go(addressOf('table', { id }));
    };
    void start();
  }, [facts, go]);
}
