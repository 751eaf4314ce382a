// Tables as requests find them: only for those who may know of them.

import type { FastifyRequest } from 'fastify';
import { mayLook, viewerOf } from '../decide/access.ts';
import type { House } from '../house/house.ts';
import type { Sessions } from '../people/sessions.ts';
import { RefusedError, unknownTable } from '../base/refused.ts';
import type { Room } from '../house/room.ts';
import type { Table } from '../tables/table.ts';
import { personOf } from './identity.ts';

export interface LookingParts {
  readonly house: House;
  readonly sessions: Sessions;
}

export async function roomOf(house: House, id: string): Promise<Room> {
  const room = await house.room(id);
  if (room === null) throw new RefusedError(unknownTable());
  return room;
}

type Look<T> = (table: Table, viewer: number) => T | Promise<T>;

/** In turn, and only for those who may know of the table. */
export async function lookAt<T>(
  { house, sessions }: LookingParts,
  id: string,
  request: FastifyRequest,
  invite: string | undefined,
  look: Look<T>,
): Promise<T> {
  const person = (await personOf(sessions, request))?.id ?? null;
  const room = await roomOf(house, id);
  return room.look((table) => {
    if (!mayLook(table, person, invite)) throw new RefusedError(unknownTable());
    return look(table, viewerOf(table, person));
  });
}
