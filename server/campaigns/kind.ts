// What a campaign is for those who keep series.

import { isRefusal, winnersOf } from '@starboard/engine';
import { outcomeOf, replayGame, type GameFile } from '@starboard/engine/match';
import { campaign } from '@starboard/games/campaigns';
import { refused } from '../base/refused.ts';
import { hasEnded, type SeriesKind } from '../series/kind.ts';
import { afterDeed, planned, type OnlineCampaign } from './campaign.ts';
import type { CampaignDeed, CampaignSeat } from './deed.ts';
import { seatOf } from './deciding.ts';

export const campaignKind: SeriesKind<OnlineCampaign, CampaignDeed> = {
  kind: 'campaign',
  version: 1,
  begun: (first) => (first.do === 'plan' ? planned(first) : null),
  after: afterDeed,
  summary: ({ status, seats, map }) => ({ status, entrants: takenIn(seats), begun: map !== null }),
  winners: ({ seats, map }) =>
    map === null
      ? []
      : firstOn(map).map((seat) => ({ person: seats[seat].person, bot: seats[seat].bot, star: seat })),
  enters(deed) {
    if (deed.do === 'plan') return deed.seats.flatMap(({ person }) => person ?? []);
    return deed.do === 'sit' ? [deed.person] : [];
  },
  leaving: ({ state, row }, gone) => leaving(state, gone, row.level),
  clashes: (state, person, others) => seatOf(state, [person]) >= 0 && seatOf(state, others) >= 0,
  stopped: ({ state }) => (hasEnded(state) ? null : { do: 'cancel', why: 'organizer' }),
  unknown: () => refused('unknown', 'noSuchCampaign'),
};

/** The seats that are first on the map; none where the computer won. */
function firstOn(map: GameFile): readonly number[] {
  const match = replayGame(campaign, map);
  const outcome = isRefusal(match) ? null : outcomeOf(match);
  return outcome === null ? [] : winnersOf(outcome);
}

function takenIn(seats: readonly CampaignSeat[]): number {
  return seats.filter(({ person, bot }) => person !== null || bot !== null).length;
}

/** People leave seats to bots; what has not begun goes with its organizer. */
function leaving(now: OnlineCampaign, gone: readonly string[], level: string): CampaignDeed | null {
  if (hasEnded(now)) return null;
  if (now.status === 'entering' && gone.includes(now.organizer)) return { do: 'cancel', why: 'left' };
  const seat = seatOf(now, gone);
  // bots among themselves play for nobody any more
  const isForNobody = gone.includes(now.organizer) && now.seats.every(({ person }) => person === null);
  if (seat < 0) return isForNobody ? { do: 'cancel', why: 'left' } : null;
  const person = now.seats[seat].person ?? '';
  return { do: 'rise', seat, person, bot: now.status === 'playing' ? level : null };
}
