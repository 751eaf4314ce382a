// People and their own things.

import { Type, type Static } from 'typebox';
import { Id, Name, Named, nullable, PersonKind, Prose, record, Time } from './parts.ts';
import { Listed } from './tables.ts';

const Login = Type.String({ pattern: '^[a-zA-Z0-9._-]{3,40}$' });
const Password = Type.String({ minLength: 8, maxLength: 200 });

export const NewGuest = record({ name: Name });
export const NewAccount = record({ login: Login, password: Password, name: Type.Optional(Name) });
export const SignIn = record({
  login: Login,
  password: Type.String({ maxLength: 200 }),
  adopt: Type.Optional(Type.Boolean({ description: 'Take over the games of the guest that you are now.' })),
});
export const MyChange = record({
  name: Type.Optional(Name),
  hidesHistory: Type.Optional(
    Type.Boolean({
      description: 'Others see neither your games nor your ratings, and no list has your name.',
    }),
  ),
});
export const NewPassword = record({ old: Type.String({ maxLength: 200 }), new: Password });
export const NewLogin = record({ login: Login, password: Type.String({ maxLength: 200 }) });
export const OwnPassword = record({ password: Type.String({ maxLength: 200 }) });
export const OpenedSession = record(
  {
    id: Id,
    createdAt: Time,
    seenAt: Time,
    browser: Type.String({ description: 'What it said it is, in a word; empty where it is not known.' }),
    system: Type.String(),
    here: Type.Boolean({ description: 'It is the one that asks.' }),
  },
  { description: 'Where you are signed in.' },
);
export type OpenedSession = Static<typeof OpenedSession>;
export const RecoveryLeft = record({ count: Type.Integer(), createdAt: nullable(Time) });
export const RecoveryCodes = record({
  codes: Type.Array(Type.String(), { description: 'Shown once; each works once.' }),
});
export const Recover = record({
  login: Login,
  code: Type.String({ minLength: 1, maxLength: 60 }),
  password: Password,
});
export const Farewell = record({ password: Type.Optional(Type.String({ maxLength: 200 })) });

export const Me = record({
  id: Id,
  name: Type.String(),
  kind: PersonKind,
  login: nullable(Type.String()),
  createdAt: Time,
  hidesHistory: Type.Boolean(),
});
export type Me = Static<typeof Me>;

const BlockKind = Type.Enum(['mute', 'block']);
export const NewBlock = record({ kind: BlockKind });
export const Blocked = record({ person: Named, kind: BlockKind });
export type Blocked = Static<typeof Blocked>;

export const FollowedPerson = record({
  person: Named,
  back: Type.Boolean({ description: 'They follow you too.' }),
  tables: Type.Array(Listed, { description: 'Public tables where they sit, that are open or being played.' }),
});
export type FollowedPerson = Static<typeof FollowedPerson>;

export const NewBot = record({ name: Name });
export const BotAccount = record({ id: Id, name: Type.String(), createdAt: Time });
export type BotAccount = Static<typeof BotAccount>;
export const BotToken = record({
  bot: BotAccount,
  token: Type.String({ description: 'Shown once. `Authorization: Bearer …`' }),
});
export type BotToken = Static<typeof BotToken>;

export const NewReport = record({
  person: Id,
  table: Id,
  chat: Type.Optional(Id),
  reason: Prose(1000),
});

const OwnDeed = record({
  table: Id,
  by: Id,
  at: Time,
  do: Type.String({ description: 'What you did: `open`, `sit`, `order`, `offer` and so on.' }),
  order: Type.Optional(Type.Array(Type.String(), { description: 'An order, in notation.' })),
  said: Type.Optional(Type.String({ description: 'A word for the dice, or an answer beforehand.' })),
});

const OwnTournamentDeed = record({
  tournament: Id,
  title: Type.String(),
  by: Id,
  at: Time,
  do: Type.String({ description: 'What you did: `plan`, `enter`, `checkIn`, `withdraw` and so on.' }),
  said: Type.Optional(Type.String({ description: 'A word for the lots.' })),
});

/** `by` is you, one of your bots, or a guest that you were. */
export const MyData = record({
  me: Me,
  silencedUntil: nullable(Time),
  guests: Type.Array(record({ id: Id, name: Type.String(), createdAt: Time }), {
    description: 'Guests that you were before.',
  }),
  blocks: Type.Array(Blocked),
  follows: Type.Array(Named),
  bots: Type.Array(BotAccount),
  sessions: Type.Array(
    record({
      createdAt: Time,
      expiresAt: Time,
      seenAt: Time,
      browser: Type.String(),
      system: Type.String(),
    }),
  ),
  earlierNames: Type.Array(record({ at: Time, name: Type.String(), login: nullable(Type.String()) }), {
    description: 'What you were called until then.',
  }),
  recovery: RecoveryLeft,
  devices: Type.Array(record({ seenAt: Time })),
  tables: Type.Array(Listed),
  deeds: Type.Array(OwnDeed),
  tournaments: Type.Array(OwnTournamentDeed),
  rated: Type.Array(
    record({
      seq: Type.Integer(),
      table: Id,
      pool: Type.String(),
      at: Time,
      rank: Type.Integer(),
      mean: Type.Integer(),
      deviation: Type.Integer(),
    }),
    { description: 'What came of your rated games, and how you were rated then, in millionths.' },
  ),
  results: Type.Array(
    record({
      table: Id,
      game: Id,
      at: Time,
      seat: Type.Integer(),
      rank: Type.Integer(),
      playedAs: nullable(Type.String()),
      dice: Type.Integer(),
      pips: Type.Integer(),
    }),
    { description: 'What came of your finished games.' },
  ),
  chat: Type.Array(record({ table: Id, by: Id, at: Time, text: Type.String() })),
  reports: Type.Array(
    record({ at: Time, person: Id, table: Id, reason: Type.String(), settled: Type.Boolean() }),
    { description: 'What you reported.' },
  ),
});
