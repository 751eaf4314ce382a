// What there is to tell about a game, small enough to animate. Places, seats and relic types are numbers; a seat is a
// civilization here, so that those of the computer have the numbers after the people's.

import type { SkillId } from '../data/civilizations.ts';
import type { EventKind } from '../data/events.ts';

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
  | CosmicEvent
  | ComputerEvent
  | AsteroidEvent
  | CampaignEvent
  | { readonly event: 'over'; readonly winners: number };

/** Markers that no ship may move on a planet, and that nothing is managed there. */
export type Marker = 'noMove' | 'noManage';

/** What happens between rounds. Cards are numbers of the table of event cards. */
type CosmicEvent =
  /** The rows of the next round lie face down; before that discards may have been shuffled in. */
  | { readonly event: 'dealt'; readonly rows: number }
  | { readonly event: 'shuffled'; readonly cards: number }
  /** A row of this round is turned up. */
  | { readonly event: 'row'; readonly row: number; readonly cards: readonly number[] }
  | PanelEvent
  /** So many markers were laid, and so many lie there now. */
  | {
      readonly event: 'marked';
      readonly place: number;
      readonly marker: Marker;
      readonly laid: number;
      readonly markers: number;
    }
  /** One marker went, and so many are left. */
  | { readonly event: 'lifted'; readonly place: number; readonly marker: Marker; readonly markers: number }
  /** The planet, or with it the whole system and its stars. */
  | { readonly event: 'ionized'; readonly place: number; readonly whole: boolean }
  | { readonly event: 'foresight'; readonly seat: number; readonly place: number }
  /** A ship, or energy where it cannot land. */
  | {
      readonly event: 'convoy';
      readonly seat: number;
      readonly place: number;
      readonly ships: number;
      readonly energy: number;
      readonly wasted: number;
    };

interface PanelEvent {
  readonly event: 'panel';
  readonly row: number;
  /** 0: between the first and second card, 1: between the second and third. */
  readonly side: number;
  readonly kind: EventKind;
  /** The card that says where, and the planets it comes over, in order; for an act of the computer all it points at. */
  readonly card: number;
  readonly places: readonly number[];
}

/** What civilizations of the computer do; battles, points and relics are told as everybody's. `seat` is their number. */
type ComputerEvent =
  | {
      readonly event: 'act';
      readonly seat: number;
      readonly kind: EventKind;
      /** A number of the table of the computer's cards. */
      readonly card: number;
      readonly ships: number;
      /** Where the event points first; null where no planet of the sector has that coordinate. */
      readonly place: number | null;
    }
  /** Ships that come, from the reserve where `from` is null. Before a battle they are those that attack. */
  | {
      readonly event: 'deployed';
      readonly seat: number;
      readonly from: number | null;
      readonly to: number;
      readonly ships: number;
    }
  /** So many of its ships came nowhere: for want of a reserve where none is left there, else of room. */
  | {
      readonly event: 'acted';
      readonly seat: number;
      readonly missing: number;
      readonly reserve: number;
    };

