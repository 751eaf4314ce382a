// Tables: opening them, finding them, looking at them, and doing things there without a WebSocket.

import type { Game } from '@starboard/engine';
import { viewFor } from '@starboard/engine/view';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../base/clock.ts';
import type { Ids } from '../../base/ids.ts';
import { isInvited } from '../../decide/access.ts';
import type { Chat } from '../../keepers/chat.ts';
import type { TableCommands } from '../../keepers/commands.ts';
import { seenAt } from '../../keepers/signs.ts';
import { legalMoves } from '../../decide/legal.ts';
import { botsAlone, ratedNeedsAccount } from '../../decide/seats.ts';
import { orRefuse, refused, RefusedError, unknownTable, type Refused } from '../../base/refused.ts';
import { InTurn } from '../../base/in-turn.ts';
import type { PartOf } from '@starboard/wire/schema';
import type { Payers } from '../../people/payers.ts';
import { payerOf, type Budgets, type Spender } from '../../people/budgets.ts';
import type { Blocks } from '../../people/blocks.ts';
import type { NameBook } from '../../people/names.ts';
import type { PersonRow } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import type { FinishedGames } from '../../tables/finished-games.ts';
import { cardOf, infoOf, peopleAt } from '../../tables/info.ts';
import type { Lists } from '../../tables/lists.ts';
import type { LobbyPlaces } from '../../tables/lobby-places.ts';
import { openingStatements, planTable } from '../../tables/opening.ts';
import { countedBy } from '../../base/addresses.ts';
import { personOf, requirePerson } from '../identity.ts';
import { lookAt, keeperOf, payerFor, type LookingParts } from '../looking.ts';
import { ReadyJson, route } from '../route.ts';

export interface TableParts extends LookingParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly names: NameBook;
  readonly lists: Lists;
  readonly commands: TableCommands;
  readonly budgets: Budgets;
  readonly payers: Pick<Payers, 'met'>;
  readonly places: LobbyPlaces;
  readonly game: (id: string) => Promise<Game | null>;
  /** The bots that can play a game, weakest first. */
  readonly levels: (game: string) => Promise<readonly string[]>;
}

export interface TableLimits {
  /** Tables that somebody may have opened that are not finished; bots share their owner's. */
  readonly unfinished: { readonly guest: number; readonly account: number };
}

export function tableRoutes(server: FastifyInstance, parts: TableParts, { unfinished }: TableLimits): void {
  const { keepers, sessions, names, lists, commands, presence } = parts;
  route(server, 'GET /api/tables', {
    handle: async () => new ReadyJson(Buffer.from(await lists.lobby())),
  });

  // whoever opens many at once at this process has them counted one after the other
  const opening = new InTurn();
  route(server, 'POST /api/tables', {
    async handle({ body }, request) {
      const person = await requirePerson(sessions, request);
      const opener = { person, address: countedBy(request.ip) };
      const most = unfinished[person.kind === 'guest' ? 'guest' : 'account'];
      return opening.run(payerOf(person), () => openTable(parts, opener, most, body));
    },
  });

  route(server, 'GET /api/tables/:table', {
    handle: async ({ params, invite }, request) =>
      lookAt(parts, params.table, request, invite, async (table, viewer) => {
        const known = await names.fetch(peopleAt(table));
        const view = table.match && viewFor(table.match, viewer);
        return { card: cardOf(table), info: infoOf(table, known), view };
      }),
  });

  route(server, 'POST /api/tables/:table/commands', {
    async handle({ params, body, invite }, request) {
      const person = await requirePerson(sessions, request);
      const keeper = await keeperOf(keepers, params.table);
      const asker = { person, address: countedBy(request.ip) };
      const done = orRefuse(await commands.do(keeper, asker, body, invite));
      return { viewSeq: done };
    },
  });

  route(server, 'POST /api/tables/:table/legal', {
    async handle({ params, body }, request) {
      const person = await requirePerson(sessions, request);
      const keeper = await keeperOf(keepers, params.table);
      const found = await keeper.look((table) => {
        seenAt(presence, table, person.id);
        return legalMoves(table, person.id, body.order);
      });
      return orRefuse(found);
    },
  });
}

