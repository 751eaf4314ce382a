// How people are rated.

import type { FastifyInstance } from 'fastify';
import { refused, RefusedError } from '../../base/refused.ts';
import type { RatingViews } from '../../ratings/views.ts';
import { ReadyJson, route } from '../route.ts';

export interface RatingParts {
  readonly ratingViews: RatingViews;
}

export function ratingRoutes(server: FastifyInstance, { ratingViews: views }: RatingParts): void {
  route(server, 'GET /api/ratings', {
    handle: async () => new ReadyJson(Buffer.from(await views.leaderboards())),
  });

  route(server, 'GET /api/people/:person', {
    async handle({ params, query }) {
      const profile = await views.profile(params.person, query.before);
      if (profile === null) throw new RefusedError(refused('unknown', 'noSuchPerson'));
      return profile;
    },
  });
}
