// One table as the server tells of it: who sits there, clocks, chat, and the game as this viewer may see it. After an
// interruption it asks for what came since the number that it has seen.

import { refusalJson } from '@starboard/engine';
import type {
  Away,
  ViewDelta,
  ChatLine,
  ClockInfo,
  Command,
  Named,
  RefusalBody,
  ServerMessage,
  View,
  TableCard,
  TableInfo,
  Watching,
} from '@starboard/wire/schema';
import { refusalIn, type NewRequest } from '@starboard/wire/socket';
import { SocketBroke, type Socket } from './socket.ts';
import { refuse } from '../../words/messages.ts';
import { withNote } from './told-notes.ts';

/** What this viewer was shown, from some moment on. */
export interface SeenSince {
  /** Counts the times that it began anew: with other eyes, or after a gap. */
  readonly epoch: number;
  readonly first: View;
  /** So many deltas since were taken by who keeps the past. */
  readonly taken: number;
  /** Those that nobody has taken yet. */
  readonly deltas: readonly ViewDelta[];
}

export interface TableNow {
  readonly card: TableCard;
  readonly info: TableInfo;
  readonly clock: ClockInfo | null;
  readonly seat: number | null;
  readonly invite: string | null;
  readonly answer: string | null;
  readonly here: readonly Named[];
  /** Those who sit here and are not here. */
  readonly away: readonly Away[];
  readonly chat: readonly ChatLine[];
  /** Null before the game begins. */
  readonly timeline: SeenSince | null;
}

export interface SubscriptionState {
  readonly now: TableNow | null;
  /** Why the table cannot be looked at. */
  readonly refused: RefusalBody | null;
}

const BROKEN: RefusalBody = { code: 'busy', ...refusalJson(refuse(null, 'broken')) };

/** Old lines of a long talk are left to the server. */
const CHAT_KEPT = 300;

/** What refuses only for the moment. */
const PASSING: readonly string[] = ['busy', 'limit'];
const AGAIN_AFTER = 2000;

export class Subscription {
  readonly table: string;
  readonly #socket: Socket;
  /** Goes along with everything: a new subscription knows of no invitation yet. */
  readonly #invited: { readonly invite?: string };
  readonly #listeners = new Set<() => void>();
  #state: SubscriptionState = { now: null, refused: null };
  #epoch = 0;
  #resumed = Promise.withResolvers<void>();

  constructor(socket: Socket, table: string, invite: string | null) {
    this.table = table;
    this.#socket = socket;
    this.#invited = invite === null ? {} : { invite };
  }

