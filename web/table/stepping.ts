// Stepping through what happened, while the game goes on beneath.

import type { Told } from '../link/facts.ts';
import type { TableLink } from '../link/link.ts';
import { jumped, played, playing, replayOf, sameMoment, type Replay } from '../timeline/replay.ts';
import { isTold } from '../link/told.ts';
import type { Moment } from '../timeline/timeline.ts';
import { isPrelude } from './table-state.ts';
import type { TableStore } from './table-store.ts';

export class Stepping {
  readonly #store: TableStore;
  readonly #link: TableLink;
  /** The game as others saw it, by viewpoint: once it is over, that does not change any more. */
  readonly #pasts = new Map<number | null, readonly Moment[]>();

  constructor(store: TableStore, link: TableLink) {
    this.#store = store;
    this.#link = link;
  }

  jumpTo(at: number): void {
    const { replay, moments } = this.#store.now;
    this.#stand(replay === null ? replayOf(moments, at) : jumped(replay, at));
  }

  pauseOrPlay(before: Replay): void {
    const replay = playing(before, !before.playing);
    this.#store.set({ replay, moving: replay.playing && isPrelude(replay.moments, replay.at) });
  }

  playNext(): void {
    const { replay } = this.#store.now;
    if (replay !== null) this.#store.set({ replay: played(replay), moving: true });
  }

  async lookAs(viewpoint: number | null | undefined): Promise<void> {
    const moments = viewpoint === undefined ? this.#store.now.moments : await this.past(viewpoint);
    if (isTold(moments)) return this.#store.set({ refusal: moments });
    const { replay } = this.#store.now;
    const at = replay === null ? moments.length - 1 : sameMoment(replay.moments, replay.at, moments);
    this.#stand({ ...replayOf(moments, at), viewpoint });
  }

  async past(viewpoint: number | null): Promise<readonly Moment[] | Told> {
    const known = this.#pasts.get(viewpoint);
    if (known !== undefined) return known;
    const past = await this.#link.replay(viewpoint);
    if (!isTold(past)) this.#pasts.set(viewpoint, past);
    return past;
  }

  /** Where the present is not known, to the last that is. */
  backToNow(): void {
    const { facts, moments } = this.#store.now;
    this.#stand(facts.viewOnly === true ? replayOf(moments, moments.length - 1) : null);
  }

  #stand(replay: Replay | null): void {
    this.#store.set({ replay, moving: false });
  }
}
