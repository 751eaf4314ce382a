// One WebSocket: reads what comes, answers it, and keeps what it follows.

import { isRefusal, type Refusal } from '@starboard/engine';
import type { ClientMessage, ServerMessage, TableRequest } from '../api/schema/index.ts';
import { doCommand } from '../commands.ts';
import type { Hall } from '../hall.ts';
import { refused, toldRefusal, unknownTable } from '../refused.ts';
import type { BlockKind, PersonRow } from '../store/schema.ts';
import type { Asking } from '../tables/room.ts';
import { Bucket, type Allowance } from './bucket.ts';
import { legalMoves } from './legal.ts';
import { readMessage } from './reading.ts';
import { Watches } from './watches.ts';

export interface Line {
  /** Together, and in this order. */
  send(...texts: readonly string[]): void;
  /** Ends it, with a code of the WebSocket protocol and the reason. */
  end(code: number, reason: string): void;
}

export interface ConnectionLimits {
  readonly messages: Allowance;
  /** Tables that one connection may follow. */
  readonly tables: number;
  /** Requests of one connection that may be under way. */
  readonly pending: number;
}

/** Refused so often for haste, a connection is ended. */
const MOST_HASTE = 200;
const POLICY_VIOLATION = 1008;
const TRY_AGAIN = 1013;

export class Connection {
  #person: PersonRow | null;
  readonly #hall: Hall;
  readonly #line: Line;
  readonly #limits: ConnectionLimits;
  readonly #bucket: Bucket;
  readonly #watches: Watches;
  #blocks: ReadonlyMap<string, BlockKind> = new Map();
  #pending = 0;
  #haste = 0;
  #closed = false;
  readonly #send: (...texts: readonly string[]) => void;

  constructor(hall: Hall, person: PersonRow | null, line: Line, limits: ConnectionLimits) {
    this.#hall = hall;
    this.#person = person;
    this.#line = line;
    this.#limits = limits;
    this.#bucket = new Bucket(limits.messages, hall.clock.now());
    this.#send = (...texts) => {
      if (!this.#closed) line.send(...texts);
    };
    this.#watches = new Watches(hall, {
      line: this,
      most: limits.tables,
      person: () => this.#person?.id ?? null,
      reads: (writer) => !this.#blocks.has(writer),
      send: this.#send,
      // who cannot be shown a table anew comes back and asks
      fail: () => line.end(TRY_AGAIN, 'come back'),
    });
  }

  async open(): Promise<void> {
    const { person } = this;
    if (person !== null) await this.meet(person);
    const named = person && { id: person.id, name: person.name, kind: person.kind };
    this.#tell({ type: 'hello', person: named, now: this.#hall.clock.now() });
  }

  get person(): PersonRow | null {
    return this.#person;
  }

  /** The person as it is now: the name, what it may do, and whom it does not read. */
  async meet(person: PersonRow): Promise<void> {
    this.#person = person;
    this.#blocks = await this.#hall.blocks.of(person.id);
  }

  /** Answers every message; throws nothing. */
  async receive(text: string): Promise<void> {
    const { clock, log } = this.#hall;
    const { id, message } = readMessage(text);
    if (!this.#bucket.take(clock.now()) || this.#pending >= this.#limits.pending) return this.#tooHasty(id);
    if (isRefusal(message)) return this.#refuse(id, message);
    this.#pending++;
    try {
      const refusal = await this.#answer(message);
      if (refusal !== null) this.#refuse(id, refusal);
    } catch (error) {
      const table = 'table' in message ? message.table : undefined;
      this.#hall.metrics.failures.inc();
      log.error({ table, do: message.do, error: String(error) }, 'a message could not be answered');
      this.#refuse(id, refused('busy', 'failedAtTable'));
    } finally {
      this.#pending--;
    }
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#watches.close();
    this.#hall.lobbies.leaveLobby(this.#send);
    if (this.person !== null) this.#hall.lobbies.leaveMine(this.person.id, this.#send);
  }

  #answer(message: ClientMessage): Promise<Refusal | null> | null {
    const re = message.id ?? null;
    switch (message.do) {
      case 'ping':
        this.#tell({ type: 'pong', re, now: this.#hall.clock.now() });
        return null;
      case 'watch':
        return this.#watches.watch(message.table, { re, position: message.position, invite: message.invite });
      case 'leave':
        this.#watches.leave(message.table);
        return this.#done(re);
      case 'legal':
        return this.#legal(message.table, re, message.order);
      case 'lobby':
        return this.#followLobby(re, message.on);
      case 'mine':
        return this.#followMine(re, message.on);
      case 'say':
        return this.#say(message.table, re, message.text);
      default:
        return this.#command(message, re);
    }
  }

  async #command(request: TableRequest, re: number | null): Promise<Refusal | null> {
    const { table, invite } = request;
    if (this.person === null) return strangers();
    const room = await this.#hall.house.room(table);
    if (room === null) return unknownTable();
    const letIn = invite ?? this.#watches.inviteTo(table);
    const asking: Asking | null = re === null ? null : { line: this, re, answered: false };
    const done = await doCommand(this.#hall, room, this.person, request, letIn, asking);
    if (isRefusal(done)) return done;
    if (asking?.answered !== true)
      this.#tell(done === null ? { type: 'done', re } : { type: 'done', re, position: done });
    return null;
  }

  async #legal(table: string, re: number | null, order: readonly string[]): Promise<Refusal | null> {
    if (this.person === null) return strangers();
    const room = await this.#hall.house.room(table);
    if (room === null) return unknownTable();
    const { id } = this.person;
    const found = await room.look((each) => legalMoves(each, id, order));
    if (isRefusal(found)) return found;
    this.#tell({ type: 'legal', re, ...found });
    return null;
  }

  async #say(table: string, re: number | null, text: string): Promise<Refusal | null> {
    if (this.person === null) return strangers();
    const room = await this.#hall.house.room(table);
    if (room === null) return unknownTable();
    const said = await this.#hall.chat.say(room, this.person, text);
    return isRefusal(said) ? said : this.#done(re);
  }

  async #followLobby(re: number | null, on: boolean): Promise<null> {
    if (on) await this.#hall.lobbies.followLobby(this.#send);
    else this.#hall.lobbies.leaveLobby(this.#send);
    return this.#done(re);
  }

  async #followMine(re: number | null, on: boolean): Promise<Refusal | null> {
    if (this.person === null) return strangers();
    if (on) await this.#hall.lobbies.followMine(this.person.id, this.#send);
    else this.#hall.lobbies.leaveMine(this.person.id, this.#send);
    return this.#done(re);
  }

  #tooHasty(id: number | null): void {
    this.#haste++;
    if (this.#haste > MOST_HASTE) return this.#line.end(POLICY_VIOLATION, 'too many messages');
    this.#refuse(id, refused('limit', 'tooManyMessages'));
  }

  #refuse(re: number | null, refusal: Refusal): void {
    const told = toldRefusal(refusal);
    this.#hall.metrics.refusals.inc({ code: told.code });
    this.#tell({ type: 'refused', re, refusal: told });
  }

  #done(re: number | null): null {
    this.#tell({ type: 'done', re });
    return null;
  }

  #tell(message: ServerMessage): void {
    this.#send(JSON.stringify(message));
  }
}

function strangers(): Refusal {
  return refused('nobody', 'sayWho');
}
