import { isRefusal, utf8 } from '@starboard/engine';
import { isOver, openMatch, submit, type Committed, type Match } from '@starboard/engine/match';
import {
  deltaFor,
  drafted,
  movesFor,
  openDraft,
  viewFor,
  viewState,
  type ViewDelta,
} from '@starboard/engine/view';
import { loadGame } from '@starboard/games';
import { expect, test } from 'vitest';
import { extended, readTimeline } from './timeline.ts';

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

test('deltas turn what was seen first into each later moment, live and when all is read at once', async () => {
  const match = await duel();
  const { game } = match;
  const first = viewFor(match, 0);
  let timeline = readTimeline(game, { first, deltas: [] });
  const deltas: ViewDelta[] = [];
  for (let at = 1; !isOver(match); at++) {
    const delta = deltaFor(match, 0, step(match, at));
    if (delta === null) continue;
    deltas.push(delta);
    timeline = extended(game, timeline, delta);
    const now = viewFor(match, 0);
    expect(game.shape.snapshot(timeline.moments[deltas.length].state)).toBe(now.state);
    expect(timeline.view).toMatchObject({ viewSeq: deltas.length, actors: now.actors });
    expect(timeline.view.whyNoUndo).toEqual(now.whyNoUndo);
  }
  expect(timeline.view.outcome).toEqual(viewFor(match, 0).outcome);
  expect(readTimeline(game, { first, deltas })).toEqual(timeline);
});

test('what happened before the first decision is the first moment, in a view that begins there', async () => {
  const match = await duel();
  const prelude = [{ event: 'mustered', seat: 0, moon: 1, ships: 2 }];
  const { view, moments } = readTimeline(match.game, {
    first: { ...viewFor(match, 0), prelude },
    deltas: [],
  });
  expect(moments).toMatchObject([{ entry: null, events: prelude }]);
  expect(view).not.toHaveProperty('prelude');
});

test('what was seen before stays as it was seen', async () => {
  const match = await duel();
  const first = viewFor(match, 0);
  const before = readTimeline(match.game, { first, deltas: [] });
  const delta = deltaFor(match, 0, step(match, 1));
  if (delta === null) throw new Error('An own order is always seen.');
  const after = extended(match.game, before, delta);
  expect(before.moments).toHaveLength(1);
  expect(match.game.shape.snapshot(before.moments[0].state)).toBe(first.state);
  expect(after.moments[0]).toBe(before.moments[0]);
});

test('a view of another game is no past of this one', async () => {
  const match = await duel();
  const first = { ...viewFor(match, 0), state: '1 2 3' };
  expect(() => readTimeline(match.game, { first, deltas: [] })).toThrow('a view of another game');
});
