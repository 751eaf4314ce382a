// Which table of how many this one is: what the house of a group says when it opens its tables (NG-18.1).

import { type Refusal } from '@starboard/engine';
import { checked, object, whole } from '@starboard/engine/reader';
import { FEWEST_TABLES, MOST_TABLES } from '../../data/group.ts';
import { refuse } from '../../words/messages.ts';

export interface TableOfGroup {
  /** From 1. */
  readonly table: number;
  readonly tables: number;
}

const groupTable = checked(
  object<TableOfGroup>({ table: whole(1, MOST_TABLES), tables: whole(FEWEST_TABLES, MOST_TABLES) }),
  ({ table, tables }) => (table <= tables ? null : refuse('NG-18.1', 'noSuchTable', { table, tables })),
);

export function readGroupTable(given: unknown): TableOfGroup | Refusal {
  return groupTable(given, 'group');
}
