// A whole campaign among bots, one battle after the other, as a file that anybody can verify.

import { findBot } from '@starboard/bots';
import { firstSeat, isRefusal, sha256, utf8, type OptionValues, type Refusal } from '@starboard/engine';
import {
  isOver,
  mixSeeds,
  openMatch,
  submit,
  writeGame,
  type GameFile,
  type Match,
} from '@starboard/engine/match';
import { loadKnown, whyMissing } from '@starboard/games';
import {
  BATTLE_GAME,
  battleOf,
  campaign,
  botsDecision,
  isInBattle,
  mapOf,
  report,
  tableOf,
  type CampaignFile,
} from '@starboard/games/campaigns';
import { prepareGame } from './plan.ts';
import { firstMatch } from './save.ts';

export interface BotCampaign {
  /** The bots, by seat. */
  readonly bots: readonly string[];
  readonly options: OptionValues;
  /** 32 bits: the same seed gives the same campaign. */
  readonly seed: number;
  /** No more battles than that; to its end where nothing is said. */
  readonly battles?: number;
}

export interface PlayedCampaign {
  readonly map: Match;
  readonly file: CampaignFile;
}

/** After each battle `onBattle` is told how many there were. */
export async function playCampaign(
  wanted: BotCampaign,
  onBattle: (battles: number) => void = () => {},
): Promise<PlayedCampaign | Refusal> {
  const { bots, options, seed } = wanted;
  const unknown = bots.map(findBot).find(isRefusal);
  if (unknown !== undefined) return unknown;
  const known = await loadKnown(BATTLE_GAME);
  if (known === null) return whyMissing(BATTLE_GAME);
  const secret = sha256(utf8(`starboard campaign ${seed}`));
  const map = openMatch(campaign, {
    seats: bots.length,
    options,
    fairness: { seed: secret, table: `campaign-${seed}`, words: [] },
  });
  if (isRefusal(map)) return map;
  const battles: GameFile[] = [];
  while (!isOver(map) && battles.length < (wanted.battles ?? Infinity)) {
    while (!isInBattle(mapOf(map))) must(chosen(map));
    const file = fought(known, map, wanted);
    if (isRefusal(file)) return file;
    must(report(map, known.game, file, map.log.length));
    battles.push(file);
    onBattle(battles.length);
  }
  return { map, file: { starboardCampaign: 1, map: writeGame(map, { withSeed: true }), battles } };
}

function chosen(map: Match): Refusal | null {
  const seat = firstSeat(campaign.actors(map.state));
  const done = submit(map, seat, [botsDecision(mapOf(map), seat)], map.log.length);
  return isRefusal(done) ? done : null;
}

function fought(
  known: Parameters<typeof prepareGame>[0],
  map: Match,
  { bots, seed }: BotCampaign,
): GameFile | Refusal {
  const state = mapOf(map);
  const { seats, options } = battleOf(state);
  const number = state.battles;
  const prepared = prepareGame(known, {
    game: known.game.id,
    rules: known.game.rules,
    seats,
    games: 1,
    seed: mixSeeds(seed, number),
    bots,
    options,
  });
  if (isRefusal(prepared)) return prepared;
  const secret = sha256(utf8(`starboard campaign ${seed} ${number}`));
  const match = firstMatch(prepared, {
    seed: secret,
    table: tableOf(map.header.table, number),
    words: [],
  });
  return isRefusal(match) ? match : writeGame(match, { withSeed: true });
}

/** What the campaign itself has asked for cannot be refused. */
function must(refusal: Refusal | null): void {
  if (refusal !== null) throw new Error(`The campaign refused its own house: ${refusal.reason}`);
}
