// SE-3.3: a tournament as a file that can be verified, with its seed once it is over. It may be long: it is written piece by
// piece, and others are served in between.

import { setImmediate } from 'node:timers/promises';
import type { NameBook } from '../people/names.ts';
import type { Store } from '../store/store.ts';
import { becomeOf } from '../series/people.ts';
import type { TournamentKeeper } from './tournament-keeper.ts';

/** Deeds that are read together. */
const ROWS = 200;

export interface FileParts {
  readonly store: Store;
  readonly names: NameBook;
  readonly series: TournamentKeeper;
}

/** The pieces of a `TournamentFile` as JSON; null where there is no such tournament. */
export async function tournamentFile(parts: FileParts, id: string): Promise<AsyncGenerator<string> | null> {
  const { store, names, series } = parts;
  const kept = await series.of(id);
  if (kept === null) return null;
  const { row, state: tournament, deedCount } = kept;
  const { entrants, status } = tournament;
  const people = entrants.flatMap((each) => (each.bot === null ? each.id : []));
  const become = await becomeOf(store.db, people);
  const known = await names.fetch([...people, ...become.values()]);
  const called = (each: string): string => known.get(become.get(each) ?? each)?.name ?? each;
  const isOver = status === 'over' || status === 'cancelled';
  const head = {
    starboardTournament: 1,
    names: entrants.map((each) => ({ id: each.id, name: called(each.id) })),
    ...(isOver ? { seed: row.seed } : {}),
  };
  return written(store, head, id, deedCount);
}

async function* written({ db }: Store, head: object, id: string, deedCount: number): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},\n"deeds":[`;
  for (let from = 0; from < deedCount; from += ROWS) {
    await setImmediate();
    const rows = await db
      .selectFrom('series_deeds')
      .select(['at', 'body'])
      .where('series_id', '=', id)
      .where('seq', '>=', from)
      .where('seq', '<', Math.min(deedCount, from + ROWS))
      .orderBy('seq')
      .execute();
    // a deed is stored as it is written
    yield rows.map(({ at, body }, i) => `${from + i === 0 ? '' : ','}\n{"at":${at},"deed":${body}}`).join('');
  }
  yield '\n]}\n';
}
