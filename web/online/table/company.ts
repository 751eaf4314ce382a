// What is around an online table, for its parts.

import type { Command, RefusalBody } from '@starboard/wire/schema';
import { createContext, use } from 'react';
import type { TableSession } from '../../table/session.ts';
import type { Surroundings } from '../../table/surroundings.ts';
import type { Subscription, TableNow } from '../wire/subscription.ts';

export interface Company {
  readonly subscription: Subscription;
  readonly now: TableNow;
  readonly session: TableSession;
  /** Does something at the table; what is refused is shown. */
  readonly act: (command: Command) => void;
  readonly sit: () => void;
  readonly refused: RefusalBody | null;
  readonly dismiss: () => void;
  readonly showPlayers: () => void;
  /** Another game with the same people; null: it is not for this person. */
  readonly again: NonNullable<Surroundings['again']>;
  /** The talk was read up to that line. */
  readonly onRead: (line: string) => void;
}

export const CompanyContext = createContext<Company | null>(null);

export function useCompany(): Company {
  const company = use(CompanyContext);
  if (company === null) throw new Error('This belongs to an online table.');
  return company;
}
