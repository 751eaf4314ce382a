// The HTTP side: safe headers, limits, who may ask, the routes, and the client's files for everything else.

import swagger from '@fastify/swagger';
import { verbatim } from '@starboard/engine';
import { WIRE_HEADER } from '@starboard/wire/rest';
import { SOCKET_ADDRESS, WIRE } from '@starboard/wire/socket';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { SAFE } from './headers.ts';
import { Refused, refused, RefusedError, toldRefusal, type RefusalCode } from '../base/refused.ts';
import type { Replies } from '../client/replies.ts';
import type { Allowance } from '../base/bucket.ts';
import { Allowances } from '../base/allowances.ts';
import { countedBy } from './addresses.ts';
import { isOwnOrigin, type Origins } from './identity.ts';
import { apiPage, PAGE_STYLE, type OpenApi } from './page.ts';
import { gameRoutes } from './routes/games.ts';
import { opsRoutes, type OpsConfig } from './routes/ops.ts';
import { companyRoutes, peopleRoutes, type CompanyParts, type PeopleParts } from './routes/people.ts';
import {
  recordRoutes,
  tableRoutes,
  type RecordParts,
  type TableLimits,
  type TableParts,
} from './routes/tables.ts';
import { timelineRoutes, type TimelineParts } from './routes/timelines.ts';

const STATUS: Readonly<Record<RefusalCode, number>> = {
  malformed: 400,
  nobody: 401,
  forbidden: 403,
  unknown: 404,
  stale: 409,
  outdated: 410,
  illegal: 422,
  limit: 429,
  busy: 503,
};

const READING = ['GET', 'HEAD', 'OPTIONS'];

export interface HttpParts extends PeopleParts, CompanyParts, TableParts, TimelineParts, RecordParts {
  readonly metrics: Pick<Metrics, 'failures' | 'refusals' | 'registry'>;
  readonly log: Log;
}

export interface HttpLimits extends TableLimits {
  /** Bytes of a request's body. */
  readonly body: number;
  /** How long a request may take to come in whole, in milliseconds. */
  readonly patience: number;
  /** Requests of one person or address. */
  readonly requests: Allowance;
  /** Names taken, accounts opened and passwords tried from one address, or for one login. */
  readonly signIns: Allowance;
}

export interface HttpConfig extends Origins, OpsConfig {
  /** There is one proxy in front: believe it about addresses and https. */
  readonly trustProxy: boolean;
  readonly limits: HttpLimits;
}

export async function openHttp(
  parts: HttpParts,
  config: HttpConfig,
  files: Replies,
): Promise<FastifyInstance> {
  const { metrics, log, clock } = parts;
  const server = fastify({
    bodyLimit: config.limits.body,
    // the one proxy in front, and nothing that somebody wrote before it
    trustProxy: config.trustProxy ? (_address, hop) => hop < 1 : false,
    forceCloseConnections: 'idle',
    // a request that is begun and never ended would stay for ever
    requestTimeout: config.limits.patience,
    http: { headersTimeout: config.limits.patience, connectionsCheckingInterval: config.limits.patience / 4 },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: true, allErrors: false } },
  });
  server.removeContentTypeParser('text/plain');
  server.addHook('onSend', async (_request, reply) => {
    void reply.headers(SAFE);
    if (reply.getHeader('cache-control') === undefined) void reply.header('cache-control', 'no-store');
  });
  server.addHook('onRequest', async (request) => {
    if (!READING.includes(request.method) && !isOwnOrigin(request, config))
      throw new RefusedError(refused('forbidden', 'foreignPage'));
  });
  limited(server, clock, config);
  server.addHook('onRequest', async ({ headers: { [WIRE_HEADER]: wire } }) => {
    if (wire !== undefined && wire !== String(WIRE)) throw new RefusedError(refused('outdated', 'outdated'));
  });
  server.setErrorHandler(async (error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal === null) {
      const { table } = (request.params ?? {}) as { table?: string };
      metrics.failures.inc();
      log.error({ table, url: request.routeOptions.url ?? '', error: String(error) }, 'a request failed');
    }
    const told = toldRefusal(refusal ?? refused('busy', 'failed'));
    metrics.refusals.inc({ code: told.code });
    return reply.code(error.statusCode === 413 ? 413 : STATUS[told.code]).send({ error: told });
  });
  server.setNotFoundHandler(async (request, reply) => serveFile(files, request, reply));
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Starboard API',
        version: String(WIRE),
        description: `Tables, people and finished games over HTTP; games in play over the WebSocket at ${SOCKET_ADDRESS}.`,
      },
    },
  });
  const isSecure = (request: FastifyRequest): boolean =>
    request.protocol === 'https' || config.origins?.every((origin) => origin.startsWith('https:')) === true;
  await gameRoutes(server);
  peopleRoutes(server, parts, isSecure);
  companyRoutes(server, parts);
  tableRoutes(server, parts, config.limits);
  timelineRoutes(server, parts);
  recordRoutes(server, parts);
  opsRoutes(server, parts, config);
  documentation(server);
  return server;
}

function limited(server: FastifyInstance, clock: Clock, { limits }: HttpConfig): void {
  const requests = new Allowances(limits.requests);
  const signIns = new Allowances(limits.signIns);
  server.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    const { isSignIn = false } = request.routeOptions.config as { isSignIn?: boolean };
    const now = clock.now();
    const from = countedBy(request.ip);
    if (!requests.take(from, now) || (isSignIn && !signIns.take(from, now)))
      throw new RefusedError(refused('limit', 'tooManyRequests'));
  });
  // who guesses one password from many addresses
  server.addHook('preHandler', async ({ routeOptions, body }) => {
    const { isSignIn = false } = routeOptions.config as { isSignIn?: boolean };
    const { login } = (body ?? {}) as { login?: unknown };
    if (!isSignIn || typeof login !== 'string') return;
    if (!signIns.take(`as ${login.toLowerCase()}`, clock.now()))
      throw new RefusedError(refused('limit', 'tooManySignIns'));
  });
}

/** What was refused, by us or by the schema; null for what went wrong. */
function refusalOf(error: FastifyError): Refused | RefusedError['refusal'] | null {
  if (error instanceof RefusedError) return error.refusal;
  if (error.validation !== undefined) return new Refused('malformed', verbatim(`${error.message}.`));
  if (error.statusCode === 413) return refused('limit', 'tooLarge');
  return error.statusCode !== undefined && error.statusCode < 500
    ? new Refused('malformed', verbatim(error.message))
    : null;
}

function serveFile(files: Replies, request: FastifyRequest, reply: FastifyReply) {
  const { method, url, headers } = request;
  const { 'accept-encoding': encodings = '', 'if-none-match': ifNoneMatch = '' } = headers;
  const acceptEncoding = Array.isArray(encodings) ? encodings.join(',') : encodings;
  const answer = files({ method, url, acceptEncoding, ifNoneMatch });
  return reply.code(answer.status).headers(answer.headers).send(answer.body);
}

function documentation(server: FastifyInstance): void {
  server.get('/api/openapi.json', { schema: { hide: true } }, () => Promise.resolve(server.swagger()));
  server.get('/api/page.css', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css').send(PAGE_STYLE),
  );
  server.get('/api', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(apiPage(server.swagger() as unknown as OpenApi)),
  );
}
