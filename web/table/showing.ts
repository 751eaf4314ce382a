// Shows what happened one moment after the other, each in its time.

import { SPECTATOR } from '@starboard/engine';
import type { TableLink } from '../link/link.ts';
import type { Moment } from '../timeline/timeline.ts';
import { pauseBefore } from './pacing.ts';
import { isAwaited, isBehind } from './table-state.ts';
import type { TableStore } from './table-store.ts';

export class Showing {
  /** Milliseconds between moments; 0 shows only the last. */
  pace = 700;
  /** Milliseconds that it takes to follow a moment that is on the board. */
  following: (moment: Moment) => number = () => 0;
  readonly #store: TableStore;
  readonly #link: TableLink;
  readonly #onLatest: () => void;
  readonly #ending = new AbortController();
  #timer = 0;
  /** When what is on the board came there. */
  #since = performance.now();
  /** When the viewer, whom others wait for, has to have been shown everything. */
  #deadline: number | null = null;
  /** Until the viewer decides, everything is shown as it comes. */
  #skips = false;

  /** `onLatest` is called whenever the latest moment is on the board. */
  constructor(store: TableStore, link: TableLink, onLatest: () => void) {
    this.#store = store;
    this.#link = link;
    this.#onLatest = onLatest;
    const { signal } = this.#ending;
    // what happens while nobody looks is shown when somebody does
    document.addEventListener('visibilitychange', () => this.goOn(), { signal });
  }

  /** Shows the next moment when its time has come. */
  goOn(): void {
    window.clearTimeout(this.#timer);
    const { moments, shown, viewer, view, curtain } = this.#store.now;
    const last = moments.length - 1;
    this.#link.shown(view.viewSeq - (last - shown));
    if (curtain !== null) return;
    if (shown === last) return this.#arrive();
    const next = moments[shown + 1];
    const own = viewer !== SPECTATOR && next.entry?.seat === viewer;
    if (own || next.events.length === 0) return this.#show(shown + 1);
    if (document.hidden || this.#isHeld()) return;
    const pause = this.#pauseBefore(last - shown);
    if (pause === 0) return this.#show(last);
    this.#timer = window.setTimeout(() => this.#show(this.#store.now.shown + 1), pause);
  }

  /** Where others play on, only what they have done already can be held back. */
  pauseOrGoOn(): void {
    const { paused } = this.#store.now;
    this.#skips = false;
    if (!paused && this.#link.patience !== undefined && !isBehind(this.#store.now)) return;
    this.#store.set({ paused: !paused });
    this.goOn();
  }

  /** Somebody has seen enough of what is on the board. */
  followed(): void {
    this.#since = -Infinity;
    this.goOn();
  }

  /** Shows the latest at once, and so on until the viewer has to decide. */
  skip(): void {
    if (!isBehind(this.#store.now)) return;
    this.#skips = true;
    this.#store.set({ paused: false });
    this.goOn();
  }

  close(): void {
    window.clearTimeout(this.#timer);
    this.#ending.abort();
  }

  #show(shown: number): void {
    this.#since = performance.now();
    this.#store.set({ shown, moving: true, refusal: null });
    this.goOn();
  }

  #arrive(): void {
    this.#deadline = null;
    // whoever only watches skips to the latest, not to the end
    if (isAwaited(this.#store.now) || this.#store.now.facts.here.length === 0) this.#skips = false;
    this.#onLatest();
    this.#letEnd();
  }

  /** How the game ended can be followed before the result is told. */
  #letEnd(): void {
    const { view, ending } = this.#store.now;
    const left = view.outcome === null ? 0 : this.#stillFollowed();
    if (left > 0) this.#timer = window.setTimeout(() => this.goOn(), left);
    if (ending !== left > 0) this.#store.set({ ending: left > 0 });
  }

  /** Nobody holds back what the others wait for. */
  #isHeld(): boolean {
    if (this.#store.now.paused && this.#hurries()) this.#store.set({ paused: false });
    return this.#store.now.paused;
  }

  #hurries(): boolean {
    return this.#link.patience !== undefined && isAwaited(this.#store.now);
  }

  /** Milliseconds that what is on the board still takes; other moments may have come meanwhile. */
  #stillFollowed(): number {
    const { moments, shown, moving } = this.#store.now;
    if (this.pace === 0 || !moving) return 0;
    return this.following(moments[shown]) - (performance.now() - this.#since);
  }

  #pauseBefore(behind: number): number {
    const { patience = 0 } = this.#link;
    if (this.#skips) return 0;
    if (this.#hurries()) this.#deadline ??= performance.now() + patience;
    else this.#deadline = null;
    const left = this.#deadline === null ? null : Math.max(0, this.#deadline - performance.now());
    return pauseBefore(Math.max(this.pace, this.#stillFollowed()), behind, left);
  }
}
