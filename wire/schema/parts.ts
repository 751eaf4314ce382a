// Words that requests and answers are made of.

import type { Value } from '@starboard/engine';
import { Type, type Static, type TProperties, type TSchema } from 'typebox';

/** An object with these fields and no others. */
export const record = <P extends TProperties>(fields: P, about: { description?: string } = {}) =>
  Type.Object(fields, { additionalProperties: false, ...about });

/** What somebody says that is to be done. */
export const command = <D extends string, F extends TProperties>(name: D, fields: F, description: string) =>
  record({ do: Type.Literal(name), ...fields }, { description });

export const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

export const Id = Type.String({ pattern: '^[0-9a-zA-Z_-]{4,40}$' });
export const Seat = Type.Integer({ minimum: 0, maximum: 30 });
export const Time = Type.Integer({ minimum: 0, description: 'Milliseconds since 1970.' });
/** Viewer -1 is a spectator. */
export const Viewer = Type.Integer({ minimum: -1, maximum: 30 });
export const ViewSeq = Type.Integer({
  minimum: 0,
  maximum: 2 ** 31,
  description: 'The number of what the viewer has seen: it goes up by one with each change that it is shown.',
});
/** What nobody sees in a name and could tell two of them apart: control and format characters, and blank letters. */
const UNSEEN = String.raw`\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0`;
export const visible = (maxLength: number) =>
  Type.String({
    minLength: 1,
    maxLength,
    // marks that lie on a letter are not seen without one
    pattern: `^(?=.*[\\p{L}\\p{N}\\p{P}\\p{S}])[^${UNSEEN}]+$`,
    description: 'Something that can be seen, without characters that nobody sees.',
  });
export const Name = visible(40);
/** What people write: lines, without what steers a terminal or ends a text too early for a database. */
export const Prose = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: String.raw`^[^\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F]+$` });
export const Level = Type.String({ pattern: '^[a-z]{3,20}$', description: 'How strong a bot is.' });
export const Word = Type.String({ minLength: 1, maxLength: 100, description: 'Is mixed into the dice.' });

const RefusalCode = Type.Enum([
  'malformed',
  'nobody',
  'forbidden',
  'unknown',
  'stale',
  'outdated',
  'illegal',
  'limit',
  'busy',
]);

/** `values` fill the phrase that the key has in each language. */
const said = {
  key: Type.String({
    description: 'Whose catalogue, a dot, and which phrase of it; empty: there is no more than the sentence.',
  }),
  values: Type.Record(Type.String(), Type.Unsafe<Value>({})),
};

export const MessageJson = record(
  {
    ...said,
    text: Type.String({ description: 'The sentence in English.' }),
  },
  { description: 'What is said to a person.' },
);

export const RefusalBody = record(
  {
    code: RefusalCode,
    key: said.key,
    values: said.values,
    reason: Type.String({ description: 'One sentence for the person, in English.' }),
    rule: nullable(Type.String({ description: 'The rule of the game that forbids it.' })),
  },
  { description: 'Why something was refused. Nothing has changed.' },
);
export type RefusalBody = Static<typeof RefusalBody>;

export const PersonKind = Type.Enum(['guest', 'account', 'bot']);

export const Named = record({ id: Id, name: Type.String(), kind: PersonKind });
export type Named = Static<typeof Named>;

/** Who has a seat in a campaign, or in a group of tables. */
export const SeriesSeat = record({
  person: nullable(Named),
  bot: nullable(Type.String({ description: 'The level of a bot.' })),
  free: Type.Boolean({ description: 'A person may take it.' }),
});

export const Patience = Type.Integer({
  minimum: 60,
  maximum: 2_592_000,
  description: 'For how many seconds a table waits for those who are to play there.',
});

/** Who won a series that is over. */
export const SeriesWinner = record({
  person: nullable(Named),
  bot: nullable(Type.String({ description: 'The level of a bot.' })),
  star: Type.Integer({ minimum: 0, description: 'The number of the name that a bot has in the series.' }),
});
export type SeriesWinner = Static<typeof SeriesWinner>;

export const Winners = Type.Array(SeriesWinner, {
  description: 'Who is first in it: several where the place is shared, nobody as long as it is not over.',
});

/** Ranks of players without a seat, which the rules themselves play. */
export const Unseated = Type.Optional(
  Type.Array(Type.Integer(), {
    description:
      'Ranks of players without a seat, which the rules themselves play. Where one of them alone is first, no seat is.',
  }),
);
