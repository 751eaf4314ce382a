// Results in docs/bots.md: one section for each game, number of seats and kind of result, replaced by the next run.

import { writeSection } from '../bench/document.ts';
import { describeMachine, thisMachine } from '../bench/machine.ts';
import { asMarkdown } from '../bench/table.ts';
import type { ArenaResult } from './arena.ts';
import type { PreparedArena } from './plan.ts';
import { arenaForeword, arenaTables } from './report.ts';
import type { Claims } from './sprt.ts';

export async function writeArena(
  prepared: PreparedArena,
  result: ArenaResult,
  claims: Claims | undefined,
  args: readonly string[],
): Promise<void> {
  const { plan } = prepared;
  const kind = claims === undefined ? 'arena' : 'ladder';
  const foreword = `${describeMachine(thisMachine())}. ${arenaForeword(prepared, result, claims)}`;
  const tables = arenaTables(prepared, result, claims).map(asMarkdown);
  const section = {
    document: 'bots.md',
    name: `${kind} ${plan.game} ${plan.seats}`,
    command: `starboard arena ${args.join(' ')}`,
  };
  await writeSection(section, [foreword, ...tables].join('\n\n'));
}
