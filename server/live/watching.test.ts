import { isRefusal } from '@starboard/engine';
import { loadGame } from '@starboard/games';
import { expect, test } from 'vitest';
import { openHall, type Hall, type Log } from '../hall.ts';
import { openStore } from '../store/index.ts';
import { openingStatements, planTable } from '../tables/opening.ts';
import { GENEROUS, testOptions } from '../testing/server.ts';
import { Connection } from './connection.ts';

const log: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** A table of that person's. */
async function tableOf({ ids, store }: Hall, host: string): Promise<string> {
  const skirmish = await loadGame('skirmish');
  if (skirmish === null) throw new Error('There is no skirmish.');
  const deps = { ids, now: 0, host, levels: ['random'] };
  const plan = planTable(skirmish, { game: 'skirmish', seats: [{ me: true }, { free: true }] }, deps);
  if (isRefusal(plan)) throw new Error(plan.reason);
  await store.write(openingStatements(store.db, plan));
  return plan.row.id;
}

test('what is written while somebody is being shown a table comes after it', async () => {
  const store = await openStore({ data: testOptions().data, process: 'test' });
  const hall = openHall({ store, log });
  const ann = await hall.accounts.newGuest('Ann');
  const table = await tableOf(hall, ann.id);
  const heard: string[] = [];
  const line = { send: (...texts: readonly string[]) => void heard.push(...texts), end: () => {} };
  const { lines } = hall.chat;
  hall.chat.lines = async (...asked) => {
    const read = await lines.apply(hall.chat, asked);
    hall.audiences.tell(table, { type: 'pong', re: null, now: 1 });
    return read;
  };
  const connection = new Connection(hall, ann, line, GENEROUS);
  await connection.receive(JSON.stringify({ do: 'watch', table, id: 1 }));
  const types = heard.map((text) => (JSON.parse(text) as { type: string }).type);
  expect(types).toEqual(['watching', 'pong']);
  hall.audiences.tell(table, { type: 'pong', re: null, now: 2 });
  expect(heard).toHaveLength(3);

  // who could not be shown the table does not follow it
  hall.chat.lines = () => Promise.reject(new Error('The database has gone.'));
  await connection.receive(JSON.stringify({ do: 'watch', table, id: 2 }));
  expect(JSON.parse(heard[3])).toMatchObject({ type: 'refused', re: 2, refusal: { code: 'busy' } });
  expect(hall.audiences.follows(table)).toBe(false);
  connection.close();
  await hall.house.close();
  await hall.thinkers.close();
  await store.close();
});
