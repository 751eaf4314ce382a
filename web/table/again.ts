import { addressOf } from '@starboard/wire/pages';
import type { Person } from '@starboard/kit';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import type { TableFacts } from '../link/facts.ts';
import { startTable } from './tables.ts';

/** With the same people, or with these. */
export type PlayAgain = (people?: readonly Person[]) => void;

/** Another game at a table like this one: by the present rules where they know the same options. */
export function usePlayAgain(facts: TableFacts): PlayAgain {
  const [, go] = useLocation();
  return useCallback(
    (people = facts.people) => {
      const { game, rules, options, seats, here } = facts;
      const wanted = { game, options, seats, people, here, lesson: false };
      const start = async (): Promise<void> => {
        const present = await startTable(wanted);
        const id = typeof present === 'string' ? present : await startTable({ ...wanted, rules });
        if (typeof id === 'string') go(addressOf('table', { id }));
      };
      void start();
    },
    [facts, go],
  );
}
