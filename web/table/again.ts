import { useCallback } from 'react';
import { useLocation } from 'wouter';
import type { TableFacts } from '../link/facts.ts';
import { startTable } from './tables.ts';

/** Another game at a table like this one. */
export function usePlayAgain(facts: TableFacts): () => void {
  const [, go] = useLocation();
  return useCallback(() => {
    const { game, options, seats, people, here } = facts;
    const start = async (): Promise<void> => {
      const id = await startTable({ game, options, seats, people, here, lesson: false });
      if (typeof id === 'string') go(`/table/${id}`);
    };
    void start();
  }, [facts, go]);
}
