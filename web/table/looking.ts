// Whose eyes the table is seen with, and how the screen is handed from one to the next.

import { SPECTATOR } from '@starboard/engine';
import type { Person } from '@starboard/kit';
import type { TableLook, TableLink } from '../link/link.ts';
import { UNDECIDED } from './table-state.ts';
import type { TableStore } from './table-store.ts';

export class Looking {
  readonly #store: TableStore;
  readonly #link: TableLink;
  readonly #onLook: () => void;
  /** What each viewer here has been shown, to go on from there. */
  readonly #seen = new Map<number, number>();

  /** `onLook` is called when other eyes see the table, or the same see other people at it. */
  constructor(store: TableStore, link: TableLink, onLook: () => void) {
    this.#store = store;
    this.#link = link;
    this.#onLook = onLook;
  }

  /** The viewer has been shown what is on the board. */
  noteSeen(): void {
    const { viewer, shown } = this.#store.now;
    this.#seen.set(viewer, shown);
  }

  async handOver(seat: number): Promise<void> {
    // first nobody's eyes: what the one before knew leaves the page
    const looked = await this.#link.look(SPECTATOR);
    if (looked.secretive) this.#show(looked, seat);
    else await this.#look(seat);
  }

  async sitDown(): Promise<void> {
    const { curtain } = this.#store.now;
    if (curtain !== null) await this.#look(curtain);
  }

  async seat(people: readonly Person[]): Promise<void> {
    const here = people.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    await this.#link.seat?.(people, here);
    this.#store.set({ facts: this.#link.facts });
    const { viewer, view } = this.#store.now;
    if (here.includes(viewer)) return this.#onLook();
    const next = here.find((seat) => view.actors.includes(seat)) ?? here[0];
    if (next === undefined) await this.#look(SPECTATOR);
    else await this.handOver(next);
  }

  async #look(viewer: number): Promise<void> {
    this.#show(await this.#link.look(viewer), null);
  }

  #show({ timeline, said }: TableLook, curtain: number | null): void {
    const { viewer } = timeline.view;
    const last = timeline.moments.length - 1;
    const shown = viewer === SPECTATOR ? last : Math.min(this.#seen.get(viewer) ?? last, last);
    this.#store.set({ ...UNDECIDED, ...timeline, viewer, curtain, said, shown });
    this.#onLook();
  }
}
