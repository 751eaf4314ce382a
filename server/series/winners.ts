// Who won series that are over, for lists: written down when each ended, and called what they are called now.

import type { SeriesWinner } from '@starboard/wire/schema';
import { nameOf, type NameBook } from '../people/names.ts';
import type { SeriesRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { becomeOf, type SeriesPlayer } from './people.ts';

const winnersIn = ({ winners }: SeriesRow): readonly SeriesPlayer[] =>
  winners === null ? [] : (JSON.parse(winners) as readonly SeriesPlayer[]);

export async function winnersOfAll(
  { db }: Store,
  book: NameBook,
  rows: readonly SeriesRow[],
): Promise<(row: SeriesRow) => SeriesWinner[]> {
  const people = [...new Set(rows.flatMap(winnersIn).flatMap(({ person }) => person ?? []))];
  const become = await becomeOf(db, people);
  const now = (person: string): string => become.get(person) ?? person;
  const names = await book.fetch([...new Set(people.map(now))]);
  return (row) =>
    winnersIn(row).map(({ person, bot, star }) => ({
      person: person === null ? null : nameOf(now(person), names),
      bot,
      star,
    }));
}
