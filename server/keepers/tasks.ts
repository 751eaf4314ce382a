// What a table does by itself, as decisions like those of people.

import { isRefusal } from '@starboard/engine';
import { drawToJson } from '@starboard/engine/match';
import type { Store } from '../store/store.ts';
import { whyUnplayable, type DeedDecided } from '../decide/decision.ts';
import { giveUp, playDraw, playOrder, playTakeBack } from '../decide/play.ts';
import { isAgreed } from '../decide/consent.ts';
import { duesOf, type BotPace, type Task } from './due.ts';
import { wholeMatch } from '../tables/loading.ts';
import { openedMatch, type Table } from '../tables/table.ts';

/** The decision for what is due first; null when nothing is, or only a bot has to think. */
export async function decideDue(
  store: Store,
  table: Table,
  pace: BotPace,
  now: number,
): Promise<DeedDecided> {
  const due = duesOf(table, pace).find(({ at, task }) => at <= now && task.do !== 'think');
  return due === undefined ? null : decideTask(store, table, due.task, now);
}

async function decideTask(store: Store, table: Table, task: Task, now: number): Promise<DeedDecided> {
  switch (task.do) {
    case 'start':
      return { deed: { do: 'start', setup: openedMatch(table, task.game).setupDraws.map(drawToJson) } };
    case 'close':
      return { deed: { do: 'close' } };
    case 'settle':
      return settle(store, table, now);
    case 'timeOut':
      return timeOut(table, task.seat, now);
    case 'playOn':
      return { deed: { do: 'standIn', seat: task.seat, level: table.row.level, why: 'resigned' } };
    case 'reply':
      return playOrder(table, task.seat, [task.move], now);
    case 'think':
    case 'awaitRules':
      return null;
  }
}

function timeOut(table: Table, seat: number, now: number): DeedDecided {
  if (table.time.onTimeout === 'forfeit') return giveUp(table, seat, 'time', now);
  return { deed: { do: 'standIn', seat, level: table.row.level, why: 'time' } };
}

async function settle(store: Store, table: Table, now: number): Promise<DeedDecided> {
  const { offer } = table.state;
  if (offer === null || !isAgreed(table)) return null;
  if (offer.kind === 'pause') return { deed: { do: 'pause' } };
  const decided = offer.kind === 'draw' ? playDraw(table, offer.by, now) : await back(store, table, now);
  // what cannot be done any more is off the table
  return isRefusal(decided) ? { deed: { do: 'decline', seat: offer.by } } : decided;
}

async function back(store: Store, table: Table, now: number): Promise<DeedDecided> {
  const { offer } = table.state;
  if (offer === null) return null;
  const unplayable = whyUnplayable(table);
  if (unplayable !== null) return unplayable;
  const whole = await wholeMatch(store, table);
  if (whole === null) return null;
  table.match = whole;
  return playTakeBack(table, offer.by, offer.keep, now);
}
