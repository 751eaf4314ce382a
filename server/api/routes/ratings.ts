// How people are rated, and what came of their games.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refused, RefusedError } from '../../base/refused.ts';
import type { Sessions } from '../../people/sessions.ts';
import type { RatingViews } from '../../ratings/views.ts';
import type { ResultViews } from '../../results/views.ts';
import { personOf } from '../identity.ts';
import { ReadyJson, route } from '../route.ts';

export interface RatingParts {
  readonly ratingViews: RatingViews;
  readonly resultViews: ResultViews;
  readonly sessions: Sessions;
}

const NO_RESULTS = { results: [], opponents: [], dice: [] };

export function ratingRoutes(
  server: FastifyInstance,
  { ratingViews: views, resultViews, sessions }: RatingParts,
): void {
  const viewerOf = async (request: FastifyRequest): Promise<string | null> =>
    (await personOf(sessions, request))?.id ?? null;
  const nobody = (): RefusedError => new RefusedError(refused('unknown', 'noSuchPerson'));

  route(server, 'GET /api/ratings', {
    handle: async () => new ReadyJson(Buffer.from(await views.leaderboards())),
  });

  route(server, 'GET /api/statistics', {
    handle: async () => new ReadyJson(Buffer.from(await resultViews.statistics())),
  });

  route(server, 'GET /api/people/:person', {
    async handle({ params, query }, request) {
      const viewer = await viewerOf(request);
      const profile = await views.profile(params.person, viewer, query.before);
      if (profile === null) throw nobody();
      // earlier games are asked for by who has seen the rest
      const isShown = query.before === undefined && (!profile.hidden || viewer === params.person);
      return { ...profile, ...(isShown ? await resultViews.of(params.person) : NO_RESULTS) };
    },
  });

  route(server, 'GET /api/people/:person/games', {
    async handle({ params, query }, request) {
      const games = await resultViews.games(params.person, await viewerOf(request), query);
      if (games === null) throw nobody();
      return games;
    },
  });
}
