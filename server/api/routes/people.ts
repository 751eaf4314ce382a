// Names, accounts and one's own things.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Hall } from '../../hall.ts';
import { adoptLater, leaveTables } from '../../people/handing.ts';
import { forget, ownData } from '../../people/own-data.ts';
import { isPassword } from '../../people/passwords.ts';
import { orRefuse, refused, RefusedError } from '../../refused.ts';
import type { PersonRow } from '../../store/schema.ts';
import { nameOf } from '../../tables/info.ts';
import { giveSession, personOf, requirePerson, sessionIn, takeSession } from '../identity.ts';
import { route } from '../route.ts';
import {
  Blocked,
  BotAccount,
  BotToken,
  Farewell,
  Id,
  Me,
  MyData,
  MyTable,
  NewAccount,
  NewBlock,
  NewBot,
  NewGuest,
  NewName,
  NewPassword,
  NewReport,
  record,
  SignIn,
} from '../schema/index.ts';

const tag = 'people';

export function peopleRoutes(
  server: FastifyInstance,
  hall: Hall,
  isSecure: (request: FastifyRequest) => boolean,
): void {
  const { accounts, sessions } = hall;

  route(server, {
    method: 'POST',
    url: '/api/guests',
    about: 'Take a name, without an account',
    tag,
    body: NewGuest,
    sends: Me,
    isSignIn: true,
    async handle({ body }, request, reply) {
      const guest = await accounts.newGuest(body.name);
      giveSession(reply, await sessions.open(guest.id), isSecure(request));
      return meOf(guest);
    },
  });

  route(server, {
    method: 'POST',
    url: '/api/accounts',
    about: 'Open an account; a guest who does so keeps its games',
    tag,
    body: NewAccount,
    sends: Me,
    isSignIn: true,
    async handle({ body }, request, reply) {
      const now = await personOf(hall, request);
      const guest = now?.kind === 'guest' ? now : null;
      const account = orRefuse(await accounts.register(body, guest));
      giveSession(reply, await sessions.open(account.id), isSecure(request));
      return meOf(account);
    },
  });

  route(server, {
    method: 'POST',
    url: '/api/sessions',
    about: 'Sign in; with `adopt` the account takes over the games of the guest that you were',
    tag,
    body: SignIn,
    sends: Me,
    isSignIn: true,
    async handle({ body }, request, reply) {
      const before = await personOf(hall, request);
      const account = orRefuse(await accounts.signIn(body.login, body.password));
      if (body.adopt === true && before?.kind === 'guest') await adoptLater(hall, before, account);
      giveSession(reply, await sessions.open(account.id), isSecure(request));
      return meOf(account);
    },
  });

  route(server, {
    method: 'DELETE',
    url: '/api/sessions',
    about: 'Sign out; with `everywhere` on all devices',
    tag,
    query: record({ everywhere: Type.Optional(Type.Boolean()) }),
    async handle({ query }, request, reply) {
      const person = await personOf(hall, request);
      const secret = sessionIn(request);
      if (person !== null && secret !== null)
        await sessions.close(person.id, query.everywhere === true ? null : secret);
      takeSession(reply, isSecure(request));
    },
  });

  route(server, {
    method: 'GET',
    url: '/api/me',
    about: 'Who you are here',
    tag,
    sends: Me,
    handle: async (_, request) => meOf(await requirePerson(hall, request)),
  });

  route(server, {
    method: 'PATCH',
    url: '/api/me',
    about: 'Take another name',
    tag,
    body: NewName,
    sends: Me,
    async handle({ body }, request) {
      const person = await requirePerson(hall, request);
      await accounts.rename(person, body.name);
      return meOf({ ...person, name: body.name });
    },
  });

  route(server, {
    method: 'PUT',
    url: '/api/me/password',
    about: 'Change the password; signs out everywhere else',
    tag,
    body: NewPassword,
    isSignIn: true,
    async handle({ body }, request, reply) {
      const person = await requirePerson(hall, request);
      orRefuse(await accounts.changePassword(person, body.old, body.new));
      giveSession(reply, await sessions.open(person.id), isSecure(request));
    },
  });

  route(server, {
    method: 'DELETE',
    url: '/api/me',
    about: 'Delete all that is stored about you; games keep a seat without a name',
    tag,
    body: Farewell,
    isSignIn: true,
    async handle({ body }, request, reply) {
      const person = await requirePerson(hall, request);
      if (person.password !== null && !(await isPassword(body.password ?? '', person.password)))
        throw new RefusedError(refused('forbidden', 'wrongPassword'));
      await leaveTables(hall, person.id);
      await forget(hall.store, hall.clock, person);
      takeSession(reply, isSecure(request));
    },
  });

  route(server, {
    method: 'GET',
    url: '/api/me/data',
    about: 'All that is stored about you',
    tag,
    sends: MyData,
    handle: async (_, request) => myData(hall, await requirePerson(hall, request)),
  });

  route(server, {
    method: 'GET',
    url: '/api/me/tables',
    about: 'Your tables, those where it is your turn first',
    tag,
    sends: Type.Array(MyTable),
    handle: async (_, request) => hall.lists.mine((await requirePerson(hall, request)).id),
  });
}

