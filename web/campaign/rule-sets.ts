// Which rules battles can be fought by: those that the game offers.

import { loadGame } from '@starboard/games';
import { BATTLE_GAME } from '@starboard/games/campaigns';

export async function battleRules(): Promise<readonly string[]> {
  const option = (await loadGame(BATTLE_GAME))?.options['ruleSet'];
  return option?.type === 'choice' ? option.of : [];
}
