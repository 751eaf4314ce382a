import { expect, test } from 'vitest';
import { skirmish } from '../games/skirmish/rules/game.ts';
import { HIDDEN, isRefusal, SPECTATOR, utf8, type Game } from './index.ts';
import { isOver, openMatch, submit, undo, type Match } from './doors/match.ts';
import {
  changeFor,
  openTimeline,
  timelineFor,
  viewFor,
  type Change,
  type Sight,
  type TimelineJson,
} from './doors/view.ts';

const game = skirmish as unknown as Game;

function open(rounds = 2): Match {
  const fairness = { seed: utf8('history'), table: 'history', words: [] };
  const match = openMatch(game, { seats: 2, options: { rounds }, fairness });
  if (isRefusal(match)) throw new Error(match.reason);
  return match;
}

/** Gives the orders and keeps what each viewer was sent. */
function played(
  match: Match,
  orders: readonly (readonly [seat: number, ...texts: string[]])[],
): Map<number, TimelineJson> {
  const sent = new Map<number, { first: Sight; changes: Change[] }>();
  for (const viewer of [SPECTATOR, 0, 1]) sent.set(viewer, { first: viewFor(match, viewer), changes: [] });
  for (const [seat, ...texts] of orders) {
    const order = texts.map((text) => Number(game.moves.fromText(text)));
    const at = match.log.length;
    const latest = texts[0] === 'undo' ? undo(match, seat, at) : submit(match, seat, order, at);
    if (isRefusal(latest)) throw new Error(latest.reason);
    for (const [viewer, { changes }] of sent) {
      const change = changeFor(match, viewer, latest);
      if (change !== null) changes.push(change);
    }
  }
  return sent;
}

const ROUND = [
  [0, 'plan none'],
  [0, 'undo'],
  [0, 'plan none'],
  [1, 'plan none'],
  [0, 'muster A'],
  [1, 'strike D', 'from C 2', 'launch'],
] as const;

test('the timeline of a viewer is what it was sent at the time, numbered as its sights are', () => {
  const match = open();
  const sent = played(match, ROUND);
  for (const viewer of [SPECTATOR, 0, 1]) {
    const timeline = timelineFor(match, viewer);
    expect(timeline).toEqual(sent.get(viewer));
    expect(timeline.changes.length).toBe(viewFor(match, viewer).position);
  }
});

test('nothing is open while the game goes on; then everything is', () => {
  const match = open();
  played(match, ROUND);
  expect(openTimeline(match)).toBeNull();
  const first = viewFor(match, SPECTATOR).actors.includes(0) ? ROUND.slice(2) : [];
  played(match, [...first.slice(0, 2), [1, 'pass'], [0, 'pass']]);
  expect(isOver(match)).toBe(true);
  const opened = openTimeline(match);
  expect(opened?.changes).toHaveLength(match.log.length);
  expect(opened?.changes[0].news?.entry).toMatchObject({ seat: 0, order: ['plan none'] });
  const state = game.shape.restore(opened?.first.view ?? '') ?? game.shape.create();
  for (const { patch } of opened?.changes ?? []) {
    expect([...state.cells]).not.toContain(HIDDEN);
    game.shape.patch(state, patch);
  }
  expect(game.shape.equal(state, match.state)).toBe(true);
});
