// A table in a worker of this browser.

import { refusalJson, type Game, type Outcome } from '@starboard/engine';
import { loadGame, whyMissing } from '@starboard/games';
import type { Person } from '@starboard/kit';
import { extended, readTimeline, type Moment, type Timeline } from '../timeline/timeline.ts';
import type { NewLocalTable, SavedFile, TableFacts, Told } from './facts.ts';
import type { HostCalls } from './host-calls.ts';
import type { News } from './host.ts';
import type { LinkListener, TableLook, TableLink } from './link.ts';
import type { OpenedViewFile } from './opening.ts';
import type { Remote } from './rpc.ts';
import { startedThread } from './started-thread.ts';
import type { TableThread } from './table-thread.ts';
import { isTold } from './told.ts';
import { ViewLink } from './view-link.ts';

/** Opens a new table. */
export function dealTable(wanted: NewLocalTable): Promise<TableLink | Told> {
  const id = wanted.id ?? crypto.randomUUID().slice(0, 13);
  return opened((table) => table.deal(id, wanted)) as Promise<TableLink | Told>;
}

/** Goes on with a saved one; null where there is none of that name. */
export function resumeTable(id: string): Promise<TableLink | Told | null> {
  return opened((table) => table.resume(id));
}

/** What may be saved of a table that nobody looks at; null where there is none of that name. */
export function fetchSaved(id: string): Promise<SavedFile | Told | null> {
  return askedOnce((table) => table.saved(id));
}

/** How the game ended at a table that nobody looks at; null where that cannot be told. */
export function fetchOutcome(id: string): Promise<Outcome | null> {
  return askedOnce((table) => table.outcome(id));
}

async function askedOnce<T>(ask: (table: Remote<TableThread>) => Promise<T>): Promise<T> {
  const { table, crashed, close } = startTableThread({});
  try {
    return await Promise.race([ask(table), crashed]);
  } finally {
    close();
  }
}

async function opened(
  open: (table: Remote<TableThread>) => Promise<TableFacts | OpenedViewFile | Told | null>,
): Promise<TableLink | Told | null> {
  const listeners = new Set<LinkListener>();
  let link: LocalLink | null = null;
  const { table, crashed, close } = startTableThread({
    hear: (news) => link?.hear(news),
    crash: (reason) => {
      for (const listener of listeners) listener.crashed?.(reason);
    },
  });
  const answer = await Promise.race([open(table), crashed]);
  if (answer === null || isTold(answer)) {
    close();
    return answer;
  }
  const facts = 'timeline' in answer ? answer.facts : answer;
  const game = await loadGame(facts.game, facts.rules);
  if (game === null) {
    close();
    return refusalJson(whyMissing(facts.game, facts.rules));
  }
  if ('timeline' in answer) {
    close();
    return new ViewLink(game, answer);
  }
  link = new LocalLink(game, facts, table, listeners, close);
  return link;
}

interface TableEars {
  readonly hear?: (news: HeardNews) => void;
  readonly crash?: (reason: string) => void;
}

interface StartedTable {
  readonly table: Remote<TableThread>;
  /** Rejects when the thread breaks down, whatever it was asked. */
  readonly crashed: Promise<never>;
  readonly close: () => void;
}

function startTableThread({ hear, crash }: TableEars): StartedTable {
  const { calls, crashed, close, fail } = startedThread<TableThread>(
    'table',
    (told) => {
      const news = told as News;
      if ('failed' in news) fail(news.failed);
      else hear?.(news);
    },
    crash,
  );
  return { table: calls, crashed, close };
}

export type HeardNews = Exclude<News, { failed: string }>;

export class LocalLink implements TableLink {
  readonly game: Game;
  readonly close: () => void;
  facts: TableFacts;
  readonly #table: Remote<HostCalls>;
  readonly #listeners: Set<LinkListener>;
  /** What whoever looks now has seen. */
  #timeline: Timeline | null = null;

  constructor(
    game: Game,
    facts: TableFacts,
    table: Remote<HostCalls>,
    listeners: Set<LinkListener>,
    close: () => void,
  ) {
    this.game = game;
    this.facts = facts;
    this.#table = table;
    this.#listeners = listeners;
    this.close = close;
  }

  hear(news: HeardNews): void {
    // what the eyes before are still told is of no use any more
    if ('delta' in news && this.#timeline?.view.viewer === news.viewer)
      this.#timeline = extended(this.game, this.#timeline, news.delta);
    for (const listener of this.#listeners) {
      if ('unsaved' in news) listener.unsaved?.(news.unsaved);
      else if ('thinking' in news) listener.thinking?.(news.thinking);
      else if ('said' in news) listener.said?.(news.said);
      else if (this.#timeline !== null) listener.timeline?.(this.#timeline);
    }
  }

  async look(viewer: number): Promise<TableLook> {
    const { timeline, ...rest } = await this.#table.look(viewer);
    this.#timeline = readTimeline(this.game, timeline);
    return { ...rest, timeline: this.#timeline };
  }

  listen(listener: LinkListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  submit(seat: number, order: readonly number[]): Promise<Told | null> {
    return this.#table.submit(seat, order);
  }

  undo(seat: number): Promise<Told | null> {
    return this.#table.undo(seat);
  }

  takeBack(seat: number): Promise<Told | null> {
    return this.#table.takeBack(seat);
  }

  offerDraw(seat: number): Promise<Told | null> {
    return this.#table.offerDraw(seat);
  }

  resign(seat: number): Promise<Told | null> {
    return this.#table.resign(seat);
  }

  async say(seat: number, answer: number | null): Promise<null> {
    await this.#table.say(seat, answer);
    return null;
  }

  shown(viewSeq: number): void {
    void this.#table.shown(viewSeq);
  }

  async seat(people: readonly Person[]): Promise<Told | null> {
    return this.#told(await this.#table.seat(people));
  }

  async agree(seat: number): Promise<Told | null> {
    return this.#told(await this.#table.agree(seat));
  }

  async decline(): Promise<void> {
    this.#told(await this.#table.decline());
  }

  async replay(viewpoint: number | null): Promise<readonly Moment[] | Told> {
    const told = await this.#table.replay(viewpoint);
    return isTold(told) ? told : readTimeline(this.game, told).moments;
  }

  file(): Promise<SavedFile> {
    return this.#table.file();
  }

  #told(answer: TableFacts | Told): Told | null {
    if (isTold(answer)) return answer;
    this.facts = answer;
    return null;
  }
}
