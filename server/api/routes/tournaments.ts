// Tournaments: planning them, finding them, looking at them, and doing things there without a WebSocket.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countedBy } from '../../base/addresses.ts';
import { orRefuse, refused, RefusedError } from '../../base/refused.ts';
import type { Payers } from '../../people/payers.ts';
import type { Spender } from '../../people/budgets.ts';
import type { Sessions } from '../../people/sessions.ts';
import { tournamentFile, type FileParts } from '../../tournaments/file.ts';
import type { TournamentCommands } from '../../tournaments/tournament-commands.ts';
import type { TournamentViews } from '../../tournaments/tournament-views.ts';
import { requirePerson } from '../identity.ts';
import { ReadyJson, route, WrittenJson } from '../route.ts';

export interface TournamentParts extends FileParts {
  readonly sessions: Sessions;
  readonly payers: Pick<Payers, 'met'>;
  readonly tournaments: TournamentCommands;
  readonly tournamentViews: TournamentViews;
}

export function tournamentRoutes(server: FastifyInstance, parts: TournamentParts): void {
  const { sessions, payers, tournaments, tournamentViews: views } = parts;
  const spenderOf = async (request: FastifyRequest): Promise<Spender> => {
    const spender = { person: await requirePerson(sessions, request), address: countedBy(request.ip) };
    payers.met(spender);
    return spender;
  };

  route(server, 'GET /api/tournaments', {
    handle: async () => new ReadyJson(Buffer.from(await views.list())),
  });

  route(server, 'POST /api/tournaments', {
    async handle({ body }, request) {
      const tournament = orRefuse(await tournaments.open(await spenderOf(request), body));
      views.listChanged();
      return { tournament };
    },
  });

  route(server, 'GET /api/tournaments/:tournament', {
    async handle({ params }) {
      const json = await views.of(params.tournament);
      if (json === null) throw new RefusedError(refused('unknown', 'noSuchTournament'));
      return new ReadyJson(Buffer.from(json));
    },
  });

  route(server, 'POST /api/tournaments/:tournament/commands', {
    async handle({ params, body }, request) {
      const refusal = await tournaments.do(params.tournament, await spenderOf(request), body);
      if (refusal !== null) throw new RefusedError(refusal);
    },
  });

  route(server, 'GET /api/tournaments/:tournament/file', {
    async handle({ params }) {
      const pieces = await tournamentFile(parts, params.tournament);
      if (pieces === null) throw new RefusedError(refused('unknown', 'noSuchTournament'));
      return new WrittenJson(pieces);
    },
  });
}
