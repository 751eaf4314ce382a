// Tables that nothing would wake any more.

import { sql } from 'kysely';
import { jobOf, type Store } from '../store/store.ts';
import { WITH_THE_RULES } from './due.ts';

/** Open tables from before tables closed by themselves have no job: they are looked at once, and have one from then on. */
export async function wakeForgotten({ db }: Pick<Store, 'db'>): Promise<void> {
  const key = sql<string>`${sql.lit(jobOf(''))} || tables.id`;
  await db
    .insertInto('jobs')
    .columns(['key', 'kind', 'subject', 'run_at', 'attempts', 'locked_until', 'locked_by'])
    .expression(
      db
        .selectFrom('tables')
        .select([
          key.as('key'),
          sql.lit('table').as('kind'),
          'tables.id',
          'tables.created_at',
          sql.lit(0).as('attempts'),
          sql.lit(0).as('locked_until'),
          sql.lit('').as('locked_by'),
        ])
        .where('tables.status', '=', 'open')
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('jobs').select('jobs.key').where('jobs.key', '=', key))),
        ),
    )
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Tables whose rules were not kept are looked at: these may be back. Those whose rules are still missing go on waiting. */
export async function wakeUnruled({ db }: Pick<Store, 'db'>): Promise<void> {
  await db.updateTable('jobs').set({ run_at: 0 }).where('run_at', '=', WITH_THE_RULES).execute();
}
