import { FastChance, MoveList, seatsOf, type Game } from '@starboard/engine';
import { recordedFast } from '@starboard/engine/match';
import { viewState } from '@starboard/engine/view';
import { describe, expect, test } from 'vitest';
import { assertSound, perft, playthrough, volume, walk } from '../../../engine/testkit/index.ts';
import { sampleSheets } from '../data/samples.ts';
import { guide } from '../guide/guide.ts';
import { moves } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import { openedPage, pageOf, type Gal4Xeon } from '../rules/state.ts';
import { begin, game, give, legalTexts, play, reach, take } from './scene.ts';

const anyGame = game as unknown as Game;
const plain = { map: 'Pioneer', openSheets: false, sheet: null };

describe('the contract', () => {
  test('holds for one player and for eight', () => {
    const { kinds } = assertSound(anyGame, {
      games: volume({ daily: 4, long: 400, mutation: 2 }),
      share: volume({ daily: 0.3, long: 0.3, mutation: 0.1 }),
    });
    const rare = Object.entries(kinds).filter(([, times]) => times === 0);
    expect(rare.length).toBeLessThanOrEqual(volume({ daily: 0, long: 0, mutation: 10 }));
  });

  test.each([
    { seats: 3, options: { ...plain, map: 'Halo' } },
    { seats: 4, options: { ...plain, sheet: sampleSheets[0] } },
    { seats: 5, options: { ...plain, map: 'Spiral', openSheets: true } },
    { seats: 2, options: { ...plain, map: 'Bar', sheet: sampleSheets[1] } },
  ])('holds at a table of $seats', ({ seats, options }) => {
    for (let seed = 0; seed < volume({ daily: 1, long: 15, mutation: 0 }); seed++) {
      const { found } = walk(
        anyGame,
        { seats, options, seed },
        { share: volume({ daily: 0.05, long: 0.3, mutation: 0.02 }) },
      );
      expect(found).toBe(null);
    }
  });

  test('every rule has a title and a text', () => {
    for (const [id, { title, text }] of Object.entries(guide)) {
      expect(id).toMatch(/^GX-\d+\.\d+$/);
      expect(title.length).toBeGreaterThan(2);
      expect(text).toMatch(/\.$/);
    }
    expect(Object.keys(guide)).toHaveLength(78);
  });
});

/** Positions of a random game in which an action waits. */
function* waitingPositions(seed: number, options: Options): Generator<Gal4Xeon> {
  const chance = new FastChance(seed);
  const state = game.setup(options, 1, chance);
  const list = new MoveList();
  while (game.actors(state) !== 0) {
    list.clear();
    game.legal(state, 0, list);
    if (state.action[pageOf(state, 0)] > 0) yield state;
    game.play(state, 0, list.moves[chance.draw(list.length)], chance);
  }
}

/** Every move that notation can say of a kind. */
function* everyMove(kind: number): Generator<number> {
  const fields = moves.fieldsOf(kind);
  const total = fields.reduce((product, { size }) => product * size, 1);
  for (let n = 0; n < total; n++) {
    let rest = n;
    const words = fields.map(({ names, min, size }) => {
      const value = rest % size;
      rest = Math.floor(rest / size);
      return names === null ? min + value : names[value];
    });
    yield Number(moves.fromText([moves.names[kind], ...words].join(' ')));
  }
}

describe('two opinions on what is legal', () => {
  const sheets = [null, ...sampleSheets] as const;

  test.each([0, 1, 2])('agree on every move there is, sheet %i', (which) => {
    const wanted = volume({ daily: 12, long: 400, mutation: 4 });
    let seen = 0;
    for (let seed = 1; seen < wanted; seed++) {
      for (const state of waitingPositions(seed, {
        map: 'Spiral',
        openSheets: false,
        sheet: sheets[which],
      })) {
        if (seen >= wanted || (state.round + seed + seen) % 3 > 0) continue;
        seen++;
        const list = new MoveList();
        game.legal(state, 0, list);
        const allowed = moves.names
          .flatMap((_, kind) => [...everyMove(kind)])
          .filter((move) => game.whyNot(state, 0, move) === null);
        expect(allowed.map(moves.toText).toSorted()).toEqual(list.toArray().map(moves.toText).toSorted());
      }
    }
  });
});

test('the far end of the largest map is explored like the near one', () => {
  const state = begin({ options: { sheet: sampleSheets[1] }, dice: [1, 1, 1, 1, 1, 1, 2, 3, 4] });
  give(reach(take(state, ['L8', 'M7', 'N9']), 1), ['range3', 'range4']);
  const explore = moves.names.indexOf('explore');
  const allowed = [...everyMove(explore)].filter((move) => game.whyNot(state, 0, move) === null);
  expect(allowed.map(moves.toText).toSorted()).toEqual(legalTexts(state).slice(1).toSorted());
  expect(allowed.length).toBeGreaterThan(60);
});

describe('perft', () => {
  test('from the first decision', () => {
    const state = begin({ dice: [1, 2, 3] });
    const counts = [1, 2, 3, 4].map((depth) => perft(anyGame, state, depth, () => recordedFast(1)));
    expect(counts).toMatchInlineSnapshot(`
      [
        15,
        107,
        392,
        936,
      ]
    `);
  });

  test('with an exploration ahead', () => {
    const state = give(take(begin({ dice: [1, 1, 1] }), ['H9', 'I10']), ['range2', 'range3', 'range4']);
    const counts = [1, 2].map((depth) => perft(anyGame, reach(state, 1), depth, () => recordedFast(1)));
    expect(counts).toMatchInlineSnapshot(`
      [
        77,
        385,
      ]
    `);
  });
});

describe('golden playthroughs', () => {
  test('alone on Pioneer', async () => {
    const text = playthrough(anyGame, { seats: 1, seed: 4, options: plain });
    await expect(text).toMatchFileSnapshot('golden/solo.txt');
  });

  test('two on Halo', async () => {
    const text = playthrough(anyGame, { seats: 2, seed: 9, options: { ...plain, map: 'Halo' } });
    await expect(text).toMatchFileSnapshot('golden/two.txt');
  });
});

describe('imagination', () => {
  test('others have made progress with their dice and are about to be done', () => {
    const state = begin({ seats: 3, dice: [4, 5, 6] });
    play(state, 'assign 4 conquer');
    const view = viewState(game, state, 1);
    const worlds = [...Array(8).keys()].map((seed) => game.imagine(view, 1, new FastChance(seed)));
    for (const world of worlds) {
      expect(game.check(world)).toBe(null);
      for (const seat of [0, 2]) expect(legalTexts(world, seat)).toEqual(['finish']);
      expect(legalTexts(world, 1)).toHaveLength(15);
      expect(world.technology[openedPage(world, 0)]).toBe(state.technology[openedPage(state, 0)]);
    }
    expect(new Set(worlds.map((world) => game.shape.hash(world))).size).toBeGreaterThan(4);
  });

  test('what is seen is not imagined', () => {
    const state = begin({ seats: 2, dice: [4, 5, 6], options: { openSheets: true } });
    play(state, 'assign 4 conquer');
    const world = game.imagine(viewState(game, state, 1), 1, new FastChance(1));
    expect(game.shape.equal(world, state)).toBe(true);
    expect(seatsOf(game.actors(world))).toEqual([0, 1]);
  });
});
