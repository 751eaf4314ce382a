// Tables as everybody may know them.

import { Type, type Static } from 'typebox';
import {
  Id,
  Level,
  MessageJson,
  Named,
  nullable,
  Prose,
  record,
  Seat,
  Time,
  Word,
  Unseated,
} from './parts.ts';

export const TimeControl = record(
  {
    kind: Type.Enum(['none', 'live', 'days']),
    bank: Type.Integer({ minimum: 0, maximum: 2_592_000 }),
    increment: Type.Integer({ minimum: 0, maximum: 3600 }),
    onTimeout: Type.Enum(['bot', 'forfeit']),
  },
  {
    description:
      'In seconds. `live`: `bank` for the whole game and `increment` with each decision; `days`: `bank` for each decision.',
  },
);

const Visibility = Type.Enum(['public', 'invited'], {
  description:
    '`public`: in the lobby, everybody may come and watch. `invited`: only for those who have the invitation.',
});
const OfferKind = Type.Enum(['takeBack', 'draw', 'pause']);

export const NewSeat = Type.Union([
  record({ me: Type.Literal(true) }),
  record({ bot: Level }),
  record({ free: Type.Literal(true) }),
]);

export const NewTable = record({
  game: Id,
  options: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  seats: Type.Array(NewSeat, { minItems: 1, maxItems: 12 }),
  visibility: Type.Optional(Visibility),
  time: Type.Optional(TimeControl),
  level: Type.Optional(Level),
  /** Ready at once, so that a table with bots alone starts by itself. */
  ready: Type.Optional(Type.Boolean()),
  word: Type.Optional(Word),
  /** The result counts for the ratings of the accounts that play. */
  rated: Type.Optional(Type.Boolean()),
});
export type NewTable = Static<typeof NewTable>;

const Star = Type.Integer({
  minimum: 0,
  description: 'The number of the name that a bot has here. In a rematch it moves on with the seats.',
});

const SeatInfo = record({
  person: nullable(Named),
  bot: nullable(Type.String({ description: 'The level of the bot that plays here.' })),
  star: Star,
  away: nullable(
    Type.String({
      description: 'Why a bot stands in: asked, away, time, resigned; vacant: the seat can be taken.',
    }),
  ),
  ready: Type.Boolean(),
  forfeited: Type.Boolean(),
});

/** What happened at a table beside the game. */
export const Note = record(
  {
    at: Time,
    what: Type.Enum([
      'sat',
      'rose',
      'removed',
      'bot',
      'standIn',
      'back',
      'offered',
      'declined',
      'withdrawn',
      'lapsed',
      'paused',
      'resumed',
      'rematch',
    ]),
    seat: Seat,
    person: nullable(Named),
    bot: nullable(Type.String({ description: 'The level of the bot that took the seat or stands in.' })),
    why: nullable(Type.String({ description: 'Why a bot stands in.' })),
    offer: nullable(OfferKind),
    unready: Type.Array(Seat, { description: 'Seats that were ready and are asked again.' }),
  },
  {
    description:
      'Who came and went, who plays for whom, what was offered and how it was answered. `seat` is who did it or whom it befell; of an offer that lapsed, who had made it.',
  },
);
export type Note = Static<typeof Note>;

const changing = {
  status: Type.Enum(['open', 'playing', 'over', 'closed']),
  host: Named,
  seats: Type.Array(SeatInfo),
  offer: nullable(
    record({
      kind: OfferKind,
      by: Seat,
      orders: Type.Integer(),
      agreed: Type.Array(Seat),
    }),
  ),
  paused: Type.Boolean(),
  startedAt: nullable(Time),
  endedAt: nullable(Time),
  next: nullable(Id),
};

/** What changes about a table, but for the game itself, and what happened there. */
export const TableInfo = record({
  ...changing,
  notes: Type.Array(Note, { description: 'The latest hundred, oldest first.' }),
});
export type TableInfo = Static<typeof TableInfo>;

