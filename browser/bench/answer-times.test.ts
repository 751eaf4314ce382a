import type { Game } from '@starboard/engine';
import { loadGame } from '@starboard/games';
import { afterEach, expect, test, vi } from 'vitest';
import { findAskedAlike } from '../../engine/testkit/asked-alike.ts';
import { volume } from '../../engine/testkit/volume.ts';
import { AnswerTimes } from './answer-times/times.ts';
import { playedAtHome } from './answer-times/at-home.ts';
import { playedAtServer } from './answer-times/at-server.ts';

const game = (await loadGame('nexus-ops')) as Game;
const PLACES = Object.entries({ home: playedAtHome, 'a server': playedAtServer });
const WINDOWS = 200;
/** Milliseconds between the medians. */
const BAR = 50;

afterEach(() => {
  vi.useRealTimers();
});

test('answers are timed from what was seen before, with a choice and without', () => {
  vi.useFakeTimers();
  const { seat, withChoice, without } = findAskedAlike(game, 3, 4);
  const times = new AnswerTimes(game);
  const ask = times.listening('t', () => new Promise(() => {}));
  const { id, rules } = game;
  const question = { game: id, rules, options: {}, seats: 3, seat, level: 'admiral', seed: 1 };
  for (const [state, took] of [[withChoice, 900] as const, [without, 700] as const]) {
    times.saw('t', seat);
    void ask({ ...question, view: game.shape.snapshot(state) });
    vi.advanceTimersByTime(took);
    times.saw('t', seat);
  }
  expect([times.withChoice, times.without, times.apart]).toEqual([[900], [700], 200]);
});

// real time is the long run's alone
for (const [where, played] of PLACES.slice(0, volume({ daily: 0, long: PLACES.length })))
  test(`NO-7.8: at ${where} the medians of answers with a choice and without cannot be told apart`, async () => {
    const times = await played(game, 'admiral', WINDOWS);
    expect(times.windows).toBeGreaterThanOrEqual(WINDOWS);
    expect([...times.withChoice, ...times.without].every((took) => took > 400)).toBe(true);
    expect(times.apart).toBeLessThan(BAR);
  });
