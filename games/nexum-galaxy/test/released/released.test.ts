import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changesSince, linesIn, modesToday, notIn, presetsToday, textOf } from './released.ts';

const FILE = 'released.jsonl';
const released = linesIn(readFileSync(new URL(FILE, import.meta.url), 'utf8'));

const today = [...modesToday(), ...presetsToday()];

test('stored games find the modes and presets that they were set up by', () => {
  expect(changesSince(released, today)).toEqual([]);
});

test('all that can be chosen is released; with --update it is, and what was released before stays as it is', async () => {
  await expect(textOf([...released, ...notIn(released, today)])).toMatchFileSnapshot(FILE);
});

test('what changed, went or was added is told apart', () => {
  const [line, ...rest] = modesToday();
  const [{ sectors, mode, terms }] = presetsToday();
  const all = [line, { sectors, mode, terms }];
  expect(changesSince(all, today)).toEqual([]);
  expect(changesSince(all, [...rest, { sectors, mode, terms }])).toEqual(
    line.sectors.map((sector) => `${sector} has no ${line.mode} any more`),
  );
  const harder = { sectors, mode, terms: { ...terms, aggressiveness: 3, asteroids: true } };
  expect(changesSince(all, [...modesToday(), harder])).toEqual([
    `${sectors[0]} has ${mode} with other aggressiveness`,
  ]);
  expect(notIn([line], modesToday())).toEqual(rest);
});