/** The same for who has the notes so far: only the new one comes, beside it. */
export const TableChange = record(changing);
export type TableChange = Static<typeof TableChange>;

/** What never changes about a table. */
export const TableCard = record({
  id: Id,
  game: Id,
  rules: Type.Integer(),
  rulesKept: Type.Boolean({
    description:
      'False where that version of the rules is not kept: the table can be looked at, left and given up, and its game is not shown.',
  }),
  options: Type.Record(Type.String(), Type.Unknown()),
  visibility: Visibility,
  time: TimeControl,
  level: Type.String(),
  patience: nullable(
    Type.Integer({
      description:
        'Milliseconds after which who is away may be replaced or taken to have given up; null: the clock alone decides.',
    }),
  ),
  commitment: Type.String({ description: 'The hash of the secret behind the dice.' }),
  createdAt: Time,
  previous: nullable(Id),
  tournament: nullable(
    Type.String({ description: 'The tournament that it belongs to, which alone decides who sits there.' }),
  ),
  campaign: nullable(
    Type.String({ description: 'The campaign that it belongs to, which alone decides who sits there.' }),
  ),
  group: nullable(
    Type.String({
      description: 'The group of tables that it belongs to, which alone decides who sits there.',
    }),
  ),
  rated: nullable(
    Type.String({ description: 'The pool of results that this one is to be compared with; null: casual.' }),
  ),
});
export type TableCard = Static<typeof TableCard>;

export const ClockInfo = record({
  at: Time,
  seats: Type.Array(
    record({
      left: Type.Integer({ description: 'Milliseconds left at `since`, or while it stands.' }),
      since: nullable(Time),
    }),
  ),
});
export type ClockInfo = Static<typeof ClockInfo>;

/** Somebody who sits at a table and is not there. */
export const Away = record({
  person: Id,
  since: nullable(
    Type.Integer({
      minimum: 0,
      description: 'Milliseconds since 1970; null: for longer than anybody knows.',
    }),
  ),
});
export type Away = Static<typeof Away>;

/** Who came where, and by what; the score sheet is with the finished game. */
export const ListedEnding = record({
  ranks: Type.Array(Type.Integer(), {
    description: '1 for the winner; seats that share a rank share the place. By seat.',
  }),
  unseated: Unseated,
  reason: MessageJson,
});
export type ListedEnding = Static<typeof ListedEnding>;

/** A table in a list. */
export const Listed = record({
  id: Id,
  game: Id,
  seats: Type.Array(record({ person: nullable(Named), bot: nullable(Type.String()), star: Star }), {
    description:
      'With neither a person nor a bot it is free; in a running game one of our bots plays there until somebody takes it, in a finished one it did to the end.',
  }),
  options: Type.Record(Type.String(), Type.Unknown(), {
    description: 'Numbers, flags and choices; documents are left out.',
  }),
  visibility: Visibility,
  time: TimeControl,
  status: Type.Enum(['open', 'playing', 'over', 'closed']),
  host: nullable(Named),
  createdAt: Time,
  endedAt: nullable(Time),
  ending: nullable(ListedEnding),
  previous: nullable(Id),
  tournament: nullable(Id),
  campaign: nullable(Id),
  group: nullable(Id),
  rated: nullable(Type.String()),
});
export type Listed = Static<typeof Listed>;

export const Lobby = record({ open: Type.Array(Listed), playing: Type.Array(Listed) });
export type Lobby = Static<typeof Lobby>;

export const MyTable = record({
  table: Listed,
  seat: Seat,
  myTurn: Type.Boolean(),
  deadline: nullable(Time),
});
export type MyTable = Static<typeof MyTable>;

export const ChatLine = record({
  id: Type.String(),
  person: nullable(Named),
  at: Time,
  text: Type.String(),
});
export type ChatLine = Static<typeof ChatLine>;

export const Said = Prose(500);
