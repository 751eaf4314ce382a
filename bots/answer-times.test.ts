import { expect, test, vi } from 'vitest';
import { answeredInTime, answerTime, botAnswersAfter, standingAnswersAfter } from './answer-times.ts';

const LEVELS = ['cadet', 'ensign', 'captain', 'commodore', 'admiral'];

test('stronger bots take longer, and every bot longer than its soonest', () => {
  const spans = LEVELS.map((level) => [botAnswersAfter(level, 0), botAnswersAfter(level, 1)]);
  expect(spans).toEqual([
    [150, 195],
    [150, 195],
    [150, 195],
    [300, 390],
    [500, 650],
  ]);
});

test('what was said beforehand comes quickly at a device, and at a server as from somebody who is there', () => {
  expect([0, 0.5].map((share) => standingAnswersAfter('device', share))).toEqual([150, 173]);
  expect([0, 0.5].map((share) => standingAnswersAfter('server', share))).toEqual([800, 1400]);
});

test('who comes to a question late has as long as if it were asked now', () => {
  expect(answerTime(1000, 300, 1100)).toBe(1300);
  expect(answerTime(1000, 300, 1300)).toBe(1600);
});

test('a thought that is ready is told when it is time, and not before', async () => {
  const { promise: time, resolve: strike } = Promise.withResolvers<void>();
  const told: string[] = [];
  const failed = vi.fn<(error: unknown) => void>();
  const answer = answeredInTime(() => Promise.resolve('thought'), { time, late: 'late', failed });
  void answer.then((each) => told.push(each));
  await new Promise(setImmediate);
  expect(told).toEqual([]);
  strike();
  expect(await answer).toBe('thought');
  expect(failed).not.toHaveBeenCalled();
});

test('one that is not ready is cancelled, and one that fails is told of; both are late', async () => {
  const failed = vi.fn<(error: unknown) => void>();
  const cancelled = vi.fn<() => void>();
  const endless = (signal: AbortSignal): Promise<string> =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        cancelled();
        reject(signal.reason as Error);
      });
    });
  expect(await answeredInTime(endless, { time: Promise.resolve(), late: 'late', failed })).toBe('late');
  expect(cancelled).toHaveBeenCalledOnce();
  expect(failed).not.toHaveBeenCalled();
  const lost = new Error('lost');
  const time = new Promise<void>(setImmediate);
  expect(await answeredInTime(() => Promise.reject(lost), { time, late: 'late', failed })).toBe('late');
  expect(failed).toHaveBeenCalledWith(lost);
});
