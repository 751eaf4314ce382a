import { describe, expect, test } from 'vitest';
import { until } from '../../testing/table.ts';
import { Listeners } from '../notices.ts';
import { Bus, type BusTurn } from './bus.ts';
import type { BusEars, BusLine } from './line.ts';
import { numberIn } from './message.ts';
import type { DeedCount } from './owed.ts';

const PACE = { beat: 5, patience: 200, again: 5, seldom: 20, settle: [0], sweep: 1e6 };

/** A bus and a database that are written down in memory, with all that was asked of them. */
class World {
  readonly listeners = new Listeners();
  readonly heard: string[] = [];
  readonly did: string[] = [];
  readonly counts = new Map<string, number>();
  readonly told: DeedCount[] = [];
  readonly turns: BusTurn[] = [];
  readonly published: string[] = [];
  readonly subscribed = new Set<string>();
  ears: BusEars | null = null;
  isThere = true;
  passesOn = true;
  confirms = true;
  databaseIsThere = true;
  readonly bus: Bus;

  constructor(pace = PACE) {
    this.listeners.listen((notice) => {
      if (notice.about === 'table') this.heard.push(`${notice.id}:${notice.deedCount}`);
    });
    this.bus = new Bus({
      process: 'me',
      pace,
      listeners: this.listeners,
      turned: (turn) => void this.turns.push(turn),
      open: (ears) => this.#open(ears),
      base: {
        deedCounts: (tables) => {
          this.did.push(`look ${tables.join(' ')}`);
          const found = tables.map((table) => ({ table, deedCount: this.counts.get(table) ?? 0 }));
          return this.#ifThere(found);
        },
        notify: (news) => {
          if (this.databaseIsThere) this.told.push(...news);
          return this.#ifThere(undefined);
        },
        writeHears: (hears) => {
          if (this.databaseIsThere) this.did.push(hears ? 'hears' : 'deaf');
          return this.#ifThere(undefined);
        },
      },
    });
  }

  static async hearing(pace = PACE): Promise<World> {
    const world = new World(pace);
    world.bus.start();
    await until(() => world.bus.hears);
    return world;
  }

  #ifThere<T>(answer: T): Promise<T> {
    return this.databaseIsThere ? Promise.resolve(answer) : Promise.reject(new Error('no database'));
  }

  #open(ears: BusEars): Promise<BusLine> {
    if (!this.isThere) return Promise.reject(new Error('nobody there'));
    this.ears = ears;
    this.subscribed.clear();
    return Promise.resolve({
      subscribe: async (ids) => {
        await Promise.resolve();
        if (ids.length > 0) this.did.push(`subscribe ${ids.join(' ')}`);
        for (const id of ids) this.subscribed.add(id);
      },
      unsubscribe: async (ids) => {
        await Promise.resolve();
        for (const id of ids) this.subscribed.delete(id);
      },
      publish: (id, number) => {
        if (id !== 'me') this.published.push(`${id}:${number}`);
        if (this.passesOn && this.subscribed.has(id)) setImmediate(() => ears.hear(id, number));
        return this.confirms ? Promise.resolve() : new Promise(() => {});
      },
      close: () => {},
    });
  }
}

test('only what is written as a number is one', () => {
  const numbers = ['0', '7', '4294967295'].map(numberIn);
  expect(numbers).toEqual([0, 7, 4_294_967_295]);
  const wrong = [
    '',
    ' 7',
    '7 ',
    '07',
    '-1',
    '1.5',
    '1e3',
    'NaN',
    'Infinity',
    '0x10',
    '9'.repeat(30),
    '{"a":1}',
  ];
  expect(wrong.map(numberIn)).toEqual(wrong.map(() => null));
});

describe('going over', () => {
  test('it says that it hears when all that is followed is listened for and it has heard itself', async () => {
    const world = new World();
    world.bus.follow('a');
    world.bus.follow('b');
    world.bus.start();
    await until(() => world.bus.hears);
    expect(world.did).toEqual(['subscribe me', 'subscribe a b', 'look a b', 'hears']);
    await world.bus.close();
  });

  test('on a bus that passes nothing on it stays with the database', async () => {
    const world = new World({ ...PACE, patience: 20 });
    world.passesOn = false;
    world.bus.start();
    await until(() => world.turns.length > 0);
    expect(world.turns).toEqual([{ hears: false, why: 'it does not answer' }]);
    expect(world.did).not.toContain('hears');
    world.passesOn = true;
    await until(() => world.bus.hears);
    await world.bus.close();
  });

  test('when it passes nothing on any more, the database is told so, asked, and left again later', async () => {
    const world = await World.hearing({ ...PACE, patience: 20 });
    world.bus.follow('a');
    await until(() => world.subscribed.has('a'));
    world.passesOn = false;
    world.counts.set('a', 3);
    await until(() => world.heard.length > 0);
    expect(world.heard).toEqual(['a:3']);
    expect(world.did.indexOf('deaf')).toBeGreaterThan(world.did.indexOf('hears'));
    expect(world.did.lastIndexOf('look a')).toBeGreaterThan(world.did.indexOf('deaf'));
    world.passesOn = true;
    await until(() => world.bus.hears);
    expect(world.turns.map(({ hears }) => hears)).toEqual([true, false, true]);
    await world.bus.close();
  });

  test('it writes that it is deaf as soon as the database can be reached again', async () => {
    const world = await World.hearing();
    world.databaseIsThere = false;
    world.isThere = false;
    world.ears?.lost(new Error('gone'));
    expect(world.bus.hears).toBe(false);
    world.databaseIsThere = true;
    await until(() => world.did.includes('deaf'));
    await world.bus.close();
  });

  test('who was taken for dead begins anew', async () => {
    const world = await World.hearing();
    world.bus.forgotten();
    expect(world.bus.hears).toBe(false);
    await until(() => world.bus.hears);
    expect(world.did.filter((each) => !each.startsWith('subscribe'))).toEqual(['hears', 'deaf', 'hears']);
    await world.bus.close();
  });
});

