// For those who run the server: is it well, and how much does it do?

import { timingSafeEqual } from 'node:crypto';
import { verbatim } from '@starboard/engine';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import about from '../../../package.json' with { type: 'json' };
import type { Metrics } from '../../ops/metrics.ts';
import type { Readiness } from '../../ops/readiness.ts';
import type { Store } from '../../store/store.ts';
import { Refused, refused, RefusedError } from '../../base/refused.ts';
import { route } from '../route.ts';

export interface OpsParts {
  readonly store: Store;
  readonly readiness: Readiness;
  readonly metrics: Pick<Metrics, 'registry' | 'text'>;
}

export interface OpsConfig {
  /** Who asks for figures must say it; absent: only this computer may ask. */
  readonly metricsToken?: string | undefined;
}

export function opsRoutes(
  server: FastifyInstance,
  { store, metrics, readiness }: OpsParts,
  { metricsToken }: OpsConfig,
): void {
  route(server, 'GET /api/health', {
    async handle() {
      const trouble = await readiness.ask();
      if (trouble !== null) throw new RefusedError(new Refused('busy', verbatim(trouble.sentence)));
      const { version } = about;
      const { remark } = readiness;
      return { well: true as const, store: store.name, version, ...(remark === null ? {} : { remark }) };
    },
  });

  route(server, 'GET /api/alive', { handle: () => Promise.resolve({ alive: true as const }) });

  server.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayAsk(request, metricsToken)) throw new RefusedError(refused('forbidden', 'forTheHost'));
    return reply.type(metrics.registry.contentType).send(await metrics.text());
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
