// For those who run the server: is it well, and how much does it do?

import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Config } from '../../config.ts';
import type { Hall } from '../../hall.ts';
import { refused, RefusedError } from '../../refused.ts';
import { route } from '../route.ts';
import { record } from '../schema/index.ts';

export function opsRoutes(server: FastifyInstance, hall: Hall, { metricsToken }: Config): void {
  route(server, {
    method: 'GET',
    url: '/api/health',
    about: 'Well when the database answers and can be written',
    tag: 'operation',
    sends: record({ well: Type.Literal(true), store: Type.String() }),
    async handle() {
      await hall.store.live();
      await hall.store.db.selectFrom('processes').select('id').limit(1).execute();
      return { well: true as const, store: hall.store.kind };
    },
  });

  server.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayAsk(request, metricsToken)) throw new RefusedError(refused('forbidden', 'forTheHost'));
    return reply.type(hall.metrics.registry.contentType).send(await hall.metrics.registry.metrics());
  });
}

/** Without a token only this computer may ask, and not through a proxy, behind which everybody seems to be here. */
function mayAsk({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) {
    const isProxied = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;
    return !isProxied && /^(?:::1|::ffff:127\.|127\.)/.test(socket.remoteAddress ?? '');
  }
  const [said, wanted] = [headers.authorization ?? '', `Bearer ${token}`].map((text) => Buffer.from(text));
  return said.length === wanted.length && timingSafeEqual(said, wanted);
}
