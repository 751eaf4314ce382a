// One WebSocket: reads what comes, answers it, and keeps what it follows.

import { isRefusal, type Refusal } from '@starboard/engine';
import type { ClientMessage, ServerMessage, TableRequest } from '@starboard/wire/schema';
import { ENDED } from '@starboard/wire/socket';
import type { TableCommands } from '../keepers/commands.ts';
import type { CampaignCommands } from '../campaigns/campaign-commands.ts';
import type { GroupCommands } from '../groups/group-commands.ts';
import { kindOf, type KindOfSeries } from '../tables/series-rows.ts';
import type { TournamentCommands } from '../tournaments/tournament-commands.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { refusalFor, type Readiness } from '../ops/readiness.ts';
import { payerOf, type Spender } from '../people/budgets.ts';
import type { Blocks } from '../people/blocks.ts';
import { refused, toldRefusal, unknownTable } from '../base/refused.ts';
import type { BlockKind, PersonRow } from '../store/schema.ts';
import { seenAt } from '../keepers/signs.ts';
import type { PendingRequest } from '../keepers/table-keeper.ts';
import { Bucket, type Allowance } from '../base/bucket.ts';
import { legalMoves } from '../decide/legal.ts';
import { readId, readMessage } from './reading.ts';
import type { Lobbies } from './lobbies.ts';
import type { SeriesWatches } from './series-watches.ts';
import { Watches, type WatchesParts } from './watches.ts';

export interface Outlet {
  /** It speaks an earlier version of the wire, and is told so. */
  readonly isOutdated: boolean;
  /** Together, and in this order. */
  send(texts: readonly string[]): void;
  /** Ends it, with a code of the WebSocket protocol and the reason. */
  end(code: number, reason: string): void;
}

export interface ConnectionParts extends WatchesParts {
  readonly commands: TableCommands;
  readonly blocks: Blocks;
  readonly lobbies: Lobbies;
  readonly tournaments: TournamentCommands;
  readonly seriesWatches: SeriesWatches;
  readonly campaignCommands: CampaignCommands;
  readonly groupCommands: GroupCommands;
  readonly readiness: Pick<Readiness, 'noticed'>;
  readonly metrics: Pick<Metrics, 'failures' | 'limits' | 'refusals'>;
  readonly log: Log;
}

export interface ConnectionLimits {
  readonly messages: Allowance;
  /** Tables that one connection may follow. */
  readonly tables: number;
  /** Requests of one connection that may be under way. */
  readonly pending: number;
}

/** Who comes, and from where. */
export interface Comer {
  /** Of the request that opened the connection: what is asked over it has its number after it. */
  readonly request: string;
  readonly person: PersonRow | null;
  readonly address: string;
  /** Takes of what all connections of the person and the address share; false when nothing is left of it. */
  readonly mayAsk?: (cost: number, now: number) => boolean;
  /** What the log tells of it. */
  readonly toldAddress: string | undefined;
}

const NO_SUCH = {
  tournament: 'noSuchTournament',
  campaign: 'noSuchCampaign',
  group: 'noSuchGroup',
} as const satisfies Record<KindOfSeries, string>;

/** What costs as much as so many orders. */
const WEIGHTS: Readonly<Record<string, number>> = {
  watch: 8,
  leave: 1,
  lobby: 5,
  mine: 20,
  legal: 3,
  tournaments: 5,
  tournament: 20,
  inTournament: 8,
  campaign: 20,
  inCampaign: 8,
  group: 20,
  inGroup: 8,
};

/** To tell so many of what somebody did costs as much as an order. */
const TOLD_FOR_ONE = 16;

/** Longer than people's messages are. What is longer is read at the cost of several. */
const SHORT = 1024;

/** Refused so often for haste, a connection is ended. */
const MOST_HASTE = 200;

export class Connection {
  #person: PersonRow | null;
  readonly #address: string;
  readonly #request: string;
  #asked = 0;
  readonly #toldAddress: string | undefined;
  readonly #parts: ConnectionParts;
  readonly #outlet: Outlet;
  readonly #limits: ConnectionLimits;
  readonly #bucket: Bucket;
  readonly #mayAsk: (cost: number, now: number) => boolean;
  readonly #watches: Watches;
  #blocks: ReadonlyMap<string, BlockKind> = new Map();
  #pending = 0;
  #haste = 0;
  #closed = false;
  readonly #send: (texts: readonly string[]) => void;

  constructor(parts: ConnectionParts, comer: Comer, outlet: Outlet, limits: ConnectionLimits) {
    const { person, address, request, toldAddress, mayAsk = () => true } = comer;
    this.#parts = parts;
    this.#person = person;
    this.#address = address;
    this.#request = request;
    this.#toldAddress = toldAddress;
    this.#mayAsk = mayAsk;
    this.#outlet = outlet;
    this.#limits = limits;
    this.#bucket = new Bucket(limits.messages, parts.clock.now());
    this.#send = (texts) => {
      if (!this.#closed) outlet.send(texts);
    };
    this.#watches = new Watches(parts, {
      socket: this,
      most: limits.tables,
      person: () => this.#person?.id ?? null,
      payer: () => ({ person: this.#person && payerOf(this.#person), address }),
      reads: (writer) => !this.#blocks.has(writer),
      send: this.#send,
      // who cannot be shown a table anew comes back and asks
      fail: () => outlet.end(ENDED.tryAgain, 'come back'),
    });
  }

