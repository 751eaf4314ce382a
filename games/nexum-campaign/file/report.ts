// What a battle that is over reports to the map, and at which table it is fought.

import {
  isRefusal,
  winnersOf,
  seatSet,
  NOBODY,
  type Game,
  type OptionValues,
  type Outcome,
  type Refusal,
} from '@starboard/engine';
import {
  entryCount,
  outcomeOf,
  readOptions,
  replayGame,
  submit,
  type GameFile,
  type Match,
} from '@starboard/engine/match';
import { BATTLE_GAME, battleOf, resultOf } from '../rules/battle.ts';
import { reporter } from '../rules/play.ts';
import { BATTLE, CLOUD, type Campaign } from '../rules/state.ts';
import { refuse } from '../words/messages.ts';

/** Every battle has a table of its own; one that could not be begun has another. */
export function tableOf(campaign: string, battle: number, again = 0): string {
  return `${campaign}-${battle + 1}${again === 0 ? '' : `-${again + 1}`}`;
}

function isTableOf(table: string, campaign: string, battle: number): boolean {
  const usual = tableOf(campaign, battle);
  return table === usual || (/^-\d+$/.test(table.slice(usual.length)) && table.startsWith(usual));
}

export const isInBattle = ({ phase }: Campaign): boolean => phase === BATTLE;

/** Does the battle wait for its cloud (NC-2.6)? */
export const isPlacing = ({ phase }: Campaign): boolean => phase === CLOUD;

/** The state of the map. */
export function mapOf({ state }: Match): Campaign {
  return state as Campaign;
}

/** The order that counts what came of the battle on the map; why it cannot. */
export function reportOf(state: Campaign, map: string, game: Game, file: GameFile): number[] | Refusal {
  if (!isTableOf(file.table, map, state.battles) || file.game !== BATTLE_GAME)
    return refuse('NC-3.4', 'otherTable', { table: tableOf(map, state.battles) });
  const { seats, options } = battleOf(state);
  if (file.seats !== seats || !isAgreed(game, file.options, options)) return refuse('NC-3.4', 'otherTerms');
  const match = replayGame(game, file);
  if (isRefusal(match)) return match;
  return resultFrom(state, match) ?? refuse('NC-3.4', 'notOver');
}

/** The order that counts a battle which was fought as the map has it; null while it goes on. */
export function resultFrom(state: Campaign, battle: Match): number[] | null {
  const outcome = endOf(battle);
  return outcome === null ? null : resultOf(state, outcome);
}

/** What was agreed, and everything else as usual. */
function isAgreed({ options }: Game, found: OptionValues, wanted: OptionValues): boolean {
  const [there, here] = [readOptions(options, found), readOptions(options, wanted)];
  return !isRefusal(there) && !isRefusal(here) && JSON.stringify(there) === JSON.stringify(here);
}

/** With a score sheet also where all others gave up. */
function endOf(match: Match): Outcome | null {
  const outcome = outcomeOf(match);
  if (outcome === null || outcome.sheet.length > 0) return outcome;
  const winners = winnersOf(outcome).reduce((set, seat) => set | seatSet(seat), NOBODY);
  return { ...outcome, sheet: match.game.sheet?.(match.state, winners) ?? [] };
}

/** Counts the battle on the map; the map stays as it is where that is refused. */
export function report(map: Match, game: Game, file: GameFile, at: number): Refusal | null {
  const state = mapOf(map);
  if (!isInBattle(state)) return refuse('NC-2.1', 'chooseFirst');
  const order = reportOf(state, map.header.table, game, file);
  if (isRefusal(order)) return order;
  const done = submit(map, reporter(state), order, Math.max(at, entryCount(map)));
  return isRefusal(done) ? done : null;
}
