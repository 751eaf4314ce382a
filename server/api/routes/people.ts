// Names, accounts and one's own things.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../base/clock.ts';
import type { Handing } from '../../keepers/handing.ts';
import type { Accounts } from '../../people/accounts.ts';
import type { Blocks } from '../../people/blocks.ts';
import type { Budgets } from '../../people/budgets.ts';
import { browserIn, type BrowserWords } from '../../people/browsers.ts';
import type { Devices } from '../../people/devices.ts';
import type { BotAccounts } from '../../people/bot-accounts.ts';
import { nameOf, type NameBook } from '../../people/names.ts';
import { forget } from '../../people/own-data.ts';
import type { Follows } from '../../people/follows.ts';
import type { Recovery } from '../../people/recovery.ts';
import type { Sessions } from '../../people/sessions.ts';
import { orRefuse, refused, RefusedError } from '../../base/refused.ts';
import type { PersonRow } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import type { Lists } from '../../tables/lists.ts';
import { countedBy } from '../../base/addresses.ts';
import {
  deviceIn,
  giveDevice,
  giveSession,
  personOf,
  requirePerson,
  sessionIn,
  takeSession,
} from '../identity.ts';
import { ownData, type FirstPart } from '../../tables/own-data.ts';
import { route, WrittenJson } from '../route.ts';

interface Known {
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly botAccounts: BotAccounts;
  readonly blocks: Blocks;
  readonly follows: Follows;
  readonly names: NameBook;
  readonly handing: Handing;
  readonly store: Store;
  readonly clock: Clock;
}

export interface PeopleParts extends Known {
  readonly lists: Lists;
  readonly devices: Devices;
  readonly recovery: Recovery;
  readonly budgets: Budgets;
}

