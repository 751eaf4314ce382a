// Commands at a table, whichever way they came.

import { isRefusal, type Refusal } from '@starboard/engine';
import type { Command } from '@starboard/wire/schema';
import { refused, RefusedError, unknownTable } from '../base/refused.ts';
import type { Clock } from '../base/clock.ts';
import type { Ids } from '../base/ids.ts';
import { isInvited } from '../decide/access.ts';
import type { Metrics } from '../ops/metrics.ts';
import { payerOf, type Budgets, type Spender } from '../people/budgets.ts';
import type { Blocks } from '../people/blocks.ts';
import type { NameBook } from '../people/names.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { back, claim, replace, standIn } from '../decide/absence.ts';
import { agree, decline, offer, resume, type OrdersLeft } from '../decide/consent.ts';
import type { Asker, DeedDecided } from '../decide/decision.ts';
import { answerBeforehand, order, resign, undoLast } from '../decide/play.ts';
import { rematch } from '../decide/rematch.ts';
import { addBot, close, ready, remove, rise, sit } from '../decide/seats.ts';
import { seatOf } from '../tables/seating.ts';
import { seenAt, type Absences } from './signs.ts';
import type { PendingRequest, TableKeeper } from './table-keeper.ts';
import type { Payers } from '../people/payers.ts';
import type { LoadGame } from '../tables/loading.ts';
import type { LobbyPlaces } from '../tables/lobby-places.ts';
import type { Replayed, Replays } from '../tables/replays.ts';
import type { Table } from '../tables/table.ts';

/** The number of what the person has seen now; null where it has no seat in a game. */
export type Done = number | null;

type Offered = Extract<Command, { do: 'offer' }>;

export interface CommandDeps {
  readonly store: Store;
  readonly replays: Replays;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly names: NameBook;
  readonly blocks: Blocks;
  readonly presence: Absences;
  readonly payers: Pick<Payers, 'met'>;
  readonly budgets: Budgets;
  readonly places: LobbyPlaces;
  readonly game: LoadGame;
  /** The bots that can play that version of a game, the present one where none is named; weakest first. */
  readonly levels: (game: string, rules?: number) => Promise<readonly string[]>;
  readonly metrics: Pick<Metrics, 'latency' | 'ended'>;
}

export class TableCommands {
  readonly #deps: CommandDeps;

  constructor(deps: CommandDeps) {
    this.#deps = deps;
  }

