import { isRefusal, FastChance, seatsOf, utf8 } from '@starboard/engine';
import { isOver, openMatch, outcomeOf, submit, writeGame } from '@starboard/engine/match';
import { movesFor, drafted, openDraft, viewState } from '@starboard/engine/view';
import { loadGame } from '@starboard/games';
import { expect, test } from 'vitest';
import { memoryShelf } from '../shelf/memory.ts';
import { savedOutcome } from './saved-outcome.ts';

async function finished() {
  const game = await loadGame('skirmish');
  const fairness = { seed: utf8('ended'), table: 't', words: [] };
  const match = game && openMatch(game, { seats: 2, options: { rounds: 4 }, fairness });
  if (game === null || match === null || isRefusal(match)) throw new Error('no match');
  const chance = new FastChance(1);
  while (!isOver(match)) {
    const [seat] = seatsOf(game.actors(match.state));
    let draft = openDraft(game, viewState(game, match.state, seat), seat);
    while (!draft.complete) {
      const moves = movesFor(draft);
      draft = drafted(draft, moves[chance.draw(moves.length)]);
    }
    submit(match, seat, draft.order, 0);
  }
  const { log, ...file } = writeGame(match, { withSeed: true });
  const people = ['Ana', 'Ben'].map((name, colour) => ({ name, colour, bot: null }));
  const table = { id: 't', file, people, here: [0], lesson: false, begun: 0, played: 0, over: true };
  return { table, log, outcome: outcomeOf(match) };
}

test('how a game ended that was put away without it is found out once, and kept', async () => {
  const shelf = memoryShelf();
  const { table, log, outcome } = await finished();
  await shelf.save(table, log);
  expect(await savedOutcome(shelf, 't')).toEqual(outcome);
  const kept = await shelf.load('t');
  expect(kept?.table.outcome).toEqual(outcome);
  expect(kept?.log).toEqual(log);
});

test('a game that goes on, or that is gone, has not ended in any way', async () => {
  const shelf = memoryShelf();
  const { table } = await finished();
  expect(await savedOutcome(shelf, 't')).toBe(null);
  await shelf.save({ ...table, over: false });
  expect(await savedOutcome(shelf, 't')).toBe(null);
});