export function peopleRoutes(
  server: FastifyInstance,
  parts: PeopleParts,
  isSecure: (request: FastifyRequest) => boolean,
): void {
  const { accounts, budgets, sessions, devices, handing, lists, names, recovery, store, clock } = parts;

  /** Signs the person in, on a device that is known from now on. */
  const letIn = async (person: string, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    giveSession(reply, await sessions.open(person, agentOf(request)), isSecure(request));
    giveDevice(reply, await devices.remember(person, deviceIn(request)), isSecure(request));
  };

  route(server, 'POST /api/guests', {
    async handle({ body }, request, reply) {
      const guest = await accounts.newGuest(body.name);
      giveSession(reply, await sessions.open(guest.id, agentOf(request)), isSecure(request));
      return meOf(guest);
    },
  });

  route(server, 'POST /api/accounts', {
    async handle({ body }, request, reply) {
      const now = await personOf(sessions, request);
      const guest = now?.kind === 'guest' ? now : null;
      const account = orRefuse(await accounts.register(body, guest));
      await letIn(account.id, request, reply);
      return meOf(account);
    },
  });

  route(server, 'POST /api/sessions', {
    async handle({ body }, request, reply) {
      const before = await personOf(sessions, request);
      const account = orRefuse(await accounts.signIn(body.login, body.password, request.lane));
      if (body.adopt === true && before?.kind === 'guest') await handing.adoptLater(before, account);
      await letIn(account.id, request, reply);
      return meOf(account);
    },
  });

  route(server, 'DELETE /api/sessions', {
    async handle({ query }, request, reply) {
      const person = await personOf(sessions, request);
      const secret = sessionIn(request);
      const everywhere = query.everywhere === true;
      if (person !== null && secret !== null) await sessions.close(person.id, everywhere ? null : secret);
      if (person !== null && everywhere) await devices.forget(person.id, deviceIn(request));
      takeSession(reply, isSecure(request));
    },
  });

  route(server, 'GET /api/me', {
    handle: async (_, request) => meOf(await requirePerson(sessions, request)),
  });

  route(server, 'PATCH /api/me', {
    async handle({ body }, request) {
      const person = await requirePerson(sessions, request);
      const { name = person.name, hidesHistory: hides = person.hides === 1 } = body;
      if (person.name !== name) {
        await payForName(budgets, person, request);
        await accounts.rename(person, name);
      }
      if (hides !== (person.hides === 1)) await accounts.hideHistory(person, hides);
      return meOf({ ...person, name, hides: hides ? 1 : 0 });
    },
  });

  route(server, 'PUT /api/me/password', {
    async handle({ body }, request, reply) {
      const person = await requirePerson(sessions, request);
      orRefuse(await accounts.changePassword(person, body.old, body.new));
      await devices.forget(person.id, null);
      await letIn(person.id, request, reply);
    },
  });

  route(server, 'PUT /api/me/login', {
    async handle({ body }, request) {
      const person = await requirePerson(sessions, request);
      await payForName(budgets, person, request);
      orRefuse(await accounts.changeLogin(person, body.login, body.password));
      return meOf({ ...person, login: body.login.toLowerCase() });
    },
  });

  route(server, 'GET /api/me/sessions', {
    async handle(_, request) {
      const person = await requirePerson(sessions, request);
      return sessions.of(person.id, sessionIn(request));
    },
  });

  route(server, 'DELETE /api/me/sessions/:session', {
    async handle({ params }, request) {
      const person = await requirePerson(sessions, request);
      if (!(await sessions.closeNamed(person.id, params.session)))
        throw new RefusedError(refused('unknown', 'noSuchSession'));
    },
  });

  route(server, 'GET /api/me/recovery', {
    handle: async (_, request) => recovery.left((await requirePerson(sessions, request)).id),
  });

  route(server, 'POST /api/me/recovery', {
    async handle({ body }, request) {
      const person = await requirePerson(sessions, request);
      if (person.password === null) throw new RefusedError(refused('illegal', 'noPassword'));
      if (!(await accounts.isOwnPassword(person, body.password)))
        throw new RefusedError(refused('forbidden', 'wrongPassword'));
      return { codes: await recovery.renew(person.id) };
    },
  });

  route(server, 'POST /api/recoveries', {
    async handle({ body }, request, reply) {
      const account = orRefuse(await recovery.recover(body, request.lane));
      await letIn(account.id, request, reply);
      return meOf(account);
    },
  });

  route(server, 'DELETE /api/me', {
    async handle({ body }, request, reply) {
      const person = await requirePerson(sessions, request);
      if (!(await accounts.isOwnPassword(person, body.password ?? '')))
        throw new RefusedError(refused('forbidden', 'wrongPassword'));
      await handing.leaveTables(person.id);
      await forget(store, clock, person.id);
      // not when the notice comes: whoever was told that all is gone must not be seen any more
      await names.readAgain(person.id);
      takeSession(reply, isSecure(request));
    },
  });

  route(server, 'GET /api/me/data', {
    async handle(_, request) {
      const me = await requirePerson(sessions, request);
      if (!(await budgets.take('exports', { person: me, address: countedBy(request.ip) })))
        throw new RefusedError(refused('limit', 'tooManyExports'));
      return new WrittenJson(ownData(parts, me, await shortPart(parts, me)));
    },
  });

  route(server, 'GET /api/me/tables', {
    handle: async (_, request) => lists.mine((await requirePerson(sessions, request)).id),
  });
}

export interface CompanyParts extends Known {
  readonly lists: Lists;
  readonly budgets: Budgets;
}