  /** Follows the table until the returned function is called. */
  start(): () => void {
    const stops = [
      this.#socket.hold(),
      this.#socket.hear((message) => this.#heard(message)),
      this.#socket.onOpen(() => void this.#watch()),
    ];
    return () => {
      this.#socket.ask({ do: 'leave', table: this.table }).catch(() => {});
      for (const stop of stops) stop();
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): SubscriptionState => this.#state;

  /** The number of what was shown last. */
  get viewSeq(): number {
    const timeline = this.#state.now?.timeline ?? null;
    return timeline === null ? 0 : timeline.first.viewSeq + timeline.taken + timeline.deltas.length;
  }

  /** What came since it was asked last. The past is kept once, by who takes it. */
  take(): readonly ViewDelta[] {
    const { now } = this.#state;
    if (!now?.timeline) return [];
    const { deltas, taken, ...rest } = now.timeline;
    const timeline = { ...rest, taken: taken + deltas.length, deltas: [] };
    // nothing has changed for those who listen
    this.#state = { ...this.#state, now: { ...now, timeline } };
    return deltas;
  }

  /** What lets this viewer in where not everybody may look. */
  get invite(): string | null {
    return this.#state.now?.invite ?? this.#invited.invite ?? null;
  }

  /** Null when it is done, else why not. */
  async do(command: Command): Promise<RefusalBody | null> {
    return this.#ask({ ...command, table: this.table, ...this.#invited });
  }

  async say(text: string): Promise<RefusalBody | null> {
    return this.#ask({ do: 'say', table: this.table, text });
  }

  /** An order that was on its way when the socket broke is given again, unless the table went on meanwhile: then it was
   *  kept, or is out of date, and what came tells which. */
  async order(viewSeq: number, order: string[]): Promise<RefusalBody | null> {
    const seat = this.#state.now?.seat;
    for (;;) {
      try {
        return refusalIn(await this.#socket.ask({ do: 'order', table: this.table, viewSeq, order }));
      } catch (error) {
        if (!(error instanceof SocketBroke)) throw error;
        this.#resumed = Promise.withResolvers<void>();
        await this.#resumed.promise;
        if (this.viewSeq !== viewSeq || this.#state.now?.seat !== seat) return null;
      }
    }
  }

  async #ask(message: NewRequest): Promise<RefusalBody | null> {
    try {
      return refusalIn(await this.#socket.ask(message));
    } catch (error) {
      if (error instanceof SocketBroke) return BROKEN;
      throw error;
    }
  }

  async #watch(): Promise<void> {
    const { now } = this.#state;
    const refused = await this.#ask({
      do: 'watch',
      table: this.table,
      ...(now?.timeline ? { viewSeq: this.viewSeq } : {}),
      ...this.#invited,
    });
    // a socket that broke is opened again, and then this is asked again
    if (refused === null || refused === BROKEN) return;
    if (PASSING.includes(refused.code)) setTimeout(() => void this.#watch(), AGAIN_AFTER);
    else this.#set({ refused });
  }

  #heard(message: ServerMessage): void {
    if (!('table' in message) || message.table !== this.table) return;
    if (message.type === 'watching') return this.#watching(message);
    const { now } = this.#state;
    if (now === null) return;
    switch (message.type) {
      case 'seat': {
        const { seat, view, invite, answer } = message;
        return this.#change({ seat, answer, invite: invite ?? now.invite, timeline: this.#begun(view) });
      }
      case 'delta':
        return this.#went(now, [message.delta]);
      case 'info':
        return this.#change({ info: { ...message.info, notes: withNote(now.info.notes, message.note) } });
      case 'clock':
        return this.#change({ clock: message.clock });
      case 'answer':
        return this.#change({ answer: message.answer });
      case 'presence':
        return this.#change({ here: message.here, away: message.away });
      case 'chat':
        // one that was written while the table was being shown may come with it and again by itself
        if (now.chat.some(({ id }) => id === message.line.id)) return;
        return this.#change({ chat: [...now.chat, message.line].slice(-CHAT_KEPT) });
    }
  }

  #watching({ view, missed, type: _type, re: _re, table: _table, ...rest }: Watching): void {
    const before = this.#state.now?.timeline ?? null;
    const follows =
      before !== null &&
      view !== null &&
      before.first.viewer === view.viewer &&
      before.first.layout === view.layout &&
      view.viewSeq === this.viewSeq + missed.length;
    const timeline = follows ? { ...before, deltas: [...before.deltas, ...missed] } : this.#begun(view);
    this.#set({ now: { ...rest, timeline }, refused: null });
    this.#resumed.resolve();
  }

  #begun(view: View | null): SeenSince | null {
    return view && { epoch: ++this.#epoch, first: view, taken: 0, deltas: [] };
  }

  #went({ timeline }: TableNow, deltas: readonly ViewDelta[]): void {
    if (timeline === null || deltas[0]?.viewSeq !== this.viewSeq + 1) return;
    this.#change({ timeline: { ...timeline, deltas: [...timeline.deltas, ...deltas] } });
  }

  #change(change: Partial<TableNow>): void {
    const { now } = this.#state;
    if (now !== null) this.#set({ now: { ...now, ...change } });
  }

  #set(change: Partial<SubscriptionState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
