// One table as the server tells of it: who sits there, clocks, chat, and the game as this viewer may see it. After an
// interruption it asks for what came since the number that it has seen.

import { refusalJson } from '@starboard/engine';
import type {
  Away,
  Change,
  ChatLine,
  ClockInfo,
  Command,
  Named,
  Refused,
  ServerMessage,
  Sight,
  TableCard,
  TableInfo,
  Watching,
} from '@starboard/server/schema';
import { refuse } from '../../words/messages.ts';
import { LineBroke, refusalIn, type Asked, type Live } from './live.ts';
import { withNote } from './told-notes.ts';

/** What this viewer was shown, from some moment on. */
export interface Course {
  /** Counts the times that it began anew: with other eyes, or after a gap. */
  readonly epoch: number;
  readonly first: Sight;
  readonly changes: readonly Change[];
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
  readonly course: Course | null;
}

export interface LineState {
  readonly now: TableNow | null;
  /** Why the table cannot be looked at. */
  readonly refused: Refused | null;
}

const BROKEN: Refused = { code: 'busy', ...refusalJson(refuse(null, 'broken')) };

/** Old lines of a long talk are left to the server. */
const CHAT_KEPT = 300;

/** What refuses only for the moment. */
const PASSING: readonly string[] = ['busy', 'limit'];
const AGAIN_AFTER = 2000;

export class TableLine {
  readonly table: string;
  readonly #live: Live;
  /** Goes along with everything: a new line knows of no invitation yet. */
  readonly #invited: { readonly invite?: string };
  readonly #listeners = new Set<() => void>();
  #state: LineState = { now: null, refused: null };
  #epoch = 0;
  #resumed = Promise.withResolvers<void>();

  constructor(live: Live, table: string, invite: string | null) {
    this.table = table;
    this.#live = live;
    this.#invited = invite === null ? {} : { invite };
  }

  /** Follows the table until the returned function is called. */
  start(): () => void {
    const stops = [
      this.#live.hold(),
      this.#live.hear((message) => this.#heard(message)),
      this.#live.onOpen(() => void this.#watch()),
    ];
    return () => {
      this.#live.ask({ do: 'leave', table: this.table }).catch(() => {});
      for (const stop of stops) stop();
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): LineState => this.#state;

  /** The number of what was shown last. */
  get position(): number {
    const course = this.#state.now?.course ?? null;
    return course === null ? 0 : (course.changes.at(-1)?.position ?? course.first.position);
  }

  /** What lets this viewer in where not everybody may look. */
  get invite(): string | null {
    return this.#state.now?.invite ?? this.#invited.invite ?? null;
  }

  /** Null when it is done, else why not. */
  async do(command: Command): Promise<Refused | null> {
    return this.#ask({ ...command, table: this.table, ...this.#invited });
  }

  async say(text: string): Promise<Refused | null> {
    return this.#ask({ do: 'say', table: this.table, text });
  }

  /** An order that was on its way when the line broke is given again, unless the table went on meanwhile: then it was
   *  kept, or is out of date, and what came tells which. */
  async order(position: number, order: string[]): Promise<Refused | null> {
    const seat = this.#state.now?.seat;
    for (;;) {
      try {
        return refusalIn(await this.#live.ask({ do: 'order', table: this.table, position, order }));
      } catch (error) {
        if (!(error instanceof LineBroke)) throw error;
        this.#resumed = Promise.withResolvers<void>();
        await this.#resumed.promise;
        if (this.position !== position || this.#state.now?.seat !== seat) return null;
      }
    }
  }

  async #ask(message: Asked): Promise<Refused | null> {
    try {
      return refusalIn(await this.#live.ask(message));
    } catch (error) {
      if (error instanceof LineBroke) return BROKEN;
      throw error;
    }
  }

  async #watch(): Promise<void> {
    const { now } = this.#state;
    const refused = await this.#ask({
      do: 'watch',
      table: this.table,
      ...(now?.course ? { position: this.position } : {}),
      ...this.#invited,
    });
    // a line that broke is opened again, and then this is asked again
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
        const { seat, sight, invite, answer } = message;
        return this.#change({ seat, answer, invite: invite ?? now.invite, course: this.#begun(sight) });
      }
      case 'change':
        return this.#went(now, [message.change]);
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

  #watching({ sight, missed, type: _type, re: _re, table: _table, ...rest }: Watching): void {
    const before = this.#state.now?.course ?? null;
    const follows =
      before !== null &&
      sight !== null &&
      before.first.viewer === sight.viewer &&
      sight.position === this.position + missed.length;
    const course = follows ? { ...before, changes: [...before.changes, ...missed] } : this.#begun(sight);
    this.#set({ now: { ...rest, course }, refused: null });
    this.#resumed.resolve();
  }

  #begun(sight: Sight | null): Course | null {
    return sight && { epoch: ++this.#epoch, first: sight, changes: [] };
  }

  #went({ course }: TableNow, changes: readonly Change[]): void {
    if (course === null || changes[0]?.position !== this.position + 1) return;
    this.#change({ course: { ...course, changes: [...course.changes, ...changes] } });
  }

  #change(change: Partial<TableNow>): void {
    const { now } = this.#state;
    if (now !== null) this.#set({ now: { ...now, ...change } });
  }

  #set(change: Partial<LineState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
