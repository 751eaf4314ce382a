// Those who look at a series, or at the list of tournaments. They are told a moment after something changed, once for all.

import type { Store } from '../store/store.ts';
import { kindOf, type KindOfSeries } from '../tables/series-rows.ts';
import type { TournamentViews } from '../tournaments/tournament-views.ts';

type Send = (texts: readonly string[]) => void;

/** Changes within this time, in milliseconds, are told together. */
const GATHER = 150;
/** What is told again and again may be long, and many may look: together no more than so many characters a millisecond. */
const PACE = 4_000;

/** What each kind of series looks like, as JSON; null where there is no such one. */
type SeriesViews = Readonly<Record<KindOfSeries, { of(id: string): Promise<string | null> }>> & {
  readonly tournament: TournamentViews;
};

interface Watched {
  readonly sends: Set<Send>;
  text: string;
  /** Somebody is told soon. */
  isDue: boolean;
  /** No sooner than then are they told again. */
  notBefore: number;
}

const LIST = 'the list';

export class SeriesWatches {
  readonly #views: SeriesViews;
  readonly #watched = new Map<string, Watched>();
  readonly #watches = new Map<Send, Set<string>>();

  constructor(store: Store, views: SeriesViews) {
    this.#views = views;
    store.listen((notice) => {
      if (notice.about !== 'series') return;
      this.#soon(notice.id);
      this.#soon(LIST);
    });
    store.onGap(() => {
      for (const what of this.#watched.keys()) this.#soon(what);
    });
  }

  /** False where there is no such series. It is followed in place of the one before. */
  async follow(id: string, send: Send): Promise<boolean> {
    const text = await this.#textOf(id);
    if (text === null) return false;
    for (const what of this.#watches.get(send) ?? []) if (what !== LIST) this.#leave(what, send);
    this.#join(id, send, text);
    return true;
  }

  async followList(send: Send): Promise<void> {
    this.#join(LIST, send, await this.#listText());
  }

  leave(id: string, send: Send): void {
    this.#leave(id, send);
  }

  leaveList(send: Send): void {
    this.#leave(LIST, send);
  }

  leaveAll(send: Send): void {
    for (const what of this.#watches.get(send) ?? []) this.#leave(what, send);
  }

  #join(what: string, send: Send, text: string): void {
    const watched = this.#watched.get(what) ?? { sends: new Set(), text, isDue: false, notBefore: 0 };
    watched.sends.add(send);
    this.#watched.set(what, watched);
    const watches = this.#watches.get(send) ?? new Set();
    watches.add(what);
    this.#watches.set(send, watches);
    send([text]);
    // others have yet to hear what is new since they were told
    if (watched.text !== text) this.#soon(what);
  }

  #leave(what: string, send: Send): void {
    const watched = this.#watched.get(what);
    watched?.sends.delete(send);
    if (watched?.sends.size === 0) this.#watched.delete(what);
    const watches = this.#watches.get(send);
    watches?.delete(what);
    if (watches?.size === 0) this.#watches.delete(send);
  }

  #soon(what: string): void {
    const watched = this.#watched.get(what);
    if (watched === undefined || watched.isDue) return;
    watched.isDue = true;
    const wait = Math.max(GATHER, watched.notBefore - performance.now());
    setTimeout(() => {
      watched.isDue = false;
      this.#tell(what, watched).catch(() => {});
    }, wait);
  }

  async #tell(what: string, watched: Watched): Promise<void> {
    if (watched.sends.size === 0) return;
    const text = what === LIST ? await this.#listText() : await this.#textOf(what);
    if (text === null || text === watched.text) return;
    watched.text = text;
    watched.notBefore = performance.now() + (text.length * watched.sends.size) / PACE;
    for (const send of watched.sends) send([text]);
  }

  async #textOf(id: string): Promise<string | null> {
    const kind = kindOf(id);
    const json = await this.#views[kind].of(id);
    return json && `{"type":"${kind}","${kind}":${json}}`;
  }

  async #listText(): Promise<string> {
    return `{"type":"tournaments","tournaments":${await this.#views.tournament.list()}}`;
  }
}
