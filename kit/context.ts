// What the table lends to the boards. A board drawn outside a table (a test, a preview) gets harmless defaults.

import type { State } from '@starboard/engine';
import { createContext, use, useEffect, type ReactNode } from 'react';
import type { GameWords, Locale, Picking, Wish } from './game-ui.ts';
import { words as english, type KitWords } from './words.ts';

/** The table's side of pointing: where somebody pointed, what can be pointed at, cards beside the pointer. */
export interface Pointing {
  /** Somebody points at this element now: what is asked is asked beside it. */
  at(element: Element): void;
  /** The wishes of a spot on the board, until the returned function is called. */
  offer(wishes: () => readonly Wish[]): () => void;
  showTip(tip: ReactNode, beside: Element): void;
  /** What is there has changed: an open card beside it says so, and closes where there is nothing left to say. */
  renewTip(tip: ReactNode, beside: Element): void;
  hideTip(): void;
  /** Is a card open beside it? */
  explains(beside: Element): boolean;
  /** Spots that the lesson points out. */
  readonly lesson: ReadonlySet<string>;
  /** Does the lesson ask for one of these wishes? */
  wanted(wishes: readonly Wish[]): boolean;
  /** Does the lesson ask for something that can be done now? */
  readonly asks: boolean;
  /** What somebody has in hand on the board while that narrows no choices yet: list and prompt speak of it. */
  readonly inHand: readonly Wish[] | null;
  hold(wishes: readonly Wish[] | null): void;
  /** Takes back what was pointed at, or else the whole unfinished order. */
  escape(): void;
}

/** Answers to a question that comes again, given beforehand. */
export interface Beforehand {
  /** What the viewer answered beforehand, in the codec of the game's standing answers; null: nothing. */
  readonly said: number | null;
  /** Answers beforehand; null takes that back. */
  say(answer: number | null): void;
  /** Can the viewer say anything beforehand at what is on the board? */
  readonly maySay: boolean;
  /** Among bots alone: a setting by which the page passes where nothing else can be done; null elsewhere. */
  readonly idle: IdleSetting | null;
}

export interface IdleSetting {
  readonly label: string;
  readonly on: boolean;
  set(on: boolean): void;
}

export const nowhere: Pointing = {
  at: () => {},
  offer: () => () => {},
  showTip: () => {},
  renewTip: () => {},
  hideTip: () => {},
  explains: () => false,
  lesson: new Set(),
  wanted: () => false,
  asks: false,
  inHand: null,
  hold: () => {},
  escape: () => {},
};

const nothingSaid: Beforehand = { said: null, say: () => {}, maySay: false, idle: null };

export const PickingContext = createContext<Picking | null>(null);
export const PointingContext = createContext<Pointing>(nowhere);
export const BeforehandContext = createContext<Beforehand>(nothingSaid);
export const WordsContext = createContext<GameWords | null>(null);
export const LocaleContext = createContext<Locale>('en');
export const KitWordsContext = createContext<KitWords>(english);
export const MotionContext = createContext(false);
export const FollowedContext = createContext<() => void>(() => {});
/** What the table draws over the map, in its frame. */
export const OverMapContext = createContext<ReactNode>(null);
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

/** Tells the table that somebody has seen enough of what just happened: the next moment need not wait for it. */
export function useFollowed(): () => void {
  return use(FollowedContext);
}

/** Takes back the unfinished order: what a board's own button to cancel does. */
export function useEscape(): () => void {
  return use(PointingContext).escape;
}

/** Spots that the lesson points out: a board that shows only a part of itself shows the part they are in. */
export function usePointedOut(): readonly string[] {
  return [...use(PointingContext).lesson];
}

/** Does the lesson ask for something else than these wishes? They stay possible, but do not glow. */
export function useAside(): (wishes: readonly Wish[]) => boolean {
  const { asks, wanted } = use(PointingContext);
  return (wishes) => asks && !wanted(wishes);
}

/** What the viewer answered beforehand to a question that comes again, and how to say it. */
export function useBeforehand(): Beforehand {
  return use(BeforehandContext);
}

/** Tells the table what is in hand on the board; null: nothing. */
export function useHold(wishes: readonly Wish[] | null): void {
  const { hold } = use(PointingContext);
  const held = JSON.stringify(wishes);
  useEffect(() => {
    hold(JSON.parse(held) as readonly Wish[] | null);
    return () => hold(null);
  }, [hold, held]);
}

export function useInHand(): readonly Wish[] | null {
  return use(PointingContext).inHand;
}
