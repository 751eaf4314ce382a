/** How patient a process is with the bus, in milliseconds. */
export interface BusPace {
  /** From one look whether the bus is there to the next. */
  readonly beat: number;
  /** For how long an answer is waited for. */
  readonly patience: number;
  /** From a failure to the next try, at first and at most. */
  readonly again: number;
  readonly seldom: number;
  /** When it was written down that the bus is not heard, deeds may be on their way that nobody will tell of: when to look. */
  readonly settle: readonly number[];
  /** From one look at all tables to the next, against a bus that passes on only some of what it is told. */
  readonly sweep: number;
}

export const USUAL_PACE: BusPace = {
  beat: 500,
  patience: 2000,
  again: 250,
  seldom: 5000,
  settle: [0, 1000, 5000],
  sweep: 30_000,
};
