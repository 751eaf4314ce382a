// A campaign as the fold of its deeds.

import type { OptionValues } from '@starboard/engine';
import { replayGame, type GameFile, type Match } from '@starboard/engine/match';
import { campaign } from '@starboard/games/campaigns';
import { isRefusal } from '@starboard/engine';
import type { SeriesRow, SeriesStatus } from '../store/schema.ts';
import type { CampaignDeed, CampaignSeat } from './deed.ts';

export interface OnlineCampaign {
  readonly organizer: string;
  readonly title: string;
  readonly options: OptionValues;
  readonly status: SeriesStatus;
  readonly seats: readonly CampaignSeat[];
  /** The game on its map, without its seed; null before it has begun. */
  readonly map: GameFile | null;
  /** The tables whose results were counted, by battle. */
  readonly fought: readonly string[];
  /** The table of the battle that goes on; null where none is open. */
  readonly table: string | null;
  /** How many tables were opened. */
  readonly opened: number;
}

export function planned({
  organizer,
  title,
  options,
  seats,
}: Extract<CampaignDeed, { do: 'plan' }>): OnlineCampaign {
  return {
    organizer,
    title,
    options,
    status: 'entering',
    seats,
    map: null,
    fought: [],
    table: null,
    opened: 0,
  };
}

export function afterDeed(before: OnlineCampaign, deed: CampaignDeed): OnlineCampaign {
  const seated = (seat: number, now: CampaignSeat) => ({ ...before, seats: before.seats.with(seat, now) });
  switch (deed.do) {
    case 'plan':
      return planned(deed);
    case 'sit':
      return seated(deed.seat, { person: deed.person, bot: null, free: false });
    case 'rise':
      return seated(deed.seat, { person: null, bot: deed.bot, free: true });
    case 'bot':
      return seated(deed.seat, { person: null, bot: deed.bot, free: before.status === 'playing' });
    case 'begin':
      return { ...before, status: 'playing', map: deed.map };
    case 'open':
      return { ...before, table: deed.table, opened: before.opened + 1 };
    case 'choose':
      return { ...before, map: withEntry(before, deed.entry) };
    case 'result':
      return {
        ...before,
        map: withEntry(before, deed.entry),
        fought: [...before.fought, deed.table],
        table: null,
        status: deed.over ? 'over' : before.status,
      };
    case 'cancel':
      return { ...before, status: 'cancelled' };
  }
}

function withEntry({ map }: OnlineCampaign, entry: GameFile['log'][number]): GameFile {
  if (map === null) throw new Error('The campaign has no map.');
  return { ...map, log: [...map.log, entry] };
}

/** The game on its map, to go on from. */
export function matchOf({ map }: OnlineCampaign, { seed }: Pick<SeriesRow, 'seed'>): Match {
  if (map === null) throw new Error('The campaign has not begun.');
  const match = replayGame(campaign, { ...map, seed });
  if (isRefusal(match)) throw new Error(`The map of a campaign does not follow its rules: ${match.reason}`);
  return match;
}
