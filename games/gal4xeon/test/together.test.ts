import { FastChance, firstSeat, hasSeat, isRefusal, MoveList, seatsOf, type Game } from '@starboard/engine';
import { mixSeeds, openMatch, submit, undo, undoable, type Match } from '@starboard/engine/match';
import { viewFor, viewState, type View } from '@starboard/engine/view';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { volume } from '../../../engine/testkit/index.ts';
import { technologyIds } from '../data/sheet.ts';
import { EXPLORE } from '../rules/actions.ts';
import type { Gains } from '../rules/gains.ts';
import { scoreOf } from '../rules/scoring.ts';
import { isHidden, openedPage, pageOf, visiblePage, type Gal4Xeon } from '../rules/state.ts';
import { aliensOf, begin, game, legalTexts, moveOf, play, reach, take } from './scene.ts';

/** Plays a whole game in which each seat decides and rolls for itself; `order` says who is next to decide. */
function playInOrder(seats: number, seed: number, order: (actors: readonly number[]) => number): number[] {
  const dice = new FastChance(seed);
  const minds = Array.from({ length: seats }, (_, seat) => new FastChance(mixSeeds(seed, seat + 100)));
  const state = game.setup({ map: 'Spiral', openSheets: false, sheet: null }, seats, dice);
  const list = new MoveList();
  const atClose: number[] = [];
  for (let round = 1; game.actors(state) !== 0;) {
    const seat = order(seatsOf(game.actors(state)));
    list.clear();
    game.legal(state, seat, list);
    game.play(state, seat, list.moves[minds[seat].draw(list.length)], dice);
    if (state.round > round) atClose.push(game.shape.hash(state));
    round = state.round;
  }
  return atClose;
}

describe('GX-12.1: all at once', () => {
  test('any interleaving of the same decisions gives the same game', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 8 }), fc.nat(), fc.nat(), (seats, seed, schedule) => {
        const oneByOne = playInOrder(seats, seed, (actors) => actors[0]);
        const mixed = new FastChance(schedule);
        const inAnyOrder = playInOrder(seats, seed, (actors) => actors[mixed.draw(actors.length)]);
        const backwards = playInOrder(seats, seed, (actors) => actors[actors.length - 1]);
        expect(inAnyOrder).toEqual(oneByOne);
        expect(backwards).toEqual(oneByOne);
        expect(oneByOne).toHaveLength(10);
      }),
      { numRuns: volume({ daily: 25, long: 3000, mutation: 2 }) },
    );
  });

  test('nobody waits for another seat before the round closes', () => {
    const state = begin({ seats: 3, dice: [1, 1, 2] });
    for (const text of ['assign 1 explore', 'assign 1 conquer', 'assign 2 trade', 'finish'])
      play(state, text, [], 1);
    expect(game.actors(state)).toBe(0b101);
    expect(legalTexts(state, 0)).toHaveLength(10);
    for (const text of ['assign 2 explore', 'assign 1 conquer', 'assign 1 trade']) play(state, text, [], 2);
    expect(legalTexts(state, 0)).toHaveLength(10);
    expect(game.actors(state)).toBe(0b101);
  });
});

test('GX-12.2: exploration dice are the seat’s own', () => {
  const found = (quick: number): string[] => {
    const state = begin({ seats: 2 });
    const dice = new FastChance(4);
    for (const seat of [quick, 1 - quick]) {
      reach(take(state, ['H9'], seat), EXPLORE, seat);
      game.play(state, seat, moveOf('explore 1 1 H8'), dice);
    }
    return [0, 1].map((seat) => [...aliensOf(state, seat), state.crossed[seat * 3]].join(', '));
  };
  expect(found(0)).toEqual(found(1));
  expect(new Set([...Array(20).keys()].map((seed) => rolls(seed, 0) === rolls(seed, 1))).size).toBe(2);
});

/** What a seat rolls first under that seed. */
function rolls(seed: number, seat: number): number {
  return new FastChance(seed).of(seat).die(6);
}

const anyGame = game as unknown as Game;

function openTable(seats: number, options: Record<string, unknown> = {}, seed = 7): Match {
  const fairness = { seed: Uint8Array.from([seed]), table: 'test', words: [] };
  const match = openMatch(anyGame, { seats, options, fairness });
  if (isRefusal(match)) throw new Error(match.reason);
  return match;
}

/** A legal order of the seat, chosen by `mind`. */
function anyOrder(match: Match, seat: number, mind: FastChance): number[] {
  const state = game.shape.clone(match.state as Gal4Xeon);
  const order: number[] = [];
  do {
    const list = new MoveList();
    game.legal(state, seat, list);
    const move = list.moves[mind.draw(list.length)];
    order.push(move);
    if (!list.has(moveOf('raise')) && game.moves.names[game.moves.kindOf(move)] !== 'trade') break;
    game.play(state, seat, move, mind);
  } while (game.inOrder(state, seat));
  return order;
}

