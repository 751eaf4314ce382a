import { expect, test } from 'vitest';
import type { Notice } from '../store/store.ts';
import { Lobbies } from './lobbies.ts';

test('the more follow the lobby, the more seldom all of them are told', async () => {
  const hearing: ((notice: Notice) => void)[] = [];
  const store = {
    listen: (hear: (notice: Notice) => void) => void hearing.push(hear),
    onGap: () => {},
    follow: () => () => {},
  };
  let reads = 0;
  const lists = {
    lobby: () => Promise.resolve(String(reads++)),
    mine: () => Promise.resolve([]),
    peopleAt: () => Promise.resolve([]),
  };
  const later: { readonly milliseconds: number; readonly call: () => void }[] = [];
  const lobbies = new Lobbies(store, lists, (milliseconds, call) => void later.push({ milliseconds, call }));
  const heard: string[] = [];
  for (let n = 0; n < 500; n++) await lobbies.followLobby((texts) => void heard.push(...texts));
  const change = (): void => {
    for (const hear of hearing) hear({ about: 'lobby', id: 'table' });
  };
  const next = async (): Promise<number | undefined> => {
    const due = later.shift();
    due?.call();
    // what is read is sent in a later turn
    await new Promise((resolve) => setImmediate(resolve));
    return due?.milliseconds;
  };
  heard.length = 0;
  change();
  change();
  expect(await next()).toBe(150);
  expect(new Set(heard).size).toBe(1);
  expect(heard).toHaveLength(500);
  for (let n = 0; n < 10; n++) change();
  expect(later.map(({ milliseconds }) => milliseconds)).toEqual([2500]);
  await next();
  expect(heard).toHaveLength(500);
  await next();
  expect(heard).toHaveLength(1000);
});
