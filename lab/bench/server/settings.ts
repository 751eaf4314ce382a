import { refuseInEnglish, type Refusal } from '@starboard/engine';
import { againstHelp } from '../against/settings.ts';
import type { Given } from '../bench.ts';

export interface ServerBenchSettings {
  readonly json: boolean;
  readonly write: boolean;
  /** In each of which every server is measured once. */
  readonly rounds: number;
  /** Measured per server and round. */
  readonly seconds: number;
  readonly warmUp: number;
  /** Tables that play as fast as they can. */
  readonly tables: number;
  /** Tables of the crowd, which play one move each in `every` milliseconds. */
  readonly crowd: number;
  readonly crowdSeconds: number;
  readonly every: number;
  /** The long log has so many entries; the short one ten. */
  readonly long: number;
}

const FULL: Omit<ServerBenchSettings, 'json' | 'write'> = {
  rounds: 3,
  seconds: 10,
  warmUp: 5,
  tables: 100,
  crowd: 2000,
  crowdSeconds: 30,
  every: 5000,
  long: 10_000,
};
const QUICK: Omit<ServerBenchSettings, 'json' | 'write'> = {
  ...FULL,
  rounds: 1,
  seconds: 4,
  warmUp: 3,
  crowd: 400,
  crowdSeconds: 10,
  long: 2000,
};

export const flags = {
  quick: 'switch',
  rounds: 'text',
  json: 'switch',
  write: 'switch',
  against: 'text',
} as const;

export const help = `starboard bench server [--quick] [--rounds N] [--json] [--write] [--against COMMIT]

  --quick      shorter, with a smaller crowd and a shorter log: says little about the bars
  --rounds N   rounds, in each of which every server is measured once; ${FULL.rounds} by default
  --json       for programs
  --write      put the figures into docs/performance.md
${againstHelp}`;

export function readSettings({ has, text }: Given): ServerBenchSettings | Refusal {
  const base = has('quick') ? QUICK : FULL;
  const rounds = text('rounds') === undefined ? base.rounds : Number(text('rounds'));
  if (!Number.isSafeInteger(rounds) || rounds < 1)
    return refuseInEnglish(
      `--rounds must be a whole number of at least 1, not ${JSON.stringify(text('rounds'))}.`,
    );
  return { ...base, rounds, json: has('json'), write: has('write') };
}
