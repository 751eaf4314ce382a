// What the board says of events and of the computer's civilizations, besides the log.

import type { EventKind, HalfSign } from '../../data/events.ts';
import type { Foretold } from '../../rules/cosmos/foretell.ts';
import type { Marker } from '../../rules/events.ts';

export interface CosmosText {
  // Rows
  readonly rows: string;
  readonly now: string;
  readonly next: string;
  /** By its number from 1. */
  row(number: number): string;
  readonly kind: Readonly<Record<EventKind, string>>;
  /** A card with both halves of its signs; null: face down. */
  card(name: string | null, halves: readonly [HalfSign, HalfSign] | null): string;
  /** A panel by its number from 1, with what is known of it; `where` is null where the card is face down. */
  panel(number: number, what: string, where: string | null): string;
  /** One of several kinds. */
  either(kinds: readonly EventKind[]): string;
  readonly unknown: string;
  /** What it does to each planet, in a sentence. */
  does(what: Foretold): string;
  /** The planets it comes over, or that the computer is pointed at. */
  hits(names: readonly string[], happened: boolean): string;
  pointsAt(names: readonly string[]): string;
  /** The planet of a Tann system that it points at, to which nothing happens. */
  safe(name: string): string;
  readonly foreseen: string;
  /** Two half signs that meet. */
  pair(left: HalfSign, right: HalfSign): string;

  /** On the reference card. */
  readonly table: {
    readonly panels: string;
    readonly where: string;
    readonly cards: string;
    /** The planets that a card points at: those over which events come, and those of Tann systems, which are safe. */
    points(names: readonly string[], safe: readonly string[]): string;
    /** Turned up since the deck was shuffled. */
    readonly gone: string;
  };

  // Markers
  marker(marker: Marker, rounds: number): string;
  readonly bars: Readonly<Record<Marker, string>>;
  readonly ionized: string;
  readonly ionizedTip: string;
  /** A disk that shows another letter than its own. */
  shows(letter: string): string;

  // The computer
  readonly aggressivenessWord: string;
  readonly actsNext: string;
  /** Of relics, in a word and in a sentence. */
  readonly asleep: string;
  readonly relicsAsleep: string;
  lastAct(kind: EventKind, ships: number): string;
  readonly notYet: string;

  // The sequence
  readonly skip: string;
}
