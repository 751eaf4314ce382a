// Games as they went, replayed for whoever asks; of finished ones each answer is made once.

import { viewFor } from '@starboard/engine';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Hall } from '../../hall.ts';
import { Refused, RefusedError } from '../../refused.ts';
import { KeptAnswers } from '../../tables/kept-answers.ts';
import { courseFor, wholeMatch } from '../../tables/loading.ts';
import type { Opened } from '../../tables/table.ts';
import { lookAt } from '../looking.ts';
import { route, Written } from '../route.ts';
import { Change, Id, record, SeenEntry, Sight } from '../schema/index.ts';

const tag = 'tables';
/** Bytes of courses and logs of finished games that are kept ready. */
const MOST_KEPT = 32 * 2 ** 20;
const At = record({ table: Id });

export function courseRoutes(server: FastifyInstance, hall: Hall): void {
  const kept = new KeptAnswers<Written>(MOST_KEPT);
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
      return once(kept, 'log', glance, async ({ table, viewer, position }) => {
        const match = await wholeMatch(hall.store, table, position);
        return match === null ? [] : (viewFor(match, viewer, { log: true }).log ?? []);
      });
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
      return once(kept, 'course', glance, async ({ table, viewer, position }) => {
        const course = await courseFor(hall.store, table, viewer, position);
        if (course === null) throw new RefusedError(new Refused('illegal', 'The game has not begun yet.'));
        return course;
      });
    },
  });
}

interface Glance {
  readonly table: Opened;
  readonly viewer: number;
  /** So many deeds are durable. */
  readonly position: number;
  readonly isOver: boolean;
}

/** Enough to replay the game without keeping those waiting who play it. */
function glanceAt(
  hall: Hall,
  id: string,
  request: FastifyRequest,
  invite: string | undefined,
): Promise<Glance> {
  return lookAt(hall, id, request, invite, (table, viewer) => ({
    table,
    viewer,
    position: table.position,
    isOver: table.state.status === 'over',
  }));
}

/** Of a finished game it is made once: it takes a replay, and whoever asks again and again must cost nothing. */
function once<T>(
  kept: KeptAnswers<Written>,
  what: string,
  glance: Glance,
  make: (glance: Glance) => Promise<T>,
): Promise<T | Written> {
  if (!glance.isOver) return make(glance);
  const name = `${what} ${glance.table.row.id} ${glance.viewer}`;
  return kept.of(name, async () => Written.of(await make(glance)));
}
