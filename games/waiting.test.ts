// Whoever must wait is told for whom, and by which rule.

import { FastChance, hasSeat, isRefusal, seatsOf, type Refusal } from '@starboard/engine';
import { openMatch, submit, type Match } from '@starboard/engine/match';
import { drafted, movesFor, openDraft, viewState } from '@starboard/engine/view';
import { expect, test } from 'vitest';
import { loadGame } from './registry.ts';

const fairness = { seed: new Uint8Array([4, 5, 6]), table: 'waiting', words: ['comet'] };

async function opened(id: string): Promise<Match> {
  const game = await loadGame(id);
  const match = game && openMatch(game, { seats: 3, fairness });
  if (match === null || isRefusal(match)) throw new Error(`There is no table of ${id}.`);
  return match;
}

const textsTo = (match: Match, seat: number, ...texts: string[]): Refusal | null => {
  const order = texts.map((text) => match.game.moves.fromText(text) as number);
  const done = submit(match, seat, order, 1);
  return isRefusal(done) ? done : null;
};

test.each([
  ['nexum-galaxy', 'NG-4.1', 'card move'],
  ['nexus-ops', 'NO-2.1', 'done'],
])('in %s by %s', async (id, rule, text) => {
  const match = await opened(id);
  const [turn] = seatsOf(match.game.actors(match.state));
  expect(textsTo(match, (turn + 1) % 3, text)).toMatchObject({
    key: 'engine.othersDecide',
    values: { seats: [turn + 1] },
    reason: `It is not your decision now, but that of seat ${turn + 1}.`,
    rule,
  });
});

test('in skirmish by SK-2.1 while others plan, by SK-3.1 when somebody gives an order', async () => {
  const match = await opened('skirmish');
  expect(textsTo(match, 0, 'plan none')).toBe(null);
  expect(textsTo(match, 0, 'plan none')).toMatchObject({
    values: { seats: [2, 3] },
    reason: 'It is not your decision now, but that of seats 2 and 3.',
    rule: 'SK-2.1',
  });
  textsTo(match, 1, 'plan none');
  textsTo(match, 2, 'plan none');
  expect(textsTo(match, 1, 'pass')).toMatchObject({ values: { seats: [1] }, rule: 'SK-3.1' });
});

test('in gal4xeon by GX-3.14, where everybody writes and one has put the pencil down', async () => {
  const match = await opened('gal4xeon');
  const { game } = match;
  const chance = new FastChance(1);
  expect(seatsOf(game.actors(match.state))).toEqual([0, 1, 2]);
  while (hasSeat(game.actors(match.state), 1)) {
    let draft = openDraft(game, viewState(game, match.state, 1), 1);
    while (!draft.complete) {
      const moves = movesFor(draft);
      draft = drafted(draft, moves[chance.draw(moves.length)]);
    }
    expect(isRefusal(submit(match, 1, draft.order, 1))).toBe(false);
  }
  expect(textsTo(match, 1, 'finish')).toMatchObject({
    key: 'engine.othersDecide',
    values: { seats: [1, 3] },
    reason: 'It is not your decision now, but that of seats 1 and 3.',
    rule: 'GX-3.14',
  });
  expect(game.guide['GX-3.14'].text).toContain('The round ends when everybody has.');
});