  async do(
    keeper: TableKeeper,
    spender: Spender,
    command: Command,
    invite: string | undefined,
    asking: PendingRequest | null = null,
  ): Promise<Done | Refusal> {
    const { person } = spender;
    const { metrics, presence, payers } = this.#deps;
    payers.met(spender);
    const started = performance.now();
    const known = LOOKED_UP.has(command.do)
      ? await whatDecides(this.#deps, keeper, person, command)
      : UNASKED;
    const left =
      command.do === 'offer' ? await keeper.hold(() => this.#ordersLeft(keeper, spender, command)) : null;
    if (isRefusal(left)) return left;
    const commit = (): Promise<Done | Refusal> =>
      keeper.commit(
        (table, now) => {
          seenAt(presence, table, person.id);
          const invited = isInvited(table, person.id, invite);
          const isGuest = person.kind === 'guest';
          const isAccount = person.kind === 'account';
          const asker = { ...known, now, person: person.id, isGuest, isAccount, invited };
          return decide(this.#deps, table, asker, command, spender, left);
        },
        (table) => seenBy(table, person.id),
        asking,
      );
    const first = await commit();
    const isBehind = isRefusal(first) && (await wasBehind(keeper, person.id, command));
    const done = isBehind ? await commit() : first;
    metrics.latency.observe((performance.now() - started) / 1000);
    metrics.ended(command.do, isRefusal(done) ? 'refused' : 'done');
    return done;
  }

  /** Found out before the table's turn, so that nobody there waits for it; null where it need not be known. */
  async #ordersLeft(
    keeper: TableKeeper,
    spender: Spender,
    { offer: kind, orders: said = 1 }: Offered,
  ): Promise<OrdersLeft | Refusal | null> {
    const { person } = spender;
    const asker = {
      ...UNASKED,
      now: this.#deps.clock.now(),
      person: person.id,
      isGuest: false,
      isAccount: false,
      invited: true,
    };
    const about = await keeper.look((table) => {
      if (offer(table, asker, kind, said, null) !== 'unknown') return null;
      const { deedCount, state } = table;
      return { table: keeper.id, deedCount, seat: seatOf(state.seats, person.id), said };
    });
    return about && ordersLeft(this.#deps.replays, spender, about);
  }
}

/** Where somebody was faster than the replay, the table waits for the next. */
async function offered(
  { replays }: CommandDeps,
  table: Table,
  asker: Asker,
  { offer: kind, orders: said = 1 }: Offered,
  spender: Spender,
  left: OrdersLeft | null,
): Promise<DeedDecided> {
  const decided = offer(table, asker, kind, said, left);
  if (decided !== 'unknown') return decided;
  const { deedCount, row, state } = table;
  const seat = seatOf(state.seats, asker.person);
  const now = await ordersLeft(replays, spender, { table: row.id, deedCount, seat, said });
  if (isRefusal(now)) return now;
  const again = offer(table, asker, kind, said, now);
  return again === 'unknown' ? refused('busy', 'tooBusy') : again;
}

/** What a seat would take back takes a replay, which the person pays for. */
async function ordersLeft(
  replays: Replays,
  { person, address }: Spender,
  about: Replayed['ordersLeft']['about'],
): Promise<OrdersLeft | Refusal> {
  try {
    const keep = await replays.ask('ordersLeft', about, { person: payerOf(person), address });
    return { deedCount: about.deedCount, keep };
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal;
    throw error;
  }
}

/** Whoever has seen more than there is here is not the one who is late: another process told it first. Then this one has
 *  caught up. */
async function wasBehind(keeper: TableKeeper, person: string, command: Command): Promise<boolean> {
  if (!('viewSeq' in command)) return false;
  const { viewSeq } = command;
  const isBehind = await keeper.look((table) => (seenBy(table, person) ?? 0) < viewSeq);
  if (isBehind) await keeper.follow(Infinity);
  return isBehind;
}

function seenBy({ match, state }: Table, person: string): Done {
  const seat = seatOf(state.seats, person);
  return match === null || seat < 0 ? null : match.viewSeqs[seat + 1];
}

type Known = Pick<Asker, 'blocked' | 'awayFor' | 'keepsOut'>;

const UNASKED: Known = { blocked: false, awayFor: () => 0, keepsOut: () => false };

/** Commands for which something must be looked up before they can be decided; most need nothing. */
const LOOKED_UP: ReadonlySet<Command['do']> = new Set(['sit', 'replace', 'claim', 'rematch']);

async function whatDecides(
  { blocks, names, presence }: CommandDeps,
  keeper: TableKeeper,
  { id, name, kind }: PersonRow,
  command: Command,
): Promise<Known> {
  if (command.do === 'sit') {
    names.remember({ id, name, kind });
    const host = await keeper.look(({ state }) => state.host);
    return { ...UNASKED, blocked: await blocks.isBlocked(host, id) };
  }
  if (command.do === 'rematch') {
    const blocked = await blocks.of(id);
    return { ...UNASKED, keepsOut: (person) => blocked.get(person) === 'block' };
  }
  return { ...UNASKED, awayFor: await presence.awayFor(keeper.id) };
}

function decide(
  deps: CommandDeps,
  table: Table,
  asker: Asker,
  command: Command,
  spender: Spender,
  left: OrdersLeft | null,
): DeedDecided | Promise<DeedDecided> {
  if (!asker.invited) return unknownTable();
  switch (command.do) {
    case 'order':
      return order(table, asker, command.viewSeq, command.order);
    case 'undo':
      return undoLast(table, asker, command.viewSeq);
    case 'answer':
      return answerBeforehand(table, asker, command.answer);
    case 'sit':
      return paid(deps, spender, sit(table, asker, command.seat));
    case 'rise':
      return rise(table, asker);
    case 'bot':
      return deps
        .levels(table.row.game, table.row.rules)
        .then((levels) => paid(deps, spender, addBot(table, asker, command.seat, command.level, levels)));
    case 'remove':
      return remove(table, asker, command.seat);
    case 'ready':
      return paid(deps, spender, ready(table, asker, command.ready, command.word));
    case 'offer':
      return offered(deps, table, asker, command, spender, left);
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
      return openedAgain(deps, table, asker, spender);
    case 'close':
      return close(table, asker);
  }
}

/** Who sits down, puts bots into seats or is ready and is not does so at the cost of all who look at the table. */
async function paid({ budgets }: CommandDeps, spender: Spender, decided: DeedDecided): Promise<DeedDecided> {
  if (decided === null || isRefusal(decided) || (await budgets.take('seats', spender))) return decided;
  return refused('limit', 'tooManySeats');
}

/** A table that is opened again is a table that is opened. */
async function openedAgain(
  { game, ids, store, budgets, places }: CommandDeps,
  table: Table,
  asker: Asker,
  spender: Spender,
): Promise<DeedDecided> {
  const [present, place] = await Promise.all([game(table.row.game), places.next(spender)]);
  const decided = rematch(table, asker, { present, ids, db: store.db, place });
  if (decided === null || isRefusal(decided) || (await budgets.take('tables', spender))) return decided;
  return refused('limit', 'tooManyOpened');
}
