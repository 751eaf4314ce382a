import { sha256, utf8 } from '@starboard/engine';
import { mixSeeds, type Fairness } from '@starboard/engine/match';
import type { Prepared } from './plan.ts';

/** The table at which the first game of a simulation is played. */
export function tableOf({ plan, game }: Prepared): Fairness {
  const secret = sha256(utf8(`starboard simulate ${mixSeeds(plan.seed, 0)}`));
  return { seed: secret, table: `simulate ${game.id} ${plan.seed}`, words: [] };
}
