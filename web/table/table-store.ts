// Where the page keeps what it knows of a table: whoever draws it listens here.

import type { TableState } from './table-state.ts';

export class TableStore {
  readonly #listeners = new Set<() => void>();
  #state: TableState;

  constructor(state: TableState) {
    this.#state = state;
  }

  get now(): TableState {
    return this.#state;
  }

  set(change: Partial<TableState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