  async open(): Promise<void> {
    const { person } = this;
    if (person !== null) await this.meet(person);
    const named = person && { id: person.id, name: person.name, kind: person.kind };
    this.#tell({ type: 'hello', person: named, now: this.#parts.clock.now() });
  }

  get person(): PersonRow | null {
    return this.#person;
  }

  /** The person as it is now: the name, what it may do, and whom it does not read. */
  async meet(person: PersonRow): Promise<void> {
    this.#person = person;
    this.#blocks = await this.#parts.blocks.of(person.id);
  }

  /** Counts a frame of the protocol itself, a ping or a pong, as a message; false: it is one too many. */
  mayKnock(): boolean {
    const now = this.#parts.clock.now();
    if (this.#bucket.take(now) && this.#mayAsk(1, now)) return true;
    this.#hurry();
    return false;
  }

  /** Answers every message; throws nothing. */
  async receive(text: string): Promise<void> {
    if (this.#haste > MOST_HASTE) return;
    const { clock, log } = this.#parts;
    const asked = ++this.#asked;
    const refuse = (re: number | null, refusal: Refusal): void => this.#refuse(re, refusal, asked);
    const cost = 1 + Math.floor(text.length / SHORT);
    const now = clock.now();
    if (!this.#mayGoOn(now, cost)) return this.#tooHasty(readId(text), asked, cost);
    const { id, message } = readMessage(text);
    const weight = isRefusal(message) ? 1 : this.#weightOf(message);
    if (weight > 1 && !this.#mayAsk(weight - 1, now)) return this.#tooHasty(id, asked);
    if (this.#outlet.isOutdated && (isRefusal(message) || message.do !== 'ping'))
      return refuse(id, refused('outdated', 'outdated'));
    if (isRefusal(message)) return refuse(id, message);
    this.#pending++;
    try {
      const refusal = await this.#answer(message);
      if (refusal !== null) refuse(id, refusal);
    } catch (error) {
      const table = 'table' in message ? message.table : undefined;
      this.#parts.metrics.failures.inc();
      this.#parts.readiness.noticed(error);
      log.error(
        { request: this.#requestId(asked), table, do: message.do, error: String(error) },
        'a message could not be answered',
      );
      refuse(id, refusalFor(error, refused('busy', 'failedAtTable')));
    } finally {
      this.#pending--;
    }
  }

  /** Who has many look on makes the server talk to all of them. */
  #weightOf(message: ClientMessage): number {
    const followers = 'table' in message ? this.#parts.audiences.followers(message.table) : 0;
    return WEIGHTS[message.do] ?? 1 + Math.floor(followers / TOLD_FOR_ONE);
  }

  #mayGoOn(now: number, cost: number): boolean {
    return this.#bucket.take(now, cost) && this.#pending < this.#limits.pending && this.#mayAsk(cost, now);
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#watches.close();
    this.#parts.lobbies.leaveLobby(this.#send);
    this.#parts.seriesWatches.leaveAll(this.#send);
    if (this.person !== null) this.#parts.lobbies.leaveMine(this.person.id, this.#send);
  }

  #answer(message: ClientMessage): Promise<Refusal | null> | null {
    const re = message.id ?? null;
    switch (message.do) {
      case 'ping':
        this.#tell({ type: 'pong', re, now: this.#parts.clock.now() });
        return null;
      case 'watch':
        return this.#watches.watch(message.table, { re, viewSeq: message.viewSeq, invite: message.invite });
      case 'leave':
        this.#watches.leave(message.table);
        return this.#done(re);
      case 'legal':
        return this.#legal(message.table, re, message.order);
      case 'lobby':
        return this.#followLobby(re, message.on);
      case 'mine':
        return this.#followMine(re, message.on);
      case 'tournaments':
        return this.#followTournaments(re, message.on);
      case 'tournament':
        return this.#followSeries(re, 'tournament', message.tournament, message.on);
      case 'inTournament':
        return this.#inSeries(re, (by) =>
          this.#parts.tournaments.do(message.tournament, by, message.command),
        );
      case 'campaign':
        return this.#followSeries(re, 'campaign', message.campaign, message.on);
      case 'inCampaign':
        return this.#inSeries(re, (by) =>
          this.#parts.campaignCommands.do(message.campaign, by, message.command),
        );
      case 'group':
        return this.#followSeries(re, 'group', message.group, message.on);
      case 'inGroup':
        return this.#inSeries(re, (by) => this.#parts.groupCommands.do(message.group, by, message.command));
      case 'say':
        return this.#say(message.table, re, message.text);
      default:
        return this.#command(message, re);
    }
  }

  async #command(request: TableRequest, re: number | null): Promise<Refusal | null> {
    const { table, invite } = request;
    if (this.person === null) return strangers();
    const keeper = await this.#parts.keepers.of(table);
    if (keeper === null) return unknownTable();
    const letIn = invite ?? this.#watches.inviteTo(table);
    const asking: PendingRequest | null = re === null ? null : { socket: this, re, answered: false };
    const done = await this.#parts.commands.do(keeper, this.#spender(this.person), request, letIn, asking);
    if (isRefusal(done)) return done;
    if (asking?.answered !== true)
      this.#tell(done === null ? { type: 'done', re } : { type: 'done', re, viewSeq: done });
    return null;
  }

