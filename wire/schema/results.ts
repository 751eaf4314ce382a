// What came of finished games, as people look for it.

import { Type, type Static } from 'typebox';
import { Id, Named, nullable, record, Seat, Time } from './parts.ts';

const Count = Type.Integer({ minimum: 0 });

const Counted = { games: Count, wins: Count };

export const GameResults = record(
  {
    game: Id,
    ...Counted,
    seats: Type.Array(record({ seats: Type.Integer(), seat: Seat, ...Counted })),
    boards: Type.Array(
      record({ board: Type.String({ description: '`own` is one that the table brought.' }), ...Counted }),
    ),
    playedAs: Type.Array(record({ as: Type.String(), ...Counted })),
  },
  { description: 'How often somebody played a game and came first, and by what.' },
);
export type GameResults = Static<typeof GameResults>;

export const OpponentResults = record({
  person: nullable(Named),
  bot: nullable(Type.String({ description: 'The level of a bot.' })),
  games: Count,
  ahead: Count,
  behind: Count,
});
export type OpponentResults = Static<typeof OpponentResults>;

export const DiceOfGame = record(
  { at: Time, dice: Count, pips: Count },
  {
    description: 'How often the six-sided die was rolled for somebody in a game, and what came of it in all.',
  },
);

const Rival = record({
  person: nullable(Named),
  bot: nullable(Type.String({ description: 'The level of a bot.' })),
  rank: Type.Integer(),
});

export const PlayedGameInfo = record({
  table: Id,
  game: Id,
  open: Type.Boolean({ description: 'The table was public.' }),
  board: nullable(Type.String()),
  at: Time,
  seat: Seat,
  rank: Type.Integer(),
  playedAs: nullable(Type.String()),
  rivals: Type.Array(Rival),
  rated: nullable(
    record({ points: Type.Integer({ description: 'After the game.' }), change: Type.Integer() }),
  ),
});
export type PlayedGameInfo = Static<typeof PlayedGameInfo>;

export const PlayedGames = record({
  games: Type.Array(PlayedGameInfo, { description: 'The newest first.' }),
  between: nullable(
    record(
      { games: Count, ahead: Count, behind: Count },
      { description: 'With the opponent that was asked for.' },
    ),
  ),
  more: nullable(Type.String({ description: 'Ask again with `before` for earlier ones.' })),
});
export type PlayedGames = Static<typeof PlayedGames>;

export const PlayedAsked = record({
  game: Type.Optional(Id),
  opponent: Type.Optional(
    Type.String({
      pattern: '^([0-9a-zA-Z_-]{4,40}|bot:[a-z]{3,20})$',
      description: 'The id of a person, or `bot:` and a level.',
    }),
  ),
  before: Type.Optional(Type.String({ pattern: String.raw`^\d{1,15}\.[0-9a-zA-Z_-]{4,40}$` })),
});
export type PlayedAsked = Static<typeof PlayedAsked>;

export const GameStatistics = record({
  game: Id,
  games: Count,
  lengths: Type.Array(
    record({
      seats: Type.Integer(),
      games: Count,
      orders: Type.Integer({ description: 'On average.' }),
      took: Type.Integer({ description: 'Milliseconds from start to end, on average.' }),
    }),
  ),
  seats: Type.Array(record({ seats: Type.Integer(), seat: Seat, ...Counted })),
  options: Type.Array(
    record({
      option: Type.String(),
      values: Type.Array(
        record({
          value: Type.String({
            description: '`own` is a document that the table brought, `none` that it brought none.',
          }),
          games: Count,
        }),
      ),
    }),
  ),
});
export type GameStatistics = Static<typeof GameStatistics>;

export const Statistics = record({ games: Type.Array(GameStatistics) });
export type Statistics = Static<typeof Statistics>;
