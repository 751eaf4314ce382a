// The games of this server, with what can be chosen about them and the bots that play them.

import { levelsOf } from '@starboard/bots';
import { loadBrain } from '@starboard/games';
import { catalogue } from '@starboard/games/catalogue';
import type { FastifyInstance } from 'fastify';
import { route } from '../route.ts';

export async function gameRoutes(server: FastifyInstance): Promise<void> {
  const games = await Promise.all(
    (await catalogue()).map(async (game) => {
      const brain = await loadBrain(game.id);
      const levels = brain === null ? [] : levelsOf(brain);
      return {
        ...game,
        levels: levels.map(({ id, name, personality, iterations }) => ({
          id,
          name,
          personality,
          iterations,
        })),
      };
    }),
  );
  route(server, 'GET /api/games', {
    handle: () => Promise.resolve({ games }),
  });
}
