// @module-tag slow: servers are stopped and started with other rules, on both stores

import { openMind, type Question } from '@starboard/bots';
import { isRefusal, type Game } from '@starboard/engine';
import { parseGame, replayGame } from '@starboard/engine/match';
import { threeVersions } from '@starboard/games/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableInfo } from '@starboard/wire/schema';
import type { Thinkers } from './bots/thinkers.ts';
import type { Log } from './ops/log.ts';
import { TestPlayer } from './testing/player.ts';
import { testServer, type TestServer } from './testing/server.ts';
import { onStores, storeOptions } from './testing/stores.ts';
import { until } from './testing/table.ts';
import { NOBODY_WAITS } from './testing/thinkers.ts';

const library = threeVersions();
const asked: Question[] = [];
const mind = openMind(library.loadKnown);
const thinkers: Thinkers = {
  ...NOBODY_WAITS,
  think: (_claim, question) => {
    asked.push(question);
    return mind.think(question);
  },
  close: () => Promise.resolve(),
};
const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** A server from a time when that version was the present one. */
const then = (rules: number) => ({
  loadGame: (id: string) => library.loadGame(id, rules),
  thinkers,
  pace: { bots: 0 },
  log: silent,
});
const now = { loadGame: library.loadGame, thinkers, pace: { bots: 0 }, log: silent };

const OPTIONS = { 1: { rounds: 4 }, 2: { rounds: 4 }, 3: { length: 4, rich: true } } as const;
type Version = keyof typeof OPTIONS;

