// A campaign on this device: its map, who plays, and the games of its battles. Nothing here is kept by itself; see shelf.ts.

import { isRefusal, type Game, type OptionValues, type Refusal } from '@starboard/engine';
import {
  isOver,
  openMatch,
  replayGame,
  submit,
  writeGame,
  type GameFile,
  type Match,
} from '@starboard/engine/match';
import {
  BATTLE_GAME,
  battleOf,
  campaign,
  campaignMoves,
  botsDecision,
  decider,
  isInBattle,
  mapOf,
  report,
  tableOf,
  type CampaignFile,
} from '@starboard/games/campaigns';
import type { Person } from '@starboard/kit';
import type { NewLocalTable } from '../link/facts.ts';
import { seatsHere } from '../setup/people.ts';

export interface SavedCampaign {
  readonly id: string;
  readonly people: readonly Person[];
  /** The game on its map, with its seed. */
  readonly map: GameFile;
  /** The games of its battles, the first one first. */
  readonly battles: readonly GameFile[];
  readonly begun: number;
  readonly played: number;
  readonly over: boolean;
}

const NAME_LENGTH = 8;

export function newCampaign(
  options: OptionValues,
  people: readonly Person[],
  now: number,
): SavedCampaign | Refusal {
  const id = `c${crypto.randomUUID().slice(0, NAME_LENGTH)}`;
  const seed = crypto.getRandomValues(new Uint8Array(32));
  const fairness = { seed, table: id, words: [] };
  const map = openMatch(campaign, { seats: people.length, options, fairness });
  if (isRefusal(map)) return map;
  return { id, people, map: written(map, people), battles: [], begun: now, played: now, over: false };
}

function written(map: Match, people: readonly Person[]): GameFile {
  return { ...writeGame(map, { withSeed: true }), people: people.map(({ name, bot }) => ({ name, bot })) };
}

/** The map, to go on from. */
export function openMap({ map }: Pick<SavedCampaign, 'map'>): Match | Refusal {
  return replayGame(campaign, map);
}

/** Is the secret here that its cards come from? Without it, a campaign can be looked at only. */
export function isPlayable({ fairness }: Match): boolean {
  return fairness.seed.length > 0;
}

/** The seat that chooses or places the cloud; null where a battle is fought, all is over, or it can be looked at only. */
export function chooser(map: Match): number | null {
  return !isPlayable(map) || isOver(map) || isInBattle(mapOf(map)) ? null : decider(mapOf(map));
}

export function afterChoice(
  saved: SavedCampaign,
  map: Match,
  cell: number,
  now: number,
): SavedCampaign | Refusal {
  const seat = mapOf(map).turn;
  return afterOrder(saved, map, submit(map, seat, [campaignMoves.kinds.choose.make(cell)], now), now);
}

/** NC-2.6 */
export function afterPlacing(
  saved: SavedCampaign,
  map: Match,
  place: number,
  now: number,
): SavedCampaign | Refusal {
  const seat = decider(mapOf(map));
  return afterOrder(saved, map, submit(map, seat, [campaignMoves.kinds.cloud.make(place)], now), now);
}

/** What the bot in that seat chooses. */
export function afterBotsChoice(saved: SavedCampaign, map: Match, now: number): SavedCampaign | Refusal {
  const state = mapOf(map);
  const seat = decider(state);
  return afterOrder(saved, map, submit(map, seat, [botsDecision(state, seat)], now), now);
}

function afterOrder(saved: SavedCampaign, map: Match, done: object, now: number): SavedCampaign | Refusal {
  if (isRefusal(done)) return done;
  return { ...saved, map: written(map, saved.people), played: now, over: isOver(map) };
}

/** The table of the battle that is fought. */
export function battleTable(
  { id, people }: SavedCampaign,
  map: Match,
): NewLocalTable & { readonly id: string } {
  const state = mapOf(map);
  const { options, seats } = battleOf(state);
  return {
    id: tableOf(id, state.battles),
    game: BATTLE_GAME,
    options,
    seats,
    people,
    here: seatsHere(people),
    lesson: false,
  };
}

/** With the battle that is over counted. */
export function afterBattle(
  saved: SavedCampaign,
  map: Match,
  game: Game,
  battle: GameFile,
  now: number,
): SavedCampaign | Refusal {
  const wrong = report(map, game, battle, now);
  if (wrong !== null) return wrong;
  return {
    ...saved,
    map: written(map, saved.people),
    battles: [...saved.battles, battle],
    played: now,
    over: isOver(map),
  };
}

/** Do several people play on, who must not know which cards come? */
export function isShared({ people, over }: Pick<SavedCampaign, 'people' | 'over'>): boolean {
  return !over && seatsHere(people).length > 1;
}

/** While several people play, without the secret that the cards to come follow from. */
export function fileOf(saved: SavedCampaign): CampaignFile {
  const { seed: _secret, ...open } = saved.map;
  return { starboardCampaign: 1, map: isShared(saved) ? open : saved.map, battles: saved.battles };
}
