import { expect, test, vi } from 'vitest';
import { computerTime, steadyClock, steadyNow, type Clock } from './clock.ts';
import { TestPlayer } from '../testing/player.ts';
import { testServer } from '../testing/server.ts';
import { until } from '../testing/table.ts';

test('nobody is called before the time', async () => {
  const clock = steadyClock(computerTime());
  const early = await Promise.all(
    Array.from({ length: 300 }, (_, i) => {
      const time = clock.now() + (i % 30);
      return new Promise<boolean>((resolve) => clock.at(time, () => resolve(clock.now() < time)));
    }),
  );
  expect(early.filter(Boolean)).toEqual([]);
});

test('a time of day that is set moves nobody’s clock, and is drawn near to slowly', () => {
  let [timeOfDay, running] = [1_000_000, 0];
  const now = steadyNow({ timeOfDay: () => timeOfDay, running: () => running });
  const pass = (milliseconds: number): number => {
    timeOfDay += milliseconds;
    running += milliseconds;
    return now();
  };
  expect(pass(1000)).toBe(1_001_000);
  for (const step of [-3_600_000, 7_200_000]) {
    const before = now();
    timeOfDay += step;
    expect(now()).toBe(before);
    const after = pass(10_000);
    expect(after - before).toBe(10_000 + Math.sign(step) * 400);
  }
  // an hour is made up for within a day or so
  let last = now();
  for (let passed = 0; passed < 26; passed++) {
    const next = pass(3_600_000);
    expect(next).toBeGreaterThan(last);
    last = next;
  }
  expect(Math.abs(last - timeOfDay)).toBeLessThanOrEqual(1);
});

test('a start of the computer has the name that was told', () => {
  vi.stubEnv('STARBOARD_BOOT', 'told');
  const told = computerTime().computer;
  vi.unstubAllEnvs();
  expect(told?.start).toBe('told');
  expect(told?.running()).toBeGreaterThan(0);
  expect(computerTime().computer?.start).not.toBe('told');
});

test('bots move at a table that is woken too early', async () => {
  const hasty: Clock = {
    now: () => Date.now(),
    at(time, call) {
      const timer = setTimeout(call, Math.max(0, time - Date.now() - 5));
      return () => clearTimeout(timer);
    },
  };
  const server = await testServer({ parts: { clock: hasty, pace: { bots: 20 } } });
  const ann = await TestPlayer.account(server.address, 'ann');
  const { table } = await ann.open({
    game: 'skirmish',
    options: { rounds: 2 },
    seats: [{ bot: 'random' }, { bot: 'random' }],
  });
  const status = async (): Promise<string> => {
    const { body } = await ann.rest('GET', `/api/tables/${table}`);
    return (body as { info: { status: string } }).info.status;
  };
  await until(async () => (await status()) !== 'playing');
  expect(await status()).toBe('over');
  await server.stop();
});
