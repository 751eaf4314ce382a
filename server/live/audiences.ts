// Who follows which table, and what each of them is told of a deed. Whatever is said about the game comes out of the
// engine's gate; a viewer whom a deed shows nothing hears nothing.

import { changeFor, SPECTATOR, viewFor, type Committed } from '@starboard/engine';
import type { ServerMessage } from '../api/schema/index.ts';
import type { NameBook } from '../people/names.ts';
import { clockOf, infoOf, peopleAt } from '../tables/info.ts';
import type { Audience } from '../tables/house.ts';
import type { Step } from '../tables/room.ts';
import { seatOf } from '../tables/seating.ts';
import type { Table } from '../tables/table.ts';

export interface Watcher {
  readonly person: string | null;
  /** A seat, or SPECTATOR. */
  viewer: number;
  readonly send: (text: string) => void;
  /** The table is to be shown anew. */
  readonly restart: (table: string) => void;
  /** Does this watcher want to read what that person writes? */
  readonly reads: (person: string) => boolean;
}

export function viewerOf({ state }: Table, person: string | null): number {
  return seatOf(state.seats, person);
}

/** Looks at a table in turn, so that what is seen is durable. */
export type LookAt = (id: string, look: (table: Table) => void) => Promise<void>;

export class Audiences implements Audience {
  readonly #names: NameBook;
  readonly #lookAt: LookAt;
  readonly #watchers = new Map<string, Set<Watcher>>();

  constructor(names: NameBook, lookAt: LookAt) {
    this.#names = names;
    this.#lookAt = lookAt;
  }

  follows(id: string): boolean {
    return this.#watchers.has(id);
  }

  join(id: string, watcher: Watcher): void {
    const watchers = this.#watchers.get(id);
    if (watchers === undefined) this.#watchers.set(id, new Set([watcher]));
    else watchers.add(watcher);
  }

  leave(id: string, watcher: Watcher): void {
    const watchers = this.#watchers.get(id);
    watchers?.delete(watcher);
    if (watchers?.size === 0) this.#watchers.delete(id);
  }

  /** They hear nothing before they were shown the table anew: it would not follow from what they know. */
  onGap({ row }: Table): void {
    const watchers = this.#watchers.get(row.id) ?? [];
    this.#watchers.delete(row.id);
    for (const watcher of watchers) watcher.restart(row.id);
  }

  onDeed(table: Table, step: Step): void {
    const watchers = this.#watchers.get(table.row.id);
    if (watchers === undefined) return;
    if (step.committed !== null) tellChange(table, step.committed, watchers);
    tellSeats(table, step, watchers);
    if (infoChanged(table, step)) this.#tellInfo(table);
    if (table.state.clocks !== step.before.clocks) tellClock(table, step.dated.at, watchers);
    tellAnswer(table, step, watchers);
  }

  /** Somebody at the table has another name. */
  onRename(table: Table): void {
    if (this.follows(table.row.id)) this.#tellInfo(table);
  }

  /** Tells all who follow a table the same. */
  tell(id: string, message: ServerMessage, to: (watcher: Watcher) => boolean = () => true): void {
    const watchers = this.#watchers.get(id);
    if (watchers === undefined) return;
    const text = JSON.stringify(message);
    for (const watcher of watchers) if (to(watcher)) watcher.send(text);
  }

  #tellInfo(table: Table): void {
    if (this.#names.has(peopleAt(table))) this.#sendInfo(table);
    // somebody new, whom another process let in; who cannot be told is shown the table anew
    else this.#tellNamed(table).catch(() => this.onGap(table));
  }

  /** When the names are here, as the table is then. A name that cannot be read keeps nobody from seeing the rest. */
  async #tellNamed(table: Table): Promise<void> {
    await this.#names.fetch(peopleAt(table)).catch(() => {});
    await this.#lookAt(table.row.id, (now) => this.#sendInfo(now));
  }

  #sendInfo(table: Table): void {
    const info = infoOf(table, this.#names.known);
    this.tell(table.row.id, { type: 'info', table: table.row.id, info });
  }
}

function tellChange({ row, match }: Table, committed: Committed, watchers: ReadonlySet<Watcher>): void {
  if (match === null) return;
  const texts = new Map<number, string | null>();
  for (const { viewer, send } of watchers) {
    let text = texts.get(viewer);
    if (text === undefined) {
      const change = changeFor(match, viewer, committed);
      text = change && written({ type: 'change', table: row.id, change });
      texts.set(viewer, text);
    }
    if (text !== null) send(text);
  }
}

/** Whoever sits down or rises sees the game with other eyes, and everybody sees it when it starts. */
function tellSeats(table: Table, { dated, before }: Step, watchers: ReadonlySet<Watcher>): void {
  const starts = dated.deed.do === 'start';
  if (!starts && table.state.seats === before.seats) return;
  for (const watcher of watchers) {
    const viewer = viewerOf(table, watcher.person);
    if (viewer === watcher.viewer && !starts) continue;
    watcher.viewer = viewer;
    watcher.send(written(seatMessage(table, viewer)));
  }
}

export function seatMessage(table: Table, viewer: number): Extract<ServerMessage, { type: 'seat' }> {
  const { row, match, state } = table;
  return {
    type: 'seat',
    table: row.id,
    seat: viewer === SPECTATOR ? null : viewer,
    sight: match && viewFor(match, viewer),
    invite: viewer === SPECTATOR ? null : row.invite,
    answer: state.answers[viewer] ?? null,
  };
}

/** By reference: a deed that leaves something as it is leaves the same thing there. */
function infoChanged({ state, match }: Table, { before, dated }: Step): boolean {
  if (dated.deed.do === 'play' && 'forfeit' in dated.deed.entry) return match !== null;
  return (
    state.seats !== before.seats ||
    state.host !== before.host ||
    state.status !== before.status ||
    state.offer !== before.offer ||
    state.paused !== before.paused ||
    state.next !== before.next
  );
}

function tellClock(table: Table, at: number, watchers: ReadonlySet<Watcher>): void {
  const clock = clockOf(table, at);
  if (clock === null) return;
  const text = written({ type: 'clock', table: table.row.id, clock });
  for (const { send } of watchers) send(text);
}

/** Only the seat itself is told what it answers beforehand. */
function tellAnswer({ row, state }: Table, { before }: Step, watchers: ReadonlySet<Watcher>): void {
  if (state.answers === before.answers) return;
  for (const { viewer, send } of watchers) {
    if (viewer === SPECTATOR || state.answers[viewer] === before.answers[viewer]) continue;
    send(written({ type: 'answer', table: row.id, answer: state.answers[viewer] }));
  }
}

function written(message: ServerMessage): string {
  return JSON.stringify(message);
}
