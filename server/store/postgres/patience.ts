// How long the database is waited for.

/** In milliseconds. */
export interface Patience {
  /** Until a connection is there. */
  readonly connect: number;
  /** Until the database says anything to what it was asked. It gives up as late by itself. */
  readonly answer: number;
}

/** Together they are less than the five seconds after which a table moves again when the network is back. */
export const USUAL_PATIENCE: Patience = { connect: 2_000, answer: 3_000 };
