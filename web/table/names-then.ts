// What seats were called at a time: what happened is told with the names of its time.

import { useMemo } from 'react';
import type { TableFacts } from '../link/facts.ts';
import { nameIn } from '../words/names.ts';
import { useSurroundings } from './surroundings.ts';

type NameThen = (seat: number, at: number) => string;

const NONE: readonly never[] = [];

export function useNameThen({ people, notes = NONE, earlier = NONE }: TableFacts): NameThen {
  const { nameThen } = useSurroundings();
  return useMemo(
    () => nameThen ?? nameThenIn({ people, notes, earlier }),
    [nameThen, people, notes, earlier],
  );
}

/** Of a table of this browser. Earlier versions noted only who took the seat of a bot. */
export function nameThenIn({
  people,
  notes = NONE,
  earlier = NONE,
}: Pick<TableFacts, 'people' | 'notes' | 'earlier'>): NameThen {
  const nameNow = nameIn(people);
  const taken = notes.map(({ seat, bot, at }) => ({ seat, name: bot, until: at }));
  const before = [...taken, ...earlier].toSorted((one, other) => one.until - other.until);
  // what was done in the same moment was done before
  return (seat, at) => before.find((each) => each.seat === seat && at <= each.until)?.name ?? nameNow(seat);
}
