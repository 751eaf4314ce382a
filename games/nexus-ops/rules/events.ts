// What there is to tell about a game, small enough to animate. Seats, hexes, units and cards are numbers.

export type NexusEvent =
  | { readonly event: 'turn'; readonly seat: number; readonly round: number }
  | { readonly event: 'bought'; readonly seat: number; readonly unit: number; readonly hex: number }
  | { readonly event: 'energized'; readonly seat: number; readonly card: number }
  | { readonly event: 'rubium'; readonly seat: number; readonly amount: number; readonly why: Gain }
  /** Free units, from a card or a token. */
  | { readonly event: 'placed'; readonly seat: number; readonly unit: number; readonly hex: number }
  | Moved
  | {
      readonly event: 'breathed';
      readonly seat: number;
      readonly from: number;
      readonly to: number;
      readonly die: number;
      readonly hit: boolean;
    }
  | {
      readonly event: 'destroyed';
      readonly seat: number;
      readonly unit: number;
      readonly hex: number;
      readonly number: number;
    }
  | { readonly event: 'explored'; readonly seat: number; readonly hex: number; readonly token: number }
  | { readonly event: 'battle'; readonly seat: number; readonly against: number; readonly hex: number }
  | { readonly event: 'shattered'; readonly seat: number; readonly number: number }
  | { readonly event: 'tactic'; readonly seat: number; readonly card: number; readonly side: number }
  | Rolled
  | { readonly event: 'result'; readonly hex: number; readonly won: boolean; readonly lost: boolean }
  | { readonly event: 'passed'; readonly seat: number }
  | { readonly event: 'scored'; readonly seat: number; readonly card: number; readonly points: number }
  | { readonly event: 'mission'; readonly seat: number }
  | { readonly event: 'hill'; readonly seat: number }
  | { readonly event: 'drew'; readonly seat: number; readonly deck: number; readonly card: number | null }
  | { readonly event: 'line'; readonly card: number }
  /** A mission went under the deck. */
  | { readonly event: 'returned'; readonly seat: number }
  | { readonly event: 'reshuffled'; readonly deck: number }
  | { readonly event: 'discarded'; readonly seat: number; readonly card: number }
  | {
      readonly event: 'gave';
      readonly seat: number;
      readonly to: number;
      readonly deck: number;
      readonly card: number | null;
    }
  | { readonly event: 'vortex'; readonly from: number; readonly to: number }
  | { readonly event: 'blast'; readonly hex: number }
  | {
      readonly event: 'went home';
      readonly seat: number;
      readonly unit: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly event: 'out'; readonly seat: number }
  | { readonly event: 'over'; readonly ending: number };

export type Gain = 'card' | 'token' | 'mines' | 'discard';

interface Moved {
  readonly event: 'moved';
  readonly seat: number;
  readonly unit: number;
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

interface Rolled {
  readonly event: 'rolled';
  readonly unit: number;
  /** By side: dice by face, 1 to 6. */
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  readonly again: boolean;
}

export type Tell = (event: NexusEvent) => void;

/** NO-7.1: a card on its way into a hand is seen by those who hold it. */
export function viewEvent(event: NexusEvent, viewer: number): NexusEvent {
  if (event.event === 'drew' && event.seat !== viewer) return { ...event, card: null };
  if (event.event === 'gave' && event.seat !== viewer && event.to !== viewer) return { ...event, card: null };
  return event;
}
