// What a table does by itself, as decisions like those of people.

import { isRefusal } from '@starboard/engine';
import { drawToJson } from '@starboard/engine/match';
import { whyUnplayable, type DeedDecided } from '../decide/decision.ts';
import { giveUp, playDraw, playOrder } from '../decide/play.ts';
import { isAgreed } from '../decide/consent.ts';
import type { House } from './house.ts';
import { duesOf, type BotPace, type Task } from './due.ts';
import { followTakeBack } from '../tables/loading.ts';
import type { Replays } from '../tables/replays.ts';
import { openedMatch, type Table } from '../tables/table.ts';

export interface Deciders {
  readonly replays: Replays;
  readonly pace: BotPace;
  readonly house: House;
}

/** The decision for what is due first; null when nothing is, or only a bot has to think. */
export async function decideDue(deciders: Deciders, table: Table, now: number): Promise<DeedDecided> {
  const due = duesOf(table, deciders.pace).find(({ at, task }) => at <= now && task.do !== 'think');
  return due === undefined ? null : decideTask(deciders, table, due.task, now);
}

async function decideTask(
  { replays, house }: Deciders,
  table: Table,
  task: Task,
  now: number,
): Promise<DeedDecided> {
  switch (task.do) {
    case 'start':
      return { deed: { do: 'start', setup: openedMatch(table, task.game).setupDraws.map(drawToJson) } };
    case 'close':
      return { deed: { do: 'close' } };
    case 'settle':
      return settle(replays, table, now);
    case 'timeOut':
      return timeOut(table, task.seat, now);
    case 'playOn':
      return { deed: { do: 'standIn', seat: task.seat, level: table.row.level, why: 'resigned' } };
    case 'house': {
      const order = await house.orderFor(table);
      return order && playOrder(table, task.seat, order, now);
    }
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

async function settle(replays: Replays, table: Table, now: number): Promise<DeedDecided> {
  const { offer } = table.state;
  if (offer === null || !isAgreed(table)) return null;
  if (offer.kind === 'pause') return { deed: { do: 'pause' } };
  const decided = offer.kind === 'draw' ? playDraw(table, offer.by, now) : await back(replays, table, now);
  // what cannot be done any more is off the table
  return isRefusal(decided) ? { deed: { do: 'decline', seat: offer.by } } : decided;
}

async function back(replays: Replays, table: Table, now: number): Promise<DeedDecided> {
  const { offer } = table.state;
  const { deedCount, row } = table;
  if (offer === null) return null;
  const unplayable = whyUnplayable(table);
  if (unplayable !== null) return unplayable;
  const { by: seat, keep } = offer;
  const taken = await replays.ask('takeBack', { table: row.id, deedCount, seat, keep, at: now });
  if (taken === null) return { deed: { do: 'decline', seat } };
  return { deed: { do: 'play', entry: taken.entry }, committed: followTakeBack(table, taken) };
}
