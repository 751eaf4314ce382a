import { expect, test } from 'vitest';
import { realClock, type Clock } from './clock.ts';
import { TestPlayer } from '../testing/player.ts';
import { testServer } from '../testing/server.ts';
import { until } from '../testing/table.ts';

test('nobody is called before the time', async () => {
  const early = await Promise.all(
    Array.from({ length: 300 }, (_, i) => {
      const time = Date.now() + (i % 30);
      return new Promise<boolean>((resolve) => realClock.at(time, () => resolve(Date.now() < time)));
    }),
  );
  expect(early.filter(Boolean)).toEqual([]);
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
  const ann = await TestPlayer.guest(server.address, 'Ann');
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
