// Games, with what can be chosen about them and the bots that play them.

import { Type } from 'typebox';
import { record } from './parts.ts';

export const GameInfo = record({
  id: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  teaching: Type.Boolean(),
  rules: Type.Integer(),
  keptRules: Type.Array(Type.Integer(), {
    description: 'The versions of the rules that can be played, the present one first.',
  }),
  seats: record({ min: Type.Integer(), max: Type.Integer() }),
  options: Type.Record(Type.String(), Type.Unknown(), {
    description: 'Each with its type, its domain and its default, as the form of a table needs them.',
  }),
  guideLength: Type.Integer(),
  levels: Type.Array(
    record({ id: Type.String(), name: Type.String(), personality: Type.String(), iterations: Type.Number() }),
  ),
});
