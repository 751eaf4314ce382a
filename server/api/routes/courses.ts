// Games as they went. Each answer is kept as it was sent, so that whoever asks again and again costs little.

import { viewFor } from '@starboard/engine/view';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Store } from '../../store/store.ts';
import { Refused, RefusedError } from '../../base/refused.ts';
import { KeptAnswers } from '../../tables/kept-answers.ts';
import { wholeMatch } from '../../tables/loading.ts';
import { toldCourse, type Glance, type ToldCourse } from '../../tables/told-course.ts';
import { lookAt, type LookingParts } from '../looking.ts';
import { route, Written } from '../route.ts';

/** Bytes that are kept ready. */
const MOST_KEPT = { courses: 24 * 2 ** 20, logs: 8 * 2 ** 20 };

/** A log after so many deeds. */
interface ToldLog {
  readonly json: Buffer;
  readonly position: number;
}

export interface CourseParts extends LookingParts {
  readonly store: Store;
}

export function courseRoutes(server: FastifyInstance, parts: CourseParts): void {
  const courses = new KeptAnswers<ToldCourse>(MOST_KEPT.courses);
  const logs = new KeptAnswers<ToldLog>(MOST_KEPT.logs);
  route(server, 'GET /api/tables/:table/log', {
    handle: async ({ params, invite }, request) => {
      const glance = await glanceAt(parts, params.table, request, invite);
      if (glance === null) return [];
      const { json } = await logs.next(nameOf(glance), (before) => toldLog(parts.store, glance, before));
      return new Written(json);
    },
  });

  route(server, 'GET /api/tables/:table/course', {
    handle: async ({ params, invite }, request) => {
      const glance = await glanceAt(parts, params.table, request, invite);
      if (glance === null) throw new RefusedError(new Refused('illegal', 'The game has not begun yet.'));
      const { json } = await courses.next(nameOf(glance), (before) =>
        toldCourse(parts.store, glance, before),
      );
      return new Written(json);
    },
  });
}

/** Enough to replay the game without keeping those waiting who play it; null before it begins. */
function glanceAt(
  parts: LookingParts,
  id: string,
  request: FastifyRequest,
  invite: string | undefined,
): Promise<Glance | null> {
  return lookAt(parts, id, request, invite, (table, viewer) => {
    const { match, position } = table;
    return match && { table, viewer, position, shown: match.shown[viewer + 1] };
  });
}

const nameOf = ({ table, viewer }: Glance): string => `${table.row.id} ${viewer}`;

/** What others did in secret may be told later, so that a log does not only grow at its end. */
async function toldLog(
  store: Store,
  { table, viewer, position }: Glance,
  before: ToldLog | null,
): Promise<ToldLog> {
  if (before !== null && before.position >= position) return before;
  const match = await wholeMatch(store, table, position);
  const log = match === null ? [] : (viewFor(match, viewer, { log: true }).log ?? []);
  return { json: Buffer.from(JSON.stringify(log)), position };
}
