// Complaints about people, for who runs the server.

import type { FastifyInstance } from 'fastify';
import { countedBy } from '../../base/addresses.ts';
import type { Clock } from '../../base/clock.ts';
import type { Ids } from '../../base/ids.ts';
import { refused, RefusedError, unknownTable } from '../../base/refused.ts';
import type { Budgets } from '../../people/budgets.ts';
import type { Sessions } from '../../people/sessions.ts';
import type { ChatRow } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { requirePerson } from '../identity.ts';
import { route } from '../route.ts';

export interface ReportParts {
  readonly budgets: Budgets;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly sessions: Sessions;
  readonly store: Store;
}

export function reportRoutes(server: FastifyInstance, parts: ReportParts): void {
  const { budgets, clock, ids, sessions, store } = parts;

  route(server, 'POST /api/reports', {
    async handle({ body }, request) {
      const me = await requirePerson(sessions, request);
      const { person, table, chat = null, reason } = body;
      const at = clock.now();
      await mustBeThere(store, person, table);
      if (chat !== null) await mustBeWritten(store, { id: chat, person, table_id: table });
      if (!(await budgets.take('reports', { person: me, address: countedBy(request.ip) })))
        throw new RefusedError(refused('limit', 'tooManyReports'));
      await store.db
        .insertInto('reports')
        .values({
          id: ids.name(12),
          at,
          reporter: me.id,
          person,
          table_id: table,
          chat,
          reason,
          handled: 0,
          handled_at: null,
        })
        .execute();
    },
  });
}

/** A report about nobody is work for the host, and for nobody else. */
async function mustBeThere({ db }: Store, person: string, table: string): Promise<void> {
  const about = await db.selectFrom('persons').select('id').where('id', '=', person).executeTakeFirst();
  if (about === undefined) throw new RefusedError(refused('unknown', 'noSuchPerson'));
  const at = await db.selectFrom('tables').select('id').where('id', '=', table).executeTakeFirst();
  if (at === undefined) throw new RefusedError(unknownTable());
}

/** Nobody is blamed for what somebody else wrote, or wrote elsewhere. */
async function mustBeWritten(
  { db }: Store,
  { id, person, table_id: table }: Pick<ChatRow, 'id' | 'person' | 'table_id'>,
): Promise<void> {
  const line = await db
    .selectFrom('chat')
    .select('id')
    .where('id', '=', id)
    .where('table_id', '=', table)
    .where((eb) =>
      eb.or([
        eb('person', '=', person),
        // a guest who has become an account since
        eb('person', '=', eb.selectFrom('persons').select('adopted_by').where('id', '=', person)),
      ]),
    )
    .executeTakeFirst();
  if (line === undefined) throw new RefusedError(refused('unknown', 'noSuchLine'));
}
