// Groups of tables: opening them, finding them, looking at them, and doing things there without a WebSocket.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countedBy } from '../../base/addresses.ts';
import { orRefuse, refused, RefusedError } from '../../base/refused.ts';
import type { GroupCommands } from '../../groups/group-commands.ts';
import type { GroupViews } from '../../groups/group-views.ts';
import type { Spender } from '../../people/budgets.ts';
import type { Payers } from '../../people/payers.ts';
import type { Sessions } from '../../people/sessions.ts';
import { personOf, requirePerson } from '../identity.ts';
import { payerFor } from '../looking.ts';
import { ReadyJson, route, WrittenJson } from '../route.ts';

export interface GroupParts {
  readonly sessions: Sessions;
  readonly payers: Pick<Payers, 'met'>;
  readonly groupCommands: GroupCommands;
  readonly groupViews: GroupViews;
}

export function groupRoutes(server: FastifyInstance, parts: GroupParts): void {
  const { sessions, payers, groupCommands: commands, groupViews: views } = parts;
  const spenderOf = async (request: FastifyRequest): Promise<Spender> => {
    const spender = { person: await requirePerson(sessions, request), address: countedBy(request.ip) };
    payers.met(spender);
    return spender;
  };

  route(server, 'GET /api/groups', {
    handle: async (_asked, request) => views.list((await personOf(sessions, request))?.id ?? null),
  });

  route(server, 'POST /api/groups', {
    async handle({ body }, request) {
      return { group: orRefuse(await commands.open(await spenderOf(request), body)) };
    },
  });

  route(server, 'GET /api/groups/:group', {
    async handle({ params }) {
      const json = await views.of(params.group);
      if (json === null) throw new RefusedError(refused('unknown', 'noSuchGroup'));
      return new ReadyJson(Buffer.from(json));
    },
  });

  route(server, 'POST /api/groups/:group/commands', {
    async handle({ params, body }, request) {
      const refusal = await commands.do(params.group, await spenderOf(request), body);
      if (refusal !== null) throw new RefusedError(refusal);
    },
  });

  route(server, 'GET /api/groups/:group/file', {
    async handle({ params }, request) {
      const pieces = await views.file(params.group, await payerFor({ sessions }, request));
      if (pieces === null) throw new RefusedError(refused('unknown', 'noSuchGroup'));
      return new WrittenJson(pieces);
    },
  });
}
