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
export const NewName = record({ name: Name });
export const NewPassword = record({ old: Type.String({ maxLength: 200 }), new: Password });
export const Farewell = record({ password: Type.Optional(Type.String({ maxLength: 200 })) });

export const Me = record({
  id: Id,
  name: Type.String(),
  kind: PersonKind,
  login: nullable(Type.String()),
  createdAt: Time,
});
export type Me = Static<typeof Me>;

const BlockKind = Type.Enum(['mute', 'block']);
export const NewBlock = record({ kind: BlockKind });
export const Blocked = record({ person: Named, kind: BlockKind });
export type Blocked = Static<typeof Blocked>;

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

export const MyData = record({
  me: Me,
  tables: Type.Array(Listed),
  chat: Type.Array(record({ table: Id, at: Time, text: Type.String() })),
  blocks: Type.Array(Blocked),
  bots: Type.Array(BotAccount),
  sessions: Type.Array(record({ createdAt: Time, expiresAt: Time })),
});
