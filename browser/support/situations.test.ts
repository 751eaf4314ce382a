// @module-tag slow: bots play the games
// The tests of layout look at situations: here they are counted, so that none is forgotten.

import { expect, test } from 'vitest';
import { OVER } from '../../games/nexus-ops/rules/phases.ts';
import { games } from './games.ts';
import { situationsOf } from './situations.ts';
import { BY_HOUSE, DAILY_TABLES, ONCE_WRONG, tablesOf } from './tables.ts';

/** Of games that count their phases: so many in which somebody decides something. */
const PHASES: Readonly<Record<string, number>> = { 'nexum-galaxy': 4, 'nexus-ops': OVER, skirmish: 2 };

for (const game of games)
  test(`every phase of ${game.id} and every kind of decision in it is met at some table`, async () => {
    const names = (await situationsOf(tablesOf(game))).map(({ name }) => name);
    const kinds = names.flatMap((name) => name.replace(/^\d+ | with .*$/g, '').split('+'));
    const house = (BY_HOUSE as Readonly<Record<string, readonly string[]>>)[game.id] ?? [];
    const lacking = game.moves.names.filter((kind) => !kinds.includes(kind) && !house.includes(kind));
    expect(lacking).toEqual([]);
    const met = new Set(names.map((name) => /^\d+(?= )/.exec(name)?.[0]));
    const phases = Array.from({ length: PHASES[game.id] ?? 0 }, (_, phase) => String(phase));
    expect(phases.filter((phase) => !met.has(phase))).toEqual([]);
  });

for (const game of games)
  test(`what was once wrong in ${game.id} is met at the tables of every run`, async () => {
    const names = (await situationsOf(tablesOf(game).slice(0, DAILY_TABLES))).map(({ name }) => name);
    expect((ONCE_WRONG[game.id] ?? []).filter((name) => !names.includes(name))).toEqual([]);
  });
