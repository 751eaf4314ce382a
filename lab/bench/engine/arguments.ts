import { parseArgs } from 'node:util';

export interface Settings {
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

export const USAGE = `starboard bench engine [--check] [--quick] [--rounds N] [--seconds N] [--json] [--write]
  --check      only prove that the peers play by the same rules
  --quick      shorter and less exact
  --rounds N   rounds, in each of which everything is measured once (${FULL.rounds})
  --seconds N  seconds measured each time (${FULL.seconds})
  --json       print the figures as JSON
  --write      put the figures into docs/performance.md`;

/** The settings, or what is wrong with the arguments. */
export function readArguments(args: readonly string[]): Settings | string {
  let given;
  try {
    given = parseArgs({
      args: [...args],
      options: {
        check: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        quick: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
        rounds: { type: 'string' },
        seconds: { type: 'string' },
      },
    }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const base = given.quick ? QUICK : FULL;
  const rounds = given.rounds === undefined ? base.rounds : Number(given.rounds);
  const seconds = given.seconds === undefined ? base.seconds : Number(given.seconds);
  if (!Number.isInteger(rounds) || rounds < 1)
    return `--rounds is a whole number from 1, not ${given.rounds}.`;
  if (!(seconds > 0)) return `--seconds is a number above 0, not ${given.seconds}.`;
  const { check, json, write } = given;
  return { ...base, check, json, write, rounds, seconds };
}
