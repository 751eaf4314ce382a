// What is wrong with a message, found without looking at the rest of it: a stranger chooses how much is wrong, and the
// library would tell all of it.

import type { TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';

export interface Fault {
  /** Where, with slashes between the fields; empty: the whole. */
  readonly field: string;
  readonly problem: string;
}

interface Parts {
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
  readonly items?: TSchema;
  readonly maxItems?: number;
}

/** The value must not be as the schema says. */
export function firstFault(schema: TSchema, value: unknown, field = ''): Fault {
  const { properties, required = [], items, maxItems = Number.POSITIVE_INFINITY }: Parts = schema;
  if (properties !== undefined && typeof value === 'object' && value !== null && !Array.isArray(value))
    return faultInRecord(properties, required, value as Readonly<Record<string, unknown>>, field);
  if (items !== undefined && Array.isArray(value)) {
    if (value.length > maxItems) return { field, problem: `must not have more than ${maxItems} items` };
    const wrong = value.findIndex((item) => !Check(items, item));
    if (wrong >= 0) return firstFault(items, value[wrong], inside(field, String(wrong)));
  }
  return { field, problem: Errors(schema, value)[0]?.message ?? 'is not as it should be' };
}

function faultInRecord(
  properties: Readonly<Record<string, TSchema>>,
  required: readonly string[],
  value: Readonly<Record<string, unknown>>,
  field: string,
): Fault {
  const lacking = required.find((name) => !Object.hasOwn(value, name));
  if (lacking !== undefined) return { field: inside(field, lacking), problem: 'is missing' };
  for (const [name, schema] of Object.entries(properties))
    if (Object.hasOwn(value, name) && isWrong(schema, value[name]))
      return firstFault(schema, value[name], inside(field, name));
  for (const name in value)
    if (!Object.hasOwn(properties, name))
      return { field: inside(field, name.slice(0, 40)), problem: 'is not known' };
  return { field, problem: 'is not as it should be' };
}

/** A long list is wrong already: none of it is looked at. */
function isWrong(schema: TSchema, value: unknown): boolean {
  const { maxItems = Number.POSITIVE_INFINITY }: Parts = schema;
  return (Array.isArray(value) && value.length > maxItems) || !Check(schema, value);
}

const inside = (field: string, name: string): string => (field === '' ? name : `${field}/${name}`);
