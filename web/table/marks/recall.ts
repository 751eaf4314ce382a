// What somebody looks back at: the last turn of a seat, a line of the log, an order that is proposed. Its marks are drawn on
// the board as long as it is pointed at.

import type { Draft } from '@starboard/engine/view';
import type { PointerEvent } from 'react';
import type { Happening } from './done-by.ts';

export type Recalled =
  /** The last turn of that seat. */
  | { readonly seat: number }
  /** What was told. */
  | { readonly told: readonly Happening[] }
  /** What an order would do. */
  | { readonly draft: Draft; readonly order: readonly number[] };

export class Recall {
  #now: Recalled | null = null;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): Recalled | null => this.#now;

  set(recalled: Recalled | null): void {
    if (recalled === this.#now) return;
    this.#now = recalled;
    for (const listener of this.#listeners) listener();
  }
}

interface Recalling {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** For what stands for it on the page: a mouse over it or the focus on it calls its marks back; a finger gives it the focus. */
export function recalling(recall: Recall, what: Recalled, otherwise: Recalled | null = null): Recalling {
  const isMouse = ({ pointerType }: PointerEvent): boolean => pointerType === 'mouse';
  return {
    onPointerEnter: (event) => isMouse(event) && recall.set(what),
    onPointerLeave: (event) => isMouse(event) && recall.set(otherwise),
    onFocus: () => recall.set(what),
    onBlur: () => recall.set(otherwise),
  };
}
