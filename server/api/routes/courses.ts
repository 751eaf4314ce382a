// Games as they went. Each answer is kept as it was sent, so that whoever asks again and again costs little.

import { viewFor } from '@starboard/engine';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Hall } from '../../hall.ts';
import { refused, RefusedError } from '../../refused.ts';
import { KeptAnswers } from '../../tables/kept-answers.ts';
import { wholeMatch } from '../../tables/loading.ts';
import { toldCourse, type Glance, type ToldCourse } from '../../tables/told-course.ts';
import { lookAt } from '../looking.ts';
import { route, Written } from '../route.ts';
import { Change, Id, record, SeenEntry, Sight } from '../schema/index.ts';

const tag = 'tables';
/** Bytes that are kept ready. */
const MOST_KEPT = { courses: 24 * 2 ** 20, logs: 8 * 2 ** 20 };
const At = record({ table: Id });

/** A log after so many deeds. */
interface ToldLog {
  readonly json: Buffer;
  readonly position: number;
}

export function courseRoutes(server: FastifyInstance, hall: Hall): void {
  const courses = new KeptAnswers<ToldCourse>(MOST_KEPT.courses);
  const logs = new KeptAnswers<ToldLog>(MOST_KEPT.logs);
  route(server, {
    method: 'GET',
    url: '/api/tables/:table/log',
    about: 'All entries of the game’s log, as you may know them',
    tag,
    params: At,
    isInvited: true,
    sends: Type.Array(SeenEntry),
    handle: async ({ params, invite }, request) => {
      const glance = await glanceAt(hall, params.table, request, invite);
      if (glance === null) return [];
      const { json } = await logs.next(nameOf(glance), (before) => toldLog(hall, glance, before));
      return new Written(json);
    },
  });

  route(server, {
    method: 'GET',
    url: '/api/tables/:table/course',
    about: 'The game as you saw it: how it was dealt, and each change since',
    tag,
    params: At,
    isInvited: true,
    sends: record({ first: Sight, changes: Type.Array(Change) }),
    handle: async ({ params, invite }, request) => {
      const glance = await glanceAt(hall, params.table, request, invite);
      if (glance === null) throw new RefusedError(refused('illegal', 'notBegun'));
      const { json } = await courses.next(nameOf(glance), (before) => toldCourse(hall.store, glance, before));
      return new Written(json);
    },
  });
}

/** Enough to replay the game without keeping those waiting who play it; null before it begins. */
function glanceAt(
  hall: Hall,
  id: string,
  request: FastifyRequest,
  invite: string | undefined,
): Promise<Glance | null> {
  return lookAt(hall, id, request, invite, (table, viewer) => {
    const { match, position } = table;
    return match && { table, viewer, position, shown: match.shown[viewer + 1] };
  });
}

const nameOf = ({ table, viewer }: Glance): string => `${table.row.id} ${viewer}`;

/** What others did in secret may be told later, so that a log does not only grow at its end. */
async function toldLog(
  { store }: Hall,
  { table, viewer, position }: Glance,
  before: ToldLog | null,
): Promise<ToldLog> {
  if (before !== null && before.position >= position) return before;
  const match = await wholeMatch(store, table, position);
  const log = match === null ? [] : (viewFor(match, viewer, { log: true }).log ?? []);
  return { json: Buffer.from(JSON.stringify(log)), position };
}
