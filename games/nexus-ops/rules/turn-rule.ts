// Which rule says whose decision it is.

import { GIVE, HOMING, LOSSES, REROLL, SCORCH, SHATTER, SLIP, WINDOW } from './phases.ts';
import type { Nexus } from './state.ts';

/** Decisions that are not always those of the player whose turn it is, by the phase. */
const DECIDED_BY: Readonly<Record<number, string>> = {
  [SCORCH]: 'NO-4.2',
  [SHATTER]: 'NO-18.2',
  [WINDOW]: 'NO-7.3',
  [REROLL]: 'NO-7.3',
  [LOSSES]: 'NO-6.5',
  [GIVE]: 'NO-16.3',
  [SLIP]: 'NO-16.3',
  [HOMING]: 'NO-3.7',
};

export function turnRule({ phase }: Nexus): string {
  return DECIDED_BY[phase] ?? 'NO-2.1';
}
