// Names, accounts and one's own things.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../base/clock.ts';
import type { Ids } from '../../base/ids.ts';
import type { Handing } from '../../keepers/handing.ts';
import type { Accounts } from '../../people/accounts.ts';
import type { Blocks } from '../../people/blocks.ts';
import type { Budgets } from '../../people/budgets.ts';
import type { BotAccounts } from '../../people/bot-accounts.ts';
import { nameOf, type NameBook } from '../../people/names.ts';
import { forget, ownData } from '../../people/own-data.ts';
import { isPassword } from '../../people/passwords.ts';
import type { Sessions } from '../../people/sessions.ts';
import { orRefuse, refused, RefusedError, unknownTable } from '../../base/refused.ts';
import type { PersonRow } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import type { Lists } from '../../tables/lists.ts';
import { countedBy } from '../addresses.ts';
import { giveSession, personOf, requirePerson, sessionIn, takeSession } from '../identity.ts';
import { route } from '../route.ts';

interface Known {
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly botAccounts: BotAccounts;
  readonly blocks: Blocks;
  readonly names: NameBook;
  readonly handing: Handing;
  readonly store: Store;
  readonly clock: Clock;
}

export interface PeopleParts extends Known {
  readonly lists: Lists;
}

export function peopleRoutes(
  server: FastifyInstance,
  parts: PeopleParts,
  isSecure: (request: FastifyRequest) => boolean,
): void {
  const { accounts, sessions, handing, lists, store, clock } = parts;

  route(server, 'POST /api/guests', {
    async handle({ body }, request, reply) {
      const guest = await accounts.newGuest(body.name);
      giveSession(reply, await sessions.open(guest.id), isSecure(request));
      return meOf(guest);
    },
  });

  route(server, 'POST /api/accounts', {
    async handle({ body }, request, reply) {
      const now = await personOf(sessions, request);
      const guest = now?.kind === 'guest' ? now : null;
      const account = orRefuse(await accounts.register(body, guest));
      giveSession(reply, await sessions.open(account.id), isSecure(request));
      return meOf(account);
    },
  });

  route(server, 'POST /api/sessions', {
    async handle({ body }, request, reply) {
      const before = await personOf(sessions, request);
      const account = orRefuse(await accounts.signIn(body.login, body.password));
      if (body.adopt === true && before?.kind === 'guest') await handing.adoptLater(before, account);
      giveSession(reply, await sessions.open(account.id), isSecure(request));
      return meOf(account);
    },
  });

  route(server, 'DELETE /api/sessions', {
    async handle({ query }, request, reply) {
      const person = await personOf(sessions, request);
      const secret = sessionIn(request);
      if (person !== null && secret !== null)
        await sessions.close(person.id, query.everywhere === true ? null : secret);
      takeSession(reply, isSecure(request));
    },
  });

  route(server, 'GET /api/me', {
    handle: async (_, request) => meOf(await requirePerson(sessions, request)),
  });

  route(server, 'PATCH /api/me', {
    async handle({ body }, request) {
      const person = await requirePerson(sessions, request);
      await accounts.rename(person, body.name);
      return meOf({ ...person, name: body.name });
    },
  });

  route(server, 'PUT /api/me/password', {
    async handle({ body }, request, reply) {
      const person = await requirePerson(sessions, request);
      orRefuse(await accounts.changePassword(person, body.old, body.new));
      giveSession(reply, await sessions.open(person.id), isSecure(request));
    },
  });

  route(server, 'DELETE /api/me', {
    async handle({ body }, request, reply) {
      const person = await requirePerson(sessions, request);
      if (person.password !== null && !(await isPassword(body.password ?? '', person.password)))
        throw new RefusedError(refused('forbidden', 'wrongPassword'));
      await handing.leaveTables(person.id);
      await forget(store, clock, person);
      takeSession(reply, isSecure(request));
    },
  });

  route(server, 'GET /api/me/data', {
    handle: async (_, request) => myData(parts, await requirePerson(sessions, request)),
  });

  route(server, 'GET /api/me/tables', {
    handle: async (_, request) => lists.mine((await requirePerson(sessions, request)).id),
  });
}

