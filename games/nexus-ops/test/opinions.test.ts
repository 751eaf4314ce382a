import { FastChance, MoveList, type OptionValues } from '@starboard/engine';
import { settings, volume } from '@starboard/engine/testkit';
import { describe, expect, test } from 'vitest';
import { OVER } from '../rules/phases.ts';
import type { Options } from '../rules/options.ts';
import type { Nexus } from '../rules/state.ts';
import { crowded } from './crowded.ts';
import { game } from './table.ts';

/** Positions of random games, as far apart from each other as their phases allow. */
function* positions(seed: number, wanted: number): Generator<Nexus> {
  const chance = new FastChance(seed);
  const tables = settings(game, chance);
  const seen = Array.from({ length: OVER }, () => 0);
  const list = new MoveList();
  for (let given = 0; given < wanted;) {
    for (let skip = chance.draw(60); skip > 0; skip--) tables.next();
    const { seats, options } = tables.next().value as { seats: number; options: OptionValues };
    const begun = chance.draw(2) === 0 ? game : crowded;
    const state = begun.setup(options as unknown as Options & OptionValues, seats, chance) as Nexus;
    while (game.actors(state) !== 0 && given < wanted) {
      list.clear();
      game.legal(state, state.asked, list);
      // a phase that was looked at often is looked at seldom
      if (chance.draw(20 + 40 * seen[state.phase] ** 2) < 4) {
        seen[state.phase]++;
        given++;
        yield state;
      }
      game.play(state, state.asked, list.moves[chance.draw(list.length)], chance);
    }
  }
}

/** Every move that notation can say. */
function everyMove(): Int32Array {
  const all = new MoveList();
  game.moves.names.forEach((_, kind) => {
    const fields = game.moves.fieldsOf(kind);
    const total = fields.reduce((product, { size }) => product * size, 1);
    for (let n = 0; n < total; n++) {
      let rest = n;
      const values = fields.map(({ name, names, min, size }) => {
        const value = rest % size;
        rest = Math.trunc(rest / size);
        return [name, names === null ? min + value : names[value]] as const;
      });
      all.add(Number(game.moves.fromRecord({ move: game.moves.names[kind], ...Object.fromEntries(values) })));
    }
  });
  return all.moves.subarray(0, all.length);
}

describe('two opinions on what is legal', () => {
  test('agree on every move there is', () => {
    const all = everyMove();
    const list = new MoveList();
    for (const state of positions(11, volume({ daily: 120, long: 4000, mutation: 20 }))) {
      const allowed = all.filter((move) => game.whyNot(state, state.asked, move) === null);
      list.clear();
      game.legal(state, state.asked, list);
      const offered = list.toArray().map(game.moves.toText).toSorted();
      expect([...allowed].map(game.moves.toText).toSorted(), `phase ${state.phase}`).toEqual(offered);
    }
  });

  test('every refusal is a sentence that names a rule of the guide', () => {
    const all = everyMove();
    const odd = new Set<string>();
    for (const state of positions(12, volume({ daily: 60, long: 1000, mutation: 6 }))) {
      for (const move of all) {
        const refusal = game.whyNot(state, state.asked, move);
        if (refusal === null) continue;
        const { rule, reason } = refusal;
        if (!Object.hasOwn(game.guide, rule ?? '') || !/^[A-Z].*\.$/.test(reason))
          odd.add(`${rule}: ${reason}`);
        // a table may call seats, units and cards otherwise
        if (/seat|undefined|human|Human|NaN/.test(reason)) odd.add(reason);
      }
    }
    expect([...odd]).toEqual([]);
  });
});
