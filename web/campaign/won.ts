// Who has won a campaign, as its page and the list of campaigns say it.

import { outcomeOf, type Match } from '@starboard/engine/match';
import type { CampaignText, Civ } from '@starboard/games/campaign-ui';

/** The civilizations that came first, those of the computer too; none where it goes on. */
export function wonBy(map: Match): readonly number[] {
  const outcome = outcomeOf(map);
  if (outcome === null) return [];
  return [...outcome.ranks, ...(outcome.unseated ?? [])].flatMap((rank, civ) => (rank === 1 ? [civ] : []));
}

export function wonText(
  winners: readonly number[],
  civs: readonly Civ[],
  page: CampaignText['page'],
): string {
  return (winners.length > 1 ? page.shared : page.won)(winners.map((civ) => civs[civ].name));
}
