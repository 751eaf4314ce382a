import { openMind, type Question } from '@starboard/bots';
import { FastChance } from '@starboard/engine';
import { viewState } from '@starboard/engine/view';
import { loadGame, loadKnown } from '@starboard/games';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { ThinkerPool } from './thinkers.ts';

const pool = new ThinkerPool(2);
afterAll(() => pool.close());

async function questionOf(level: string): Promise<Question> {
  const game = await loadGame('skirmish');
  if (game === null) throw new Error('Skirmish is gone.');
  const options = { rounds: 6 };
  const state = game.setup(options, 3, new FastChance(4));
  const view = game.shape.snapshot(viewState(game, state, 1));
  return { game: 'skirmish', rules: 1, options, seats: 3, seat: 1, view, level, seed: 9, scale: 0.1 };
}

test('a thread of Node thinks the same as this one, about several tables at once', async () => {
  const questions = await Promise.all(['random', 'greedy', 'cadet', 'captain', 'admiral'].map(questionOf));
  const far = await Promise.all(questions.map((question, table) => pool.think(`table ${table}`, question)));
  const near = await Promise.all(questions.map((question) => openMind(loadKnown).think(question)));
  expect(far).toEqual(near);
  expect(pool.waiting).toBe(0);
});

test('a question that makes no sense is refused, and the thread goes on', async () => {
  const question = await questionOf('captain');
  await expect(pool.think('table', { ...question, level: 'emperor' })).rejects.toThrow('There is no bot');
  expect((await pool.think('table', question)).order).toHaveLength(1);
});

test('who asks when the bots have gone is told so', async () => {
  const gone = new ThinkerPool(1);
  await gone.close();
  await expect(gone.think('table', await questionOf('cadet'))).rejects.toThrow('The bots have gone.');
});

test('a thread that takes too long is ended, and another one thinks on', async () => {
  const question = await questionOf('cadet');
  const stuck = new Worker('for (;;) {}', { eval: true });
  const thread = (): Worker => new Worker(new URL('./thread.ts', import.meta.url));
  const threads = [() => stuck, thread];
  let impatient = new AbortController();
  const lasting = new ThinkerPool(1, {
    open: () => (threads.shift() ?? thread)(),
    patience: () => impatient.signal,
  });
  const ended = once(stuck, 'exit');
  const first = lasting.think('table', question);
  const second = lasting.think('table', question);
  const late = impatient;
  impatient = new AbortController();
  late.abort(new Error('too long'));
  await expect(first).rejects.toThrow('too long');
  await ended;
  expect((await second).order).toHaveLength(1);
  expect(threads).toEqual([]);
  await lasting.close();
});

test('so is one that is stuck with what was called off: nothing is asked of it meanwhile', async () => {
  const question = await questionOf('cadet');
  const stuck = new Worker('for (;;) {}', { eval: true });
  const threads = [stuck, new Worker(new URL('./thread.ts', import.meta.url))];
  const patience = [new AbortController(), new AbortController()];
  const signals = patience.map(({ signal }) => signal);
  const lasting = new ThinkerPool(1, {
    open: () => threads.shift() as Worker,
    patience: () => signals.shift() as AbortSignal,
  });
  const ended = once(stuck, 'exit');
  const late = new AbortController();
  const first = lasting.think('table', question, late.signal);
  const second = lasting.think('table', question);
  late.abort(new Error('late'));
  await expect(first).rejects.toThrow('late');
  expect(lasting.waiting).toBe(1);
  patience[0].abort(new Error('too long'));
  await ended;
  expect((await second).order).toHaveLength(1);
  await lasting.close();
});

test('tables take turns: one that asks for many bots keeps no other waiting', async () => {
  const question = await questionOf('random');
  const single = new ThinkerPool(1);
  const answered: string[] = [];
  const ask = async (table: string): Promise<void> => {
    await single.think(table, question);
    answered.push(table);
  };
  await Promise.all(['big', 'big', 'big', 'big', 'small', 'big', 'other'].map(ask));
  expect(answered.slice(0, 4).toSorted()).toEqual(['big', 'big', 'other', 'small']);
  expect(single.waiting).toBe(0);
  await single.close();
});

test('what nobody waits for any more leaves the queue, and the thread that thinks about it is free', async () => {
  const long = { ...(await questionOf('admiral')), scale: 1000 };
  const quick = await questionOf('random');
  const single = new ThinkerPool(1);
  const [first, second] = [new AbortController(), new AbortController()];
  const thoughts = [single.think('one', long, first.signal), single.think('two', long, second.signal)];
  const last = single.think('three', quick);
  expect(single.waiting).toBe(2);
  second.abort(new Error('too late'));
  expect(single.waiting).toBe(1);
  first.abort(new Error('late'));
  await expect(thoughts[0]).rejects.toThrow('late');
  await expect(thoughts[1]).rejects.toThrow('too late');
  expect((await last).order).toHaveLength(1);
  expect(single.waiting).toBe(0);
  await expect(single.think('one', quick, first.signal)).rejects.toThrow('late');
  await single.close();
});
