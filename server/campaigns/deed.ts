// What happens in a campaign at a server, one after the other: the truth. The game on its map is folded from its entries.

import type { OptionValues } from '@starboard/engine';
import type { GameFile } from '@starboard/engine/match';

/** Who plays there: a person, a bot, or nobody yet. */
export interface CampaignSeat {
  readonly person: string | null;
  readonly bot: string | null;
  /** A bot stands in, and a person may take the seat. */
  readonly free: boolean;
}

type Hashed = GameFile['log'][number];

export type CampaignDeed =
  | {
      readonly do: 'plan';
      readonly organizer: string;
      readonly title: string;
      readonly options: OptionValues;
      readonly seats: readonly CampaignSeat[];
    }
  | { readonly do: 'sit'; readonly seat: number; readonly person: string }
  /** A person leaves; while it is played a bot stands in. */
  | { readonly do: 'rise'; readonly seat: number; readonly person: string; readonly bot: string | null }
  /** The organizer gives a seat to a bot. */
  | { readonly do: 'bot'; readonly seat: number; readonly bot: string }
  | { readonly do: 'begin'; readonly map: GameFile }
  /** The table of the battle that is to be fought. */
  | { readonly do: 'open'; readonly table: string }
  /** By a person; a bot is nobody. */
  | { readonly do: 'choose'; readonly person: string | null; readonly entry: Hashed }
  | { readonly do: 'result'; readonly table: string; readonly entry: Hashed; readonly over: boolean }
  | { readonly do: 'cancel'; readonly why: 'organizer' | 'left' };
