// A table in a worker of this browser.

import type { NewTable, TableFacts, Told } from './facts.ts';
import type { News } from './host.ts';
import type { LinkListener, TableLink } from './link.ts';
import { portTo, remote, type Remote } from './rpc.ts';
import type { TableThread } from './table-thread.ts';
import { startThread } from './threads.ts';

export function isTold(value: object): value is Told {
  return 'reason' in value;
}

/** Opens a new table. */
export function dealTable(wanted: NewTable): Promise<TableLink | Told> {
  const id = crypto.randomUUID().slice(0, 13);
  return opened((table) => table.deal(id, wanted)) as Promise<TableLink | Told>;
}

/** Goes on with a saved one; null where there is none of that name. */
export function resumeTable(id: string): Promise<TableLink | Told | null> {
  return opened((table) => table.resume(id));
}

async function opened(
  open: (table: Remote<TableThread>) => Promise<TableFacts | Told | null>,
): Promise<TableLink | Told | null> {
  const worker = startThread('table');
  const listeners = new Set<LinkListener>();
  const crashed = Promise.withResolvers<never>();
  crashed.promise.catch(() => {});
  const crash = (reason: string): void => {
    worker.terminate();
    crashed.reject(new Error(reason));
    for (const listener of listeners) listener.crashed?.(reason);
  };
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    crash(event.message);
  });
  const table = remote<TableThread>(portTo(worker), (news) => pass(news as News, listeners, crash));
  const facts = await Promise.race([open(table), crashed.promise]);
  if (facts === null || isTold(facts)) {
    worker.terminate();
    return facts;
  }
  return linkTo(table, facts, listeners, () => worker.terminate());
}

function pass(news: News, listeners: ReadonlySet<LinkListener>, crash: (reason: string) => void): void {
  if ('failed' in news) return crash(news.failed);
  for (const listener of listeners) {
    if ('sight' in news) listener.sight?.(news.sight);
    else if ('thinking' in news) listener.thinking?.(news.thinking);
    else listener.unsaved?.(news.unsaved);
  }
}

function linkTo(
  table: Remote<TableThread>,
  facts: TableFacts,
  listeners: Set<LinkListener>,
  close: () => void,
): TableLink {
  let current = facts;
  return {
    get facts() {
      return current;
    },
    look: (viewer) => table.look(viewer),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    submit: (seat, order) => table.submit(seat, order),
    undo: (seat) => table.undo(seat),
    takeBack: (seat) => table.takeBack(seat),
    offerDraw: (seat) => table.offerDraw(seat),
    resign: (seat) => table.resign(seat),
    say: (seat, answer) => void table.say(seat, answer),
    shown: (position) => void table.shown(position),
    async seat(people, here) {
      current = await table.seat(people, here);
    },
    replay: (viewpoint) => table.replay(viewpoint),
    file: () => table.file(),
    close,
  };
}
