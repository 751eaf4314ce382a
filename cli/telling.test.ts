import { expect, test } from 'vitest';
import { barOf } from './progress.ts';
import { entryText, eventText } from './telling.ts';

test('orders, chance and events are one paragraph', () => {
  const draws = [{ stream: -1, bound: 6, result: 3 }];
  const fought = { event: 'fought', dice: [4, 1], won: true, loot: null, by: { seat: 1 } };
  const text = entryText({
    number: 12,
    seat: 2,
    order: ['strike C', 'launch'],
    draws,
    events: [],
    lines: [eventText(fought), eventText({ event: 'end' })],
  });
  expect(text).toBe(
    '   12  seat 2  strike C, launch  (chance: 4 of 6)\n' +
      '         fought: dice 4 1, won yes, loot unknown, by {"seat":1}\n' +
      '         end\n',
  );
});

test.each([
  [{ undo: 3 }, 'undoes entry 3'],
  [{ undo: true as const }, 'undoes the last order'],
  [{ takeBack: 1 }, 'takes back the last order'],
  [{ takeBack: 4 }, 'takes back the last 4 orders'],
  [{ takeBack: true as const }, 'takes back the last order'],
  [{}, '(an order that stays hidden)'],
])('%j is told as "%s"', (deed, text) => {
  expect(entryText({ number: 1, seat: 0, events: [], lines: [], ...deed })).toBe(`    1  seat 0  ${text}\n`);
});

test('the bar fills and tells how long it will take', () => {
  expect(barOf(0, 1000, 'games', 0)).toBe(`${'┄'.repeat(24)}   0 %  0 of 1,000 games`);
  expect(barOf(500, 1000, 'games', 4)).toBe(
    `${'━'.repeat(12)}${'┄'.repeat(12)}  50 %  500 of 1,000 games, 4 s left`,
  );
  expect(barOf(1000, 1000, 'games', 8)).toBe(`${'━'.repeat(24)} 100 %  1,000 of 1,000 games, 0 s left`);
});
