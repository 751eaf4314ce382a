// The viewer's draft: it grows by pointing and choosing until it is whole, and is sent then.

import { isRefusal, refusalJson, type State } from '@starboard/engine';
import { handsOver, openDraft } from '@starboard/engine/view';
import type { Choice, Wish } from '@starboard/kit';
import type { Told } from '../../link/facts.ts';
import type { TableLink } from '../../link/link.ts';
import {
  chosen,
  draftOf,
  dropped,
  filledIn,
  pointedAt,
  renewed,
  steppedBack,
  type TableDraft,
} from './draft.ts';

/** What the page knows of the draft. */
export interface DraftState {
  readonly viewer: number;
  /** Null when the viewer has nothing to decide, or has not been shown yet what there is to decide. */
  readonly draft: TableDraft | null;
  /** The draft is complete, and the viewer is asked whether it stands. */
  readonly confirming: boolean;
  readonly refusal: Told | null;
  /** Did the board come to its moment by itself, so that it can be animated? */
  readonly moving: boolean;
}

interface DraftStore {
  readonly now: DraftState;
  set(change: Partial<DraftState>): void;
}

export class Drafter {
  /** Ask before the viewer's turn ends? */
  confirm = false;
  /** Does the game warn of that move of the viewer's? Then it is asked for in any case. */
  warns: (move: number, state: State, seat: number) => boolean = () => false;
  readonly #store: DraftStore;
  readonly #link: Pick<TableLink, 'game' | 'submit'>;
  readonly #offered = new Set<() => readonly Wish[]>();
  #sending = false;

  constructor(store: DraftStore, link: Pick<TableLink, 'game' | 'submit'>) {
    this.#store = store;
    this.#link = link;
  }

  /** It is the viewer's to decide, on what it sees now. */
  begin(view: State): void {
    const { draft, viewer, confirming } = this.#store.now;
    const next = renewed(draft, this.#link.game, view, viewer, confirming);
    // the question stays until it is answered, whatever others do meanwhile
    if (confirming && next.complete) this.#store.set({ draft: next });
    else this.#make(next);
  }

  end(): void {
    this.#store.set({ draft: null, confirming: false });
  }

  /** Wishes that something on the board stands for, until the returned function is called. */
  offer(wishes: () => readonly Wish[]): () => void {
    this.#offered.add(wishes);
    return () => this.#offered.delete(wishes);
  }

  pick(...wishes: readonly Wish[]): void {
    const { draft } = this.#store.now;
    if (draft === null) return;
    const offered = [...this.#offered].map((wish) => wish());
    const next = pointedAt(draft, wishes, offered);
    if (!isRefusal(next)) return this.#make(next);
    const refusal = refusalJson(next);
    this.#store.set({ refusal, draft: { ...draft, asked: null } });
  }

  choose(choice: Choice): void {
    this.#change((draft) => chosen(draft, choice));
  }

  /** Makes the only move there is, and asks no more. */
  sendOnly(): void {
    this.#change((draft) => chosen(draft, draft.all[0]));
    if (this.#store.now.confirming) void this.send();
  }

  fill(moves: readonly number[]): void {
    this.#change((draft) => filledIn(draft, moves));
  }

  escape(): void {
    this.#change(dropped);
  }

  stepBack(): void {
    this.#change(steppedBack);
  }

  async send(): Promise<void> {
    const { draft } = this.#store.now;
    if (draft === null || this.#sending) return;
    this.#sending = true;
    this.#store.set({ confirming: false });
    const { game, seat, order, view } = draft;
    const refusal = await this.#link.submit(seat, order);
    this.#sending = false;
    if (refusal !== null) return this.#store.set({ refusal, draft: draftOf(openDraft(game, view, seat)) });
    const { draft: next, confirming } = this.#store.now;
    // what came of it may come before the answer, and the next order be complete by then
    if (next !== null && next !== draft && next.complete && !confirming) await this.send();
  }

  #change(change: (draft: TableDraft) => TableDraft): void {
    const { draft } = this.#store.now;
    if (draft === null) this.#store.set({ refusal: null });
    else this.#make(change(draft));
  }

  #make(draft: TableDraft): void {
    const { complete, order } = draft;
    const confirming = complete && this.#asksFirst(draft);
    this.#store.set({
      draft,
      refusal: null,
      confirming,
      ...(order.length > 0 ? { moving: false } : {}),
    });
    if (complete && !confirming) void this.send();
  }

  #asksFirst(draft: TableDraft): boolean {
    const { order, state, seat } = draft;
    const last = order.at(-1);
    return (this.confirm && handsOver(draft)) || (last !== undefined && this.warns(last, state, seat));
  }
}
