import { habitsAt, Search, type Brain, type Known } from '@starboard/bots';
import type { Game } from '@starboard/engine';
import { viewState } from '@starboard/engine/view';
import { describe, expect, test } from 'vitest';
import { brain } from '../bots/index.ts';
import { battleProspects } from '../bots/prospects.ts';
import { usual } from '../bots/weights.ts';
import { DEPLOY, MOVE } from '../rules/phases.ts';
import { game, hexOf, TestTable, type TestArmy } from './table.ts';

/** Seat 0 has walked into seat 1's units. */
function walkedInto(own: TestArmy, enemies: TestArmy): TestTable {
  const table = new TestTable().allLand('plains').put(0, 'B1', own).put(1, 'B1', enemies);
  table.state.phase = MOVE;
  return table;
}

const worthOf = ({ state }: TestTable, seat = 0): number => battleProspects(state, seat, usual);

describe('battles to come', () => {
  test('are worth the more, the surer they are won', () => {
    const [weak, even, strong] = [{ human: 1 }, { human: 4 }, { human: 4, dragon: 2 }].map((own) =>
      worthOf(walkedInto(own, { human: 3 })),
    );
    expect(weak).toBeLessThan(0);
    expect(even).toBeGreaterThan(weak);
    expect(strong).toBeGreaterThan(even);
    expect(strong).toBeGreaterThan(0);
  });

  test('are worth the more, the nearer the goal is', () => {
    const [far, near] = [0, 9].map((points) =>
      worthOf(walkedInto({ dragon: 2 }, { human: 1 }).points(0, points)),
    );
    expect(near).toBeGreaterThan(far);
  });

  test('are nothing once they are fought, before one walks, and to whose turn it is not', () => {
    const table = walkedInto({ dragon: 2 }, { human: 1 });
    expect(worthOf(table, 1)).toBe(0);
    table.state.fought = 1 << hexOf('B1');
    expect(worthOf(table)).toBe(0);
    table.state.fought = 0;
    table.state.phase = DEPLOY;
    expect(worthOf(table)).toBe(0);
  });
});

test('the search lets battles be fought: it never judges a turn that is under way', () => {
  const phases = new Set<number>();
  const watching = {
    ...brain,
    judge(state, seats, into) {
      phases.add(state.phase);
      brain.judge(state, seats, into);
    },
  } satisfies typeof brain;
  const known = { game: game as unknown as Game, brain: watching as unknown as Brain } satisfies Known;
  const { state } = walkedInto({ dragon: 2, human: 2 }, { human: 3, fungoid: 2 });
  for (const level of brain.levels) {
    const search = new Search(known, 2, 1, habitsAt(known.brain, level, 2));
    search.begin(viewState(known.game, state, 0), 0);
    search.run(200);
  }
  expect([...phases]).toEqual([DEPLOY]);
});
