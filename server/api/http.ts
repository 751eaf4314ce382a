// The HTTP side: safe headers, limits, who may ask, the routes, and the client's files for everything else.

import swagger from '@fastify/swagger';
import { verbatim } from '@starboard/engine';
import { WIRE_HEADER } from '@starboard/wire/rest';
import type { Route } from '@starboard/wire/schema';
import { SOCKET_ADDRESS, WIRE } from '@starboard/wire/socket';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { REQUEST_ID, requestIdOf } from '../base/request-ids.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { refusalFor, type Readiness } from '../ops/readiness.ts';
import { Gate, type GateLimits } from './gate.ts';
import { SAFE, SAFE_PART } from './headers.ts';
import { orRefuse, Refused, refused, RefusedError, toldRefusal, type RefusalCode } from '../base/refused.ts';
import type { Replies } from '../client/replies.ts';
import type { Allowance } from '../base/bucket.ts';
import { AddressAllowances } from '../base/address-allowances.ts';
import { countedBy, toldAddress, type ToldAddresses } from '../base/addresses.ts';
import type { Devices } from '../people/devices.ts';
import { Doors } from '../people/doors.ts';
import type { LaneName } from '../people/lanes.ts';
import { SharedAllowances } from '../people/shared-allowances.ts';
import { deviceIn, isOwnOrigin, personOf, SECURITY, type Origins } from './identity.ts';
import { apiPage, PAGE_STYLE, type OpenApi } from './page.ts';
import { gameRoutes } from './routes/games.ts';
import { opsRoutes, type OpsConfig } from './routes/ops.ts';
import { ratingRoutes, type RatingParts } from './routes/ratings.ts';
import { reportRoutes, type ReportParts } from './routes/reports.ts';
import { companyRoutes, peopleRoutes, type CompanyParts, type PeopleParts } from './routes/people.ts';
import {
  recordRoutes,
  tableRoutes,
  type RecordParts,
  type TableLimits,
  type TableParts,
} from './routes/tables.ts';
import { campaignRoutes, type CampaignParts } from './routes/campaigns.ts';
import { groupRoutes, type GroupParts } from './routes/groups.ts';
import { tournamentRoutes, type TournamentParts } from './routes/tournaments.ts';
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

/** A connection on which nothing moves is cut off after so many times the patience with a request. */
const STALLED = 3;

/** A proxy waits a minute before it closes a connection on which nothing is asked: it is to be the first to do so. */
const KEEP_ALIVE = 72_000;

const WRONG_PASSWORD: ReadonlySet<string> = new Set([
  'server.noSuchAccount',
  'server.noSuchCode',
  'server.accountClosed',
  'server.wrongPassword',
]);

/** How signing in ended, by the status of the answer. */
const SIGN_INS: Readonly<Record<number, string>> = {
  200: 'done',
  403: 'refused',
  429: 'limited',
  503: 'busy',
};

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const READING = ['GET', 'HEAD', 'OPTIONS'];

export interface HttpParts
  extends
    PeopleParts,
    CompanyParts,
    ReportParts,
    TableParts,
    TimelineParts,
    TournamentParts,
    CampaignParts,
    GroupParts,
    RatingParts,
    RecordParts {
  readonly metrics: Pick<
    Metrics,
    'failures' | 'limits' | 'refusals' | 'registry' | 'requests' | 'requestTime' | 'signIns' | 'text'
  >;
  readonly readiness: Readiness;
  readonly log: Log;
  readonly devices: Devices;
}

export interface HttpLimits extends TableLimits, GateLimits {
  /** Bytes of a request's body. */
  readonly body: number;
  /** How long a request may take to come in whole, in milliseconds. */
  readonly patience: number;
  /** Requests of one person or address. */
  readonly requests: Allowance;
  /** Names taken, accounts opened and passwords tried at each door: an address, a login, a device, who is signed in. */
  readonly signIns: Allowance;
}

export interface HttpConfig extends Origins, OpsConfig {
  /** There is one proxy in front: believe it about addresses and https. */
  readonly trustProxy: boolean;
  /** What the log tells of addresses. */
  readonly toldAddresses: ToldAddresses;
  readonly limits: HttpLimits;
}

