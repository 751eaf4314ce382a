import { isRefusal, utf8 } from '@starboard/engine';
import { isOver, openMatch, submit, type Committed, type Match } from '@starboard/engine/match';
import {
  changeFor,
  drafted,
  movesFor,
  openDraft,
  viewFor,
  viewState,
  type Moment,
} from '@starboard/engine/view';
import { loadGame } from '@starboard/games';
import { expect, test } from 'vitest';
import { momentsOf, ordersSince, Sighted } from './moments.ts';

async function duel(): Promise<Match> {
  const game = await loadGame('skirmish');
  if (game === null) throw new Error('There is no Skirmish.');
  const match = openMatch(game, {
    seats: 2,
    fairness: { seed: utf8('a seed for tests'), table: 't', words: [] },
  });
  if (isRefusal(match)) throw new Error(match.reason);
  return match;
}

/** Whoever is to act gives the first order that there is. */
function step(match: Match, at: number): Committed {
  const { game, state } = match;
  const seat = (game.actors(state) & 1) === 1 ? 0 : 1;
  let draft = openDraft(game, viewState(game, state, seat), seat);
  while (!draft.complete) draft = drafted(draft, movesFor(draft)[0]);
  const committed = submit(match, seat, draft.order, at);
  if (isRefusal(committed)) throw new Error(committed.reason);
  return committed;
}

test('changes turn the first sight into each later one', async () => {
  const match = await duel();
  const first = viewFor(match, 0);
  const sighted = new Sighted(match.game, first);
  const changes = [];
  for (let at = 1; !isOver(match); at++) {
    const change = changeFor(match, 0, step(match, at));
    if (change === null) continue;
    changes.push(change);
    const sight = sighted.after(change);
    expect(sight.view).toBe(viewFor(match, 0).view);
    expect(sight.position).toBe(changes.length);
  }
  const moments = momentsOf(match.game, first, changes);
  expect(moments).toHaveLength(changes.length + 1);
  expect(moments.at(-1)?.view).toBe(viewFor(match, 0).view);
});

const order = (seat: number, view: string): Moment => ({
  entry: { seat, at: 0, order: ['x'] },
  events: [],
  view,
  actors: [],
});
const start: Moment = { entry: null, events: [], view: 'a', actors: [] };

test('a take-back is counted from the seat’s last order that stands', () => {
  expect(ordersSince([start, order(0, 'b'), order(1, 'c'), order(1, 'd')], 0)).toBe(3);
  expect(ordersSince([start, order(0, 'b'), order(1, 'c'), order(1, 'd')], 1)).toBe(1);
});

test('what was undone or taken back is not counted', () => {
  const undone: Moment = { ...start, entry: { seat: 1, at: 0, undo: true }, view: 'b' };
  expect(ordersSince([start, order(0, 'b'), order(1, 'c'), undone], 0)).toBe(1);
  const back: Moment = { ...start, entry: { seat: 1, at: 0, takeBack: true }, view: 'b' };
  const moments = [start, order(0, 'b'), order(1, 'c'), order(0, 'd'), back, order(1, 'e')];
  expect(ordersSince(moments, 0)).toBe(2);
  expect(ordersSince([start], 0)).toBe(1);
});
