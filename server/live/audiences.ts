// Who follows which table, and what each of them is told of a deed. Whatever is said about the game comes out of the
// engine's gate; a viewer whom a deed shows nothing hears nothing.

import { SPECTATOR } from '@starboard/engine';
import type { Committed } from '@starboard/engine/match';
import { deltaFor, viewFor } from '@starboard/engine/view';
import type { ServerMessage } from '@starboard/wire/schema';
import { viewerOf } from '../decide/access.ts';
import type { NameBook } from '../people/names.ts';
import { changeOf, clockOf, noteInfo, peopleAt } from '../tables/info.ts';
import type { Audience } from '../keepers/table-keepers.ts';
import type { StoredNote } from '../tables/note.ts';
import { newNote } from '../tables/notes.ts';
import type { PendingRequest, DoneDeed } from '../keepers/table-keeper.ts';
import type { Table } from '../tables/table.ts';

export interface Watcher {
  /** The connection that it belongs to. */
  readonly socket: object;
  readonly person: string | null;
  /** A seat, or SPECTATOR. */
  viewer: number;
  /** Together, and in this order. */
  readonly send: (texts: readonly string[]) => void;
  /** The table is to be shown anew. */
  readonly restart: (table: string) => void;
  /** Does this watcher want to read what that person writes? */
  readonly reads: (person: string) => boolean;
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

  /** The tables that somebody follows. */
  get followed(): readonly string[] {
    return [...this.#watchers.keys()];
  }

  follows(id: string): boolean {
    return this.#watchers.has(id);
  }

  followers(id: string): number {
    return this.#watchers.get(id)?.size ?? 0;
  }

  /** Does that person follow it? */
  has(id: string, person: string): boolean {
    for (const watcher of this.#watchers.get(id) ?? []) if (watcher.person === person) return true;
    return false;
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

  onDeed(table: Table, step: DoneDeed): void {
    const watchers = this.#watchers.get(table.row.id);
    if (watchers === undefined) return;
    const deltas = new DeltaTexts(table, step);
    const info = infoChanged(table, step)
      ? this.#infoText(table, newNote(step.before, table.state, step.dated))
      : null;
    const clock = clockText(table, step);
    for (const watcher of watchers) {
      const delta = deltas.textFor(watcher);
      const seat = seatText(table, step, watcher);
      const answer = answerText(table, step, watcher);
      const texts = [delta, seat, info, clock, answer].filter((text) => text !== null);
      if (texts.length > 0) watcher.send(texts);
    }
  }

  /** Somebody at the table has another name. */
  onRename(table: Table): void {
    const text = this.follows(table.row.id) ? this.#infoText(table, null) : null;
    if (text !== null) for (const { send } of this.#watchers.get(table.row.id) ?? []) send([text]);
  }

  /** Tells all who follow a table the same. */
  tell(id: string, message: ServerMessage, to: (watcher: Watcher) => boolean = () => true): void {
    const watchers = this.#watchers.get(id);
    if (watchers === undefined) return;
    const texts = [JSON.stringify(message)];
    for (const watcher of watchers) if (to(watcher)) watcher.send(texts);
  }

  /** Null where a name is missing: then all are told when it is here. */
  #infoText(table: Table, note: StoredNote | null): string | null {
    if (this.#names.has(peopleAt(table))) return written(this.#infoMessage(table, note));
    // somebody new, whom another process let in; who cannot be told is shown the table anew
    this.#tellNamed(table, note).catch(() => this.onGap(table));
    return null;
  }

  #infoMessage(table: Table, note: StoredNote | null): Extract<ServerMessage, { type: 'info' }> {
    const { known } = this.#names;
    return {
      type: 'info',
      table: table.row.id,
      info: changeOf(table, known),
      note: note && noteInfo(note, known),
    };
  }

  /** When the names are here, as the table is then. A name that cannot be read keeps nobody from seeing the rest. */
  async #tellNamed(table: Table, note: StoredNote | null): Promise<void> {
    await this.#names.fetch(peopleAt(table)).catch(() => {});
    await this.#lookAt(table.row.id, (now) => this.tell(now.row.id, this.#infoMessage(now, note)));
  }
}

const BEGINNING = '{"type":"delta",';

/** What a deed changes in the game, written once for all who see it with the same eyes. */
class DeltaTexts {
  readonly #table: Table;
  readonly #committed: Committed | null;
  readonly #asking: PendingRequest | null;
  /** By viewer, the spectator first. */
  readonly #texts: (string | null | undefined)[] = [];

  constructor(table: Table, { committed, asking }: DoneDeed) {
    this.#table = table;
    this.#committed = committed;
    this.#asking = asking;
  }

  textFor({ viewer, socket }: Watcher): string | null {
    let text = this.#texts[viewer - SPECTATOR];
    if (text === undefined) {
      text = this.#written(viewer);
      this.#texts[viewer - SPECTATOR] = text;
    }
    const asking = this.#asking;
    if (text === null || asking?.socket !== socket) return text;
    // who asked is answered by the delta itself
    asking.answered = true;
    return `${BEGINNING}"re":${asking.re},${text.slice(BEGINNING.length)}`;
  }

  #written(viewer: number): string | null {
    const { row, match } = this.#table;
    const delta = match && this.#committed && deltaFor(match, viewer, this.#committed);
    return delta && written({ type: 'delta', table: row.id, delta });
  }
}

/** Whoever sits down or rises sees the game with other eyes, and everybody sees it when it starts. */
function seatText(table: Table, { dated, before }: DoneDeed, watcher: Watcher): string | null {
  const starts = dated.deed.do === 'start';
  if (!starts && table.state.seats === before.seats) return null;
  const viewer = viewerOf(table, watcher.person);
  if (viewer === watcher.viewer && !starts) return null;
  watcher.viewer = viewer;
  return written(seatMessage(table, viewer));
}

export function seatMessage(table: Table, viewer: number): Extract<ServerMessage, { type: 'seat' }> {
  const { row, match, state } = table;
  return {
    type: 'seat',
    table: row.id,
    seat: viewer === SPECTATOR ? null : viewer,
    view: match && viewFor(match, viewer),
    invite: viewer === SPECTATOR ? null : row.invite,
    answer: state.answers[viewer] ?? null,
  };
}

/** What is told of a table besides the game: when it began and ended changes with its status. By reference: a deed that
 *  leaves something as it is leaves the same thing there. */
function infoChanged({ state }: Table, { before, dated }: DoneDeed): boolean {
  if (dated.deed.do === 'play' && 'forfeit' in dated.deed.entry) return true;
  return (
    state.status !== before.status ||
    state.seats !== before.seats ||
    state.host !== before.host ||
    state.offer !== before.offer ||
    state.paused !== before.paused ||
    state.next !== before.next ||
    state.notes !== before.notes
  );
}

function clockText(table: Table, { before, dated }: DoneDeed): string | null {
  if (table.state.clocks === before.clocks) return null;
  const clock = clockOf(table, dated.at);
  return clock && written({ type: 'clock', table: table.row.id, clock });
}

/** Only the seat itself is told what it answers beforehand. */
function answerText({ row, state }: Table, { before }: DoneDeed, { viewer }: Watcher): string | null {
  if (viewer === SPECTATOR || state.answers[viewer] === before.answers[viewer]) return null;
  return written({ type: 'answer', table: row.id, answer: state.answers[viewer] });
}

function written(message: ServerMessage): string {
  return JSON.stringify(message);
}
