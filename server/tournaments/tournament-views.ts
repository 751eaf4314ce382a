// Tournaments as they are shown.

import type { Tournament } from '@starboard/series/tournament';
import type { ListedTournament, TournamentFormat, TournamentList } from '@starboard/wire/schema';
import { SharedAnswer } from '../base/shared-answer.ts';
import { nameOf, type NameBook } from '../people/names.ts';
import type { SeriesRow, SeriesStatus } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { TimeControl } from '../tables/clock.ts';
import { newestSeries } from '../series/listed.ts';
import { ShownSeries } from '../series/shown.ts';
import { winnersOfAll } from '../series/winners.ts';
import type { TournamentKeeper } from './tournament-keeper.ts';
import { toldTournament } from './told.ts';

/** The list is read no oftener, in milliseconds, however many ask for it. */
const LIST_APART = 150;
const LIST_LENGTH = 100;
const ENDED_LENGTH = 20;

export class TournamentViews {
  readonly #store: Store;
  readonly #names: NameBook;
  readonly #shown: ShownSeries<Tournament>;
  readonly #list = new SharedAnswer(async () => JSON.stringify(await this.#readList()), LIST_APART);

  constructor(store: Store, names: NameBook, series: TournamentKeeper) {
    this.#store = store;
    this.#names = names;
    this.#shown = new ShownSeries(store, names, {
      of: (id) => series.of(id),
      people: ({ organizer, entrants }) => [
        organizer,
        ...entrants.flatMap((each) => (each.bot === null ? each.id : [])),
      ],
      told: toldTournament,
    });
    store.listen(({ about }) => {
      if (about === 'series' || about === 'person') this.#list.changed();
    });
    store.onGap(() => this.#list.changed());
  }

  /** A `TournamentInfo` as JSON; null where there is no such tournament. */
  of(id: string): Promise<string | null> {
    return this.#shown.of(id);
  }

  /** A `TournamentList`. */
  list(): Promise<string> {
    return this.#list.get();
  }

  /** For who has changed it and is to see it, before anybody is told. */
  listChanged(): void {
    this.#list.changed();
  }

  async #readList(): Promise<TournamentList> {
    const [entering, playing, ended] = await Promise.all([
      this.#rows(['entering'], LIST_LENGTH),
      this.#rows(['closed', 'playing'], LIST_LENGTH),
      this.#rows(['over'], ENDED_LENGTH),
    ]);
    const names = await this.#names.fetch([
      ...new Set([...entering, ...playing, ...ended].map(({ organizer }) => organizer)),
    ]);
    const winnersOf = await winnersOfAll(this.#store, this.#names, ended);
    const listed = (row: SeriesRow): ListedTournament => ({
      id: row.id,
      title: row.title,
      game: row.game,
      format: row.format as TournamentFormat,
      status: row.status,
      entrants: row.entrants,
      cap: row.cap,
      closesAt: row.closes_at,
      time: JSON.parse(row.time) as TimeControl,
      organizer: nameOf(row.organizer, names),
      createdAt: row.created_at,
      endedAt: row.ended_at,
      winners: winnersOf(row),
    });
    return { entering: entering.map(listed), playing: playing.map(listed), ended: ended.map(listed) };
  }

  #rows(statuses: readonly SeriesStatus[], most: number): Promise<readonly SeriesRow[]> {
    return newestSeries(this.#store, { kind: 'tournament', statuses, most });
  }
}
