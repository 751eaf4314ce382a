// Whose eyes the table is seen with, and how the screen is handed from one to the next.

import { SPECTATOR } from '@starboard/engine';
import type { Person } from '@starboard/kit';
import type { TableLook, TableLink } from '../link/link.ts';
import { isPrelude, UNDECIDED } from './table-state.ts';
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
    const refusal = (await this.#link.seat?.(people)) ?? null;
    if (refusal !== null) return this.#store.set({ refusal });
    if (this.#link.facts.proposal !== undefined) return this.#askNext();
    this.#store.set({ facts: this.#link.facts });
    if (this.#link.facts.here.includes(this.#store.now.viewer)) return this.#onLook();
    await this.#handOn();
  }

  /** Of who is asked behind the curtain. */
  async answer(agrees: boolean): Promise<void> {
    const { curtain } = this.#store.now;
    if (curtain === null) return;
    if (agrees) await this.#link.agree?.(curtain);
    else await this.#link.decline?.();
    if (this.#link.facts.proposal !== undefined) return this.#askNext();
    this.#store.set({ facts: this.#link.facts });
    await this.#handOn();
  }

  /** Asks the next of those who have not agreed to what is proposed, with nobody's eyes. */
  async #askNext(): Promise<void> {
    const { here, proposal } = this.#link.facts;
    const next = here.find((seat) => proposal?.agreed.includes(seat) !== true) ?? null;
    const looked = await this.#link.look(SPECTATOR);
    this.#store.set({ facts: this.#link.facts });
    this.#show(looked, next);
  }

  /** To who has to decide, or to anybody here. */
  async #handOn(): Promise<void> {
    const { here } = this.#link.facts;
    const { actors } = this.#store.now.view;
    const next = here.find((seat) => actors.includes(seat)) ?? here[0];
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
    const moving = !this.#seen.has(viewer) && isPrelude(timeline.moments, shown);
    this.#store.set({ ...UNDECIDED, moving, ...timeline, viewer, curtain, said, shown });
    this.#onLook();
  }
}
