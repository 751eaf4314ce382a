// What is held up of a hand: a card, or all of them. Pointing shows a card for as long as the pointer stays; a click keeps it up
// until the next, until Escape, or until something else is pointed at.

import { useEffect, useRef, useState } from 'react';

export const ALL = 'all cards';

export interface Up {
  /** The name of a card, or ALL; null: none. */
  readonly what: string | null;
  peek(name: string): void;
  toggle(what: string): void;
  /** The pointer is on the hand, or has left it. */
  stay(): void;
  leave(): void;
}

interface State {
  readonly what: string | null;
  /** Was it clicked? */
  readonly kept: boolean;
}

const NOTHING: State = { what: null, kept: false };
/** Long enough to pass over tabs, and to reach the card with the pointer. */
const SHOW_AFTER = 160;
const HIDE_AFTER = 260;

export function useUp(hand: { readonly current: HTMLElement | null }): Up {
  const [{ what, kept }, setUp] = useState<State>(NOTHING);
  const timer = useRef(0);
  const later = (wait: number, change: (up: State) => State): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setUp(change), wait);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (what === null) return undefined;
    const drop = (event: Event): void => {
      const inside = event.target instanceof Node && hand.current?.contains(event.target) === true;
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !inside) setUp(NOTHING);
    };
    window.addEventListener('keydown', drop);
    window.addEventListener('pointerdown', drop);
    return () => {
      window.removeEventListener('keydown', drop);
      window.removeEventListener('pointerdown', drop);
    };
  }, [what, hand]);
  return {
    what,
    peek: (name) => later(SHOW_AFTER, (up) => (up.kept ? up : { what: name, kept: false })),
    toggle: (wanted) => {
      window.clearTimeout(timer.current);
      setUp(what === wanted && kept ? NOTHING : { what: wanted, kept: true });
    },
    stay: () => window.clearTimeout(timer.current),
    leave: () => later(HIDE_AFTER, (up) => (up.kept ? up : NOTHING)),
  };
}
