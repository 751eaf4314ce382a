import { isRefusal } from '@starboard/engine';
import { loadGame } from '@starboard/games';
import { expect, test } from 'vitest';
import { putTogether, type Parts } from '../parts.ts';
import type { Log } from '../ops/log.ts';
import { openStore } from '../store/index.ts';
import { openingStatements, planTable } from '../tables/opening.ts';
import { GENEROUS, testOptions } from '../testing/server.ts';
import { Connection } from './connection.ts';

const log: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** A table of that person's. */
async function tableOf({ ids, store }: Parts, host: string): Promise<string> {
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
  const parts = putTogether({ store, log });
  const ann = await parts.accounts.newGuest('Ann');
  const table = await tableOf(parts, ann.id);
  const heard: string[] = [];
  const outlet = {
    isOutdated: false,
    send: (texts: readonly string[]) => void heard.push(...texts),
    end: () => {},
  };
  const { lines } = parts.chat;
  parts.chat.lines = async (...asked) => {
    const read = await lines.apply(parts.chat, asked);
    parts.audiences.tell(table, { type: 'pong', re: null, now: 1 });
    return read;
  };
  const connection = new Connection(
    parts,
    { request: 'request', person: ann, address: '127.0.0.1', toldAddress: undefined },
    outlet,
    GENEROUS,
  );
  await connection.receive(JSON.stringify({ do: 'watch', table, id: 1 }));
  const types = heard.map((text) => (JSON.parse(text) as { type: string }).type);
  expect(types).toEqual(['watching', 'pong']);
  parts.audiences.tell(table, { type: 'pong', re: null, now: 2 });
  expect(heard).toHaveLength(3);

  // who could not be shown the table does not follow it
  parts.chat.lines = () => Promise.reject(new Error('The database has gone.'));
  await connection.receive(JSON.stringify({ do: 'watch', table, id: 2 }));
  expect(JSON.parse(heard[3])).toMatchObject({ type: 'refused', re: 2, refusal: { code: 'busy' } });
  expect(parts.audiences.follows(table)).toBe(false);
  connection.close();
  await parts.keepers.close();
  await parts.thinkers.close();
  await store.close();
});