  async #legal(table: string, re: number | null, order: readonly string[]): Promise<Refusal | null> {
    if (this.person === null) return strangers();
    const keeper = await this.#parts.keepers.of(table);
    if (keeper === null) return unknownTable();
    const { id } = this.person;
    const found = await keeper.look((each) => {
      seenAt(this.#parts.presence, each, id);
      return legalMoves(each, id, order);
    });
    if (isRefusal(found)) return found;
    this.#tell({ type: 'legal', re, ...found });
    return null;
  }

  async #say(table: string, re: number | null, text: string): Promise<Refusal | null> {
    if (this.person === null) return strangers();
    const keeper = await this.#parts.keepers.of(table);
    if (keeper === null) return unknownTable();
    const said = await this.#parts.chat.say(keeper, { person: this.person, address: this.#address }, text);
    return isRefusal(said) ? said : this.#done(re);
  }

  async #followLobby(re: number | null, on: boolean): Promise<null> {
    if (on) await this.#parts.lobbies.followLobby(this.#send);
    else this.#parts.lobbies.leaveLobby(this.#send);
    return this.#done(re);
  }

  async #followMine(re: number | null, on: boolean): Promise<Refusal | null> {
    if (this.person === null) return strangers();
    if (on) await this.#parts.lobbies.followMine(this.person.id, this.#send);
    else this.#parts.lobbies.leaveMine(this.person.id, this.#send);
    return this.#done(re);
  }

  async #followTournaments(re: number | null, on: boolean): Promise<null> {
    const { seriesWatches: live } = this.#parts;
    if (on) await live.followList(this.#send);
    else live.leaveList(this.#send);
    this.#leaveIfClosed();
    return this.#done(re);
  }

  async #followSeries(
    re: number | null,
    kind: KindOfSeries,
    id: string,
    on: boolean,
  ): Promise<Refusal | null> {
    const { seriesWatches: live } = this.#parts;
    if (!on) live.leave(id, this.#send);
    else if (kindOf(id) !== kind || !(await live.follow(id, this.#send)))
      return refused('unknown', NO_SUCH[kind]);
    this.#leaveIfClosed();
    return this.#done(re);
  }

  /** Whoever has gone while it was looked up would be told for ever. */
  #leaveIfClosed(): void {
    if (this.#closed) this.#parts.seriesWatches.leaveAll(this.#send);
  }

  async #inSeries(re: number | null, run: (by: Spender) => Promise<Refusal | null>): Promise<Refusal | null> {
    if (this.person === null) return strangers();
    return (await run(this.#spender(this.person))) ?? this.#done(re);
  }

  #tooHasty(id: number | null, asked: number, cost = 1): void {
    if (this.#hurry(cost)) this.#refuse(id, refused('limit', 'tooManyMessages'), asked);
  }

  /** Of the message with that number, for the log. */
  #requestId(asked: number): string {
    return `${this.#request}-${asked}`;
  }

  /** False when the connection is ended for it. */
  #hurry(cost = 1): boolean {
    this.#haste += cost;
    if (this.#haste <= MOST_HASTE) return true;
    this.#outlet.end(ENDED.policyViolation, 'too many messages');
    return false;
  }

  #refuse(re: number | null, refusal: Refusal, asked: number): void {
    const told = toldRefusal(refusal);
    const { metrics, log } = this.#parts;
    metrics.refusals.inc({ code: told.code });
    if (told.code === 'limit') {
      metrics.limits.inc({ limit: told.key });
      log.warn(
        { request: this.#requestId(asked), limit: told.key, address: this.#toldAddress },
        'a limit was reached',
      );
    }
    this.#tell({ type: 'refused', re, refusal: told });
  }

  #spender(person: PersonRow): Spender {
    return { person, address: this.#address };
  }

  #done(re: number | null): null {
    this.#tell({ type: 'done', re });
    return null;
  }

  #tell(message: ServerMessage): void {
    this.#send([JSON.stringify(message)]);
  }
}

function strangers(): Refusal {
  return refused('nobody', 'sayWho');
}
