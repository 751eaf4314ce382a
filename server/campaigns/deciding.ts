// What people decide in a campaign, or why they cannot. Who asks has the ids of the person: its own, and those of guests it was.

import { isRefusal, type Refusal } from '@starboard/engine';
import { fromHex, openMatch, submit, writeGame, type Match } from '@starboard/engine/match';
import {
  botsDecision,
  campaign,
  campaignMoves,
  CELLS,
  decider,
  isInBattle,
  mapOf,
  PLACES,
} from '@starboard/games/campaigns';
import { refused } from '../base/refused.ts';
import { hasEnded, type Kept } from '../series/kind.ts';
import { matchOf, type OnlineCampaign } from './campaign.ts';
import type { CampaignDeed } from './deed.ts';

export type KeptCampaign = Kept<OnlineCampaign>;

export type CampaignDecided = CampaignDeed | Refusal;

/** The seat of a person, by the ids it has had; -1 where it has none. */
export function seatOf({ seats }: OnlineCampaign, ids: readonly string[]): number {
  return seats.findIndex(({ person }) => person !== null && ids.includes(person));
}

export function sit({ state: now }: KeptCampaign, seat: number, ids: readonly string[]): CampaignDecided {
  const wanted = now.seats[seat];
  if (hasEnded(now)) return refused('illegal', 'campaignEnded');
  if (wanted === undefined) return refused('illegal', 'noSuchCampaignSeat');
  if (seatOf(now, ids) >= 0) return refused('illegal', 'inCampaignAlready');
  if (wanted.person !== null || (wanted.bot !== null && !wanted.free))
    return refused('illegal', 'campaignSeatTaken');
  return { do: 'sit', seat, person: ids[0] };
}

export function rise({ state: now, row }: KeptCampaign, ids: readonly string[]): CampaignDecided {
  const seat = seatOf(now, ids);
  if (hasEnded(now)) return refused('illegal', 'campaignEnded');
  if (seat < 0) return refused('forbidden', 'notInCampaign');
  const person = now.seats[seat].person ?? '';
  return { do: 'rise', seat, person, bot: now.status === 'playing' ? row.level : null };
}

export function giveToBot(
  { state: now }: KeptCampaign,
  seat: number,
  bot: string,
  ids: readonly string[],
): CampaignDecided {
  const own = ownerOnly(now, ids);
  if (own !== null) return own;
  return now.seats[seat] === undefined ? refused('illegal', 'noSuchCampaignSeat') : { do: 'bot', seat, bot };
}

export function begin({ state: now, row }: KeptCampaign, ids: readonly string[]): CampaignDecided {
  const own = ownerOnly(now, ids);
  if (own !== null) return own;
  if (now.status !== 'entering') return refused('illegal', 'campaignBegun');
  if (now.seats.some(({ person, bot }) => person === null && bot === null))
    return refused('illegal', 'campaignSeatsFree');
  const seed = fromHex(row.seed);
  if (seed === null) throw new Error(`Campaign ${row.id} has no seed.`);
  const fairness = { seed, table: row.id, words: [] };
  const map = openMatch(campaign, { seats: now.seats.length, options: now.options, fairness });
  return isRefusal(map) ? map : { do: 'begin', map: writeGame(map, { withSeed: false }) };
}

export function choose(
  kept: KeptCampaign,
  cell: string,
  ids: readonly string[],
  at: number,
): CampaignDecided {
  const { state: now } = kept;
  const map = mapFor(kept, ids);
  if (isRefusal(map)) return map;
  const number = CELLS.indexOf(cell);
  if (number < 0) return refused('illegal', 'noSuchSector');
  return whyNotTheirs(now, map, ids) ?? chosen(map, campaignMoves.kinds.choose.make(number), ids[0], at);
}

/** NC-2.6 */
export function placeCloud(
  kept: KeptCampaign,
  place: string,
  ids: readonly string[],
  at: number,
): CampaignDecided {
  const { state: now } = kept;
  const map = mapFor(kept, ids);
  if (isRefusal(map)) return map;
  const number = PLACES.indexOf(place);
  if (number < 0) return refused('illegal', 'noSuchPlace');
  return whyNotTheirs(now, map, ids) ?? chosen(map, campaignMoves.kinds.cloud.make(number), ids[0], at);
}

/** The map is played through for those who play on it, and for nobody else. */
function mapFor({ state: now, row }: KeptCampaign, ids: readonly string[]): Match | Refusal {
  if (now.status !== 'playing') return refused('illegal', 'campaignNotPlayed');
  if (seatOf(now, ids) < 0) return refused('forbidden', 'notInCampaign');
  return now.table === null ? matchOf(now, row) : refused('illegal', 'campaignInBattle');
}

function whyNotTheirs(now: OnlineCampaign, map: Match, ids: readonly string[]): Refusal | null {
  if (isInBattle(mapOf(map))) return refused('illegal', 'campaignInBattle');
  return seatOf(now, ids) === decider(mapOf(map)) ? null : refused('forbidden', 'notYourChoice');
}

/** What a bot chooses; null where it is not a bot's choice. */
export function botsChoice({ state: now, row }: KeptCampaign, at: number): CampaignDecided | null {
  if (now.status !== 'playing') return null;
  const map = matchOf(now, row);
  const state = mapOf(map);
  const seat = decider(state);
  if (isInBattle(state) || now.seats[seat]?.bot === null) return null;
  return chosen(map, botsDecision(state, seat), null, at);
}

function chosen(map: Match, move: number, person: string | null, at: number): CampaignDecided {
  const done = submit(map, decider(mapOf(map)), [move], at);
  return isRefusal(done) ? done : { do: 'choose', person, entry: lastEntry(map) };
}

/** As it is written, with its hash. */
export function lastEntry(map: Match): Extract<CampaignDeed, { do: 'choose' }>['entry'] {
  const { log } = writeGame(map, { withSeed: false });
  return log[log.length - 1];
}

export function cancel({ state: now }: KeptCampaign, ids: readonly string[]): CampaignDecided {
  return ownerOnly(now, ids) ?? { do: 'cancel', why: 'organizer' };
}

function ownerOnly(now: OnlineCampaign, ids: readonly string[]): Refusal | null {
  if (hasEnded(now)) return refused('illegal', 'campaignEnded');
  return ids.includes(now.organizer) ? null : refused('forbidden', 'notYourCampaign');
}
