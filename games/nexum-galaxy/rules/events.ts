// What there is to tell about a game, small enough to animate. Places, seats and relic types are numbers.

export type NexumEvent =
  | { readonly event: 'round'; readonly round: number; readonly first: number }
  | { readonly event: 'turn'; readonly seat: number }
  | { readonly event: 'card'; readonly seat: number; readonly card: number }
  | { readonly event: 'recovered'; readonly seat: number }
  /** `wasted` was gained beyond what the seat can hold. */
  | { readonly event: 'extracted'; readonly seat: number; readonly energy: number; readonly wasted: number }
  | { readonly event: 'built'; readonly seat: number; readonly place: number; readonly price: number }
  | Sent
  | { readonly event: 'arrived'; readonly seat: number; readonly place: number; readonly ships: number }
  | Battle
  | { readonly event: 'attached'; readonly seat: number; readonly place: number; readonly type: number }
  | {
      readonly event: 'captured';
      readonly seat: number;
      readonly from: number;
      readonly place: number;
      readonly type: number;
    }
  | {
      readonly event: 'star lost';
      readonly seat: number;
      readonly by: number;
      readonly place: number;
      readonly ships: number;
      /** Is it worth a point? */
      readonly scores: boolean;
    }
  | { readonly event: 'points'; readonly seat: number; readonly points: number }
  | { readonly event: 'out'; readonly seat: number; readonly by: number }
  | { readonly event: 'plundered'; readonly seat: number; readonly place: number; readonly energy: number }
  | { readonly event: 'stored'; readonly seat: number; readonly energy: number; readonly wasted: number }
  | { readonly event: 'bid'; readonly seat: number; readonly energy: number }
  | { readonly event: 'over'; readonly winners: number };

interface Sent {
  readonly event: 'sent';
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  readonly ships: number;
  /** Types of the relics that go along. */
  readonly relics: readonly number[];
  readonly price: number;
}

interface Battle {
  readonly event: 'battle';
  readonly seat: number;
  readonly against: number;
  readonly place: number;
  readonly attack: number;
  readonly defence: number;
  readonly destroyed: number;
  /** The attacker's losses in the fight, and ships for which the planet has no room. */
  readonly casualties: number;
  readonly excess: number;
}

export type Tell = (event: NexumEvent) => void;
