// Beginning to follow a table: all about it, with what was missed since the viewSeq that the viewer still knows.

import { SPECTATOR, type Refusal } from '@starboard/engine';
import type { ViewDelta } from '@starboard/engine/view';
import { isInvited, mayLook, viewerOf } from '../decide/access.ts';
import type { Chat } from '../keepers/chat.ts';
import { unknownTable } from '../base/refused.ts';
import { cardOf, clockOf, infoOf, peopleAt } from '../tables/info.ts';
import { deltasSince } from '../tables/loading.ts';
import type { TableKeeper } from '../keepers/table-keeper.ts';
import type { Table } from '../tables/table.ts';
import type { Watching } from '@starboard/wire/schema';
import type { Store } from '../store/store.ts';
import { seatMessage, type Watcher } from './audiences.ts';
import { companyAt, companyFor, type CompanyParts } from './company.ts';

export interface WatchingParts extends CompanyParts {
  readonly store: Store;
  readonly chat: Chat;
}

export interface WatchRequest {
  readonly re: number | null;
  /** The number of the view that the viewer has. */
  readonly viewSeq: number | undefined;
  readonly invite: string | undefined;
}

/** Somebody who begins to follow. What the watcher is told between `join` and `show` is held back, and comes after it. */
export interface Comer {
  readonly watcher: Watcher;
  readonly join: (isInvited: boolean) => void;
  readonly show: (text: string) => void;
}

/** Joins, then shows all about the table, in the same turn: what is done, written or heard of meanwhile comes after it. */
export function watching(
  parts: WatchingParts,
  keeper: TableKeeper,
  { watcher, join, show }: Comer,
  asked: WatchRequest,
): Promise<Refusal | null> {
  return keeper.look(async (table) => {
    if (!mayLook(table, watcher.person, asked.invite)) return unknownTable();
    watcher.viewer = viewerOf(table, watcher.person);
    join(isInvited(table, watcher.person, asked.invite));
    const [chat, company] = await Promise.all([
      parts.chat.lines(keeper.id, watcher.reads),
      companyAt(parts, table),
    ]);
    const names = await parts.names.fetch(peopleAt(table));
    const { type: _type, ...seat } = seatMessage(table, watcher.viewer);
    const message: Watching = {
      type: 'watching',
      re: asked.re,
      card: cardOf(table),
      info: infoOf(table, names),
      clock: clockOf(table, parts.clock.now()),
      ...seat,
      invite: table.state.host === watcher.person ? table.row.invite : seat.invite,
      missed: await missed(parts.store, table, watcher.viewer, asked.viewSeq),
      ...companyFor(watcher.viewer, company),
      chat,
    };
    show(JSON.stringify(message));
    return null;
  });
}

/** So many steps are shown one by one; who missed more looks at the log. */
const MOST_STEPS = 200;

async function missed(
  store: Store,
  table: Table,
  viewer: number,
  viewSeq: number | undefined,
): Promise<readonly ViewDelta[]> {
  const now = table.match?.viewSeqs[viewer - SPECTATOR] ?? 0;
  if (viewSeq === undefined || viewSeq >= now || now - viewSeq > MOST_STEPS) return [];
  return (await deltasSince(store, table, viewer, viewSeq, now)) ?? [];
}