function isFinish(order: readonly number[]): boolean {
  return order[0] === moveOf('finish');
}

const everybodyBut = (seat: number): number[] => [-1, 0, 1, 2].filter((viewer) => viewer !== seat);

/** Submits an order of which the others are sent nothing at all. */
function checkSealed(match: Match, seat: number, order: readonly number[]): void {
  const sights = (): string[] =>
    everybodyBut(seat).map((viewer) => JSON.stringify(viewFor(match, viewer, { log: true })));
  const before = sights();
  const newsOf = newsAfter(match, seat, order);
  expect(sights()).toEqual(before);
  expect(everybodyBut(seat).map(newsOf)).toEqual([null, null, null]);
  expect(newsOf(seat)?.entry.order).toHaveLength(order.length);
  expect(newsOf(seat)?.events.length).toBeGreaterThan(0);
}

/** Submits an order that everybody is told of. */
function checkShown(match: Match, seat: number, order: readonly number[]): void {
  const newsOf = newsAfter(match, seat, order);
  for (const viewer of everybodyBut(seat)) expect(newsOf(viewer)?.entry.order).toEqual(['finish']);
}

function newsAfter(match: Match, seat: number, order: readonly number[]): (viewer: number) => View['news'] {
  const committed = submit(match, seat, order, 0);
  if (isRefusal(committed)) throw new Error(committed.reason);
  return (viewer) => viewFor(match, viewer, { latest: committed }).news;
}

describe('GX-12.3: what others see', () => {
  test('nothing of what is written, only who is done; everything when the round closes', () => {
    const match = openTable(3);
    const mind = new FastChance(3);
    const done = new Set<number>();
    for (let step = 0; step < volume({ daily: 200, long: 5000, mutation: 60 }); step++) {
      const actors = seatsOf(game.actors(match.state as Gal4Xeon));
      if (actors.length === 0) break;
      const seat = actors[mind.draw(actors.length)];
      const order = anyOrder(match, seat, mind);
      if (isFinish(order)) done.add(seat);
      const check = isFinish(order) ? checkShown : checkSealed;
      check(match, seat, order);
    }
    expect(done.size).toBe(3);
  });

  test('the page of the round that has closed is everybody’s', () => {
    const state = begin({ seats: 2, dice: [1, 1, 2] });
    const view = (viewer: number): Gal4Xeon => viewState(game, state, viewer);
    play(state, 'assign 2 science');
    expect(view(0).filled[pageOf(state, 0) * 5 + 2]).toBe(2);
    expect(view(1).filled[pageOf(state, 0) * 5 + 2]).toBe(-1);
    expect(view(1).filled[openedPage(state, 0) * 5 + 2]).toBe(0);
    expect([isHidden(view(1), pageOf(state, 0)), isHidden(view(0), pageOf(state, 0))]).toEqual([true, false]);
    expect(visiblePage(view(1), 0)).toBe(openedPage(state, 0));
    expect(visiblePage(view(0), 0)).toBe(pageOf(state, 0));
    for (const text of ['assign 1 explore', 'assign 1 conquer', 'finish']) play(state, text);
    expect(view(1).done).toBe(1);
    for (const text of ['assign 2 explore', 'assign 1 conquer', 'assign 1 trade']) play(state, text, [], 1);
    play(state, 'finish', [3, 3, 3], 1);
    expect(view(1).filled[openedPage(state, 0) * 5 + 2]).toBe(2);
    expect(view(-1).filled[openedPage(state, 1) * 5]).toBe(2);
    expect(view(1).filled[pageOf(state, 0) * 5 + 2]).toBe(-1);
    expect(view(1).filled[pageOf(state, 1) * 5]).toBe(2);
  });

  test('when the game is over nothing is hidden', () => {
    const state = begin({ seats: 2 });
    state.round = 11;
    expect(viewState(game, state, -1).cells).toEqual(state.cells);
  });

  test('what happens on a page is told to its seat alone', () => {
    const state = begin({ seats: 2, dice: [1, 1, 2] });
    const [event] = play(state, 'assign 2 science', [], 1);
    expect(event).toEqual({ event: 'assigned', track: 2, value: 2, seat: 1, secret: true });
    expect([game.viewEvent(event, 1), game.viewEvent(event, 0), game.viewEvent(event, -1)]).toEqual([
      event,
      null,
      null,
    ]);
    const finished = { event: 'finished', seat: 1 };
    expect(game.viewEvent(finished, 0)).toEqual(finished);
  });
});