/** Whom one does not want to meet, one's bots, and complaints. */
export function companyRoutes(server: FastifyInstance, hall: Hall): void {
  const { blocks, botAccounts } = hall;
  const Other = record({ person: Id });
  const Bot = record({ bot: Id });

  route(server, {
    method: 'GET',
    url: '/api/me/blocks',
    about: 'Whom you muted or blocked',
    tag,
    sends: Type.Array(Blocked),
    handle: async (_, request) => blockedOf(hall, await requirePerson(hall, request)),
  });

  route(server, {
    method: 'PUT',
    url: '/api/me/blocks/:person',
    about: 'Mute somebody (you do not read them), or block (they cannot join your tables either)',
    tag,
    params: Other,
    body: NewBlock,
    async handle({ params, body }, request) {
      const me = await requirePerson(hall, request);
      if ((await hall.accounts.find(params.person)) === null)
        throw new RefusedError(refused('unknown', 'noSuchPerson'));
      await blocks.set(me.id, params.person, body.kind);
    },
  });

  route(server, {
    method: 'DELETE',
    url: '/api/me/blocks/:person',
    about: 'Read somebody again',
    tag,
    params: Other,
    handle: async ({ params }, request) =>
      blocks.lift((await requirePerson(hall, request)).id, params.person),
  });

  route(server, {
    method: 'POST',
    url: '/api/reports',
    about: 'Tell the host of this server about somebody',
    tag,
    body: NewReport,
    async handle({ body }, request) {
      const me = await requirePerson(hall, request);
      const { person, table, chat = null, reason } = body;
      const at = hall.clock.now();
      await hall.store.db
        .insertInto('reports')
        .values({
          id: hall.ids.name(12),
          at,
          reporter: me.id,
          person,
          table_id: table,
          chat,
          reason,
          handled: 0,
        })
        .execute();
    },
  });

  route(server, {
    method: 'GET',
    url: '/api/me/bots',
    about: 'Your bots',
    tag: 'bots',
    sends: Type.Array(BotAccount),
    handle: async (_, request) => (await botAccounts.of(await requirePerson(hall, request))).map(botOf),
  });

  route(server, {
    method: 'POST',
    url: '/api/me/bots',
    about: 'Open an account for a program that plays; its token is shown once',
    tag: 'bots',
    body: NewBot,
    sends: BotToken,
    isSignIn: true,
    async handle({ body }, request) {
      const { bot, token } = orRefuse(await botAccounts.open(await requirePerson(hall, request), body.name));
      return { bot: botOf(bot), token };
    },
  });

  route(server, {
    method: 'POST',
    url: '/api/me/bots/:bot/token',
    about: 'Another token; the old one is worth nothing then',
    tag: 'bots',
    params: Bot,
    sends: BotToken,
    isSignIn: true,
    async handle({ params }, request) {
      const { bot, token } = orRefuse(
        await botAccounts.renew(await requirePerson(hall, request), params.bot),
      );
      return { bot: botOf(bot), token };
    },
  });

  route(server, {
    method: 'DELETE',
    url: '/api/me/bots/:bot',
    about: 'Close a bot’s account',
    tag: 'bots',
    params: Bot,
    async handle({ params }, request) {
      orRefuse(await botAccounts.close(await requirePerson(hall, request), params.bot));
      await leaveTables(hall, params.bot);
    },
  });
}

function meOf({ id, name, kind, login, created_at: createdAt }: PersonRow) {
  return { id, name, kind, login, createdAt };
}

function botOf({ id, name, created_at: createdAt }: PersonRow) {
  return { id, name, createdAt };
}

async function blockedOf({ blocks, names }: Hall, { id }: PersonRow) {
  const blocked = await blocks.of(id);
  const known = await names.fetch([...blocked.keys()]);
  return [...blocked].map(([person, kind]) => ({ person: nameOf(person, known), kind }));
}

async function myData(hall: Hall, person: PersonRow) {
  const { chat, sessions } = await ownData(hall.store, person.id);
  return {
    me: meOf(person),
    tables: (await hall.lists.mine(person.id)).map(({ table }) => table),
    chat: [...chat],
    blocks: await blockedOf(hall, person),
    bots: (await hall.botAccounts.of(person)).map(botOf),
    sessions: [...sessions],
  };
}
