// Beginning to follow a table: all about it, with what was missed since the viewSeq that the viewer still knows.

import { isRefusal, SPECTATOR, type Refusal } from '@starboard/engine';
import type { ViewDelta } from '@starboard/engine/view';
import type { After } from '../base/clock.ts';
import { isInvited, mayLook, viewerOf } from '../decide/access.ts';
import type { Chat } from '../keepers/chat.ts';
import { RefusedError, unknownTable } from '../base/refused.ts';
import { cardOf, clockOf, infoOf, peopleAt } from '../tables/info.ts';
import { PATIENCE_WITH_STEPS, type Payer, type Replays } from '../tables/replays.ts';
import type { TableKeeper } from '../keepers/table-keeper.ts';
import type { Table } from '../tables/table.ts';
import type { Watching } from '@starboard/wire/schema';
import { seatMessage, type Watcher } from './audiences.ts';
import type { HostsHere } from './hosts-here.ts';
import { companyAt, companyFor, type CompanyParts } from './company.ts';

export interface WatchingParts extends CompanyParts {
  readonly replays: Replays;
  readonly after: After;
  readonly chat: Chat;
  readonly hosts: Pick<HostsHere, 'came'>;
}

export interface WatchRequest {
  readonly re: number | null;
  /** The number of the view that the viewer has. */
  readonly viewSeq: number | undefined;
  readonly invite: string | undefined;
}

/** Somebody who begins to follow. What the watcher is told between `join` and `show` is held back, and comes after it. */
export interface Comer {
  readonly payer: Payer;
  readonly watcher: Watcher;
  readonly join: (isInvited: boolean) => void;
  readonly show: (text: string) => void;
}

/** Joins, then shows all about the table, in the same turn: what is done, written or heard of meanwhile comes after it. */
export async function watching(
  parts: WatchingParts,
  keeper: TableKeeper,
  comer: Comer,
  asked: WatchRequest,
): Promise<Refusal | null> {
  const shown = await shownAtFirst(parts, keeper, comer, asked);
  if (shown === null || isRefusal(shown)) return shown;
  const missed = await keeper.hold(() => stepsTo(parts, keeper.id, comer, shown));
  const again = await showing(parts, keeper, comer, asked, missed);
  return isRefusal(again) ? again : null;
}

/** Whoever was shown more than there is here was shown it by another process, of which this one has not heard yet: the game
 *  does not go back for those who come over when a process dies. */
async function shownAtFirst(
  parts: WatchingParts,
  keeper: TableKeeper,
  comer: Comer,
  asked: WatchRequest,
): Promise<Refusal | null | Missing> {
  const shown = await showing(parts, keeper, comer, asked, null);
  if (shown !== 'behind') return shown;
  await keeper.follow(Infinity);
  // there is no more than that, whatever was said
  const again = await showing(parts, keeper, comer, { ...asked, isNewest: true }, null);
  return again === 'behind' ? null : again;
}

/** The number of what a viewer can see now. */
function shownTo({ match }: Table, viewer: number): number {
  return match?.viewSeqs[viewer - SPECTATOR] ?? 0;
}

/** `missed` was found out before; where it was not, and there is something, it tells what must be known first. */
function showing(
  parts: WatchingParts,
  keeper: TableKeeper,
  comer: Comer,
  asked: WatchRequest & { readonly isNewest?: boolean },
  missed: Missed | null,
): Promise<Refusal | null | Missing | 'behind'> {
  const { watcher, join, show } = comer;
  return keeper.look(async (table) => {
    if (!mayLook(table, watcher.person, asked.invite)) return unknownTable();
    const viewer = viewerOf(table, watcher.person);
    const isBehind = missed === null && shownTo(table, viewer) < (asked.viewSeq ?? 0);
    if (isBehind && asked.isNewest !== true) return 'behind';
    const missing = missingTo(table, viewer, asked.viewSeq);
    if (missing !== null && missed === null) return missing;
    const steps = missing === null ? [] : await stepsAgain(parts, keeper.id, comer, missing, missed);
    watcher.viewer = viewer;
    join(isInvited(table, watcher.person, asked.invite));
    parts.hosts.came(table, watcher.person);
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
      missed: steps,
      ...companyFor(watcher.viewer, company),
      chat,
    };
    show(JSON.stringify(message));
    return null;
  });
}

/** So many steps are shown one by one; who missed more looks at the log. */
const MOST_STEPS = 200;

/** The steps from what a viewer knows to what it may see. */
interface Missing {
  readonly viewer: number;
  readonly since: number;
  readonly shown: number;
}

interface Missed extends Missing {
  readonly steps: readonly ViewDelta[];
}

/** Null when there are none, or too many. */
function missingTo(table: Table, viewer: number, since: number | undefined): Missing | null {
  const shown = shownTo(table, viewer);
  if (since === undefined || since >= shown || shown - since > MOST_STEPS) return null;
  return { viewer, since, shown };
}

/** It takes a replay, and those who play do not wait for it. Who asks for too much, or would look at nothing for long, is
 *  shown the game as it is now: all steps, or none. */
async function stepsTo(
  { replays, after }: WatchingParts,
  table: string,
  { payer }: Comer,
  missing: Missing,
): Promise<Missed> {
  const asked = replays.ask('steps', { table, ...missing }, payer).catch((error: unknown) => {
    if (error instanceof RefusedError) return null;
    throw error;
  });
  const late = new Promise<null>((resolve) => after(PATIENCE_WITH_STEPS, () => resolve(null)));
  const steps = await Promise.race([asked, late]);
  const deltas = steps === null ? [] : (JSON.parse(Buffer.from(steps).toString()) as ViewDelta[]);
  return { ...missing, steps: deltas };
}

/** Where the game went on meanwhile it waits now, for those few steps that are not known yet. */
async function stepsAgain(
  parts: WatchingParts,
  table: string,
  comer: Comer,
  missing: Missing,
  known: Missed | null,
): Promise<readonly ViewDelta[]> {
  const isOfSame = known?.viewer === missing.viewer && known.since === missing.since;
  if (!isOfSame) return (await stepsTo(parts, table, comer, missing)).steps;
  if (known.shown === missing.shown || known.steps.length === 0) return known.steps;
  const { steps } = await stepsTo(parts, table, comer, { ...missing, since: known.shown });
  return steps.length === 0 ? [] : [...known.steps, ...steps];
}
