import { FastChance, firstSeat, isRefusal, MoveList, utf8, type Game } from '@starboard/engine';
import {
  agreeDraw,
  forfeit,
  openMatch,
  orderGoesOn,
  outcomeOf,
  submit,
  type Match,
} from '@starboard/engine/match';
import { expect, test } from 'vitest';
import { skirmish } from '../games/skirmish/rules/game.ts';
import { halfPoints, resultOf } from './result.ts';

const game = skirmish as unknown as Game;

function opened(changes: Partial<Game> = {}): Match {
  const match = openMatch(
    { ...game, ...changes },
    { seats: 3, options: { rounds: 2 }, fairness: { seed: utf8('seed'), table: 't', words: [] } },
  );
  if (isRefusal(match)) throw new Error(match.reason);
  return match;
}

/** Any moves, to the end. */
function playOut(match: Match): Match {
  const chance = new FastChance(8);
  for (let actors: number; (actors = match.game.actors(match.state)) !== 0;) {
    const seat = firstSeat(actors);
    const trial = match.game.shape.clone(match.state);
    const order: number[] = [];
    do {
      const legal = new MoveList();
      match.game.legal(trial, seat, legal);
      order.push(legal.moves[chance.die(legal.length) - 1]);
      match.game.play(trial, seat, order[order.length - 1], chance);
    } while (orderGoesOn(match.game, trial, seat, []));
    const committed = submit(match, seat, order, 0);
    if (isRefusal(committed)) throw new Error(committed.reason);
  }
  return match;
}

test('SE-4.1 the score is that of the score sheet, as the game says, and other lines part equals', () => {
  const match = opened();
  expect(resultOf(match)).toBeNull();
  playOut(match);
  const outcome = outcomeOf(match);
  expect(resultOf(match)).toEqual({
    ranks: outcome?.ranks,
    scores: outcome?.sheet[0].points,
    winner: outcome?.ranks.indexOf(1),
    ties: [outcome?.sheet[1]],
    proof: match.chain,
  });
});

test('SE-4.1 players without a seat score, but are not ranked, and nobody has won where they have', () => {
  const line = { label: { key: '', values: {}, text: 'Score' }, points: [4, 9, 2], unseated: [30] };
  const match = opened({
    outcome: (state) =>
      game.outcome(state) && {
        ranks: [3, 2, 4],
        unseated: [1],
        rule: null,
        reason: line.label,
        sheet: [line],
      },
    counted: { score: [0], ties: [0] },
  });
  expect(resultOf(playOut(match))).toMatchObject({
    ranks: [3, 2, 4],
    scores: [4, 9, 2],
    winner: null,
    ties: [{ points: [4, 9, 2] }],
  });
  const { unseated: _, ...plain } = line;
  expect(resultOf(match)?.ties).toEqual([plain]);
});

test('SE-4.2 where a game has no score sheet, places count: two for each who came behind, one for each level', () => {
  const { counted: _, ...bare } = game;
  const match = playOut({ ...opened(), game: bare });
  const result = resultOf(match);
  expect(result?.scores).toEqual(halfPoints(result?.ranks ?? []));
  expect(halfPoints([1, 2, 3])).toEqual([4, 2, 0]);
  expect(halfPoints([1, 1, 3])).toEqual([3, 3, 0]);
});

test('SE-4.4 who gives up keeps what the sheet has, and who is left has won, with the bonus', () => {
  const sheet: Game['sheet'] = (_, winners = 0) => [
    {
      label: { key: '', values: {}, text: 'Score' },
      points: [5, 3, 8].map((points, seat) => points + (winners === 1 << seat ? 20 : 0)),
    },
  ];
  const match = opened({ sheet, counted: { score: [0], ties: [] } });
  forfeit(match, 2, 'resigned', 0);
  expect(resultOf(match)).toBeNull();
  forfeit(match, 0, 'time', 0);
  expect(resultOf(match)).toMatchObject({ ranks: [2, 1, 3], scores: [5, 23, 8], winner: 1 });
});

test('SE-4.4 in a draw by agreement nobody has won', () => {
  const match = opened();
  agreeDraw(match, 0, 0);
  expect(resultOf(match)).toMatchObject({ ranks: [1, 1, 1], scores: [0, 0, 0], winner: null });
});