/** `most` is how many unfinished ones the person may have. */
async function openTable(
  parts: TableParts,
  opener: Spender,
  most: number,
  body: PartOf<'POST /api/tables', 'body'>,
): Promise<{ table: string; invite: string }> {
  const { keepers, store, clock, ids, lists, commands, budgets, places } = parts;
  const { person } = opener;
  parts.payers.met(opener);
  const game = await parts.game(body.game);
  if (game === null) throw new RefusedError(refused('illegal', 'noSuchGame', { game: body.game }));
  if (person.kind === 'guest' && body.seats.every((seat) => 'bot' in seat))
    throw new RefusedError(botsAlone());
  if (body.rated === true && person.kind !== 'account') throw new RefusedError(ratedNeedsAccount());
  const levels = await parts.levels(game.id);
  const plan = orRefuse(planTable(game, body, { ids, now: clock.now(), host: person.id, levels }));
  if ((await lists.unfinished(person)) >= most) throw new RefusedError(tooMany(person, most));
  if (!(await budgets.take('tables', opener))) throw new RefusedError(refused('limit', 'tooManyOpened'));
  await store.write(openingStatements(store.db, plan, await places.next(opener)));
  const keeper = await keeperOf(keepers, plan.row.id);
  const isSeated = body.seats.some((seat) => 'me' in seat);
  if (body.ready === true && isSeated) {
    const word = body.word === undefined ? {} : { word: body.word };
    orRefuse(await commands.do(keeper, opener, { do: 'ready', ready: true, ...word }, undefined));
  }
  await keepers.tick(keeper);
  await store.notify({ about: 'lobby', id: keeper.id });
  lists.lobbyChanged();
  return { table: plan.row.id, invite: plan.row.invite };
}

export interface RecordParts extends LookingParts {
  readonly blocks: Blocks;
  readonly names: NameBook;
  readonly chat: Chat;
  readonly finished: FinishedGames;
}

/** Words at a table, and what is left of a game when it is over. */
export function recordRoutes(server: FastifyInstance, parts: RecordParts): void {
  const { keepers, sessions, blocks, chat, finished, presence } = parts;
  route(server, 'GET /api/tables/:table/chat', {
    async handle({ params, invite }, request) {
      const person = await personOf(sessions, request);
      const blocked = person === null ? new Map() : await blocks.of(person.id);
      const keeper = await keeperOf(keepers, params.table);
      const mayRead = await keeper.look((table) => {
        seenAt(presence, table, person?.id ?? null);
        return isInvited(table, person?.id ?? null, invite);
      });
      if (!mayRead) throw new RefusedError(unknownTable());
      return chat.lines(keeper.id, (by) => !blocked.has(by));
    },
  });

  route(server, 'POST /api/tables/:table/chat', {
    async handle({ params, body }, request) {
      const person = await requirePerson(sessions, request);
      const keeper = await keeperOf(keepers, params.table);
      orRefuse(await chat.say(keeper, { person, address: countedBy(request.ip) }, body.text));
    },
  });

  route(server, 'GET /api/tables/:table/record', {
    async handle({ params, invite }, request) {
      await finishedAt(parts, params.table, request, invite);
      const { json } = await finished.of(params.table, await payerFor(parts, request));
      return new ReadyJson(json);
    },
  });

  route(server, 'GET /api/tables/:table/result', {
    handle: async ({ params, invite }, request) => {
      const { card, info } = await finishedAt(parts, params.table, request, invite);
      const { told } = await finished.of(params.table, await payerFor(parts, request));
      return { card, info, ...told };
    },
  });
}

function tooMany({ kind }: PersonRow, most: number): Refused {
  return kind === 'guest'
    ? refused('limit', 'tooManyOfGuest', { most })
    : refused('limit', 'tooManyTables', { most });
}

function finishedAt(parts: RecordParts, id: string, request: FastifyRequest, invite: string | undefined) {
  return lookAt(parts, id, request, invite, async (table) => {
    if (table.state.status !== 'over') throw new RefusedError(refused('illegal', 'notOver'));
    const names = await parts.names.fetch(peopleAt(table));
    return { card: cardOf(table), info: infoOf(table, names) };
  });
}
