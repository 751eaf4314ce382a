// Commands at a table, whichever way they came.

import { isRefusal, type Refusal } from '@starboard/engine';
import type { Command } from './api/schema/index.ts';
import type { Hall } from './hall.ts';
import { unknownTable } from './refused.ts';
import type { PersonRow } from './store/schema.ts';
import { back, claim, replace, standIn } from './tables/decide/absence.ts';
import { agree, decline, offer, resume } from './tables/decide/consent.ts';
import type { Asker, Decided } from './tables/decide/decision.ts';
import { answerBeforehand, order, resign, undoLast } from './tables/decide/play.ts';
import { rematch } from './tables/decide/rematch.ts';
import { addBot, close, ready, remove, rise, sit } from './tables/decide/seats.ts';
import { wholeMatch } from './tables/loading.ts';
import { seatOf } from './tables/seating.ts';
import type { Asking, Room } from './tables/room.ts';
import type { Table } from './tables/table.ts';

/** The number of what the person has seen now; null where it has no seat in a game. */
export type Done = number | null;

export async function doCommand(
  hall: Hall,
  room: Room,
  person: PersonRow,
  command: Command,
  invite: string | undefined,
  asking: Asking | null = null,
): Promise<Done | Refusal> {
  const started = hall.clock.now();
  const known = LOOKED_UP.has(command.do) ? await whatDecides(hall, room, person, command) : UNASKED;
  const done = await room.commit(
    (table, now) =>
      decide(
        hall,
        table,
        { ...known, now, person: person.id, invited: isInvited(table, person.id, invite) },
        command,
      ),
    (table) => seenBy(table, person.id),
    asking,
  );
  hall.metrics.latency.observe((hall.clock.now() - started) / 1000);
  hall.metrics.ended(command.do, isRefusal(done) ? 'refused' : 'done');
  return done;
}

function seenBy({ match, state }: Table, person: string): Done {
  const seat = seatOf(state.seats, person);
  return match === null || seat < 0 ? null : match.shown[seat + 1];
}

/** Was that person let in? Only those do something there, and read what was written. */
export function isInvited({ row, state }: Table, person: string | null, invite: string | undefined): boolean {
  return (
    row.visibility === 'public' ||
    row.invite === invite ||
    state.host === person ||
    seatOf(state.seats, person) >= 0
  );
}

/** May that person look at the table? A finished game has no secrets left: whoever knows its address may. */
export function mayLook(table: Table, person: string | null, invite: string | undefined): boolean {
  return table.state.status === 'over' || isInvited(table, person, invite);
}

type Known = Pick<Asker, 'blocked' | 'awayFor' | 'keepsOut'>;

const UNASKED: Known = { blocked: false, awayFor: () => 0, keepsOut: () => false };

/** Commands for which something must be looked up before they can be decided; most need nothing. */
const LOOKED_UP: ReadonlySet<Command['do']> = new Set(['sit', 'replace', 'claim', 'rematch']);

async function whatDecides(
  { blocks, names, presence }: Hall,
  room: Room,
  { id, name, kind }: PersonRow,
  command: Command,
): Promise<Known> {
  if (command.do === 'sit') {
    names.remember({ id, name, kind });
    const host = await room.look(({ state }) => state.host);
    return { ...UNASKED, blocked: await blocks.isBlocked(host, id) };
  }
  if (command.do === 'rematch') {
    const blocked = await blocks.of(id);
    return { ...UNASKED, keepsOut: (person) => blocked.get(person) === 'block' };
  }
  return { ...UNASKED, awayFor: await presence.awayFor(room.id) };
}

function decide(hall: Hall, table: Table, asker: Asker, command: Command): Decided | Promise<Decided> {
  if (!asker.invited) return unknownTable();
  switch (command.do) {
    case 'order':
      return order(table, asker, command.position, command.order);
    case 'undo':
      return undoLast(table, asker, command.position);
    case 'answer':
      return answerBeforehand(table, asker, command.answer);
    case 'sit':
      return sit(table, asker, command.seat);
    case 'rise':
      return rise(table, asker);
    case 'bot':
      return hall
        .levels(table.row.game, table.row.rules)
        .then((levels) => addBot(table, asker, command.seat, command.level, levels));
    case 'remove':
      return remove(table, asker, command.seat);
    case 'ready':
      return ready(table, asker, command.ready, command.word);
    case 'offer':
      return offered(hall, table, asker, command);
    case 'agree':
      return agree(table, asker);
    case 'decline':
      return decline(table, asker);
    case 'resume':
      return resume(table, asker);
    case 'resign':
      return resign(table, asker);
    case 'standIn':
      return standIn(table, asker);
    case 'back':
      return back(table, asker);
    case 'replace':
      return replace(table, asker, command.seat);
    case 'claim':
      return claim(table, asker, command.seat);
    case 'rematch':
      return hall
        .game(table.row.game)
        .then((present) => rematch(table, asker, { present, ids: hall.ids, db: hall.store.db }));
    case 'close':
      return close(table, asker);
  }
}

async function offered(
  { store }: Hall,
  table: Table,
  asker: Asker,
  command: Extract<Command, { do: 'offer' }>,
): Promise<Decided> {
  const whole = command.offer === 'takeBack' ? await wholeMatch(store, table) : null;
  return offer(table, asker, command.offer, command.orders ?? 1, whole);
}
