import { FastChance, isRefusal } from '@starboard/engine';
import { viewFor } from '@starboard/engine/view';
import { loadGame } from '@starboard/games';
import type { ClientMessage, ServerMessage } from '@starboard/wire/schema';
import { expect, onTestFinished, test } from 'vitest';
import { anyOrder } from '../bots/fallback.ts';
import { putTogether, type Parts } from '../parts.ts';
import type { Log } from '../ops/log.ts';
import type { PersonRow } from '../store/schema.ts';
import { openStore } from '../store/index.ts';
import { openingStatements, planTable } from '../tables/opening.ts';
import { GENEROUS, testOptions } from '../testing/server.ts';
import { Connection } from './connection.ts';

const log: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** Two processes on one store, of which the second hears nothing of the first; a game in which Ann has the first move, and
 *  which both have in memory. */
async function world() {
  const own = await openStore({ data: testOptions().data, process: 'test' });
  const store = { ...own, isShared: true };
  const pace = { bots: 0 };
  const one = putTogether({ store, log, pace });
  const deaf = putTogether({ store: { ...store, listen: () => {} }, log, pace });
  onTestFinished(async () => {
    for (const parts of [one, deaf]) {
      await parts.keepers.close();
      await parts.thinkers.close();
      await parts.replays.close();
    }
    await own.close();
  });
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => one.accounts.newGuest(name)));
  const skirmish = await loadGame('skirmish');
  if (skirmish === null) throw new Error('There is no skirmish.');
  const deps = { ids: one.ids, now: 0, host: ann.id, levels: ['random'] };
  const plan = planTable(skirmish, { game: 'skirmish', seats: [{ me: true }, { free: true }] }, deps);
  if (isRefusal(plan)) throw new Error(plan.reason);
  await store.write(openingStatements(store.db, plan));
  const table = plan.row.id;
  const at = { ann: comer(one, ann), bob: comer(one, bob) };
  await at.bob({ do: 'sit', table, seat: 1 });
  for (const each of [at.ann, at.bob]) await each({ do: 'ready', table, ready: true });
  await (await one.keepers.of(table))?.look(() => {});
  await one.keepers.tick(await keeperAt(one, table));
  await (await keeperAt(deaf, table)).look(({ state }) => expect(state.status).toBe('playing'));
  return { one, deaf, ann, bob, table, at, game: skirmish };
}

async function keeperAt({ keepers }: Parts, table: string) {
  const keeper = await keepers.of(table);
  if (keeper === null) throw new Error('There is no such table.');
  return keeper;
}

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
type Said = WithoutId<ClientMessage>;

/** Somebody connected to a process; what is answered to each message. */
function comer(parts: Parts, person: PersonRow) {
  const heard: ServerMessage[] = [];
  const send = (texts: readonly string[]): void => {
    heard.push(...texts.map((text) => JSON.parse(text) as ServerMessage));
  };
  const from = { request: 'request', person, address: '127.0.0.1', toldAddress: undefined };
  const connection = new Connection(parts, from, { isOutdated: false, send, end: () => {} }, GENEROUS);
  let asked = 0;
  return async (message: Said): Promise<ServerMessage | undefined> => {
    const id = ++asked;
    await connection.receive(JSON.stringify({ ...message, id }));
    return heard.find((each) => 're' in each && each.re === id);
  };
}

/** Any order of Ann's, as she sees the game at a process now. */
async function orderAt(parts: Parts, { table, game }: Awaited<ReturnType<typeof world>>) {
  const keeper = await keeperAt(parts, table);
  return keeper.look(({ match }) => {
    if (match === null) throw new Error('The game has not begun.');
    const { viewSeq, state } = viewFor(match, 0);
    const seen = game.shape.restore(state);
    if (seen === null) throw new Error('There is no view.');
    const order = anyOrder(game, seen, 0, new FastChance(1)).map(game.moves.toText);
    return { do: 'order', table, viewSeq, order } as const;
  });
}

test('who comes over from a process that has died is not shown the game as it was before', async () => {
  const given = await world();
  const { one, deaf, ann, table, at } = given;
  const order = await orderAt(one, given);
  expect(await at.ann(order)).toMatchObject({ type: 'done' });
  const viewSeq = order.viewSeq + 1;
  const shown = await comer(deaf, ann)({ do: 'watch', table, viewSeq });
  expect(shown).toMatchObject({ type: 'watching', view: { viewSeq }, missed: [] });
});

test('an order of somebody who has seen more than the process is no order that comes too late', async () => {
  const given = await world();
  const { one, deaf, ann, at } = given;
  const first = await orderAt(one, given);
  expect(await at.ann(first)).toMatchObject({ type: 'done' });
  const undo = { do: 'undo', table: given.table, viewSeq: first.viewSeq + 1 } as const;
  expect(await comer(deaf, ann)(undo)).toMatchObject({ type: 'done' });
  // who is late indeed is told so at once
  const late = await comer(deaf, ann)(first);
  expect(late).toMatchObject({ type: 'refused', refusal: { code: 'stale' } });
});
