// Every sector and every line of its modes that has events, by the Asteroids rules: set up, and played to an end at random.

import { FastChance, firstSeat, MoveList, NOBODY } from '@starboard/engine';
import { volume } from '@starboard/engine/testkit';
import { expect, test } from 'vitest';
import { modesOf } from '../data/modes.ts';
import { presets } from '../data/presets.ts';
import type { Options } from '../rules/options.ts';
import { game, optionsOf } from './scene.ts';

interface Table {
  readonly sector: string;
  readonly mode: Options['mode'];
  readonly scenario: Options['scenario'];
  readonly seats: number;
}

const SCENARIOS = ['sector', 'conquest', 'sterile-trap'] as const;

/** What a sector lists, and for each number of people a mix of its own; TABULA with its scenarios. */
const tables: readonly Table[] = presets.flatMap(({ name: sector, players }) => {
  const lines = modesOf(sector).filter(({ events }) => events);
  const scenarios = sector === 'TABULA' ? SCENARIOS : SCENARIOS.slice(0, 1);
  return scenarios.flatMap((scenario) => [
    ...lines.map(({ id, humans }) => ({ sector, mode: id, scenario, seats: humans })),
    ...players.map((seats) => ({ sector, mode: 'custom' as const, scenario, seats })),
  ]);
});

function optionsAt({ sector, mode, scenario }: Table, deal: number): Options {
  const civilizations = deal % 2 === 0 ? 'drafted' : 'none';
  return optionsOf({ sector, mode, scenario, ruleSet: 'asteroids', civilizations, roundLimit: 10 });
}

/** Every so many moves the position must hold. */
const LOOKS = 50;

/** Plays to the end; gives what is broken then, or why it was not to be. */
function playedOut(table: Table, deal: number): string | null {
  const chance = new FastChance(deal);
  const state = game.setup(optionsAt(table, deal), table.seats, chance);
  const list = new MoveList();
  let moves = 0;
  for (let actors = game.actors(state); actors !== NOBODY; actors = game.actors(state)) {
    if (moves++ > game.longestGame) return 'no end';
    const broken = moves % LOOKS === 0 ? game.check(state) : null;
    if (broken !== null) return broken;
    list.clear();
    game.legal(state, firstSeat(actors), list);
    game.play(state, firstSeat(actors), list.moves[chance.draw(list.length)], chance);
  }
  return game.check(state) ?? (game.outcome(state) === null ? 'no outcome' : null);
}

test('NG-12.1, NG-9.16: all sectors have tables of the Asteroids rules', () => {
  expect(new Set(tables.map(({ sector }) => sector)).size).toBe(31);
  for (const table of tables)
    expect([table, game.conflict(optionsAt(table, 0), table.seats)]).toEqual([table, null]);
});

test('NG-12.1: every table of every sector is played to an end', () => {
  const share = volume({ daily: 4, long: 1, mutation: 60 });
  const deals = volume({ daily: 1, long: 4, mutation: 1 });
  const broken = tables.flatMap((table, i) =>
    i % share === 0
      ? Array.from({ length: deals }, (__, deal) => [table, i + deal, playedOut(table, i + deal)] as const)
      : [],
  );
  expect(broken.filter(([, , wrong]) => wrong !== null)).toEqual([]);
});
