// A game's options are described once; the table form, the command line's flags, validation and the fuzzer's
// combinations all come from that description.

import { oneOf, shown, whole, yesOrNo, type Leaf } from './reader.ts';
import { isRefusal, messageOf, type Refusal } from './refusal.ts';
import { refuse, say } from './words.ts';

/** What an option is called, in one language. */
export interface OptionWords {
  readonly title: string;
  readonly help?: string;
  /** What the values of a choice are called. */
  readonly values?: Readonly<Record<string, string>>;
}

export interface IntegerOption {
  readonly type: 'integer';
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

export interface FlagOption {
  readonly type: 'flag';
  readonly default: boolean;
}

export interface ChoiceOption<V extends string = string> {
  readonly type: 'choice';
  readonly of: readonly V[];
  readonly default: V;
}

/** A whole document (a custom sector, a deck) embedded in the options, so that a saved game stands on its own. */
export interface DocumentOption<D = unknown> {
  readonly type: 'document';
  readonly default: null;
  /** The document as the rules use it, or why it cannot be used. */
  readonly read: (given: unknown) => D | Refusal;
  /** Not chosen by people: whoever opens the table for something else says it. */
  readonly byHouse?: true;
  /** Documents for the fuzzer to try. */
  readonly examples: readonly D[];
  /** It is a list with one of these names for each seat, no name twice: a form can offer it without a file. */
  readonly bySeat?: readonly string[];
}

export type Option = IntegerOption | FlagOption | ChoiceOption | DocumentOption;
export type OptionsSchema = Readonly<Record<string, Option>>;

type ValueOf<O extends Option> = O extends IntegerOption
  ? number
  : O extends FlagOption
    ? boolean
    : O extends ChoiceOption<infer V>
      ? V
      : O extends DocumentOption<infer D>
        ? D | null
        : never;

export type OptionsOf<S extends OptionsSchema> = { readonly [K in keyof S]: ValueOf<S[K]> };
export type OptionValues = Readonly<Record<string, unknown>>;

export function integer(option: Omit<IntegerOption, 'type'>): IntegerOption {
  return { type: 'integer', ...option };
}

export function flag(option: Omit<FlagOption, 'type'>): FlagOption {
  return { type: 'flag', ...option };
}

export function choice<const V extends string>(option: Omit<ChoiceOption<V>, 'type'>): ChoiceOption<V> {
  return { type: 'choice', ...option };
}

export function document<D>(option: Omit<DocumentOption<D>, 'type' | 'default'>): DocumentOption<D> {
  return { type: 'document', default: null, ...option };
}

export function defaultOptions(schema: OptionsSchema): OptionValues {
  return Object.fromEntries(Object.entries(schema).map(([name, option]) => [name, option.default]));
}

/** All options, the given ones checked and the others at their defaults. */
export function readOptions(schema: OptionsSchema, given: OptionValues): OptionValues | Refusal {
  const values: Record<string, unknown> = { ...defaultOptions(schema) };
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(schema, name)) return unknownOption(schema, name);
    const read = readOption(name, schema[name], value);
    if (isRefusal(read)) return read;
    values[name] = read;
  }
  return values;
}

/** The value of an option written as text, as on a command line. */
export function parseOption(schema: OptionsSchema, name: string, text: string): unknown {
  if (!Object.hasOwn(schema, name)) return unknownOption(schema, name);
  const option = schema[name];
  const value = valueOfText(option, text);
  return isRefusal(value)
    ? refuse(null, 'optionProblem', { option: name, problem: messageOf(value) })
    : readOption(name, option, value);
}

function valueOfText(option: Option, text: string): unknown {
  if (option.type === 'flag') return text === 'true' ? true : text === 'false' ? false : text;
  if (option.type === 'integer') return /^-?\d+$/.test(text) ? Number(text) : text;
  if (option.type === 'choice') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuse(null, 'optionNotJson');
  }
}

function readOption(name: string, option: Option, value: unknown): unknown {
  if (option.type === 'document') return value === null ? null : option.read(value);
  return readerOf(option)(value, say('option', { option: name }));
}

function readerOf(option: Exclude<Option, DocumentOption>): Leaf<unknown> {
  switch (option.type) {
    case 'flag':
      return yesOrNo;
    case 'integer':
      return whole(option.min, option.max);
    case 'choice':
      return oneOf(option.of);
  }
}

function unknownOption(schema: OptionsSchema, name: string): Refusal {
  return refuse(null, 'noSuchOption', { option: shown(name), options: Object.keys(schema) });
}

/** A few values of an option that between them reach its ends: what the fuzzer combines. */
export function sampleValues(option: Option): readonly unknown[] {
  switch (option.type) {
    case 'flag':
      return [false, true];
    case 'integer':
      return [...new Set([option.default, option.min, option.max])];
    case 'choice':
      return option.of;
    case 'document':
      return [null, ...option.examples];
  }
}
