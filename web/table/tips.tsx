// The card beside the pointer. It has a store of its own, so that pointing about draws nothing else anew.

import { useSyncExternalStore, type ReactNode } from 'react';
import { Beside } from '@starboard/kit';

interface Tip {
  readonly content: ReactNode;
  readonly beside: Element;
}

/** Long enough to pass over things, and to reach the card with the pointer. */
const SHOW_AFTER = 260;
const HIDE_AFTER = 180;

export class Tips {
  readonly #listeners = new Set<() => void>();
  #tip: Tip | null = null;
  /** What will be shown when its time has come. */
  #next: Tip | null = null;
  #pointed: Element | null = null;
  #timer = 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): Tip | null => this.#tip;

  explains(element: Element): boolean {
    return this.#tip?.beside === element;
  }

  show(content: ReactNode, beside: Element): void {
    this.#later(SHOW_AFTER, { content, beside });
  }

  /** What is explained has changed, or is gone: a card that is open beside it, or about to open, says what is true now. */
  renew(content: ReactNode, beside: Element): void {
    const tip = content === null ? null : { content, beside };
    if (this.#next?.beside === beside) this.#next = tip;
    if (this.#tip?.beside === beside) this.#show(tip);
  }

  hide(): void {
    this.#later(HIDE_AFTER, null);
  }

  /** The pointer is on the card: it stays. */
  hold(): void {
    window.clearTimeout(this.#timer);
  }

  /** Somebody points at that: cards give way to what is asked beside it. */
  point(element: Element): void {
    this.#pointed = element;
    this.clear();
  }

  readonly pointed = (): Element | null => this.#pointed;

  clear(): void {
    this.#later(0, null);
  }

  #later(wait: number, tip: Tip | null): void {
    window.clearTimeout(this.#timer);
    this.#next = tip;
    this.#timer = window.setTimeout(() => this.#show(this.#next), wait);
  }

  #show(tip: Tip | null): void {
    this.#tip = tip;
    for (const listener of this.#listeners) listener();
  }
}

export function TipLayer({ tips }: { readonly tips: Tips }) {
  const tip = useSyncExternalStore(tips.subscribe, tips.current);
  if (tip === null || !tip.beside.isConnected) return null;
  return (
    <Beside
      anchor={() => tip.beside}
      className="tip"
      avoid=".spot-can"
      role="tooltip"
      onPointerEnter={() => tips.hold()}
      onPointerLeave={() => tips.hide()}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a, button') !== null) return;
        const below = elementBelow(event.currentTarget, event.clientX, event.clientY);
        // what is explained may do something once its card was read
        if (below === undefined || !tip.beside.contains(below)) tips.clear();
        below?.dispatchEvent(clickAt(event.clientX, event.clientY));
      }}
    >
      {tip.content}
    </Beside>
  );
}

/** A card explains; what lies under it can still be pointed at. */
function elementBelow(card: Element, x: number, y: number): Element | undefined {
  return document.elementsFromPoint(x, y).find((each) => !card.contains(each));
}

function clickAt(x: number, y: number): MouseEvent {
  return new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: y });
}
