// The HTTP side: safe headers, limits, who may ask, the routes, and the client's files for everything else.

import swagger from '@fastify/swagger';
import { verbatim } from '@starboard/engine';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Config } from '../config.ts';
import type { Hall } from '../hall.ts';
import { SAFE } from '../headers.ts';
import { Refused, refused, RefusedError, toldRefusal, type RefusalCode } from '../refused.ts';
import type { Replies } from '../client/replies.ts';
import { Allowances } from './allowances.ts';
import { countedBy } from './addresses.ts';
import { isOwnOrigin } from './identity.ts';
import { apiPage, PAGE_STYLE, type OpenApi } from './page.ts';
import { gameRoutes } from './routes/games.ts';
import { opsRoutes } from './routes/ops.ts';
import { companyRoutes, peopleRoutes } from './routes/people.ts';
import { recordRoutes, tableRoutes } from './routes/tables.ts';
import { courseRoutes } from './routes/courses.ts';

const STATUS: Readonly<Record<RefusalCode, number>> = {
  malformed: 400,
  nobody: 401,
  forbidden: 403,
  unknown: 404,
  stale: 409,
  illegal: 422,
  limit: 429,
  busy: 503,
};

const READING = ['GET', 'HEAD', 'OPTIONS'];

export async function openHttp(hall: Hall, config: Config, files: Replies): Promise<FastifyInstance> {
  const server = fastify({
    bodyLimit: config.limits.body,
    // the one proxy in front, and nothing that somebody wrote before it
    trustProxy: config.trustProxy ? (_address, hop) => hop < 1 : false,
    forceCloseConnections: 'idle',
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
  limited(server, hall, config);
  server.setErrorHandler(async (error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal === null) {
      const { table } = (request.params ?? {}) as { table?: string };
      hall.metrics.failures.inc();
      hall.log.error(
        { table, url: request.routeOptions.url ?? '', error: String(error) },
        'a request failed',
      );
    }
    const told = toldRefusal(refusal ?? refused('busy', 'failed'));
    hall.metrics.refusals.inc({ code: told.code });
    return reply.code(error.statusCode === 413 ? 413 : STATUS[told.code]).send({ error: told });
  });
  server.setNotFoundHandler(async (request, reply) => serveFile(files, request, reply));
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Starboard API',
        version: '1',
        description:
          'Tables, people and finished games over HTTP; games in play over the WebSocket at /api/live.',
      },
    },
  });
  const isSecure = (request: FastifyRequest): boolean =>
    request.protocol === 'https' || config.origins?.every((origin) => origin.startsWith('https:')) === true;
  await gameRoutes(server);
  peopleRoutes(server, hall, isSecure);
  companyRoutes(server, hall);
  tableRoutes(server, hall, config.limits);
  courseRoutes(server, hall);
  recordRoutes(server, hall);
  opsRoutes(server, hall, config);
  documentation(server);
  return server;
}

function limited(server: FastifyInstance, hall: Hall, { limits }: Config): void {
  const requests = new Allowances(limits.requests);
  const signIns = new Allowances(limits.signIns);
  server.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    const { isSignIn = false } = request.routeOptions.config as { isSignIn?: boolean };
    const now = hall.clock.now();
    const from = countedBy(request.ip);
    if (!requests.take(from, now) || (isSignIn && !signIns.take(from, now)))
      throw new RefusedError(refused('limit', 'tooManyRequests'));
  });
  // who guesses one password from many addresses
  server.addHook('preHandler', async ({ routeOptions, body }) => {
    const { isSignIn = false } = routeOptions.config as { isSignIn?: boolean };
    const { login } = (body ?? {}) as { login?: unknown };
    if (!isSignIn || typeof login !== 'string') return;
    if (!signIns.take(`as ${login.toLowerCase()}`, hall.clock.now()))
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
