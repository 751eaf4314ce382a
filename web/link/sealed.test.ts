// GX-12.3: on this device too the moment in which a bot puts the pencil down does not tell what it wrote.

import { openMind } from '@starboard/bots';
import { isRefusal, MoveList } from '@starboard/engine';
import type { Match } from '@starboard/engine/match';
import { drafted, movesFor, openDraft, viewState } from '@starboard/engine/view';
import { loadKnown } from '@starboard/games';
import type { Person } from '@starboard/kit';
import { expect, test, vi } from 'vitest';
import { memoryShelf } from '../shelf/memory.ts';
import { Host, type News } from './host.ts';
import { dealt } from './opening.ts';

const [ANN, BOT] = [0, 1];
const people: readonly Person[] = [
  { name: 'Ann', colour: 0, bot: null },
  { name: 'Vega', colour: 1, bot: 'cadet' },
];

function movesOf({ game, state }: Match, seat: number): readonly string[] {
  const list = new MoveList();
  game.legal(state, seat, list);
  return list.toArray().map(game.moves.toText);
}

function anyOrder({ game, state }: Match, seat: number): readonly number[] {
  let draft = openDraft(game, viewState(game, state, seat), seat);
  while (!draft.complete) draft = drafted(draft, movesFor(draft)[0]);
  return draft.order;
}

test('GX-12.3: a bot that has written everything down says so when no person decides any more', async () => {
  const wanted = { game: 'gal4xeon', options: {}, seats: 2, people, here: [ANN], lesson: false };
  const opened = await dealt('t1', { ...wanted, seed: 'sealed' }, 5);
  if (isRefusal(opened)) throw new Error(opened.reason);
  const { match } = opened;
  const news: News[] = [];
  const mind = openMind(loadKnown);
  const host = new Host({
    ...opened,
    shelf: memoryShelf(),
    mind,
    seed: 1,
    tell: (each) => {
      news.push(each);
      if ('delta' in each) host.shown(each.delta.viewSeq);
    },
  });
  const round = match.game.shape.describe(match.state)['round'];
  host.look(ANN);
  await vi.waitFor(() => expect(movesOf(match, BOT)).toEqual(['finish']), { timeout: 60_000 });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(news.filter((each) => 'delta' in each)).toEqual([]);
  while (movesOf(match, ANN).join() !== 'finish') {
    expect(await host.submit(ANN, anyOrder(match, ANN))).toBeNull();
    expect(movesOf(match, BOT)).toEqual(['finish']);
  }
  expect(await host.submit(ANN, anyOrder(match, ANN))).toBeNull();
  await vi.waitFor(() => expect(match.game.shape.describe(match.state)['round']).not.toEqual(round), {
    timeout: 60_000,
  });
});
