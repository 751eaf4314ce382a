// What the viewer decides: the order grows by pointing and choosing until it is whole, and is sent then.

import { isRefusal, type Game, type State } from '@starboard/engine';
import { openDraft } from '@starboard/engine/view';
import type { Wish } from '../kit/index.ts';
import type { TableLink } from '../link/link.ts';
import { orderOf, pointedAt, renewed, type Order } from './ordering.ts';
import type { TableStore } from './table-store.ts';

export class Deciding {
  /** Ask before the viewer's turn ends? */
  confirm = false;
  readonly #store: TableStore;
  readonly #game: Game;
  readonly #link: TableLink;
  readonly #offered = new Set<() => readonly Wish[]>();
  #sending = false;

  constructor(store: TableStore, game: Game, link: TableLink) {
    this.#store = store;
    this.#game = game;
    this.#link = link;
  }

  /** It is the viewer's to decide, on what it sees now. */
  begin(view: State): void {
    const { order, viewer } = this.#store.now;
    this.#make(renewed(order, this.#game, view, viewer));
  }

  end(): void {
    this.#store.set({ order: null, confirming: false });
  }

  offer(wishes: () => readonly Wish[]): () => void {
    this.#offered.add(wishes);
    return () => this.#offered.delete(wishes);
  }

  pick(wishes: readonly Wish[]): void {
    const { order } = this.#store.now;
    if (order === null) return;
    const offered = [...this.#offered].map((wish) => wish());
    const next = pointedAt(order, wishes, offered);
    if (!isRefusal(next)) return this.#make(next);
    const refusal = { reason: next.reason, rule: next.rule };
    this.#store.set({ refusal, order: { ...order, asked: null } });
  }

  change(change: (order: Order) => Order): void {
    const { order } = this.#store.now;
    if (order === null) this.#store.set({ refusal: null });
    else this.#make(change(order));
  }

  async send(): Promise<void> {
    const { order } = this.#store.now;
    if (order === null || this.#sending) return;
    this.#sending = true;
    this.#store.set({ confirming: false });
    const { seat, order: moves, view } = order.draft;
    const refusal = await this.#link.submit(seat, moves);
    this.#sending = false;
    if (refusal !== null)
      return this.#store.set({ refusal, order: orderOf(openDraft(this.#game, view, seat)) });
    const { order: next, confirming } = this.#store.now;
    // the sight may come before the answer, and the next order be complete by then
    if (next !== null && next !== order && next.draft.complete && !confirming) await this.send();
  }

  #make(order: Order): void {
    const { complete, handsOver, order: moves } = order.draft;
    const asks = complete && handsOver && this.confirm;
    this.#store.set({
      order,
      refusal: null,
      confirming: asks,
      ...(moves.length > 0 ? { moving: false } : {}),
    });
    if (complete && !asks) void this.send();
  }
}
