import { expect, test } from 'vitest';
import { skirmish } from '../games/skirmish/rules/game.ts';
import { HIDDEN, isRefusal, SPECTATOR, utf8, type Game } from './index.ts';
import { isOver, openMatch, submit, undo, type Match } from './doors/match.ts';
import { historyFor, momentOf, openHistory, viewFor, type Moment } from './doors/view.ts';

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
): Map<number, Moment[]> {
  const sent = new Map<number, Moment[]>();
  for (const viewer of [SPECTATOR, 0, 1]) sent.set(viewer, [momentOf(viewFor(match, viewer))]);
  for (const [seat, ...texts] of orders) {
    const latest =
      texts[0] === 'undo'
        ? undo(match, seat, match.log.length)
        : submit(
            match,
            seat,
            texts.map((text) => Number(game.moves.fromText(text))),
            match.log.length,
          );
    if (isRefusal(latest)) throw new Error(latest.reason);
    for (const [viewer, moments] of sent)
      if (((latest.shownTo >>> (viewer + 1)) & 1) === 1)
        moments.push(momentOf(viewFor(match, viewer, { latest })));
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

test('the history of a viewer is what it was sent at the time, numbered as its sights are', () => {
  const match = open();
  const sent = played(match, ROUND);
  for (const viewer of [SPECTATOR, 0, 1]) {
    const history = historyFor(match, viewer);
    expect(history).toEqual(sent.get(viewer));
    expect(history.length - 1).toBe(viewFor(match, viewer).position);
  }
});

test('nothing is open while the game goes on; then everything is', () => {
  const match = open();
  played(match, ROUND);
  expect(openHistory(match)).toBeNull();
  const first = viewFor(match, SPECTATOR).actors.includes(0) ? ROUND.slice(2) : [];
  played(match, [...first.slice(0, 2), [1, 'pass'], [0, 'pass']]);
  expect(isOver(match)).toBe(true);
  const opened = openHistory(match) ?? [];
  expect(opened).toHaveLength(match.log.length + 1);
  expect(opened[1].entry).toMatchObject({ seat: 0, order: ['plan none'] });
  for (const { view } of opened) {
    const state = game.shape.restore(view);
    expect([...(state?.cells ?? [])]).not.toContain(HIDDEN);
  }
});
