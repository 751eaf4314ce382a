import { CELLS, type Fought } from '@starboard/games/campaigns';
import { ownerIn, useCampaignText, type Civ } from '@starboard/games/campaign-ui';

export interface LastBattleProps {
  readonly battles: readonly Fought[];
  readonly civs: readonly Civ[];
}

/** How the latest battle ended. */
export function LastBattle({ battles, civs }: LastBattleProps) {
  const text = useCampaignText();
  const last = battles.at(-1);
  if (last === undefined) return null;
  const winner = ownerIn(civs, last.winner, text);
  const cell = CELLS[last.cell];
  return (
    <p role="status">
      {winner === null
        ? text.page.endedDrawn(battles.length, cell)
        : text.page.ended(battles.length, cell, winner.name)}
    </p>
  );
}
