// The battles of a campaign, one after the other, as the log of its map tells them.

import { isRefusal, type Refusal } from '@starboard/engine';
import { replayGame, type GameFile } from '@starboard/engine/match';
import type { AtlasEntry } from '../data/atlas.ts';
import { nexumCampaign } from '../rules/game.ts';
import { entryOf } from '../rules/play.ts';
import { moves, type Campaign } from '../rules/state.ts';
import { isInBattle } from './report.ts';

export interface Fought extends AtlasEntry {
  readonly cell: number;
  /** The civilization whose choice it was. */
  readonly chosenBy: number;
  /** By civilization; without those of a visitor. */
  readonly scores: readonly number[];
  /** Owners as in the state: 0 is nobody. */
  readonly winner: number;
  readonly former: number;
}

export function battlesOf(file: GameFile): readonly Fought[] | Refusal {
  const found: Fought[] = [];
  let before: Campaign | null = null;
  const map = replayGame(nexumCampaign, file, (match, latest) => {
    const entry = latest?.entry;
    if (before !== null && entry !== undefined && 'order' in entry && isInBattle(before))
      found.push(foughtBy(before, entry.order));
    before = nexumCampaign.shape.clone(match.state as Campaign);
  });
  return isRefusal(map) ? map : found;
}

function foughtBy(before: Campaign, order: readonly number[]): Fought {
  const { scored, won } = moves.kinds;
  const scores = order.flatMap((move) => (moves.kindOf(move) === scored.id ? [scored.points(move)] : []));
  const cell = before.cell - 1;
  return {
    ...entryOf(before),
    cell,
    chosenBy: before.turn,
    scores,
    winner: won.winner(order[order.length - 1]),
    former: before.owner[cell],
  };
}
