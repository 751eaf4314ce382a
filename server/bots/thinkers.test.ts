import { openMind, type Question } from '@starboard/bots';
import { FastChance } from '@starboard/engine';
import { viewState } from '@starboard/engine/view';
import { loadGame, loadKnown } from '@starboard/games';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { PATIENCE } from './head.ts';
import { until } from '../testing/table.ts';
import { ThinkerPool, type PoolOptions } from './thinkers.ts';
import type { Claim, Rank } from './turns.ts';

const pool = new ThinkerPool(2);
afterAll(() => pool.close());

const NOBODY = { watched: 0, awaited: 0, alone: 0 };

/** What that person's bots ask at that table. */
function by(person: string, rank: Rank = 'watched', table = `table of ${person}`): Claim {
  return { table, payers: [{ person, from: null }], rank };
}

/** Threads that are lost patience with when the test says so, one call for each thought that was begun or went on. */
function patient(open: () => Worker): {
  readonly options: PoolOptions;
  readonly losePatience: (() => void)[];
} {
  const losePatience: (() => void)[] = [];
  const after: PoolOptions['after'] = (time, call) => {
    if (time > PATIENCE / 2) losePatience.push(call);
    const timer = time > PATIENCE / 2 ? undefined : setTimeout(call, time);
    return () => clearTimeout(timer);
  };
  return { options: { open, after, now: () => performance.now() }, losePatience };
}

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
  const far = await Promise.all(
    questions.map((question, table) => pool.think(by(`person ${table}`), question)),
  );
  const near = await Promise.all(questions.map((question) => openMind(loadKnown).think(question)));
  expect(far).toEqual(near);
  expect(pool.waiting).toEqual(NOBODY);
});

test('a question that makes no sense is refused, and the thread goes on', async () => {
  const question = await questionOf('captain');
  await expect(pool.think(by('Ann'), { ...question, level: 'emperor' })).rejects.toThrow('There is no bot');
  expect((await pool.think(by('Ann'), question)).order).toHaveLength(1);
});

test('who asks when the bots have gone is told so', async () => {
  const gone = new ThinkerPool(1);
  await gone.close();
  await expect(gone.think(by('Ann'), await questionOf('cadet'))).rejects.toThrow('The bots have gone.');
});

test('a thread that takes too long is ended, and another one thinks on', async () => {
  const question = await questionOf('cadet');
  const stuck = new Worker('for (;;) {}', { eval: true });
  const thread = (): Worker => new Worker(new URL('./thread.ts', import.meta.url));
  const threads = [() => stuck, thread];
  const { options, losePatience } = patient(() => (threads.shift() ?? thread)());
  const lasting = new ThinkerPool(1, options);
  const ended = once(stuck, 'exit');
  const first = lasting.think(by('Ann'), question);
  const second = lasting.think(by('Bob'), question);
  losePatience[0]();
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
  const { options, losePatience } = patient(() => threads.shift() as Worker);
  const lasting = new ThinkerPool(1, options);
  const ended = once(stuck, 'exit');
  const late = new AbortController();
  const first = lasting.think(by('Ann'), question, late.signal);
  const second = lasting.think(by('Bob'), question);
  late.abort(new Error('late'));
  await expect(first).rejects.toThrow('late');
  expect(lasting.waiting.watched).toBe(1);
  losePatience[0]();
  await ended;
  expect((await second).order).toHaveLength(1);
  await lasting.close();
});

test('what stood still when its thread was lost is asked again', async () => {
  const long = { ...(await questionOf('admiral')), scale: 2 };
  const opened: Worker[] = [];
  const lasting = new ThinkerPool(1, {
    open: () => {
      opened.push(new Worker(new URL('./thread.ts', import.meta.url)));
      return opened[opened.length - 1];
    },
  });
  const first = lasting.think(by('Ann', 'alone'), long);
  await once(opened[0], 'online');
  const endless = { ...long, scale: 1e6 };
  const second = lasting.think(by('Bob'), endless);
  // the first stands still, and the second is being thought about
  await until(() => lasting.waiting.alone === 1 && lasting.waiting.watched === 0);
  const lost = second.catch(String);
  await opened[0].terminate();
  expect(await lost).toContain('has ended');
  expect(await first).toEqual(await openMind(loadKnown).think(long));
  expect(opened).toHaveLength(2);
  await lasting.close();
});

