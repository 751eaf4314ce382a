// Campaigns: opening them, finding them, looking at them, and doing things there without a WebSocket.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countedBy } from '../../base/addresses.ts';
import { orRefuse, refused, RefusedError } from '../../base/refused.ts';
import type { CampaignCommands } from '../../campaigns/campaign-commands.ts';
import type { CampaignViews } from '../../campaigns/campaign-views.ts';
import type { Spender } from '../../people/budgets.ts';
import type { Payers } from '../../people/payers.ts';
import type { Sessions } from '../../people/sessions.ts';
import { personOf, requirePerson } from '../identity.ts';
import { payerFor } from '../looking.ts';
import { ReadyJson, route, WrittenJson } from '../route.ts';

export interface CampaignParts {
  readonly sessions: Sessions;
  readonly payers: Pick<Payers, 'met'>;
  readonly campaignCommands: CampaignCommands;
  readonly campaignViews: CampaignViews;
}

export function campaignRoutes(server: FastifyInstance, parts: CampaignParts): void {
  const { sessions, payers, campaignCommands: commands, campaignViews: views } = parts;
  const spenderOf = async (request: FastifyRequest): Promise<Spender> => {
    const spender = { person: await requirePerson(sessions, request), address: countedBy(request.ip) };
    payers.met(spender);
    return spender;
  };

  route(server, 'GET /api/campaigns', {
    handle: async (_asked, request) => views.list((await personOf(sessions, request))?.id ?? null),
  });

  route(server, 'POST /api/campaigns', {
    async handle({ body }, request) {
      return { campaign: orRefuse(await commands.open(await spenderOf(request), body)) };
    },
  });

  route(server, 'GET /api/campaigns/:campaign', {
    async handle({ params }) {
      const json = await views.of(params.campaign);
      if (json === null) throw new RefusedError(refused('unknown', 'noSuchCampaign'));
      return new ReadyJson(Buffer.from(json));
    },
  });

  route(server, 'POST /api/campaigns/:campaign/commands', {
    async handle({ params, body }, request) {
      const refusal = await commands.do(params.campaign, await spenderOf(request), body);
      if (refusal !== null) throw new RefusedError(refusal);
    },
  });

  route(server, 'GET /api/campaigns/:campaign/file', {
    async handle({ params }, request) {
      const pieces = await views.file(params.campaign, await payerFor({ sessions }, request));
      if (pieces === null) throw new RefusedError(refused('unknown', 'noSuchCampaign'));
      return new WrittenJson(pieces);
    },
  });
}
