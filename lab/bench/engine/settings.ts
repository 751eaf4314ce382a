import { refuseInEnglish, type Refusal } from '@starboard/engine';
import { againstHelp } from '../against/settings.ts';
import type { Given } from '../bench.ts';

export interface EngineBenchSettings {
  readonly check: boolean;
  readonly json: boolean;
  readonly write: boolean;
  readonly rounds: number;
  /** Measured per contestant and round. */
  readonly seconds: number;
  readonly warmUp: number;
  /** Games that each peer plays in lockstep with ours before anything is compared. */
  readonly lockstep: number;
}

const FULL = { rounds: 5, seconds: 1, warmUp: 1, lockstep: 300 };
const QUICK = { rounds: 3, seconds: 0.2, warmUp: 0.4, lockstep: 30 };

export const flags = {
  check: 'switch',
  quick: 'switch',
  rounds: 'text',
  seconds: 'text',
  json: 'switch',
  write: 'switch',
  against: 'text',
} as const;

export const help = `starboard bench engine [--check] [--quick] [--rounds N] [--seconds N] [--json] [--write] [--against COMMIT]

  --check      only prove that the peers play by the same rules
  --quick      shorter and less exact
  --rounds N   rounds, in each of which everything is measured once; ${FULL.rounds} by default
  --seconds N  seconds measured each time; ${FULL.seconds} by default
  --json       for programs
  --write      put the figures into docs/performance.md
${againstHelp}`;

export function readSettings({ has, text }: Given): EngineBenchSettings | Refusal {
  const base = has('quick') ? QUICK : FULL;
  const rounds = numberOf(text('rounds'), base.rounds);
  if (!Number.isSafeInteger(rounds) || rounds < 1) {
    return refuseInEnglish(
      `--rounds must be a whole number of at least 1, not ${JSON.stringify(text('rounds'))}.`,
    );
  }
  const seconds = numberOf(text('seconds'), base.seconds);
  if (!Number.isFinite(seconds) || seconds <= 0) {
    return refuseInEnglish(`--seconds must be a number above 0, not ${JSON.stringify(text('seconds'))}.`);
  }
  return { ...base, check: has('check'), json: has('json'), write: has('write'), rounds, seconds };
}

function numberOf(text: string | undefined, usual: number): number {
  return text === undefined ? usual : Number(text);
}
