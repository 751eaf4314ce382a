import { refuseInEnglish, type Refusal } from '@starboard/engine';
import type { Given } from '../bench.ts';

export interface BotBenchSettings {
  readonly json: boolean;
  readonly write: boolean;
  readonly rounds: number;
  /** Measured per search and round. */
  readonly seconds: number;
  readonly warmUp: number;
  /** Timed for each game and number of seats. */
  readonly turns: number;
}

const FULL = { rounds: 5, seconds: 2, warmUp: 1, turns: 40 };
const QUICK = { rounds: 3, seconds: 0.5, warmUp: 0.5, turns: 6 };

export const flags = {
  quick: 'switch',
  rounds: 'text',
  turns: 'text',
  json: 'switch',
  write: 'switch',
} as const;

export const help = `starboard bench bots [--quick] [--rounds N] [--turns N] [--json] [--write]

  --quick      shorter and less exact
  --rounds N   rounds, in each of which every search is measured once; ${FULL.rounds} by default
  --turns N    the Admiral's turns that are timed for each game and number of seats; ${FULL.turns} by default
  --json       for programs
  --write      put the figures into docs/performance.md
`;

export function readSettings({ has, text }: Given): BotBenchSettings | Refusal {
  const base = has('quick') ? QUICK : FULL;
  const rounds = countOf('--rounds', text('rounds'), base.rounds);
  if (typeof rounds !== 'number') return rounds;
  const turns = countOf('--turns', text('turns'), base.turns);
  if (typeof turns !== 'number') return turns;
  return { ...base, json: has('json'), write: has('write'), rounds, turns };
}

function countOf(flag: string, text: string | undefined, usual: number): number | Refusal {
  const value = text === undefined ? usual : Number(text);
  if (Number.isSafeInteger(value) && value >= 1) return value;
  return refuseInEnglish(`${flag} must be a whole number of at least 1, not ${JSON.stringify(text)}.`);
}
