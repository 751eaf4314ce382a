import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { isRefusal, firstSeat, type Game } from '@starboard/engine';
import { submit, openMatch, isOver, type Match } from '@starboard/engine/match';
import { viewState } from '@starboard/engine/view';
import { afterEach, describe, expect, test } from 'vitest';
import { brain as skirmishBrain } from '../games/skirmish/bots/index.ts';
import { skirmish } from '../games/skirmish/rules/game.ts';
import { LEVEL_IDS, type Brain } from './brain.ts';
import { ThoughtHold } from './hold.ts';
import { openMind } from './mind.ts';
import { remoteMind, serveMind } from './remote.ts';
import type { Known, Loader, Mind, Port, Progress, Question } from './thinking.ts';

const known = { game: skirmish as unknown as Game, brain: skirmishBrain as unknown as Brain } satisfies Known;
const { game } = known;
const load: Loader = async (id, rules) => (id === 'skirmish' && rules === 1 ? known : null);

const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

function portOf(port: MessagePort): Port {
  ports.push(port);
  return {
    post: (message) => port.postMessage(message),
    listen: (handler) => void port.on('message', handler),
  };
}

function farMind(): Mind {
  const { port1, port2 } = new MessageChannel();
  serveMind(portOf(port1), load);
  return remoteMind(portOf(port2));
}

function questionAt(match: Match, seat: number, level: string, more: Partial<Question> = {}): Question {
  const { seats, options, state } = match;
  const view = game.shape.snapshot(viewState(game, state, seat));
  return { game: 'skirmish', rules: 1, options, seats, seat, view, level, seed: 1, ...more };
}

function opened(seats = 3): Match {
  const seed = new Uint8Array([1, 2, 3]);
  const match = openMatch(game, { seats, fairness: { seed, table: 'test', words: [] } });
  if (isRefusal(match)) throw new Error(match.reason);
  return match;
}

describe.each([
  ['in this thread', () => openMind(load)],
  ['through a port', farMind],
])('a mind %s', (_, open) => {
  test.each(['random', 'greedy', ...LEVEL_IDS])('%s plays a whole game with whole orders', async (level) => {
    const mind = open();
    const match = opened();
    while (!isOver(match)) {
      const seat = firstSeat(game.actors(match.state));
      const answer = await mind.think(questionAt(match, seat, level, { scale: 0.05 }));
      const committed = submit(match, seat, answer.order, match.log.length);
      expect(isRefusal(committed) ? committed.reason : null).toBeNull();
      expect(answer.progress.expected).toHaveLength(3);
    }
    expect(match.log.length).toBeGreaterThan(10);
  });

  test('the same question has the same answer, whoever thinks about it', async () => {
    const question = questionAt(opened(), 1, 'captain');
    expect(await open().think(question)).toEqual(await openMind(load).think(question));
  });

  test(
    'it tells how far it is, with the line it thinks of and chances that add up',
    { tags: 'slow' },
    async () => {
      const told: Progress[] = [];
      const question = questionAt(opened(), 0, 'admiral', { scale: 20 });
      const { progress } = await open().think(question, (each) => told.push(each));
      expect(told.length).toBeGreaterThan(0);
      // what is expected comes from thinking, not from the number of seats
      expect(told[0].expected).not.toEqual([1 / 3, 1 / 3, 1 / 3]);
      expect(told[0].variation.length).toBeGreaterThan(0);
      for (const { iterations, of, expected, variation } of [...told, progress]) {
        expect(iterations).toBeGreaterThan(0);
        expect(iterations).toBeLessThanOrEqual(of);
        expect(expected.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
        for (const { seat, move } of variation) {
          expect([0, 1, 2]).toContain(seat);
          expect(game.moves.fromText(game.moves.toText(move))).toBe(move);
        }
      }
      expect(progress.iterations).toBe(progress.of);
    },
  );

  test('it can be cancelled, before and while it thinks, and then thinks about other things', async () => {
    const mind = open();
    const question = questionAt(opened(), 0, 'admiral', { scale: 1e6 });
    await expect(mind.think(question, undefined, AbortSignal.abort(new Error('never mind')))).rejects.toThrow(
      'never mind',
    );
    const controller = new AbortController();
    const endless = mind.think(question, () => controller.abort(new Error('enough')), controller.signal);
    await expect(endless).rejects.toThrow('enough');
    expect((await mind.think(questionAt(opened(), 0, 'cadet'))).order).not.toHaveLength(0);
  });

  test.each<[Partial<Question>, string]>([
    [{ game: 'chess' }, 'There is no version 1 of a game "chess".'],
    [{ rules: 9 }, 'There is no version 9 of a game "skirmish".'],
    [{ view: '1 2 3' }, 'That is no view of a game of Skirmish.'],
    [{ level: 'emperor' }, 'There is no bot "emperor"; there are random, greedy, cadet'],
    [{ seat: 7 }, 'Seat 7 has nothing to decide there.'],
    [{ options: { rounds: 99 } }, 'Option rounds must be'],
  ])('a question without sense is refused: %o', async (change, reason) => {
    await expect(open().think({ ...questionAt(opened(), 0, 'cadet'), ...change })).rejects.toThrow(reason);
  });
});

describe.each([
  ['in this thread', () => openMind(load)],
  ['through a port', farMind],
])('a mind %s that is held', (_, open) => {
  test('lets other thoughts go first, and comes to the same answer', async () => {
    const mind = open();
    const long = questionAt(opened(), 0, 'admiral', { scale: 2 });
    const hold = new ThoughtHold();
    const still = new Promise<void>((resolve) => {
      hold.onStill = resolve;
    });
    const ended: string[] = [];
    const first = mind.think(long, undefined, undefined, hold).finally(() => ended.push('first'));
    hold.set(true);
    await still;
    await mind.think(questionAt(opened(), 1, 'cadet')).finally(() => ended.push('second'));
    hold.set(false);
    expect(await first).toEqual(await openMind(load).think(long));
    expect(ended).toEqual(['second', 'first']);
  });

  test('can be cancelled while it stands still', async () => {
    const mind = open();
    const hold = new ThoughtHold();
    const cancel = new AbortController();
    hold.onStill = () => cancel.abort(new Error('enough'));
    hold.set(true);
    const endless = questionAt(opened(), 0, 'admiral', { scale: 1e6 });
    const first = mind.think(endless, undefined, cancel.signal, hold);
    await expect(first).rejects.toThrow('enough');
    expect((await mind.think(questionAt(opened(), 1, 'cadet'))).order).not.toHaveLength(0);
  });
});
