// Finished games: the record that replays and proves itself, the result, and what luck did.

import { Type, type Static } from 'typebox';
import { nullable, record, Seat, Time } from './parts.ts';
import { Outcome } from './view.ts';
import { TableCard, TableInfo } from './tables.ts';

/** A game file, as docs/game-files.md describes it. */
export const GameRecord = Type.Object(
  { starboard: Type.Literal(1) },
  { additionalProperties: true, description: 'A game file.' },
);

export const LuckLine = record({
  stream: Type.Integer({ description: 'The seat whose order was rolled for.' }),
  bound: Type.Integer({ description: 'One of so many.' }),
  draws: Type.Integer(),
  mean: Type.Number({ description: 'Of the results, the lowest counting 1.' }),
  expected: Type.Number({ description: 'The mean of fair dice.' }),
  counts: Type.Array(Type.Integer(), { description: 'How often each result came; empty above 20 results.' }),
  percentile: Type.Number({ description: 'The share of fair runs with a lower mean, 0 to 1.' }),
});
export type LuckLine = Static<typeof LuckLine>;

export const FinishedGame = record({
  card: TableCard,
  info: TableInfo,
  outcome: nullable(Outcome),
  proof: record({
    commitment: Type.String(),
    seed: Type.String(),
    draws: Type.Integer({ description: 'How many dice and cards follow from the seed.' }),
    proved: Type.Boolean({ description: 'Every die and every hash was computed again by this server.' }),
  }),
  luck: Type.Array(LuckLine),
  forfeits: Type.Array(record({ seat: Seat, at: Time, why: Type.Enum(['resigned', 'time']) }), {
    description: 'Who gave up, or ran out of time where that loses the seat.',
  }),
});
export type FinishedGame = Static<typeof FinishedGame>;
