// The example of docs/sheet-files.md is a sheet that can be played.

import { readFileSync } from 'node:fs';
import { FastChance, isRefusal, type OptionValues } from '@starboard/engine';
import { parseOption, readOptions } from '@starboard/engine/match';
import { expect, test } from 'vitest';
import { walk } from '../../../engine/testkit/index.ts';
import { chartOf } from '../rules/chart.ts';
import type { Options } from '../rules/options.ts';
import { game } from './scene.ts';

const page = new URL('../../../docs/sheet-files.md', import.meta.url);
const example = /```json\n([\s\S]*?)```/.exec(readFileSync(page, 'utf8'))?.[1] ?? '';

test('GX-13.3: the documented example is accepted and plays to the end', () => {
  const sheet = parseOption(game.options, 'sheet', example);
  expect(isRefusal(sheet) ? sheet.reason : 'fine').toBe('fine');
  const options = readOptions(game.options, { sheet });
  if (isRefusal(options)) throw new Error(options.reason);
  expect(readOptions(game.options, JSON.parse(JSON.stringify(options)) as OptionValues)).toEqual(options);
  const state = game.setup(options as unknown as Options, 2, new FastChance(1));
  expect(chartOf(state).placeAt).toHaveLength(37);
  const { found } = walk(game, { seats: 2, options, seed: 1 }, { share: 0.1 });
  expect(found).toBe(null);
});
