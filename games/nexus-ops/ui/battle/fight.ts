// The battle that the window is about.

import type { Scene } from '@starboard/kit';
import type { Nexus } from '../../rules/state.ts';
import type { NexusTable } from '../table.ts';
import { isFought, type BattleReport } from './report.ts';

export interface Fight {
  readonly hex: number;
  /** Seats by side. */
  readonly seats: readonly [number, number];
  readonly report: BattleReport | null;
  /** Is it still being fought? */
  readonly live: boolean;
}

export function fightOf(state: Nexus, report: BattleReport | null): Fight | null {
  if (isFought(state)) {
    return { hex: state.battle - 1, seats: [state.turn, state.defender], report, live: true };
  }
  if (report === null) return null;
  return { hex: report.hex, seats: [report.attacker, report.defender], report, live: false };
}

export interface FightProps {
  readonly scene: Scene<Nexus>;
  readonly table: NexusTable;
  readonly fight: Fight;
}
