// The games of this server, with what can be chosen about them and the bots that play them.

import { levelsOf } from '@starboard/bots';
import { loadBrain } from '@starboard/games';
import { catalogue } from '@starboard/games/catalogue';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../route.ts';
import { record } from '@starboard/wire/schema';

const GameInfo = record({
  id: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  teaching: Type.Boolean(),
  rules: Type.Integer(),
  keptRules: Type.Array(Type.Integer(), {
    description: 'The versions of the rules that can be played, the present one first.',
  }),
  seats: record({ min: Type.Integer(), max: Type.Integer() }),
  options: Type.Record(Type.String(), Type.Unknown(), {
    description: 'Each with its type, its domain and its default, as the form of a table needs them.',
  }),
  guideLength: Type.Integer(),
  levels: Type.Array(
    record({ id: Type.String(), name: Type.String(), personality: Type.String(), iterations: Type.Number() }),
  ),
});

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
  route(server, {
    method: 'GET',
    url: '/api/games',
    about: 'All games',
    tag: 'games',
    sends: record({ games: Type.Array(GameInfo) }),
    handle: () => Promise.resolve({ games }),
  });
}
