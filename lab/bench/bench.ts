/** A measurement that `starboard bench NAME` runs. */
export interface Bench {
  /** One line for the list of benches. */
  readonly summary: string;
  /** Measures and prints; the exit code is 0 when everything went well and every bar was met. */
  run(args: readonly string[]): Promise<number>;
}
