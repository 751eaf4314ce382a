// Ratings as everybody may know them.

import { Type, type Static } from 'typebox';
import { Id, Named, nullable, record, Seat, Time } from './parts.ts';
import { DiceOfGame, GameResults, OpponentResults } from './results.ts';

export const PoolInfo = record(
  {
    id: Type.String(),
    game: Id,
    ruleSet: Type.String(),
    seats: Type.Integer(),
    pace: Type.Enum(['live', 'days']),
  },
  { description: 'Results that are compared with each other.' },
);
export type PoolInfo = Static<typeof PoolInfo>;

export const ShownRating = record(
  {
    points: Type.Integer(),
    within: Type.Integer({ description: 'With 95 % the truth is no further away.' }),
    provisional: Type.Boolean(),
  },
  { description: 'In points like those of Elo; 1500 for whom nothing is known.' },
);
export type ShownRating = Static<typeof ShownRating>;

const Ranked = record({ person: Named, rating: ShownRating, games: Type.Integer() });

export const Leaderboard = record({
  pool: PoolInfo,
  games: Type.Integer({ description: 'How many results were booked here.' }),
  best: Type.Array(Ranked, { description: 'Those who are known well enough, the best first.' }),
});
export type Leaderboard = Static<typeof Leaderboard>;

export const Leaderboards = record({ pools: Type.Array(Leaderboard) });
export type Leaderboards = Static<typeof Leaderboards>;

const ProfileRating = record({
  pool: PoolInfo,
  rating: ShownRating,
  games: Type.Integer(),
  wins: Type.Integer(),
  history: Type.Array(record({ at: Time, points: Type.Integer() }), {
    description: 'After each of the latest games, oldest first.',
  }),
});
export type ProfileRating = Static<typeof ProfileRating>;

export const RatedGameInfo = record({
  seq: Type.Integer({ description: 'The number of the result.' }),
  /** Null where the table is for those who were invited. */
  table: nullable(Id),
  pool: PoolInfo,
  at: Time,
  seat: Seat,
  rank: Type.Integer(),
  points: Type.Integer({ description: 'After the game.' }),
  change: Type.Integer(),
  rivals: Type.Array(
    record({
      person: nullable(Named),
      bot: nullable(Type.String({ description: 'The level of a bot.' })),
      rank: Type.Integer(),
    }),
  ),
});
export type RatedGameInfo = Static<typeof RatedGameInfo>;

export const Profile = record({
  person: Named,
  since: Time,
  ratings: Type.Array(ProfileRating),
  games: Type.Array(RatedGameInfo, { description: 'The latest rated ones, the newest first.' }),
  more: nullable(Type.Integer({ description: 'Ask again with `before` for earlier ones.' })),
  hidden: Type.Boolean({ description: 'Hides its games and ratings: others are shown none of them.' }),
  results: Type.Array(GameResults, { description: 'Of all finished games that count, rated or not.' }),
  opponents: Type.Array(OpponentResults, { description: 'Those who were met most often.' }),
  dice: Type.Array(DiceOfGame, { description: 'Of the latest games, oldest first.' }),
});
export type Profile = Static<typeof Profile>;
