// What a viewer may know of a game, as the engine's gate makes it.

import type { Change as EngineChange, Sight as EngineSight } from '@starboard/engine/view';
import { Type, type Static } from 'typebox';
import { nullable, Position, record, Seat, Time, Viewer } from './parts.ts';

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
  rule: nullable(Type.String()),
  reason: Type.String(),
  sheet: Type.Array(record({ label: Type.String(), points: Type.Array(Type.Number()) })),
});

const course = {
  position: Position,
  actors: Type.Array(Seat),
  news: nullable(record({ entry: SeenEntry, events: Type.Array(GameEvent) })),
};

const lasting = {
  seed: nullable(Type.String({ description: 'The secret behind the dice, once the game is over.' })),
  outcome: nullable(Outcome),
  whyNoUndo: nullable(Type.String({ description: 'Null when you may undo now.' })),
};

export const Sight = record(
  {
    game: Type.String(),
    rules: Type.Integer(),
    table: Type.String(),
    seats: Type.Integer(),
    options: Type.Record(Type.String(), Type.Unknown()),
    words: Type.Array(Type.String()),
    commitment: Type.String(),
    viewer: Viewer,
    view: Type.String({ description: 'The state as text, -1 where this viewer may not look.' }),
    ...course,
    ...lasting,
    log: nullable(Type.Array(SeenEntry)),
  },
  { description: 'All that a viewer may know of a game.' },
);

export const Change = record(
  {
    ...course,
    seed: Type.Optional(lasting.seed),
    outcome: Type.Optional(lasting.outcome),
    whyNoUndo: Type.Optional(lasting.whyNoUndo),
    patch: Type.Array(Type.Integer(), { description: 'Pairs of a cell of the view and its new value.' }),
  },
  {
    description:
      'What turns the sight with the number before into the one with this number. What is not there is as before.',
  },
);

export type Sight = EngineSight;
export type Change = EngineChange;

/** The schemas describe what the engine makes: these fail to compile when they do not. */
type Fits<Made extends Told, Told> = Made;
/** @public */
export type SightFits = Fits<Writable<EngineSight>, Static<typeof Sight>>;
/** @public */
export type ChangeFits = Fits<Writable<EngineChange>, Static<typeof Change>>;

type Writable<T> = T extends readonly (infer E)[]
  ? Writable<E>[]
  : T extends object
    ? { -readonly [K in keyof T]: Writable<T[K]> }
    : T;

export { SeenEntry, Outcome };
