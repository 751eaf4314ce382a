// What the table lends to the boards. A board drawn outside a table (a test, a preview) gets harmless defaults.

import type { State } from '@starboard/engine';
import { createContext, use, type ReactNode } from 'react';
import type { GameWords, Locale, Picking, Wish } from './game-ui.ts';

/** The table's side of pointing: where somebody pointed, what can be pointed at, cards beside the pointer. */
export interface Pointing {
  /** Somebody points at this element now: what is asked is asked beside it. */
  at(element: Element): void;
  /** The wishes of a spot on the board, until the returned function is called. */
  offer(wishes: () => readonly Wish[]): () => void;
  showTip(tip: ReactNode, beside: Element): void;
  hideTip(): void;
  /** Spots that the lesson points out. */
  readonly lesson: ReadonlySet<string>;
  /** Does the lesson ask for one of these wishes? */
  wanted(wishes: readonly Wish[]): boolean;
  /** Takes back what was pointed at, or else the whole unfinished order. */
  escape(): void;
}

const nowhere: Pointing = {
  at: () => {},
  offer: () => () => {},
  showTip: () => {},
  hideTip: () => {},
  lesson: new Set(),
  wanted: () => false,
  escape: () => {},
};

export const PickingContext = createContext<Picking | null>(null);
export const PointingContext = createContext<Pointing>(nowhere);
export const WordsContext = createContext<GameWords | null>(null);
export const LocaleContext = createContext<Locale>('en');
export const MotionContext = createContext(false);
export const GuideContext = createContext<(rule: string) => void>(() => {});

/** Null when the viewer has nothing to decide here. */
export function usePicking(): Picking | null {
  return use(PickingContext);
}

export function useWords<S extends State = State>(): GameWords<S> {
  const words = use(WordsContext);
  if (words === null) throw new Error('A board asks for words outside a table.');
  return words;
}

export function useLocale(): Locale {
  return use(LocaleContext);
}

/** False when the viewer wants things to stand still. */
export function useMotion(): boolean {
  return use(MotionContext);
}

/** Takes back the unfinished order: what a board's own button to cancel does. */
export function useEscape(): () => void {
  return use(PointingContext).escape;
}
