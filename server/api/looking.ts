// Tables as requests find them: only for those who may know of them.

import type { FastifyRequest } from 'fastify';
import { mayLook } from '../commands.ts';
import type { Hall } from '../hall.ts';
import { viewerOf } from '../live/audiences.ts';
import { RefusedError, unknownTable } from '../refused.ts';
import type { Room } from '../tables/room.ts';
import type { Table } from '../tables/table.ts';
import { personOf } from './identity.ts';

export async function roomOf({ house }: Hall, id: string): Promise<Room> {
  const room = await house.room(id);
  if (room === null) throw new RefusedError(unknownTable());
  return room;
}

type Look<T> = (table: Table, viewer: number) => T | Promise<T>;

/** In turn, and only for those who may know of the table. */
export async function lookAt<T>(
  hall: Hall,
  id: string,
  request: FastifyRequest,
  invite: string | undefined,
  look: Look<T>,
): Promise<T> {
  const person = (await personOf(hall, request))?.id ?? null;
  const room = await roomOf(hall, id);
  return room.look((table) => {
    if (!mayLook(table, person, invite)) throw new RefusedError(unknownTable());
    return look(table, viewerOf(table, person));
  });
}
