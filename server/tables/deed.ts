// What happens at a table, one after the other. A table is the fold of its deeds; nothing is ever taken out of them.
// They know people by their ids only, so that a name can change or go.

import type { Forfeit, DrawJson, EntryJson } from '@starboard/engine/match';

export type OfferKind = 'takeBack' | 'draw' | 'pause';

/** Why a bot plays for the person in a seat. */
export type Absence = 'asked' | 'away' | 'time' | 'vacant' | Forfeit;

/** Who is to sit in a seat when the table opens. */
export interface FirstSitter {
  readonly person: string | null;
  readonly bot: string | null;
  /** As in a seat; absent: the one of its place. */
  readonly star?: number;
}

export type Deed =
  /** The first deed of every table. */
  | { readonly do: 'open'; readonly host: string; readonly seats: readonly FirstSitter[] }
  | { readonly do: 'sit'; readonly seat: number; readonly person: string }
  /** The seat is free again, whoever sat there; by the host's wish where it is said. */
  | { readonly do: 'rise'; readonly seat: number; readonly removed?: true }
  | { readonly do: 'bot'; readonly seat: number; readonly level: string }
  /** With a word for the dice, which nobody else could have foreseen. */
  | { readonly do: 'ready'; readonly seat: number; readonly ready: boolean; readonly word?: string }
  | { readonly do: 'start'; readonly setup: readonly DrawJson[] }
  /** An entry of the game's log. */
  | { readonly do: 'play'; readonly entry: EntryJson }
  /** What the seat answers beforehand from now on; nobody else is told. */
  | { readonly do: 'answer'; readonly seat: number; readonly answer: string | null }
  | {
      readonly do: 'offer';
      readonly seat: number;
      readonly offer: OfferKind;
      /** Of a take-back: how many orders of the log would be left, and how many would be taken back as the seat
       *  counts them. */
      readonly keep?: number;
      readonly said?: number;
    }
  | { readonly do: 'agree'; readonly seat: number }
  /** Also the own offer is withdrawn by this. */
  | { readonly do: 'decline'; readonly seat: number }
  /** As everybody agreed. */
  | { readonly do: 'pause' }
  | { readonly do: 'resume'; readonly seat: number }
  /** A bot plays for the person until it comes back. */
  | { readonly do: 'standIn'; readonly seat: number; readonly level: string; readonly why: Absence }
  | { readonly do: 'back'; readonly seat: number }
  /** The seat goes over to an account that adopts a guest. */
  | { readonly do: 'hand'; readonly seat: number; readonly person: string }
  | { readonly do: 'rematch'; readonly table: string; readonly seat?: number }
  | { readonly do: 'close' };

/** A deed with its time, as it is stored. */
export interface Dated {
  readonly at: number;
  readonly deed: Deed;
}