/** Whom one does not want to meet, and one's bots. */
export function companyRoutes(server: FastifyInstance, parts: CompanyParts): void {
  const { accounts, blocks, botAccounts, budgets, follows, handing, lists, names, sessions } = parts;

  route(server, 'GET /api/me/blocks', {
    handle: async (_, request) => blockedOf(parts, await requirePerson(sessions, request)),
  });

  route(server, 'PUT /api/me/blocks/:person', {
    async handle({ params, body }, request) {
      const me = await requirePerson(sessions, request);
      if ((await accounts.find(params.person)) === null)
        throw new RefusedError(refused('unknown', 'noSuchPerson'));
      orRefuse(await blocks.set(me.id, params.person, body.kind));
    },
  });

  route(server, 'DELETE /api/me/blocks/:person', {
    handle: async ({ params }, request) =>
      blocks.lift((await requirePerson(sessions, request)).id, params.person),
  });

  route(server, 'GET /api/me/follows', {
    async handle(_, request) {
      const me = await requirePerson(sessions, request);
      const followed = await follows.of(me.id);
      const [known, tables] = await Promise.all([
        names.fetch(followed.map(({ id }) => id)),
        lists.publicOf(followed.flatMap(({ id, hides }) => (hides ? [] : [id]))),
      ]);
      return followed.map(({ id, back }) => ({
        person: nameOf(id, known),
        back,
        tables: [...(tables.get(id) ?? [])],
      }));
    },
  });

  route(server, 'PUT /api/me/follows/:person', {
    async handle({ params }, request) {
      const me = await requirePerson(sessions, request);
      const refusal = await follows.follow(me, await accounts.find(params.person));
      if (refusal !== null) throw new RefusedError(refusal);
    },
  });

  route(server, 'DELETE /api/me/follows/:person', {
    handle: async ({ params }, request) =>
      follows.leave((await requirePerson(sessions, request)).id, params.person),
  });

  route(server, 'GET /api/me/bots', {
    handle: async (_, request) => (await botAccounts.of(await requirePerson(sessions, request))).map(botOf),
  });

  route(server, 'POST /api/me/bots', {
    async handle({ body }, request) {
      const owner = await requirePerson(sessions, request);
      await payForName(budgets, owner, request);
      const { bot, token } = orRefuse(await botAccounts.open(owner, body.name));
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

function agentOf({ headers }: FastifyRequest): BrowserWords {
  return browserIn(headers['user-agent']);
}

/** A name is told to all who see the person anywhere, and that of a bot stays when it has gone. */
async function payForName(budgets: Budgets, person: PersonRow, request: FastifyRequest): Promise<void> {
  if (!(await budgets.take('names', { person, address: countedBy(request.ip) })))
    throw new RefusedError(refused('limit', 'tooManyNames'));
}

function meOf({ id, name, kind, login, created_at: createdAt, hides }: PersonRow) {
  return { id, name, kind, login, createdAt, hidesHistory: hides === 1 };
}

function botOf({ id, name, created_at: createdAt }: PersonRow) {
  return { id, name, createdAt };
}

async function blockedOf({ blocks, names }: Pick<Known, 'blocks' | 'names'>, { id }: PersonRow) {
  const blocked = await blocks.of(id);
  const known = await names.fetch([...blocked.keys()]);
  return [...blocked].map(([person, kind]) => ({ person: nameOf(person, known), kind }));
}

async function followedBy({ follows, names }: Pick<Known, 'follows' | 'names'>, { id }: PersonRow) {
  const followed = await follows.of(id);
  const known = await names.fetch(followed.map((each) => each.id));
  return followed.map((each) => nameOf(each.id, known));
}

async function shortPart(parts: PeopleParts, person: PersonRow): Promise<FirstPart> {
  const { db } = parts.store;
  return {
    me: meOf(person),
    silencedUntil: person.silenced_until === 0 ? null : person.silenced_until,
    guests: await db
      .selectFrom('persons')
      .select(['id', 'name', 'created_at as createdAt'])
      .where('adopted_by', '=', person.id)
      .execute(),
    blocks: await blockedOf(parts, person),
    follows: await followedBy(parts, person),
    bots: (await parts.botAccounts.of(person)).map(botOf),
    sessions: await db
      .selectFrom('sessions')
      .select([
        'created_at as createdAt',
        'expires_at as expiresAt',
        'seen_at as seenAt',
        'browser',
        'system',
      ])
      .where('person', '=', person.id)
      .execute(),
    earlierNames: await parts.accounts.earlierNames(person.id),
    recovery: await parts.recovery.left(person.id),
    devices: await db
      .selectFrom('devices')
      .select('seen_at as seenAt')
      .where('person', '=', person.id)
      .execute(),
  };
}
