import type { Refusal } from '@starboard/engine';

/** A measurement that `starboard bench NAME` runs. */
export interface Bench {
  /** One line for the list of benches. */
  readonly summary: string;
  /** How it is called, and a line for each flag. */
  readonly help: string;
  /** `text` takes a value, `switch` takes none. */
  readonly flags: Readonly<Record<string, 'text' | 'switch'>>;
  /** Measures and prints; the exit code is 0 when everything went well and every bar was met. */
  readonly run: (given: Given) => Promise<number | Refusal>;
}

/** The flags that were given. */
export interface Given {
  readonly has: (flag: string) => boolean;
  readonly text: (flag: string) => string | undefined;
}
