// The page's line to a group of tables in a worker of this browser, and through it to each of them.

import { refusalJson } from '@starboard/engine';
import { loadGame, whyMissing } from '@starboard/games';
import type { GroupFile } from '@starboard/series/group';
import type { Told } from './facts.ts';
import type { GroupFacts, GroupNews, NewLocalGroup } from './group-host.ts';
import type { GroupThread } from './group-thread.ts';
import type { HostCalls } from './host-calls.ts';
import type { LinkListener, TableLink } from './link.ts';
import { LocalLink } from './local-link.ts';
import type { Remote } from './rpc.ts';
import { startedThread } from './started-thread.ts';
import { isTold } from './told.ts';

const NAME_LENGTH = 8;

/** The name of the new group, or why there is none. */
export async function dealGroup(wanted: NewLocalGroup): Promise<GroupLink | Told> {
  const id = `g${crypto.randomUUID().slice(0, NAME_LENGTH)}`;
  return (await opened((calls) => calls.deal(id, wanted))) as GroupLink | Told;
}

/** Goes on with a saved one; null where there is none of that name. */
export function resumeGroup(id: string): Promise<GroupLink | Told | null> {
  return opened((calls) => calls.resume(id));
}

async function opened(
  open: (calls: Remote<GroupThread>) => Promise<GroupFacts | Told | null>,
): Promise<GroupLink | Told | null> {
  let link: GroupLink | null = null;
  const thread = startedThread<GroupThread>(
    'group',
    (told) => link?.hear(told as GroupNews),
    (reason) => link?.crash(reason),
  );
  const facts = await Promise.race([open(thread.calls), thread.crashed]);
  if (facts === null || isTold(facts)) {
    thread.close();
    return facts;
  }
  link = new GroupLink(facts, thread.calls, thread.close, thread.fail);
  return link;
}

export class GroupLink {
  readonly close: () => void;
  #facts: GroupFacts;
  #crashed: string | null = null;
  readonly #calls: Remote<GroupThread>;
  readonly #fail: (reason: string) => void;
  readonly #listeners = new Set<() => void>();
  /** Those who follow a table, by its number. */
  readonly #tables = new Map<number, { readonly link: LocalLink; readonly listeners: Set<LinkListener> }>();

  constructor(
    facts: GroupFacts,
    calls: Remote<GroupThread>,
    close: () => void,
    fail: (reason: string) => void,
  ) {
    this.#facts = facts;
    this.#calls = calls;
    this.close = close;
    this.#fail = fail;
  }

  readonly facts = (): GroupFacts => this.#facts;

  /** Why it cannot go on; null while it does. */
  readonly crashed = (): string | null => this.#crashed;

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  hear(news: GroupNews): void {
    if ('facts' in news) {
      this.#facts = news.facts;
      for (const listener of this.#listeners) listener();
    } else if ('failed' in news.news) this.#fail(news.news.failed);
    else this.#tables.get(news.table)?.link.hear(news.news);
  }

  crash(reason: string): void {
    this.#crashed = reason;
    for (const { listeners } of this.#tables.values())
      for (const listener of listeners) listener.crashed?.(reason);
    for (const listener of this.#listeners) listener();
  }

  /** All tables go on, where nobody looks with that pause between what bots do. */
  begin(pace: number): void {
    void this.#calls.begin(pace);
  }

  setPace(pace: number): void {
    void this.#calls.pace(pace);
  }

  file(): Promise<GroupFile> {
    return this.#calls.groupFile();
  }

  /** One of its tables, for one who looks; null where it was deleted. Closing it leaves the group open. */
  async table(table: number): Promise<TableLink | Told | null> {
    const facts = await this.#calls.table(table);
    if (facts === null) return null;
    const game = await loadGame(facts.game, facts.rules);
    if (game === null) return refusalJson(whyMissing(facts.game, facts.rules));
    const listeners = new Set<LinkListener>();
    const entry = {
      listeners,
      link: new LocalLink(game, facts, this.#callsAt(table), listeners, () => {
        // somebody else may look by now
        if (this.#tables.get(table) !== entry) return;
        this.#tables.delete(table);
        void this.#calls.away(table);
      }),
    };
    this.#tables.set(table, entry);
    return entry.link;
  }

  #callsAt(table: number): Remote<HostCalls> {
    const calls = this.#calls;
    return new Proxy({} as Remote<HostCalls>, {
      get:
        (_target, name) =>
        (...args: unknown[]) =>
          calls.call(table, String(name) as keyof HostCalls, args),
    });
  }
}
