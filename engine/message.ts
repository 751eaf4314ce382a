// What is said to a person: a key of a catalogue with the values of its phrase, so that every language can say it.
// Nothing ever reads a sentence back.

/** Plain data: it travels, and each language puts it into words. */
export type Value =
  | string
  | number
  | boolean
  | null
  | Message
  | readonly Value[]
  | { readonly [name: string]: Value };

export type Values = Readonly<Record<string, Value>>;

export interface Message {
  /** `SCOPE.NAME`: whose catalogue, and which phrase of it. */
  readonly key: string;
  readonly values: Values;
  /** The sentence in English, for programs, logs and languages that lack the phrase. */
  readonly text: string;
}

/** A phrase is a sentence, or makes one of its values. A value that is a message itself comes as its sentence. */
export type Phrase<V = never> = string | ((values: V) => string);

/** The phrases of one scope in one language, by the names of their keys. */
export type Catalogue = Readonly<Record<string, Phrase>>;

/** The same phrases in another language, all of them: the compiler names what is missing. */
export type Translated<C extends Catalogue> = {
  readonly [K in keyof C]: C[K] extends (values: infer V) => string ? Phrase<V> : string;
};

/** A gap for words may be filled with a message. */
type Given<V> = { readonly [K in keyof V]: string extends V[K] ? V[K] | Message : V[K] };

/** What a speaker is given for a phrase, after its name. */
export type Filled<P extends Phrase> = P extends (values: infer V) => string ? [values: Given<V>] : [];

/** Says the phrases of one English catalogue, which the other languages follow. */
export interface Speaker<C extends Catalogue> {
  <K extends keyof C & string>(name: K, ...values: Filled<C[K]>): Message;
}

export function speaker<C extends Catalogue>(scope: string, english: C): Speaker<C> {
  return (name, ...[values = {}]) => {
    const given = values as Values;
    return {
      key: `${scope}.${name}`,
      values: given,
      text: filled(english[name], given, (each) => each.text),
    };
  };
}

/** The catalogues of a language by scope. */
export type Catalogues = Readonly<Record<string, Catalogue>>;

/** The message in the language of the catalogues; in English where they lack the phrase. What no catalogue is named for
 *  is looked up in `own`: that of the game on the screen. */
export function phrased(catalogues: Catalogues, message: Message, own: Catalogue = {}): string {
  const [scope, name] = message.key.split('.', 2);
  const phrase = (catalogues[scope] ?? own)[name];
  if (phrase === undefined) return message.text;
  try {
    return filled(phrase, message.values, (each) => phrased(catalogues, each, own));
  } catch {
    // said by another version, whose phrase had other values
    return message.text;
  }
}

function filled(phrase: Phrase, values: Values, said: (message: Message) => string): string {
  if (typeof phrase === 'string') return phrase;
  const given = holdsMessage(values) ? (withSentences(values, said) as Values) : values;
  return (phrase as (values: Values) => string)(given);
}

/** Few do, and rules say much that nobody reads: the others are not copied. */
function holdsMessage(value: Value): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return isMessage(value) || Object.values(value).some(holdsMessage);
}

function withSentences(value: Value, said: (message: Message) => string): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (isMessage(value)) return said(value);
  if (isList(value)) return value.map((each) => withSentences(each, said));
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withSentences(each, said)]));
}

function isList(value: object): value is readonly Value[] {
  return Array.isArray(value);
}

export function isMessage(value: unknown): value is Message {
  return (
    typeof value === 'object' && value !== null && 'key' in value && 'text' in value && 'values' in value
  );
}

/** A sentence that no catalogue has: what a person or another program wrote. */
export function verbatim(text: string): Message {
  return { key: '', values: {}, text };
}
