import { expect, test } from 'vitest';
import { putTogether } from '../parts.ts';
import { openStore } from '../store/index.ts';
import type { Notice } from '../store/store.ts';
import { GENEROUS, testOptions } from '../testing/server.ts';
import { Connection } from './connection.ts';

test('who goes while a tournament is looked up is told nothing afterwards', async () => {
  const opened = await openStore({ data: testOptions().data, process: 'test' });
  const hearing: ((notice: Notice) => void)[] = [];
  const store = { ...opened, listen: (hear: (notice: Notice) => void) => void hearing.push(hear) };
  const parts = putTogether({ store, log: { info: () => {}, warn: () => {}, error: () => {} } });
  const asked: string[] = [];
  const found = Promise.withResolvers<string>();
  parts.tournamentViews.of = (id) => {
    asked.push(id);
    return found.promise;
  };
  parts.tournamentViews.list = () => {
    asked.push('list');
    return found.promise;
  };
  const connection = new Connection(
    parts,
    { request: 'request', person: null, address: '127.0.0.1', toldAddress: undefined },
    { isOutdated: false, send: () => {}, end: () => {} },
    GENEROUS,
  );
  const said = [
    { do: 'tournament', tournament: 'somecup00000', on: true, id: 1 },
    { do: 'tournaments', on: true, id: 2 },
  ].map((message) => connection.receive(JSON.stringify(message)));
  expect(asked).toEqual(['somecup00000', 'list']);
  connection.close();
  found.resolve('{}');
  await Promise.all(said);
  // nobody is told of a change: it is not even looked up
  for (const hear of hearing) hear({ about: 'series', id: 'somecup00000' });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(asked).toHaveLength(2);
  await parts.keepers.close();
  await parts.thinkers.close();
  await parts.replays.close();
  await opened.close();
});
