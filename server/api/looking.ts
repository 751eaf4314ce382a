// Tables as requests find them: only for those who may know of them.

import type { FastifyRequest } from 'fastify';
import { mayLook, viewerOf } from '../decide/access.ts';
import type { TableKeepers } from '../keepers/table-keepers.ts';
import type { Sessions } from '../people/sessions.ts';
import { RefusedError, unknownTable } from '../base/refused.ts';
import type { TableKeeper } from '../keepers/table-keeper.ts';
import { seenAt, type SignsOfLife } from '../keepers/signs.ts';
import { payerOf } from '../people/budgets.ts';
import type { Payer } from '../tables/replays.ts';
import type { Table } from '../tables/table.ts';
import { countedBy } from '../base/addresses.ts';
import { personOf } from './identity.ts';

export interface LookingParts {
  readonly keepers: TableKeepers;
  readonly presence: SignsOfLife;
  readonly sessions: Sessions;
}

export async function keeperOf(keepers: TableKeepers, id: string): Promise<TableKeeper> {
  const keeper = await keepers.of(id);
  if (keeper === null) throw new RefusedError(unknownTable());
  return keeper;
}

/** Who pays for what takes a replay. */
export async function payerFor(
  { sessions }: Pick<LookingParts, 'sessions'>,
  request: FastifyRequest,
): Promise<Payer> {
  const person = await personOf(sessions, request);
  return { person: person && payerOf(person), address: countedBy(request.ip) };
}

type Look<T> = (table: Table, viewer: number) => T | Promise<T>;

/** In turn, and only for those who may know of the table. */
export async function lookAt<T>(
  { keepers, sessions, presence }: LookingParts,
  id: string,
  request: FastifyRequest,
  invite: string | undefined,
  look: Look<T>,
): Promise<T> {
  const person = (await personOf(sessions, request))?.id ?? null;
  const keeper = await keeperOf(keepers, id);
  return keeper.look((table) => {
    if (!mayLook(table, person, invite)) throw new RefusedError(unknownTable());
    seenAt(presence, table, person);
    return look(table, viewerOf(table, person));
  });
}
