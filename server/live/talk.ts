// What is written at tables, told to those who follow them; also what was written while this process could not hear of it.

import type { ChatLine } from '@starboard/wire/schema';
import type { Clock } from '../base/clock.ts';
import type { Chat } from '../keepers/chat.ts';
import type { Audiences } from './audiences.ts';

/** So long before it hears again what was written may have been missed. */
const MISSED = 600_000;
/** So many tables are asked about at once. */
const MOST_TABLES = 20;
/** So many lines are known to have been told. */
const MOST = 10_000;

export interface TalkParts {
  readonly audiences: Pick<Audiences, 'followed' | 'follows' | 'tell'>;
  readonly chat: Pick<Chat, 'line' | 'since'>;
  readonly clock: Clock;
}

export class Talk {
  readonly #parts: TalkParts;
  readonly #told = new Set<string>();

  constructor(parts: TalkParts) {
    this.#parts = parts;
  }

  /** A line was written: `TABLE.LINE`. */
  async heard(id: string): Promise<void> {
    const { audiences, chat } = this.#parts;
    const [table, line] = id.split('.');
    if (!audiences.follows(table)) return;
    const told = await chat.line(line);
    if (told !== null) this.#tell(table, told);
  }

  /** Tells what was written lately and was not told here. Who came meanwhile may have read it already, and knows it by
   *  its id. */
  async missed(): Promise<void> {
    const { audiences, chat, clock } = this.#parts;
    const { followed } = audiences;
    const since = clock.now() - MISSED;
    for (let from = 0; from < followed.length; from += MOST_TABLES)
      for (const { table, line } of await chat.since(since, followed.slice(from, from + MOST_TABLES)))
        if (audiences.follows(table) && !this.#told.has(line.id)) this.#tell(table, line);
  }

  #tell(table: string, line: ChatLine): void {
    const by = line.person?.id ?? '';
    this.#told.add(line.id);
    if (this.#told.size > MOST) {
      const [oldest] = this.#told;
      this.#told.delete(oldest);
    }
    this.#parts.audiences.tell(table, { type: 'chat', table, line }, ({ reads }) => reads(by));
  }
}
