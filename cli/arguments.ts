// The words after a command: read once, strictly, with a sentence for whatever does not fit.

import { parseArgs } from 'node:util';
import { refuseInEnglish, type Refusal } from '@starboard/engine';

/** `text` takes a value, `texts` may be given several times, `switch` takes none. */
export type FlagKind = 'text' | 'texts' | 'switch';

export interface Usage {
  readonly command: string;
  /** What must be given without a flag, in order. */
  readonly takes: readonly string[];
  /** What may follow that. */
  readonly mayTake?: readonly string[];
  readonly flags: Readonly<Record<string, FlagKind>>;
}

export interface Arguments {
  readonly given: readonly string[];
  readonly has: (flag: string) => boolean;
  readonly text: (flag: string) => string | undefined;
  readonly texts: (flag: string) => readonly string[];
}

export function readArguments(usage: Usage, args: readonly string[]): Arguments | Refusal {
  const { tokens } = parseArgs({ args: [...args], options: optionsOf(usage), strict: false, tokens: true });
  const given: string[] = [];
  const values = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') {
      given.push(token.value);
      continue;
    }
    const value = isNextFlag(token) ? undefined : token.value;
    const wrong = wrongFlag(usage, token.name, token.rawName, value, values.has(token.name));
    if (wrong !== null) return wrong;
    values.set(token.name, [...(values.get(token.name) ?? []), value ?? '']);
  }
  const wrong = wrongGiven(usage, given);
  if (wrong !== null) return wrong;
  return {
    given,
    has: (flag) => values.has(flag),
    text: (flag) => values.get(flag)?.[0],
    texts: (flag) => values.get(flag) ?? [],
  };
}

function optionsOf({ flags }: Usage): Record<string, { type: 'string' | 'boolean'; multiple: true }> {
  const entries = Object.entries(flags).map(([name, kind]) => {
    const type: 'string' | 'boolean' = kind === 'switch' ? 'boolean' : 'string';
    return [name, { type, multiple: true as const }] as const;
  });
  return Object.fromEntries(entries);
}

interface Written {
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

/** In `--games --save x.json` the value was forgotten; `-5` is a value, if a wrong one. */
function isNextFlag({ value, inlineValue }: Written): boolean {
  return inlineValue === false && value !== undefined && value.startsWith('--');
}

function wrongFlag(
  usage: Usage,
  name: string,
  written: string,
  value: string | undefined,
  again: boolean,
): Refusal | null {
  const { flags } = usage;
  if (!Object.hasOwn(flags, name) || !written.startsWith('--')) {
    const known = Object.keys(flags).map((flag) => `--${flag}`);
    const listed = known.length === 0 ? 'it takes none' : `it takes ${known.join(', ')}`;
    return refuseInEnglish(`${usage.command} has no flag ${written}: ${listed}.`);
  }
  if (again && flags[name] !== 'texts') return refuseInEnglish(`${written} is given twice: say it once.`);
  if (flags[name] === 'switch') {
    return value === undefined ? null : refuseInEnglish(`${written} takes no value: say it without one.`);
  }
  return value === undefined || value === '' ? refuseInEnglish(`${written} needs a value after it.`) : null;
}

function wrongGiven({ command, takes, mayTake = [] }: Usage, given: readonly string[]): Refusal | null {
  if (given.length < takes.length)
    return refuseInEnglish(`Say which ${takes[given.length]}: starboard ${command} ${takes.join(' ')}.`);
  const most = takes.length + mayTake.length;
  if (given.length <= most) return null;
  return refuseInEnglish(
    `${command} does not know what to do with ${JSON.stringify(given[most])}: see starboard ${command} --help.`,
  );
}

export interface Range {
  readonly min: number;
  readonly max?: number;
}

/** The whole number written after a flag. */
export function readCount(
  what: string,
  text: string,
  { min, max = Number.MAX_SAFE_INTEGER }: Range,
): number | Refusal {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  if (value > max) return refuseInEnglish(`${what} must be a whole number ${range}: ${text} is too large.`);
  return refuseInEnglish(`${what} must be a whole number ${range}, not ${JSON.stringify(text)}.`);
}