export async function openHttp(
  parts: HttpParts,
  config: HttpConfig,
  files: Replies,
): Promise<FastifyInstance> {
  const { metrics, log, readiness } = parts;
  const { patience } = config.limits;
  const gate = new Gate({
    limits: config.limits,
    trustProxy: config.trustProxy,
    now: () => parts.clock.now(),
    limited(limit, address, request) {
      metrics.limits.inc({ limit });
      const told = toldAddress(address, config.toldAddresses);
      log.warn({ request, limit, address: told }, 'a limit was reached');
    },
  });
  const server = fastify({
    bodyLimit: config.limits.body,
    // the one proxy in front, and nothing that somebody wrote before it
    trustProxy: config.trustProxy ? (_address, hop) => hop < 1 : false,
    forceCloseConnections: 'idle',
    serverFactory(handler) {
      // a request that is begun and never ended would stay for ever
      const times = { headersTimeout: patience, requestTimeout: patience, keepAliveTimeout: KEEP_ALIVE };
      const guarded = gate.server({ ...times, connectionsCheckingInterval: patience / 4 }, handler);
      // and so would one whose answer nobody reads
      return guarded.setTimeout(patience * STALLED);
    },
    requestIdHeader: false,
    genReqId: ({ headers }) => requestIdOf(headers, config.trustProxy),
    ajv: { customOptions: { removeAdditional: false, coerceTypes: true, allErrors: false } },
  });
  server.removeContentTypeParser('text/plain');
  server.addHook('onSend', async (request, reply) => {
    // parts of the page bring their own
    if (!reply.hasHeader('content-security-policy')) void reply.headers(SAFE);
    void reply.header(REQUEST_ID, request.id);
    if (reply.getHeader('cache-control') === undefined) void reply.header('cache-control', 'no-store');
  });
  server.addHook('onRequest', async (request) => {
    if (!READING.includes(request.method) && !isOwnOrigin(request, config))
      throw new RefusedError(refused('forbidden', 'foreignPage'));
  });
  limited(server, parts, config);
  measured(server, metrics);
  server.addHook('onRequest', async ({ headers: { [WIRE_HEADER]: wire } }) => {
    if (wire !== undefined && wire !== String(WIRE)) throw new RefusedError(refused('outdated', 'outdated'));
  });
  server.setErrorHandler(async (error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    const { url = '' } = request.routeOptions;
    const where = { request: request.id, url, address: toldAddress(request.ip, config.toldAddresses) };
    if (refusal === null) {
      const { table } = (request.params ?? {}) as { table?: string };
      metrics.failures.inc();
      readiness.noticed(error);
      log.error({ ...where, table, error: String(error) }, 'a request failed');
    }
    const told = toldRefusal(refusal ?? refusalFor(error, refused('busy', 'failed')));
    metrics.refusals.inc({ code: told.code });
    if (told.code === 'limit') {
      metrics.limits.inc({ limit: told.key });
      log.warn({ ...where, limit: told.key }, 'a limit was reached');
    }
    if (WRONG_PASSWORD.has(told.key)) log.warn({ ...where, why: told.key }, 'a sign-in failed');
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
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: (config.origins ?? ['/']).map((url) => ({ url })),
      components: { securitySchemes: SECURITY },
    },
  });
  const isSecure = (request: FastifyRequest): boolean =>
    request.protocol === 'https' || config.origins?.every((origin) => origin.startsWith('https:')) === true;
  await gameRoutes(server);
  peopleRoutes(server, parts, isSecure);
  companyRoutes(server, parts);
  reportRoutes(server, parts);
  tableRoutes(server, parts, config.limits);
  tournamentRoutes(server, parts);
  campaignRoutes(server, parts);
  groupRoutes(server, parts);
  ratingRoutes(server, parts);
  timelineRoutes(server, parts);
  recordRoutes(server, parts);
  opsRoutes(server, parts, config);
  documentation(server);
  return server;
}

function limited(
  server: FastifyInstance,
  { clock, devices, sessions, store }: HttpParts,
  { limits }: HttpConfig,
): void {
  const requests = new AddressAllowances(limits.requests);
  const doors = new Doors(devices, new SharedAllowances(store, clock), limits.signIns);
  server.addHook('onRequest', async (request) => {
    if (isAsked(request) && !requests.take(countedBy(request.ip), clock.now()))
      throw new RefusedError(refused('limit', 'tooManyRequests'));
  });
  server.decorateRequest('lane', 'stranger');
  server.addHook('preHandler', async (request) => {
    const { door } = request.routeOptions.config as { door?: Route['door'] };
    if (door === undefined) return;
    const { login } = (request.body ?? {}) as { login?: string };
    request.lane = orRefuse(
      await doors.pass({
        address: countedBy(request.ip),
        person: door === 'signedIn' ? ((await personOf(sessions, request))?.id ?? null) : null,
        login: door === 'signIn' ? (login ?? null) : null,
        device: deviceIn(request),
      }),
    );
  });
}

/** By the route that was found: an address can be spelled in many ways. The client's files have none. */
function isAsked({ routeOptions, url }: FastifyRequest): boolean {
  return routeOptions.url !== undefined || url.startsWith('/api');
}

/** By route and not by address, so that the number of figures does not grow. */
function measured(server: FastifyInstance, metrics: HttpParts['metrics']): void {
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? '/*';
    const method = METHODS.has(request.method) ? request.method : 'other';
    metrics.requests.inc({ method, route, status: reply.statusCode });
    metrics.requestTime.observe({ route }, reply.elapsedTime / 1000);
    if (route === '/api/sessions' && method === 'POST')
      metrics.signIns.inc({ outcome: SIGN_INS[reply.statusCode] ?? 'malformed' });
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Where a password is checked. */
    lane: LaneName;
  }
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
  if (answer.isPart === true) void reply.headers(SAFE_PART);
  return reply.code(answer.status).headers(answer.headers).send(answer.body);
}

/** Written once: it never changes, and is long. */
function documentation(server: FastifyInstance): void {
  let json: string | null = null;
  let page: string | null = null;
  server.get('/api/openapi.json', { schema: { hide: true } }, (_request, reply) => {
    json ??= JSON.stringify(server.swagger());
    return reply.type('application/json; charset=utf-8').send(json);
  });
  server.get('/api/page.css', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css').send(PAGE_STYLE),
  );
  server.get('/api', { schema: { hide: true } }, (_request, reply) => {
    page ??= apiPage(server.swagger() as unknown as OpenApi);
    return reply.type('text/html; charset=utf-8').send(page);
  });
}