/** What the expansion adds. Asteroids, technologies and cards are numbers of their tables; what a viewer may not know is null. */
type AsteroidEvent =
  /** An asteroid came from a planet to a Processing card; one left the card. */
  | {
      readonly event: 'mined';
      readonly seat: number;
      readonly place: number;
      readonly asteroid: number | null;
    }
  /** NG-19.3: the asteroid of a mining sector. */
  | { readonly event: 'unpacked'; readonly seat: number; readonly asteroid: number | null }
  | { readonly event: 'dropped'; readonly seat: number; readonly asteroid: number | null }
  /** Paid with energy, or with these asteroids. */
  | {
      readonly event: 'developed';
      readonly seat: number;
      readonly technology: number;
      readonly energy: number;
      readonly asteroids: readonly number[];
    }
  /** Cards for ships that came to a cloud, and one that went. */
  | {
      readonly event: 'drew';
      readonly seat: number;
      readonly count: number;
      readonly cards: readonly number[] | null;
    }
  | { readonly event: 'discarded'; readonly seat: number; readonly card: number }
  /** A card was laid on a place of the row, over another. */
  | {
      readonly event: 'covered';
      readonly seat: number;
      readonly row: number;
      readonly place: number;
      readonly card: number;
      readonly under: number;
    }
  /** Ships that stayed too long in a cloud, and the types of the relics that they leave there. */
  | {
      readonly event: 'burned';
      readonly seat: number;
      readonly place: number;
      readonly ships: number;
      readonly relics: readonly number[];
    }
  /** A seat plays that civilization; it evolves for these asteroids; it uses a skill on a place or a system. */
  | { readonly event: 'chose'; readonly seat: number; readonly civilization: number }
  | { readonly event: 'evolved'; readonly seat: number; readonly asteroids: readonly number[] }
  | {
      readonly event: 'skill';
      readonly seat: number;
      readonly skill: SkillId;
      readonly at: number | null;
      readonly energy: number;
    }
  /** The next cards of the deck, in their order. */
  | { readonly event: 'foreseen'; readonly seat: number; readonly cards: readonly number[] | null }
  /** A ship with a relic of that type is cloaked; with which card and where its owner alone learns. */
  | {
      readonly event: 'cloaked';
      readonly seat: number;
      readonly from: number;
      readonly type: number;
      readonly card: number | null;
      readonly to: number | null;
    }
  | { readonly event: 'appeared'; readonly seat: number; readonly place: number; readonly type: number }
  /** Ships of `by` came upon it; null where it went with its planet. */
  | {
      readonly event: 'discovered';
      readonly seat: number;
      readonly by: number | null;
      readonly place: number;
      readonly type: number;
    }
  /** Those who came are destroyed, and leave relics of these types on the planet. */
  | {
      readonly event: 'repelled';
      readonly seat: number;
      readonly by: number;
      readonly place: number;
      readonly ships: number;
      readonly relics: readonly number[];
    }
  /** An explorer drew a card that says what it finds; `from` is where it set out, null when it goes on. */
  | { readonly event: 'explored'; readonly seat: number; readonly from: number | null; readonly card: number }
  /** It is lost for good: that disk lies there already, or it is a black hole. Letters are numbers of their table. */
  | { readonly event: 'lost'; readonly seat: number; readonly letter: number }
  /** A disk joins the sector beside these systems, a set. */
  | {
      readonly event: 'found';
      readonly seat: number;
      readonly system: number;
      readonly letter: number;
      readonly beside: number;
    }
  /** Ships drew two cards where space is unstable; null where they make nothing happen. */
  | {
      readonly event: 'quantum';
      readonly seat: number;
      readonly cards: readonly number[];
      readonly kind: EventKind | null;
      readonly places: readonly number[];
    }
  /** A parcel leaves for another table of the group; it is known how much of everything is in it. Tables are numbers from 0. */
  | {
      readonly event: 'shipped';
      readonly seat: number;
      readonly table: number;
      readonly ships: number;
      readonly energy: number;
      readonly cards: number;
      readonly asteroids: number;
    }
  /** One from there is opened: what there was room for, ships and energy that were lost, and what was drawn for its cards and
   *  asteroids. */
  | {
      readonly event: 'opened';
      readonly seat: number;
      readonly table: number;
      readonly ships: number;
      readonly burned: number;
      readonly energy: number;
      readonly wasted: number;
      readonly drawn: number;
      readonly cards: readonly number[] | null;
      readonly captured: number;
      readonly asteroids: readonly number[] | null;
    }
  | { readonly event: 'died'; readonly place: number }
  /** Whose ships went with the planet, and the types of the relics that are in the cloud now. */
  | {
      readonly event: 'destroyed';
      readonly place: number;
      readonly seat: number | null;
      readonly ships: number;
      readonly relics: readonly number[];
    };

/** What the map of a campaign has given. */
type CampaignEvent =
  /** A first player lays its marker on a planet, or on a whole system; later it goes from a system. */
  | {
      readonly event: 'gift';
      readonly seat: number;
      readonly marker: Marker;
      readonly at: number;
      readonly whole: boolean;
    }
  | { readonly event: 'gift gone'; readonly marker: Marker; readonly system: number };

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

/** NG-12.6, NG-13.3, NG-13.5, NG-16.3: what is on a card and in a hand its owner alone learns, and where a ship is cloaked. */
export function seenBy(event: NexumEvent, viewer: number): NexumEvent {
  switch (event.event) {
    case 'mined':
    case 'unpacked':
    case 'dropped':
      return event.seat === viewer ? event : { ...event, asteroid: null };
    case 'cloaked':
      return event.seat === viewer ? event : { ...event, card: null, to: null };
    case 'drew':
    case 'foreseen':
      return event.seat === viewer ? event : { ...event, cards: null };
    case 'opened':
      return event.seat === viewer ? event : { ...event, cards: null, asteroids: null };
    default:
      return event;
  }
}

export type Tell = (event: NexumEvent) => void;