export interface CompanyParts extends Known {
  readonly ids: Ids;
  readonly budgets: Budgets;
}

/** Whom one does not want to meet, one's bots, and complaints. */
export function companyRoutes(server: FastifyInstance, parts: CompanyParts): void {
  const { accounts, blocks, botAccounts, budgets, clock, handing, ids, sessions, store } = parts;

  route(server, 'GET /api/me/blocks', {
    handle: async (_, request) => blockedOf(parts, await requirePerson(sessions, request)),
  });

  route(server, 'PUT /api/me/blocks/:person', {
    async handle({ params, body }, request) {
      const me = await requirePerson(sessions, request);
      if ((await accounts.find(params.person)) === null)
        throw new RefusedError(refused('unknown', 'noSuchPerson'));
      await blocks.set(me.id, params.person, body.kind);
    },
  });

  route(server, 'DELETE /api/me/blocks/:person', {
    handle: async ({ params }, request) =>
      blocks.lift((await requirePerson(sessions, request)).id, params.person),
  });

  route(server, 'POST /api/reports', {
    async handle({ body }, request) {
      const me = await requirePerson(sessions, request);
      const { person, table, chat = null, reason } = body;
      const at = clock.now();
      await mustBeThere(store, person, table);
      if (!(await budgets.take('reports', { person: me, address: countedBy(request.ip) })))
        throw new RefusedError(refused('limit', 'tooManyReports'));
      await store.db
        .insertInto('reports')
        .values({
          id: ids.name(12),
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

  route(server, 'GET /api/me/bots', {
    handle: async (_, request) => (await botAccounts.of(await requirePerson(sessions, request))).map(botOf),
  });

  route(server, 'POST /api/me/bots', {
    async handle({ body }, request) {
      const { bot, token } = orRefuse(
        await botAccounts.open(await requirePerson(sessions, request), body.name),
      );
      return { bot: botOf(bot), token };
    },
  });

  route(server, 'POST /api/me/bots/:bot/token', {
    async handle({ params }, request) {
      const { bot, token } = orRefuse(
        await botAccounts.renew(await requirePerson(sessions, request), params.bot),
      );
      return { bot: botOf(bot), token };
    },
  });

  route(server, 'DELETE /api/me/bots/:bot', {
    async handle({ params }, request) {
      orRefuse(await botAccounts.close(await requirePerson(sessions, request), params.bot));
      await handing.leaveTables(params.bot);
    },
  });
}

/** A report about nobody is work for the host, and for nobody else. */
async function mustBeThere({ db }: Store, person: string, table: string): Promise<void> {
  const about = await db.selectFrom('persons').select('id').where('id', '=', person).executeTakeFirst();
  if (about === undefined) throw new RefusedError(refused('unknown', 'noSuchPerson'));
  const at = await db.selectFrom('tables').select('id').where('id', '=', table).executeTakeFirst();
  if (at === undefined) throw new RefusedError(unknownTable());
}

function meOf({ id, name, kind, login, created_at: createdAt }: PersonRow) {
  return { id, name, kind, login, createdAt };
}

function botOf({ id, name, created_at: createdAt }: PersonRow) {
  return { id, name, createdAt };
}

async function blockedOf({ blocks, names }: Pick<Known, 'blocks' | 'names'>, { id }: PersonRow) {
  const blocked = await blocks.of(id);
  const known = await names.fetch([...blocked.keys()]);
  return [...blocked].map(([person, kind]) => ({ person: nameOf(person, known), kind }));
}

async function myData(parts: PeopleParts, person: PersonRow) {
  const { chat, sessions } = await ownData(parts.store, person.id);
  return {
    me: meOf(person),
    tables: (await parts.lists.mine(person.id)).map(({ table }) => table),
    chat: [...chat],
    blocks: await blockedOf(parts, person),
    bots: (await parts.botAccounts.of(person)).map(botOf),
    sessions: [...sessions],
  };
}
