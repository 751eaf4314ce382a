// Games as they went. Each answer is kept as it was sent, so that whoever asks again and again costs little.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refused, RefusedError } from '../../base/refused.ts';
import { KeptAnswers } from '../../tables/kept-answers.ts';
import type { Payer, Replays } from '../../tables/replays.ts';
import { toldTimeline, type Glance, type ToldTimeline } from '../../tables/told-timeline.ts';
import { lookAt, payerFor, type LookingParts } from '../looking.ts';
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
  readonly replays: Replays;
}

export function timelineRoutes(server: FastifyInstance, parts: TimelineParts): void {
  const timelines = new KeptAnswers<ToldTimeline>(MOST_KEPT.timelines);
  const logs = new KeptAnswers<ToldLog>(MOST_KEPT.logs);
  route(server, 'GET /api/tables/:table/log', {
    handle: async ({ params, invite }, request) => {
      const glance = await glanceAt(parts, params.table, request, invite);
      if (glance === null) return [];
      const payer = await payerFor(parts, request);
      const { json } = await logs.next(nameOf(glance), (before) =>
        toldLog(parts.replays, glance, before, payer),
      );
      return new ReadyJson(json);
    },
  });

  route(server, 'GET /api/tables/:table/timeline', {
    handle: async ({ params, invite }, request) => {
      const glance = await glanceAt(parts, params.table, request, invite);
      if (glance === null) throw new RefusedError(refused('illegal', 'notBegun'));
      const payer = await payerFor(parts, request);
      const { json } = await timelines.next(nameOf(glance), (before) =>
        toldTimeline(parts.replays, glance, before, payer),
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
    return match && { table: id, viewer, deedCount, shown: match.viewSeqs[viewer + 1] };
  });
}

const nameOf = ({ table, viewer }: Glance): string => `${table} ${viewer}`;

/** What others did in secret may be told later, so that a log does not only grow at its end. */
async function toldLog(
  replays: Replays,
  { table, viewer, deedCount }: Glance,
  before: ToldLog | null,
  payer: Payer,
): Promise<ToldLog> {
  if (before !== null && before.deedCount >= deedCount) return before;
  const json = await replays.ask('log', { table, viewer, deedCount }, payer);
  return { json: Buffer.from(json.buffer, json.byteOffset, json.byteLength), deedCount };
}
