// The house that tables of groups ask, and its books. Whatever process serves a table reads the books as they are, and writes them
// together with the table's own entry: who comes second with either does both again.

import { firstSeat, isRefusal, type Refusal } from '@starboard/engine';
import { entryCount, isOver, type Committed, type Match } from '@starboard/engine/match';
import {
  afterDeed,
  answerFor,
  groupIsDue,
  groupPlayOf,
  newsOf,
  note,
  reportTable,
  resultOf,
  whyNotUndone,
  type Group,
  type GroupDecided,
} from '@starboard/series/group';
import type { Booking, House } from '../keepers/house.ts';
import type { SeriesShelf } from '../series/series-shelf.ts';
import { isOfGroup } from '../tables/series-rows.ts';
import type { Table } from '../tables/table.ts';
import type { BookDeed, OnlineGroupDeed } from './deed.ts';
import type { KeptGroup } from './deciding.ts';
import type { OnlineGroup } from './online-group.ts';

export class OnlineHouse implements House {
  readonly #shelf: SeriesShelf<OnlineGroup, OnlineGroupDeed>;

  constructor(shelf: SeriesShelf<OnlineGroup, OnlineGroupDeed>) {
    this.#shelf = shelf;
  }

  /** SE-7.4, SE-7.5 */
  async orderFor(table: Table): Promise<readonly number[] | null> {
    const { match } = table;
    const found = await this.#groupOf(table);
    if (match === null || found === null) return null;
    const seat = firstSeat(match.game.actors(match.state));
    return groupPlayOf(match.game).answer(answerFor(found.kept.state.books, found.number, seat));
  }

  async booked(table: Table, committed: Committed, at: number): Promise<Booking | Refusal | 'stale' | null> {
    const { match } = table;
    if (match === null || !isOfGroup(table.row)) return null;
    const undone = 'undo' in committed.entry ? committed.entry.undo : null;
    const isNews = newsOf(match, committed).length > 0 || isOver(match) || undone !== null;
    const found = isNews ? await this.#groupOf(table) : null;
    if (found === null) return null;
    const { kept, number } = found;
    const { books } = kept.state;
    const barred = undone === null ? null : whyNotUndone(books, number, undone);
    if (barred !== null) return barred;
    const deeds = bookedIn(books, number, match, committed);
    // the house gives no wrong answers, but another table may have been faster
    if (isRefusal(deeds)) return 'stale';
    if (deeds.length === 0) return null;
    const { next, statements } = this.#shelf.writing(kept, deeds, at);
    return { also: statements, written: () => this.#shelf.written(next) };
  }

  async #groupOf(table: Table): Promise<{ readonly kept: KeptGroup; readonly number: number } | null> {
    const { series, id } = table.row;
    const kept = series === null ? null : await this.#shelf.of(series);
    const number = kept?.state.books.tables.findIndex((each) => each.id === id) ?? -1;
    return kept === null || number < 0 || kept.state.status !== 'playing' ? null : { kept, number };
  }
}

/** SE-7.3 to SE-7.7: all that an entry comes to, in the order in which it counts. */
function bookedIn(
  books: Group,
  table: number,
  match: Match,
  committed: Committed,
): readonly BookDeed[] | Refusal {
  const deeds: BookDeed[] = [];
  let now = books;
  const add = (decided: GroupDecided): Refusal | null => {
    if (isRefusal(decided)) return decided;
    if (decided.do !== 'plan') deeds.push(decided);
    now = afterDeed(now, decided);
    return null;
  };
  const entry = entryCount(match) - 1;
  for (const news of newsOf(match, committed)) {
    const wrong = add(note(now, table, entry, news));
    if (wrong !== null) return wrong;
  }
  const result = isOver(match) ? resultOf(match) : null;
  if (result === null) return deeds;
  const wrong = add(reportTable(now, table, result));
  if (wrong !== null) return wrong;
  const due = groupIsDue(now);
  return (due && add(due)) ?? deeds;
}