onStores('on %s, tables of three versions', (store) => {
  let server: TestServer;
  let ann: TestPlayer;
  const tables = new Map<string, Version>();

  /** Ann with two bots, a move made. */
  const begin = async (rules: Version): Promise<void> => {
    const seats = [{ me: true as const }, { bot: 'random' }, { bot: 'random' }];
    const { table } = await ann.open({
      game: 'skirmish',
      seats,
      options: OPTIONS[rules],
      level: 'random',
      ready: true,
    });
    tables.set(table, rules);
    await plan(table);
  };
  const told = async (table: string): Promise<{ card: object; info: TableInfo; view: object | null }> => {
    const { status, body } = await ann.rest('GET', `/api/tables/${table}`);
    expect([table, status]).toEqual([table, 200]);
    return body as never;
  };
  /** The bots plan at the same time, so that what Ann has seen may be old when she orders. */
  const plan = (table: string): Promise<void> =>
    until(async () => {
      const { view } = await told(table);
      const { viewSeq } = view as { viewSeq: number };
      return (await ann.command(table, { do: 'order', viewSeq, order: ['plan none'] })).status === 200;
    });
  const restart = async (parts: object): Promise<void> => {
    server = await server.restart({ parts });
    ann = ann.at(server.address);
  };

  beforeAll(async () => {
    server = await testServer({ ...(await storeOptions(store)), parts: then(1) });
    ann = await TestPlayer.guest(server.address, 'Ann');
    for (const rules of [1, 2, 3] as const) {
      await restart(then(rules));
      await begin(rules);
      await begin(rules);
      if (rules === 1) await begin(rules);
    }
    await restart(now);
  });
  afterAll(() => server.stop());

  test('are each shown as their own version, and new ones are of the present', async () => {
    for (const [table, rules] of tables)
      expect(await told(table)).toMatchObject({
        card: { rules, rulesKept: true, options: OPTIONS[rules] },
        view: { rules, options: OPTIONS[rules] },
      });
    const refused = await ann.rest('POST', '/api/tables', {
      game: 'skirmish',
      options: { rounds: 4 },
      seats: [{ me: true }, { bot: 'random' }],
    });
    expect(refused).toMatchObject({
      status: 422,
      body: { error: { reason: 'There is no option "rounds". The options are length, rich.' } },
    });
  });

  test('are played to an end by the bots and rules of their own version', async () => {
    asked.length = 0;
    for (const [table, rules] of tables) {
      await ann.command(table, { do: 'standIn' });
      await until(async () => (await told(table)).info.status === 'over');
      const file = parseGame(JSON.stringify((await ann.rest('GET', `/api/tables/${table}/record`)).body));
      if (isRefusal(file)) throw new Error(file.reason);
      expect([file.rules, file.options]).toEqual([rules, OPTIONS[rules]]);
      expect(isRefusal(replayGame((await library.loadGame('skirmish', rules)) as Game, file))).toBe(false);
    }
    expect(new Set(asked.map(({ rules }) => rules))).toEqual(new Set([1, 2, 3]));
    for (const { rules, options } of asked) expect(options).toEqual(OPTIONS[rules as Version]);
  });

  test('have rematches by the present rules where those know the options, else by their own', async () => {
    const rulesOfRematch = async (table: string): Promise<number> => {
      expect((await ann.command(table, { do: 'rematch' })).status).toBe(200);
      const { next } = (await told(table)).info;
      const { rules } = (await told(next ?? '')).card as { rules: number };
      await ann.command(next ?? '', { do: 'close' });
      return rules;
    };
    const [first, another, ofThree, second, , third] = tables.keys();
    expect(await Promise.all([first, second, third].map(rulesOfRematch))).toEqual([1, 2, 3]);
    // there the second version is the present one, and the first is not kept
    await restart(then(2));
    expect(await rulesOfRematch(another)).toBe(2);
    // and there it is for two, while three have played
    const forTwo = async (id: string, rules = 2): Promise<Game | null> => {
      const game = await library.loadGame(id, rules);
      return game && (rules === 2 ? { ...game, seats: { min: 2, max: 2 } } : game);
    };
    await restart({ ...now, loadGame: forTwo });
    expect(await rulesOfRematch(ofThree)).toBe(1);
    await restart(now);
  });

  test('fall silent when their version goes, and only those', async () => {
    await restart({ ...now, loadGame: threeVersions([2]).loadGame });
    for (const [table, rules] of tables)
      expect(await told(table)).toMatchObject({ card: { rulesKept: rules !== 1 }, info: { status: 'over' } });
    const [old] = [...tables].find(([, rules]) => rules === 1) ?? [''];
    expect((await ann.rest('GET', `/api/tables/${old}/result`)).body).toMatchObject({
      outcome: { ranks: expect.any(Array) as number[] },
    });
    await restart(now);
  });

  test('go on by themselves when their version is back', async () => {
    await restart(then(1));
    const { table } = await ann.open({
      game: 'skirmish',
      seats: [{ me: true }, { bot: 'random' }],
      options: OPTIONS[1],
      level: 'random',
      ready: true,
    });
    let looks = 0;
    const loadGame = (id: string, rules?: number): Promise<Game | null> => {
      looks += rules === 1 ? 1 : 0;
      return threeVersions([2]).loadGame(id, rules);
    };
    await restart({ ...now, loadGame });
    expect((await ann.command(table, { do: 'rise' })).status).toBe(200);
    looks = 0;
    await restart({ ...now, loadGame });
    await until(() => looks > 0);
    await restart(now);
    const over = async (): Promise<boolean> => (await told(table)).info.status === 'over';
    await until(over);
  });

  test('are there and can be given up when their version cannot be loaded, and that is told', async () => {
    await restart(then(1));
    const { table } = await ann.open({
      game: 'skirmish',
      seats: [{ me: true }, { bot: 'random' }],
      options: OPTIONS[1],
      ready: true,
    });
    const failures: object[] = [];
    const error = (details: object): void => void failures.push(details);
    const loadGame = (id: string, rules?: number): Promise<Game | null> =>
      rules === 1 ? Promise.reject(new Error('a missing file')) : library.loadGame(id, rules);
    await restart({ ...now, loadGame, log: { ...silent, error } });
    expect(await told(table)).toMatchObject({ card: { rulesKept: false }, info: { status: 'playing' } });
    expect((await ann.command(table, { do: 'resign' })).status).toBe(200);
    expect(failures).toContainEqual({ table, error: 'Error: a missing file' });
    await restart(now);
  });

  test('lose an offer to take back when their version goes, though all agree', async () => {
    await restart(then(1));
    const bob = await TestPlayer.guest(server.address, 'Bob');
    const { table } = await ann.open({
      game: 'skirmish',
      seats: [{ me: true }, { free: true }],
      options: OPTIONS[1],
    });
    await bob.command(table, { do: 'sit' });
    for (const person of [ann, bob]) await person.command(table, { do: 'ready', ready: true });
    await until(async () => (await told(table)).info.status === 'playing');
    await plan(table);
    expect((await ann.command(table, { do: 'offer', offer: 'takeBack' })).status).toBe(200);
    await restart({ ...now, loadGame: threeVersions([2]).loadGame });
    expect((await bob.at(server.address).command(table, { do: 'agree' })).status).toBe(200);
    await until(async () => (await told(table)).info.offer === null);
    expect((await ann.command(table, { do: 'offer', offer: 'draw' })).status).toBe(200);
    expect((await ann.command(table, { do: 'resign' })).status).toBe(200);
    await restart(now);
  });

  test('are not lost when rules were changed without their number: what they refuse is told, and left to its players', async () => {
    const { table } = await ann.open({
      game: 'skirmish',
      seats: [{ me: true }, { bot: 'random' }],
      options: { length: 4 },
      ready: true,
    });
    await plan(table);
    const failures: object[] = [];
    const error = (details: object): void => void failures.push(details);
    const changed = async (id: string, rules?: number): Promise<Game | null> => {
      const game = await library.loadGame(id, rules);
      return (
        game && {
          ...game,
          setup: () => {
            throw new Error('a bug');
          },
        }
      );
    };
    await restart({ ...now, loadGame: changed, log: { ...silent, error } });
    expect(await told(table)).toMatchObject({ card: { rulesKept: false }, info: { status: 'playing' } });
    expect(failures).toMatchObject([{ table, error: expect.stringContaining('the rules fail') as string }]);
    expect((await ann.command(table, { do: 'resign' })).status).toBe(200);
    await restart(now);
    expect(await told(table)).toMatchObject({
      card: { rulesKept: true },
      info: { status: 'over', seats: [{ forfeited: true }, {}] },
    });
    expect((await ann.rest('GET', `/api/tables/${table}/result`)).body).toMatchObject({
      outcome: { ranks: [2, 1] },
      proof: { proved: true },
    });
  });
});
