import { expect, test } from 'vitest';
import { skirmish } from '../games/skirmish/rules/game.ts';
import { HIDDEN, isRefusal, SPECTATOR, utf8, type Game } from './index.ts';
import { isOver, openMatch, submit, undo, type Match } from './doors/match.ts';
import {
  deltaFor,
  openTimeline,
  timelineFor,
  viewFor,
  type ViewDelta,
  type View,
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
  const sent = new Map<number, { first: View; deltas: ViewDelta[] }>();
  for (const viewer of [SPECTATOR, 0, 1]) sent.set(viewer, { first: viewFor(match, viewer), deltas: [] });
  for (const [seat, ...texts] of orders) {
    const order = texts.map((text) => Number(game.moves.fromText(text)));
    const at = match.log.length;
    const latest = texts[0] === 'undo' ? undo(match, seat, at) : submit(match, seat, order, at);
    if (isRefusal(latest)) throw new Error(latest.reason);
    for (const [viewer, { deltas }] of sent) {
      const delta = deltaFor(match, viewer, latest);
      if (delta !== null) deltas.push(delta);
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

test('the timeline of a viewer is what it was sent at the time, numbered as its views are', () => {
  const match = open();
  const sent = played(match, ROUND);
  for (const viewer of [SPECTATOR, 0, 1]) {
    const timeline = timelineFor(match, viewer);
    expect(timeline).toEqual(sent.get(viewer));
    expect(timeline.deltas.length).toBe(viewFor(match, viewer).viewSeq);
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
  expect(opened?.deltas).toHaveLength(match.log.length);
  expect(opened?.deltas[0].news?.entry).toMatchObject({ seat: 0, order: ['plan none'] });
  const state = game.shape.restore(opened?.first.state ?? '') ?? game.shape.create();
  for (const { patch } of opened?.deltas ?? []) {
    expect([...state.cells]).not.toContain(HIDDEN);
    game.shape.patch(state, patch);
  }
  expect(game.shape.equal(state, match.state)).toBe(true);
});
