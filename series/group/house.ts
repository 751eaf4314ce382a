// Whoever keeps the tables of a group: it notes what each of them tells, and answers those that ask. It has no tables itself.

import { firstSeat, isRefusal, type Game, type Refusal } from '@starboard/engine';
import { isOver, type Committed, type Match } from '@starboard/engine/match';
import { resultOf } from '../result.ts';
import type { DatedGroupDeed, GroupDeed } from './deed.ts';
import { afterDeed, begunGroup, foldGroup, type Group } from './group.ts';
import { groupPlayOf, newsOf } from './news.ts';
import {
  answerFor,
  groupIsDue,
  note,
  openGroupTable,
  reportTable,
  unfinishedTable,
  type GroupDecided,
} from './playing.ts';
import type { TableRecord } from './verify.ts';

/** An order that the house gives for a seat. */
export interface HouseOrder {
  readonly seat: number;
  readonly order: readonly number[];
}

export class GroupHouse {
  readonly #game: Game;
  readonly #deeds: DatedGroupDeed[];
  #group: Group;

  constructor(game: Game, plan: Extract<GroupDeed, { do: 'plan' }>, at: number) {
    this.#game = game;
    this.#deeds = [{ at, deed: plan }];
    this.#group = begunGroup(plan);
  }

  /** One that was kept before. */
  static of(game: Game, deeds: readonly DatedGroupDeed[]): GroupHouse | null {
    const [first, ...rest] = deeds;
    if (first?.deed.do !== 'plan') return null;
    const house = new GroupHouse(game, first.deed, first.at);
    house.#deeds.push(...rest);
    house.#group = foldGroup(deeds) ?? house.#group;
    return house;
  }

  get group(): Group {
    return this.#group;
  }

  get deeds(): readonly DatedGroupDeed[] {
    return this.#deeds;
  }

  open(table: number, id: string, sitters: readonly string[], at: number): Refusal | null {
    return this.#do(openGroupTable(this.#group, table, id, sitters), at);
  }

  /** SE-7.4, SE-7.5: what that table waits for; null where it waits for a seat, or for nobody. */
  orderFor(match: Match, table: number): HouseOrder | null {
    const play = groupPlayOf(this.#game);
    if (isOver(match) || !play.asksHouse(match.state)) return null;
    const seat = firstSeat(match.game.actors(match.state));
    return { seat, order: play.answer(answerFor(this.#group, table, seat)) };
  }

  /** What was committed at that table, in the order in which it was. */
  told(match: Match, table: number, committed: Committed, at: number): Refusal | null {
    const entry = match.first + match.log.length - 1;
    for (const news of newsOf(match, committed)) {
      const wrong = this.#do(note(this.#group, table, entry, news), at);
      if (wrong !== null) return wrong;
    }
    const result = isOver(match) ? resultOf(match) : null;
    return result === null ? null : this.#settle(reportTable(this.#group, table, result), at);
  }

  /** What a table's log tells that is not among the deeds: whoever kept it died in between. */
  catchUp(table: number, { news, result }: TableRecord, at: number): Refusal | null {
    const known = this.#deeds.filter(({ deed }) => 'entry' in deed && deed.table === table).length;
    for (const { entry, told } of news.slice(known)) {
      const wrong = this.#do(note(this.#group, table, entry, told), at);
      if (wrong !== null) return wrong;
    }
    if (result === null || this.#group.tables[table]?.end !== null) return null;
    return this.#settle(reportTable(this.#group, table, result), at);
  }

  /** SE-7.9 */
  leave(table: number, at: number): Refusal | null {
    return this.#settle(unfinishedTable(this.#group, table), at);
  }

  #settle(decided: GroupDecided, at: number): Refusal | null {
    const wrong = this.#do(decided, at);
    const due = groupIsDue(this.#group);
    return wrong ?? (due === null ? null : this.#do(due, at));
  }

  #do(decided: GroupDecided, at: number): Refusal | null {
    if (isRefusal(decided)) return decided;
    this.#group = afterDeed(this.#group, decided);
    this.#deeds.push({ at, deed: decided });
    return null;
  }
}
