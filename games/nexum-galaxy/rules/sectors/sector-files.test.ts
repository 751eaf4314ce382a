import { readFileSync } from 'node:fs';
import { isRefusal } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { presets } from '../../data/presets.ts';
import { readSector } from './sector.ts';
import { validateSector } from './validate.ts';

/** The copy of the repository in which rules are mutated has no docs. */
const hasDocs = process.env['STARBOARD_MUTATION'] === undefined;

describe.runIf(hasDocs)('docs/sector-files.md', () => {
  const page = (): string =>
    readFileSync(new URL('../../../../docs/sector-files.md', import.meta.url), 'utf8');

  test('its complete example is a sector without errors and without advice', () => {
    const example = /```json\n([^]*?)```/.exec(page())?.[1] ?? '';
    const read = readSector(JSON.parse(example));
    expect(isRefusal(read) ? read : validateSector(read)).toEqual({ errors: [], advice: [] });
  });

  test('explains every field', () => {
    for (const field of Object.keys(presets[0])) expect(page()).toContain(`| \`${field}\``);
  });
});