describe('what is said', () => {
  test('is told here at once, and on the bus', async () => {
    const world = await World.hearing();
    world.bus.follow('a');
    world.bus.tell([{ table: 'a', deedCount: 4 }], false);
    expect([world.heard, world.published]).toEqual([['a:4'], ['a:4']]);
    // its echo is no news
    await until(() => world.subscribed.has('a'));
    world.ears?.hear('a', 4);
    expect(world.heard).toEqual(['a:4']);
    await world.bus.close();
  });

  test('and not confirmed, is said by the database when the bus fails', async () => {
    const world = await World.hearing();
    world.confirms = false;
    world.bus.tell([{ table: 'a', deedCount: 4 }], false);
    world.bus.tell([{ table: 'a', deedCount: 5 }], false);
    expect(world.told).toEqual([]);
    world.isThere = false;
    world.ears?.lost(new Error('gone'));
    await until(() => world.told.length > 0);
    expect(world.told).toEqual([{ table: 'a', deedCount: 5 }]);
    await world.bus.close();
  });

  test('after the bus has failed, is said by the database unless it was already; and again until that works', async () => {
    const world = await World.hearing();
    world.isThere = false;
    world.databaseIsThere = false;
    world.ears?.lost(new Error('gone'));
    world.bus.tell([{ table: 'a', deedCount: 1 }], false);
    world.bus.tell([{ table: 'b', deedCount: 1 }], true);
    world.bus.doubt([{ table: 'c', deedCount: 9 }]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    world.databaseIsThere = true;
    await until(() => world.told.length >= 2);
    expect(world.told).toEqual([
      { table: 'a', deedCount: 1 },
      { table: 'c', deedCount: 9 },
    ]);
    await world.bus.close();
  });

  test('and not confirmed, is said by the database before all ends', async () => {
    const world = await World.hearing();
    world.confirms = false;
    world.bus.tell([{ table: 'a', deedCount: 4 }], false);
    await world.bus.close();
    expect(world.told).toEqual([{ table: 'a', deedCount: 4 }]);
  });
});

describe('what is heard', () => {
  test('is of tables that are followed, for as long as they are', async () => {
    const world = await World.hearing();
    const [once, twice] = [world.bus.follow('a'), world.bus.follow('a')];
    await until(() => world.subscribed.has('a'));
    world.ears?.hear('b', 1);
    world.ears?.hear('a', 1);
    expect(world.heard).toEqual(['a:1']);
    once();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(world.subscribed.has('a')).toBe(true);
    twice();
    await until(() => !world.subscribed.has('a'));
    world.ears?.hear('a', 2);
    expect(world.heard).toEqual(['a:1']);
    await world.bus.close();
  });

  test('and too high, hides nothing that comes later', async () => {
    const world = await World.hearing();
    world.bus.follow('a');
    await until(() => world.subscribed.has('a'));
    world.ears?.hear('a', 4_000_000_000);
    world.ears?.hear('a', 2);
    world.counts.set('a', 2);
    await world.bus.lookUp();
    expect(world.heard).toEqual(['a:4000000000', 'a:2', 'a:2']);
    // what the database has told of is known
    await world.bus.lookUp();
    world.ears?.hear('a', 2);
    world.ears?.hear('a', 1);
    expect(world.heard).toHaveLength(3);
    await world.bus.close();
  });

  test('before it was listened for, is looked up', async () => {
    const world = await World.hearing();
    world.counts.set('a', 6);
    world.bus.follow('a');
    await until(() => world.heard.length > 0);
    expect(world.heard).toEqual(['a:6']);
    await world.bus.close();
  });

  test('from nobody because its process died, is looked up', async () => {
    const world = await World.hearing();
    world.bus.follow('a');
    await until(() => world.subscribed.has('a'));
    await world.bus.living(['me', 'other']);
    world.counts.set('a', 8);
    await world.bus.living(['me', 'other', 'third']);
    expect(world.heard).toEqual([]);
    await world.bus.living(['me', 'third']);
    expect(world.heard).toEqual(['a:8']);
    await world.bus.close();
  });

  test('from nobody because the bus swallowed it, is looked up now and then', async () => {
    const world = await World.hearing({ ...PACE, sweep: 10 });
    world.bus.follow('a');
    await until(() => world.subscribed.has('a'));
    world.counts.set('a', 8);
    await until(() => world.heard.length > 0);
    expect(world.heard).toEqual(['a:8']);
    await world.bus.close();
  });
});
