import { Worker } from 'node:worker_threads';
import { loadGame } from '@starboard/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RefusedError } from '../base/refused.ts';
import { openStore } from '../store/index.ts';
import type { Store } from '../store/store.ts';
import { loadOpened, loadTable } from '../tables/loading.ts';
import { replaysHere } from '../tables/replaying.ts';
import { FinishedGames } from '../tables/finished-games.ts';
import type { Replays } from '../tables/replays.ts';
import { StandingClock } from '../testing/clock.ts';
import { storedData, type StoredTable } from '../testing/stored.ts';
import { onStores } from '../testing/stores.ts';
import { USUAL_LANE, Lane } from './lane.ts';
import { ReplayPool } from './pool.ts';
import { Rations } from './rations.ts';

const MUCH = { burst: 1e9, perSecond: 1e9 };

onStores('on %s', (name) => {
  let store: Store;
  let tables: readonly StoredTable[];
  let pool: Replays;

  beforeAll(async () => {
    const stored = await storedData(name);
    tables = stored.tables;
    const { data, databaseUrl } = stored.options;
    store = await openStore({ data, process: 'one', ...(databaseUrl === undefined ? {} : { databaseUrl }) });
    pool = new ReplayPool(
      store.reading,
      new Rations(new StandingClock(), { person: MUCH, address: MUCH }),
      (whole) => replaysHere(store, loadGame, whole),
    );
  });
  afterAll(async () => {
    await pool.close();
    await store.close();
  });

  test('a thread answers what would be answered here', async () => {
    const here = replaysHere(store, loadGame);
    for (const { id, status } of tables.filter((each) => each.status !== 'open').slice(0, 6)) {
      const deedCount = (await store.deeds(id, 0)).length;
      const seen = { table: id, viewer: -1, deedCount };
      expect(text(await pool.ask('log', seen))).toBe(text(await here.ask('log', seen)));
      expect(text(await pool.ask('timeline', seen))).toBe(text(await here.ask('timeline', seen)));
      if (status !== 'over') continue;
      const [one, other] = [
        await pool.ask('finished', { table: id }),
        await here.ask('finished', { table: id }),
      ];
      expect(text(one.json)).toBe(text(other.json));
      expect(one.told).toEqual(other.told);
    }
  });

  test('a few steps are found without a thread, so that many who come back at once do not wait for it', async () => {
    const here = replaysHere(store, loadGame);
    const open = (): Worker => {
      throw new Error('A thread was begun.');
    };
    const rations = new Rations(new StandingClock(), {
      person: { burst: 4, perSecond: 0 },
      address: MUCH,
    });
    const without = new ReplayPool(store.reading, rations, () => here, { ...USUAL_LANE, open });
    const { id } = tables.find((each) => each.status === 'over') ?? tables[0];
    const opened = await loadOpened(store, loadGame, id, () => {});
    const table = opened && (await loadTable({ store, replays: here }, opened));
    const shown = table?.match?.viewSeqs[0] ?? 0;
    const few = { table: id, viewer: -1, since: shown - 3, shown };
    const payer = { person: 'ann', address: '' };
    const steps = await without.ask('steps', few, payer);
    expect(JSON.parse(text(steps ?? new Uint8Array()))).toHaveLength(3);
    await expect(without.ask('steps', { ...few, since: 0 })).rejects.toThrow('A thread was begun.');
    // they cost as much as if a thread had found them
    await without.ask('steps', few, payer);
    await expect(without.ask('steps', few, payer)).rejects.toThrow(RefusedError);
  });

  test('a file of several games is refused before the first of them, and not between them', async () => {
    const over = tables.filter((each) => each.status === 'over').map(({ id }) => id);
    const here = replaysHere(store, loadGame);
    const rations = new Rations(new StandingClock(), { person: { burst: 1, perSecond: 0 }, address: MUCH });
    const limited = new ReplayPool(store.reading, rations, () => here);
    const finished = new FinishedGames(limited);
    const payer = { person: 'ann', address: '' };
    const [first, second, third] = over;
    const games: string[] = [];
    for await (const game of await finished.each([first, second], payer)) games.push(game);
    expect(games.map((game) => (JSON.parse(game) as { table: string }).table)).toEqual([first, second]);
    await expect(finished.each([first, third], payer)).rejects.toThrow(RefusedError);
    await limited.close();
  });

  test('what cannot be replayed says so', async () => {
    await expect(pool.ask('finished', { table: 'nosuchtable0' })).rejects.toThrow('There is no table');
  });
});

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString();

/** A thread of a test: it answers how many it has answered, and not at all what is about `stuck`. */
const SCRIPT = `
  const { parentPort } = require('node:worker_threads');
  let n = 0;
  parentPort.on('message', ({ about }) => {
    if (about.table === 'gone') process.exit(1);
    if (about.table !== 'stuck') parentPort.postMessage({ answer: ++n, cost: 2 });
  });`;

function laneOf(patience: () => AbortSignal = USUAL_LANE.patience): Lane {
  const open = (): Worker => new Worker(SCRIPT, { eval: true });
  return new Lane({ reading: { path: '' } }, { ...USUAL_LANE, open, patience });
}

const about = (table: string) => ({ question: 'finished', about: { table } }) as const;

test('those who ask take turns, the server comes first, and nobody lets too many wait', async () => {
  const lane = laneOf();
  const costs: number[] = [];
  const ask = (asker: string | null) => lane.ask(asker, about('a'), (cost) => void costs.push(cost));
  const [first, ...hasty] = Array.from({ length: 7 }, () => ask('mallory'));
  const refusals = Promise.allSettled(hasty.slice(4));
  const ann = ask('ann');
  const own = ask(null);
  expect([await first, await own, await hasty[0], await ann, await hasty[1]]).toEqual([1, 2, 3, 4, 5]);
  expect((await refusals).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await Promise.all(hasty.slice(2, 4));
  expect(costs).toEqual([2, 2, 2, 2, 2, 2, 2]);
  await lane.close();
});

test('a thread that is lost or takes too long is replaced, and the next is answered', async () => {
  const impatience = new AbortController();
  const signals = [impatience.signal];
  const lane = laneOf(() => signals.shift() ?? new AbortController().signal);
  const stuck = lane.ask('a', about('stuck'), () => {});
  const next = lane.ask('b', about('a'), () => {});
  impatience.abort();
  await expect(stuck).rejects.toThrow('took too long');
  expect(await next).toBe(1);
  await expect(lane.ask('a', about('gone'), () => {})).rejects.toThrow('has ended');
  expect(await lane.ask('a', about('a'), () => {})).toBe(1);
  await lane.close();
});
