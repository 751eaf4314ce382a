// What a command is, and what it may touch: everything it says goes through here, so that tests can listen.

import type { Refusal } from '@starboard/engine';

export interface Io {
  /** What was asked for, and nothing else: it may be read by a program. */
  out(text: string): void;
  /** Complaints and progress. */
  err(text: string): void;
  /** Does a person watch what goes to `err`? */
  readonly watched: boolean;
  /** How many characters a line of text may have. */
  readonly width: number;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Called when the person or the system asks a long-running command to stop. */
  onStop(stop: () => void): void;
}

/** What every command's file exports. */
export interface CliCommand {
  readonly help: string;
  /** The exit code; a refusal is said in one sentence and means bad input. */
  run(args: readonly string[], io: Io): Promise<number | Refusal>;
}

export const ALL_WELL = 0;
/** The thing that was checked is not in order. */
export const NOT_IN_ORDER = 1;
export const BAD_INPUT = 2;
