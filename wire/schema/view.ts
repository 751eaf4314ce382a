// What a viewer may know of a game, as the engine's gate makes it.

import type { ViewDelta as EngineViewDelta, View as EngineView } from '@starboard/engine/view';
import { Type, type Static } from 'typebox';
import { MessageJson, nullable, ViewSeq, record, Seat, Time, Unseated, Viewer } from './parts.ts';

const SeenEntry = record({
  seat: Seat,
  at: Time,
  order: Type.Optional(Type.Array(Type.String())),
  undo: Type.Optional(Type.Literal(true)),
  takeBack: Type.Optional(Type.Literal(true)),
  draw: Type.Optional(Type.Literal(true)),
  forfeit: Type.Optional(Type.Enum(['resigned', 'time'])),
});

const GameEvent = Type.Object(
  { event: Type.String() },
  { additionalProperties: true, description: 'Something that happened, to animate.' },
);

const Outcome = record({
  ranks: Type.Array(Type.Integer()),
  unseated: Unseated,
  rule: nullable(Type.String()),
  reason: MessageJson,
  sheet: Type.Array(
    record({
      label: MessageJson,
      points: Type.Array(Type.Number()),
      unseated: Type.Optional(Type.Array(Type.Number())),
    }),
  ),
});

const changing = {
  viewSeq: ViewSeq,
  actors: Type.Array(Seat),
  news: nullable(record({ entry: SeenEntry, events: Type.Array(GameEvent) })),
};

const lasting = {
  seed: nullable(Type.String({ description: 'The secret behind the dice, once the game is over.' })),
  outcome: nullable(Outcome),
  whyNoUndo: nullable(MessageJson),
};

export const View = record(
  {
    game: Type.String(),
    rules: Type.Integer(),
    table: Type.String(),
    seats: Type.Integer(),
    options: Type.Record(Type.String(), Type.Unknown()),
    words: Type.Array(Type.String()),
    commitment: Type.String(),
    viewer: Viewer,
    layout: Type.String({ description: 'Changes when a cell of the state means something else.' }),
    state: Type.String({ description: 'The state as text, -1 where this viewer may not look.' }),
    ...changing,
    ...lasting,
    log: nullable(Type.Array(SeenEntry)),
    prelude: Type.Optional(
      Type.Array(GameEvent, {
        description: 'What happened before the first decision, while you have been shown nothing else.',
      }),
    ),
  },
  { description: 'All that a viewer may know of a game.' },
);

export const ViewDelta = record(
  {
    ...changing,
    seed: Type.Optional(lasting.seed),
    outcome: Type.Optional(lasting.outcome),
    whyNoUndo: Type.Optional(lasting.whyNoUndo),
    patch: Type.Array(Type.Integer(), { description: 'Pairs of a cell of the view and its new value.' }),
  },
  {
    description:
      'What turns the view with the number before into the one with this number. What is not there is as before.',
  },
);

export type View = EngineView;
export type ViewDelta = EngineViewDelta;

/** The schemas describe what the engine makes: these fail to compile when they do not. */
type Fits<Made extends Told, Told> = Made;
/** @public */
export type ViewFits = Fits<Writable<EngineView>, Static<typeof View>>;
/** @public */
export type ViewDeltaFits = Fits<Writable<EngineViewDelta>, Static<typeof ViewDelta>>;

type Writable<T> = T extends readonly (infer E)[]
  ? Writable<E>[]
  : T extends object
    ? { -readonly [K in keyof T]: Writable<T[K]> }
    : T;

export { SeenEntry, Outcome };
