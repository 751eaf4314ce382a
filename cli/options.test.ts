import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { document, refuseInEnglish, type Game } from '@starboard/engine';
import { loadGame } from '@starboard/games';
import { expect, test } from 'vitest';
import { readGameOptions } from './options.ts';
import { inFolder } from './testing.ts';

async function gameWithMap(): Promise<Game> {
  const skirmish = await loadGame('skirmish');
  if (skirmish === null) throw new Error('Skirmish is gone.');
  const map = document({
    read: (given) => (Array.isArray(given) ? (given as unknown[]) : refuseInEnglish('A map is a list.')),
    examples: [],
  });
  return { ...skirmish, options: { ...skirmish.options, map } };
}

test('values are read by their type', async () => {
  expect(await readGameOptions(await gameWithMap(), ['rounds=3', 'map=[1,2]'])).toEqual({
    rounds: 3,
    map: [1, 2],
  });
  expect(await readGameOptions(await gameWithMap(), [])).toEqual({});
});

test('a document comes from a file', () =>
  inFolder(async (folder) => {
    const path = join(folder, 'map.json');
    await writeFile(path, '["A", "B"]');
    expect(await readGameOptions(await gameWithMap(), [`map=@${path}`])).toEqual({ map: ['A', 'B'] });
    await writeFile(path, '["A", ');
    expect(await readGameOptions(await gameWithMap(), [`map=@${path}`])).toMatchObject({
      key: 'engine.optionProblem',
      reason: 'Option map: this is not JSON, or it was cut off.',
    });
  }));

test('a document that cannot be read is refused', async () => {
  const refusal = refuseInEnglish('"none.json" cannot be read: there is no such file or folder.');
  expect(await readGameOptions(await gameWithMap(), ['map=@none.json'])).toEqual(refusal);
});