describe('GX-12.3: when a round closes everybody hears what the others gained', () => {
  test('points, sectors and technologies, for every seat and to every seat', () => {
    const state = begin({ seats: 2, dice: [3, 1, 2] });
    play(state, 'assign 3 science', [], 0);
    play(state, 'research military2', [], 0);
    for (const text of ['assign 1 explore', 'assign 2 conquer', 'finish']) play(state, text, [], 0);
    for (const text of ['assign 3 explore', 'assign 1 science', 'assign 2 conquer']) play(state, text, [], 1);
    const told = play(state, 'finish', [3, 3, 3], 1);
    const nothing = { points: 0, explored: 0, controlled: 0, met: 0 };
    const total = scoreOf(state, openedPage(state, 0)).total;
    const military2 = technologyIds.indexOf('military2');
    const gained = [
      { event: 'gained', seat: 0, total, ...nothing, technologies: [military2] },
      { event: 'gained', seat: 1, total, ...nothing, technologies: [] },
    ];
    expect(told.filter(({ event }) => event === 'gained')).toEqual(gained);
    for (const viewer of [0, 1, -1])
      expect(gained.map((each) => game.viewEvent(each, viewer))).toEqual(gained);
  });

  test('what is told is the difference between two sheets that everybody has seen', () => {
    for (let seed = 1; seed < 12; seed++) {
      const chance = new FastChance(seed);
      const state = game.setup({ map: 'Pioneer', openSheets: false, sheet: null }, 3, chance);
      const list = new MoveList();
      const seen = [0, 1, 2].map((seat) => scoreOf(state, pageOf(state, seat)).total);
      while (game.actors(state) !== 0) {
        const seat = firstSeat(game.actors(state));
        list.clear();
        game.legal(state, seat, list);
        game.play(state, seat, list.moves[chance.draw(list.length)], chance, (event) => {
          if (event.event !== 'gained') return;
          const { seat: whose, points, total } = event as Gains;
          expect(total - points).toBe(seen[whose]);
          seen[whose] = total;
        });
      }
      expect(seen).toEqual([0, 1, 2].map((seat) => scoreOf(state, pageOf(state, seat)).total));
    }
  });

  test('who plays alone needs no such news', () => {
    const state = begin({ dice: [3, 1, 2] });
    for (const text of ['assign 3 explore', 'assign 1 science', 'assign 2 conquer']) play(state, text);
    expect(play(state, 'finish', [3, 3, 3]).map(({ event }) => event)).toEqual([
      'finished',
      'closed',
      'rolled',
    ]);
  });
});

describe('GX-12.4: open sheets', () => {
  test('everybody sees everything at once', () => {
    const match = openTable(2, { openSheets: true });
    const mind = new FastChance(5);
    const order = anyOrder(match, 0, mind);
    const committed = submit(match, 0, order, 0);
    if (isRefusal(committed)) throw new Error(committed.reason);
    const { news, log, state } = viewFor(match, 1, { log: true, latest: committed });
    expect(news?.entry.order).toEqual(order.map(game.moves.toText));
    expect(news?.events[0]).toMatchObject({ seat: 0, secret: false });
    expect(log).toHaveLength(1);
    expect(state).toBe(anyGame.shape.snapshot(match.state));
  });

  test('only where the table agreed on it', () => {
    expect(game.showsSealed?.(begin({ options: { openSheets: true } }))).toBe(true);
    expect(game.showsSealed?.(begin())).toBe(false);
  });
});

describe('GX-12.5: taking back', () => {
  test('step by step, as far as the last exploration roll, whatever others do', () => {
    const match = openTable(2, {}, 11);
    const mind = new FastChance(8);
    let rolled = 0;
    for (let step = 0; step < volume({ daily: 150, long: 2000, mutation: 40 }); step++) {
      const actors = game.actors(match.state as Gal4Xeon);
      if (actors === 0) break;
      const seat = hasSeat(actors, step % 2) ? step % 2 : firstSeat(actors);
      const before = anyGame.shape.snapshot(match.state);
      const order = anyOrder(match, seat, mind);
      const committed = submit(match, seat, order, step);
      if (isRefusal(committed) || !('draws' in committed.entry)) throw new Error('refused');
      const possible = undoable(match.recent, seat);
      const over = game.actors(match.state as Gal4Xeon) === 0;
      expect(isRefusal(possible)).toBe(over || committed.entry.draws.length > 0);
      if (isRefusal(possible)) {
        rolled++;
        continue;
      }
      undo(match, seat, step);
      expect(anyGame.shape.snapshot(match.state)).toBe(before);
      submit(match, seat, order, step);
    }
    expect(rolled).toBeGreaterThan(0);
  });

  test('GX-3.14: the pencil can be picked up until the round closes', () => {
    const match = openTable(2);
    const mind = new FastChance(1);
    while (hasSeat(game.actors(match.state as Gal4Xeon), 0)) submit(match, 0, anyOrder(match, 0, mind), 0);
    expect(game.actors(match.state as Gal4Xeon)).toBe(0b10);
    expect(isRefusal(undo(match, 0, 1))).toBe(false);
    expect(game.actors(match.state as Gal4Xeon)).toBe(0b11);
    expect(legalTexts(match.state as Gal4Xeon, 0)).toEqual(['finish']);
  });
});
