// NC-3.4: plays a campaign again from its file, with every battle: each follows the rules, was fought as the map had it, and
// brought what was counted.

import { isRefusal, messageOf, type Game, type Refusal } from '@starboard/engine';
import { replayGame, type Match } from '@starboard/engine/match';
import { nexumCampaign } from '../rules/game.ts';
import type { Campaign } from '../rules/state.ts';
import { refuse } from '../words/messages.ts';
import type { CampaignFile } from './campaign-file.ts';
import { isInBattle, mapOf, reportOf } from './report.ts';

export interface VerifiedCampaign {
  readonly map: Match;
  /** Does every die of the map and of its battles follow from the seeds? */
  readonly diceProved: boolean;
}

/** By name and version. */
export type LoadBattle = (game: string, rules: number) => Promise<Game | null>;

const campaign = nexumCampaign as unknown as Game;

export async function verifyCampaign(
  file: CampaignFile,
  load: LoadBattle,
): Promise<VerifiedCampaign | Refusal> {
  const fought: { readonly before: Campaign; readonly order: readonly number[] }[] = [];
  let before: Campaign | null = null;
  let foreign = false;
  const map = replayGame(campaign, file.map, (match, latest) => {
    const entry = latest?.entry;
    if (entry !== undefined && !('order' in entry)) foreign = true;
    else if (entry !== undefined && before !== null && isInBattle(before))
      fought.push({ before, order: entry.order });
    before = campaign.shape.clone(match.state) as Campaign;
  });
  if (isRefusal(map)) return map;
  if (foreign) return refuse('NC-3.4', 'onlyOrders');
  const { battles } = mapOf(map);
  if (battles !== file.battles.length)
    return refuse('NC-3.4', 'otherBattles', { battles, files: file.battles.length });
  for (const [battle, { before: state, order }] of fought.entries()) {
    const wrong = await whyOther(file, battle, state, order, load);
    if (wrong !== null)
      return refuse('NC-3.4', 'inBattle', { battle: battle + 1, problem: messageOf(wrong) });
  }
  return { map, diceProved: [file.map, ...file.battles].every(({ seed }) => seed !== undefined) };
}

async function whyOther(
  { map, battles }: CampaignFile,
  battle: number,
  state: Campaign,
  counted: readonly number[],
  load: LoadBattle,
): Promise<Refusal | null> {
  const file = battles[battle];
  const { game: name, rules } = file;
  const game = await load(name, rules);
  if (game === null) return refuse('NC-3.4', 'noRules', { game: name, rules });
  const order = reportOf(state, map.table, game, file);
  if (isRefusal(order)) return order;
  const alike = order.length === counted.length && order.every((move, i) => move === counted[i]);
  return alike ? null : refuse('NC-3.4', 'otherResult');
}