test('a person’s tables take turns: one that asks for many bots keeps no other waiting', async () => {
  const question = await questionOf('random');
  const single = new ThinkerPool(1);
  const answered: string[] = [];
  const ask = async (table: string): Promise<void> => {
    await single.think(by('Ann', 'watched', table), question);
    answered.push(table);
  };
  await Promise.all(['big', 'big', 'big', 'big', 'small', 'big', 'other'].map(ask));
  expect(answered.slice(0, 4).toSorted()).toEqual(['big', 'big', 'other', 'small']);
  expect(single.waiting).toEqual(NOBODY);
  await single.close();
});

test('what nobody waits for any more leaves the queue, and the thread that thinks about it is free', async () => {
  const long = { ...(await questionOf('admiral')), scale: 1000 };
  const quick = await questionOf('random');
  const single = new ThinkerPool(1);
  const [first, second] = [new AbortController(), new AbortController()];
  const thoughts = [
    single.think(by('Ann'), long, first.signal),
    single.think(by('Bob'), long, second.signal),
  ];
  const last = single.think(by('Cem', 'alone'), quick);
  expect(single.waiting).toEqual({ watched: 1, awaited: 0, alone: 1 });
  second.abort(new Error('too late'));
  expect(single.waiting).toEqual({ watched: 0, awaited: 0, alone: 1 });
  first.abort(new Error('late'));
  await expect(thoughts[0]).rejects.toThrow('late');
  await expect(thoughts[1]).rejects.toThrow('too late');
  expect((await last).order).toHaveLength(1);
  expect(single.waiting).toEqual(NOBODY);
  await expect(single.think(by('Ann'), quick, first.signal)).rejects.toThrow('late');
  await single.close();
});

test('twenty tables of four Admirals with nobody there: a Cadet that somebody waits for answers before any of them', async () => {
  const admiral = { ...(await questionOf('admiral')), scale: 50 };
  const cadet = await questionOf('cadet');
  const single = new ThinkerPool(1);
  const answered: string[] = [];
  const ask = async (claim: Claim, question: Question): Promise<void> => {
    await single.think(claim, question);
    answered.push(claim.payers[0].person);
  };
  const attack = Array.from({ length: 80 }, (_, i) =>
    ask(by('Mallory', 'alone', `table ${i >> 2}`), { ...admiral, seed: i }).catch(() => {}),
  );
  for (let turn = 0; turn < 5; turn++) await ask(by('Ann'), cadet);
  expect(answered).toEqual(['Ann', 'Ann', 'Ann', 'Ann', 'Ann']);
  expect(single.waiting).toEqual({ watched: 0, awaited: 0, alone: 79 });
  await single.close();
  await Promise.all(attack);
});

test('the same where the tables are watched, and what stood still comes to the answer it would have come to', async () => {
  const long = { ...(await questionOf('admiral')), scale: 2 };
  const cadet = await questionOf('cadet');
  const single = new ThinkerPool(1);
  const answered: string[] = [];
  const ask = async (person: string, question: Question) => {
    const answer = await single.think(by(person), question);
    answered.push(person);
    return answer;
  };
  const slow = ask('Mallory', long);
  const others = [1, 2, 3].map((seat) => ask('Mallory', { ...cadet, seed: seat }));
  for (let turn = 0; turn < 3; turn++) expect((await ask('Ann', cadet)).order).toHaveLength(1);
  expect(answered).toEqual(['Ann', 'Ann', 'Ann']);
  expect(await slow).toEqual(await openMind(loadKnown).think(long));
  await Promise.all(others);
  await single.close();
});

test('whoever comes to a table makes its bots come first, and when all have left they come last again', async () => {
  const endless = { ...(await questionOf('admiral')), scale: 1e6 };
  const quick = await questionOf('random');
  const single = new ThinkerPool(1);
  const enough = new AbortController();
  const first = single.think(by('Ann'), endless, enough.signal);
  const second = single.think(by('Ann', 'alone', 'another table'), quick);
  expect(single.waiting).toEqual({ watched: 0, awaited: 0, alone: 1 });
  single.regard('another table', 'watched');
  expect(single.waiting).toEqual({ watched: 1, awaited: 0, alone: 0 });
  single.regard('table of Ann', 'alone');
  await second;
  enough.abort(new Error('enough'));
  await expect(first).rejects.toThrow('enough');
  await single.close();
});
