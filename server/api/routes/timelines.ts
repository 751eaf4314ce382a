// Games as they went. Each answer is kept as it was sent, so that whoever asks again and again costs little.

import { viewFor } from '@starboard/engine/view';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Store } from '../../store/store.ts';
import { refused, RefusedError } from '../../base/refused.ts';
import { KeptAnswers } from '../../tables/kept-answers.ts';
import { wholeMatch } from '../../tables/loading.ts';
import { toldTimeline, type Glance, type ToldTimeline } from '../../tables/told-timeline.ts';
import { lookAt, type LookingParts } from '../looking.ts';
import { whyUnplayable } from '../../decide/decision.ts';
import { ReadyJson, route } from '../route.ts';

/** Bytes that are kept ready. */
const MOST_KEPT = { timelines: 24 * 2 ** 20, logs: 8 * 2 ** 20 };

/** A log after so many deeds. */
interface ToldLog {
  readonly json: Buffer;
  readonly deedCount: number;
}

export interface TimelineParts extends LookingParts {
  readonly store: Store;
}

export function timelineRoutes(server: FastifyInstance, parts: TimelineParts): void {
  const timelines = new KeptAnswers<ToldTimeline>(MOST_KEPT.timelines);
  const logs = new KeptAnswers<ToldLog>(MOST_KEPT.logs);
  route(server, 'GET /api/tables/:table/log', {
    handle: async ({ params, invite }, request) => {
      const glance = await glanceAt(parts, params.table, request, invite);
      if (glance === null) return [];
      const { json } = await logs.next(nameOf(glance), (before) => toldLog(parts.store, glance, before));
      return new ReadyJson(json);
    },
  });

  route(server, 'GET /api/tables/:table/timeline', {
    handle: async ({ params, invite }, request) => {
      const glance = await glanceAt(parts, params.table, request, invite);
      if (glance === null) throw new RefusedError(refused('illegal', 'notBegun'));
      const { json } = await timelines.next(nameOf(glance), (before) =>
        toldTimeline(parts.store, glance, before),
      );
      return new ReadyJson(json);
    },
  });

  // what version 1 of the wire called it
  server.get('/api/tables/:table/course', { schema: { hide: true } }, () => {
    throw new RefusedError(refused('outdated', 'outdated'));
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
    const { match, deedCount } = table;
    const unplayable = whyUnplayable(table);
    if (unplayable !== null) throw new RefusedError(unplayable);
    return match && { table, viewer, deedCount, shown: match.viewSeqs[viewer + 1] };
  });
}

const nameOf = ({ table, viewer }: Glance): string => `${table.row.id} ${viewer}`;

/** What others did in secret may be told later, so that a log does not only grow at its end. */
async function toldLog(
  store: Store,
  { table, viewer, deedCount }: Glance,
  before: ToldLog | null,
): Promise<ToldLog> {
  if (before !== null && before.deedCount >= deedCount) return before;
  const match = await wholeMatch(store, table, deedCount);
  const log = match === null ? [] : (viewFor(match, viewer, { log: true }).log ?? []);
  return { json: Buffer.from(JSON.stringify(log)), deedCount };
}
