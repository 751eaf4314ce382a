// The thread of a table. It starts the bots' thread itself, so that the page carries no messages between them.

import { isRefusal, refusalJson, utf8 } from '@starboard/engine';
import { mixSeeds } from '@starboard/engine/match';
import { indexedShelf } from '../shelf/indexed.ts';
import type { NewLocalTable, SavedFile, TableFacts, Told } from './facts.ts';
import { Host, type News } from './host.ts';
import { hostCalls } from './host-calls.ts';
import { startMind } from './minds.ts';
import { dealt, openedView, resumed, type OpenedMatch, type OpenedViewFile } from './opening.ts';
import { portHome, serve } from './rpc.ts';
import { savedFile } from './saved-file.ts';
import { savedOutcome } from './saved-outcome.ts';

const shelf = indexedShelf();
let host: Host | null = null;

const table = (): Host => {
  if (host === null) throw new Error('No table is open.');
  return host;
};

const seatAt = ({ match, table: saved }: OpenedMatch, kept: boolean, deal?: string): TableFacts => {
  const seed = deal === undefined ? crypto.getRandomValues(new Uint32Array(1))[0] >>> 1 : numberOf(deal);
  host = new Host({
    match,
    table: saved,
    shelf: kept ? shelf : null,
    mind: startMind(),
    seed,
    tell: (news) => tell(news),
  });
  return host.facts;
};

/** Who plays a named deal again meets the same bots in the same mood. */
const numberOf = (deal: string): number => utf8(deal).reduce((mixed, byte) => mixSeeds(mixed, byte) >>> 1, 0);

const functions = {
  async deal(id: string, wanted: NewLocalTable): Promise<TableFacts | Told> {
    const opened = await dealt(id, wanted, Date.now());
    if (isRefusal(opened)) return refusalJson(opened);
    const kept = wanted.from === undefined;
    if (kept) await shelf.save(opened.table);
    return seatAt(opened, kept, wanted.seed);
  },
  async resume(id: string): Promise<TableFacts | OpenedViewFile | Told | null> {
    const saved = await shelf.load(id);
    if (saved === null) return null;
    if (saved.table.view !== undefined) {
      const view = await openedView(saved.table);
      return isRefusal(view) ? refusalJson(view) : view;
    }
    const opened = await resumed(saved.table, saved.log);
    return isRefusal(opened) ? refusalJson(opened) : seatAt(opened, true);
  },
  /** What may be saved of a table that is not open. */
  async saved(id: string): Promise<SavedFile | Told | null> {
    const kept = await shelf.load(id);
    if (kept === null) return null;
    const file = await savedFile(kept.table, kept.log);
    return isRefusal(file) ? refusalJson(file) : file;
  },
  outcome: (id: string) => savedOutcome(shelf, id),
  ...hostCalls(table),
};

export type TableThread = typeof functions;

let tell: (news: News) => void = () => {};

export function serveTableHere(): void {
  tell = serve(portHome(), functions);
}
