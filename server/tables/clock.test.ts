import { NOBODY, seatSet } from '@starboard/engine';
import { expect, test } from 'vitest';
import {
  clocksAfter,
  deadlineOf,
  mayDecideAgain,
  refreshed,
  resumedAt,
  startClocks,
  type Clocks,
  type TimeControl,
} from './clock.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const LIVE: TimeControl = { kind: 'live', bank: 60, increment: 5, onTimeout: 'forfeit' };
const DAYS: TimeControl = { kind: 'days', bank: 2 * 86_400, increment: 0, onTimeout: 'bot' };

const [MINE, THEIRS] = [seatSet(0), seatSet(1)];

interface Step {
  readonly running: number;
  readonly at: number;
  readonly back?: boolean;
  readonly halt?: boolean;
  readonly owing?: number;
}

function after(time: TimeControl, ...steps: readonly Step[]): Clocks {
  return steps.reduce(
    (clocks, step) => clocksAfter(clocks, time, { back: false, halt: false, owing: NOBODY, ...step }),
    startClocks(time, 2),
  );
}

test.each([
  ['live', LIVE, 20 * SECOND, 40 * SECOND],
  ['days', DAYS, 1.5 * DAY, 0.5 * DAY],
] as const)('%s: who takes an order back has what was left, however often', (_, time, spent, left) => {
  const steps: Step[] = [
    { running: MINE, at: 0 },
    { running: THEIRS, at: spent },
  ];
  for (let i = 0; i < 5; i++)
    steps.push({ running: MINE, at: spent, back: true, owing: MINE }, { running: THEIRS, at: spent });
  expect(after(time, ...steps.slice(0, -1))[0]).toMatchObject({ left, since: spent });
});

test.each([
  ['live', LIVE, 60 * SECOND],
  ['days', DAYS, 2 * DAY],
] as const)('%s: whoever undoes pays for the time since, and the other has not decided', (_, time, all) => {
  const [mine, theirs] = after(
    time,
    { running: MINE, at: 0 },
    { running: THEIRS, at: 10 * SECOND },
    { running: MINE, at: 30 * SECOND, back: true, owing: MINE },
  );
  expect(deadlineOf(mine)).toBe(all);
  expect(theirs).toMatchObject({ left: all, since: null });
});

test('nobody undoes what leaves no time to decide again, and a pause is nobody’s time', () => {
  const [mine] = after(LIVE, { running: MINE, at: 0 }, { running: THEIRS, at: 10 * SECOND });
  expect(mayDecideAgain(mine, LIVE, 59 * SECOND)).toBe(true);
  expect(mayDecideAgain(mine, LIVE, 60 * SECOND)).toBe(false);
  expect(mayDecideAgain(resumedAt([mine], DAY)[0], LIVE, DAY + 49 * SECOND)).toBe(true);
});

test('who lets a bot stand in and comes back to the same decision has been deciding', () => {
  const [mine] = after(
    LIVE,
    { running: MINE, at: 0 },
    { running: NOBODY, at: 10 * SECOND, halt: true },
    { running: MINE, at: 12 * SECOND, halt: true, owing: MINE },
  );
  expect(deadlineOf(mine)).toBe(60 * SECOND);
});

test('what all agreed to take back is by days a decision of its own', () => {
  const [mine] = after(
    DAYS,
    { running: MINE, at: 0 },
    { running: THEIRS, at: 1.9 * DAY },
    { running: MINE, at: 2 * DAY, back: true },
  );
  expect(mine.left).toBe(2 * DAY);
});

test('a take-back leaves who was just given time with it', () => {
  const spent = after(LIVE, { running: MINE, at: 0 }, { running: THEIRS, at: 59.5 * SECOND });
  const given = refreshed(spent.with(0, { ...spent[0], left: 0 }), LIVE, 0);
  const turn = { running: MINE, at: 70 * SECOND, back: true, halt: false, owing: NOBODY };
  expect(clocksAfter(given, LIVE, turn)[0].left).toBe(6 * SECOND);
});

test('a pause keeps what was left', () => {
  const [mine] = after(
    DAYS,
    { running: MINE, at: 0 },
    { running: NOBODY, at: DAY, halt: true },
    { running: MINE, at: 3 * DAY },
  );
  expect(deadlineOf(mine)).toBe(4 * DAY);
});

test('a time before the last one gives nobody anything', () => {
  const [mine] = after(LIVE, { running: MINE, at: 5 * DAY }, { running: NOBODY, at: DAY, halt: true });
  expect(mine.left).toBe(60 * SECOND);
});

test('who comes back again and again gets less and less', () => {
  let clocks: Clocks = startClocks(LIVE, 2);
  let given = 0;
  for (let i = 0; i < 40; i++) {
    clocks = refreshed(clocks.with(0, { ...clocks[0], left: 0 }), LIVE, 0);
    given += clocks[0].left;
  }
  expect(given).toBeLessThanOrEqual(12 * SECOND);
  expect(refreshed(startClocks(LIVE, 2), LIVE, 0)[0].left).toBe(60 * SECOND);
});
