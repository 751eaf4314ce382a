// Tables: opening them, finding them, looking at them, and doing things there without a WebSocket.

import { viewFor } from '@starboard/engine';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { doCommand, isInvited } from '../../commands.ts';
import type { Limits } from '../../config.ts';
import type { Hall } from '../../hall.ts';
import { legalMoves } from '../../live/legal.ts';
import { orRefuse, refused, RefusedError, unknownTable, type Refused } from '../../refused.ts';
import type { PersonRow } from '../../store/schema.ts';
import { cardOf, infoOf, peopleAt } from '../../tables/info.ts';
import { openingStatements, planTable } from '../../tables/opening.ts';
import type { Opened } from '../../tables/table.ts';
import { personOf, requirePerson } from '../identity.ts';
import { lookAt, roomOf } from '../looking.ts';
import { route, Written } from '../route.ts';
import {
  ChatLine,
  Command,
  FinishedGame,
  GameRecord,
  Id,
  Lobby,
  NewTable,
  nullable,
  Position,
  record,
  Said,
  Sight,
  TableCard,
  TableInfo,
} from '../schema/index.ts';

const tag = 'tables';
const At = record({ table: Id });

export function tableRoutes(
  server: FastifyInstance,
  hall: Hall,
  { unfinished }: Pick<Limits, 'unfinished'>,
): void {
  route(server, {
    method: 'GET',
    url: '/api/tables',
    about: 'Public tables with free seats, and public games to watch',
    tag,
    sends: Lobby,
    handle: () => hall.lists.lobby(),
  });

  route(server, {
    method: 'POST',
    url: '/api/tables',
    about: 'Open a table',
    tag,
    body: NewTable,
    sends: record({ table: Id, invite: Type.String() }),
    async handle({ body }, request) {
      const person = await requirePerson(hall, request);
      const game = await hall.game(body.game);
      if (game === null) throw new RefusedError(refused('illegal', 'noSuchGame', { game: body.game }));
      const levels = await hall.levels(game.id);
      const deps = { ids: hall.ids, now: hall.clock.now(), host: person.id, levels };
      const plan = orRefuse(planTable(game, body, deps));
      const most = unfinished[person.kind === 'guest' ? 'guest' : 'account'];
      if ((await hall.lists.unfinished(person)) >= most) throw new RefusedError(tooMany(person, most));
      await hall.store.write(openingStatements(hall.store.db, plan));
      const room = await roomOf(hall, plan.row.id);
      const isSeated = body.seats.some((seat) => 'me' in seat);
      if (body.ready === true && isSeated) {
        const word = body.word === undefined ? {} : { word: body.word };
        orRefuse(await doCommand(hall, room, person, { do: 'ready', ready: true, ...word }, undefined));
      }
      await hall.house.tick(room);
      await hall.store.notify({ about: 'lobby', id: room.id });
      return { table: plan.row.id, invite: plan.row.invite };
    },
  });

  route(server, {
    method: 'GET',
    url: '/api/tables/:table',
    about: 'A table, and the game as you may see it',
    tag,
    params: At,
    isInvited: true,
    sends: record({ card: TableCard, info: TableInfo, sight: nullable(Sight) }),
    handle: async ({ params, invite }, request) =>
      lookAt(hall, params.table, request, invite, async (table, viewer) => {
        const names = await hall.names.fetch(peopleAt(table));
        const sight = table.match && viewFor(table.match, viewer);
        return { card: cardOf(table), info: infoOf(table, names), sight };
      }),
  });

  route(server, {
    method: 'POST',
    url: '/api/tables/:table/commands',
    about: 'Do something at a table; answered when it is kept',
    tag,
    params: At,
    isInvited: true,
    body: Command,
    sends: record({ position: nullable(Position) }),
    async handle({ params, body, invite }, request) {
      const person = await requirePerson(hall, request);
      const room = await roomOf(hall, params.table);
      const done = orRefuse(await doCommand(hall, room, person, body as Command, invite));
      return { position: done };
    },
  });

  route(server, {
    method: 'POST',
    url: '/api/tables/:table/legal',
    about: 'Which moves can follow a begun order',
    tag,
    params: At,
    body: record({ order: Type.Array(Type.String({ maxLength: 120 }), { maxItems: 400 }) }),
    sends: record({ moves: Type.Array(Type.String()), complete: Type.Boolean() }),
    async handle({ params, body }, request) {
      const person = await requirePerson(hall, request);
      const room = await roomOf(hall, params.table);
      return orRefuse(await room.look((table) => legalMoves(table, person.id, body.order)));
    },
  });
}

/** Words at a table, and what is left of a game when it is over. */
export function recordRoutes(server: FastifyInstance, hall: Hall): void {
  route(server, {
    method: 'GET',
    url: '/api/tables/:table/chat',
    about: 'The latest that was written at a table',
    tag,
    params: At,
    isInvited: true,
    sends: Type.Array(ChatLine),
    async handle({ params, invite }, request) {
      const person = await personOf(hall, request);
      const blocked = person === null ? new Map() : await hall.blocks.of(person.id);
      const room = await roomOf(hall, params.table);
      if (!(await room.look((table) => isInvited(table, person?.id ?? null, invite))))
        throw new RefusedError(unknownTable());
      return hall.chat.lines(room.id, (by) => !blocked.has(by));
    },
  });

  route(server, {
    method: 'POST',
    url: '/api/tables/:table/chat',
    about: 'Write to the table',
    tag,
    params: At,
    body: record({ text: Said }),
    async handle({ params, body }, request) {
      const person = await requirePerson(hall, request);
      orRefuse(await hall.chat.say(await roomOf(hall, params.table), person, body.text));
    },
  });

  route(server, {
    method: 'GET',
    url: '/api/tables/:table/record',
    about:
      'A finished game as a file that replays from every seat and proves its dice, for whoever knows its address',
    tag: 'finished games',
    params: At,
    isInvited: true,
    sends: GameRecord,
    async handle({ params, invite }, request) {
      const { opened } = await finishedAt(hall, params.table, request, invite);
      return new Written((await hall.finished.of(opened)).json);
    },
  });

  route(server, {
    method: 'GET',
    url: '/api/tables/:table/result',
    about: 'A finished game: score sheet, proof of the dice and what luck did, for whoever knows its address',
    tag: 'finished games',
    params: At,
    isInvited: true,
    sends: FinishedGame,
    handle: async ({ params, invite }, request) => {
      const { opened, card, info } = await finishedAt(hall, params.table, request, invite);
      return { card, info, ...(await hall.finished.of(opened)).told };
    },
  });
}

function tooMany({ kind }: PersonRow, most: number): Refused {
  return kind === 'guest'
    ? refused('limit', 'tooManyOfGuest', { most })
    : refused('limit', 'tooManyTables', { most });
}

function finishedAt(hall: Hall, id: string, request: FastifyRequest, invite: string | undefined) {
  return lookAt(hall, id, request, invite, async (table) => {
    if (table.state.status !== 'over') throw new RefusedError(refused('illegal', 'notOver'));
    const names = await hall.names.fetch(peopleAt(table));
    const opened: Opened = table;
    return { opened, card: cardOf(table), info: infoOf(table, names) };
  });
}
