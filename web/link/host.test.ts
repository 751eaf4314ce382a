import { openMind, type Mind } from '@starboard/bots';
import { HIDDEN, isRefusal, SPECTATOR } from '@starboard/engine';
import { parseGame, replayGame } from '@starboard/engine/match';
import type { Sight } from '@starboard/engine/view';
import { loadGame, loadKnown } from '@starboard/games';
import { expect, test, vi } from 'vitest';
import type { Person } from '../kit/index.ts';
import { memoryShelf } from '../shelf/memory.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { Host, type News } from './host.ts';
import { dealt, resumed, type Opened } from './opening.ts';

const PERSON: Person = { name: 'Ann', colour: 0, bot: null };
const BOT: Person = { name: 'Vega', colour: 1, bot: 'random' };

interface Seated {
  readonly host: Host;
  readonly news: News[];
  readonly shelf: Shelf;
}

async function deal(people: readonly Person[], rounds = 3): Promise<Opened> {
  const here = people.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const wanted = { game: 'skirmish', options: { rounds }, seats: people.length, people, here, lesson: false };
  const opened = await dealt('t1', { ...wanted, seed: 'a table of the tests' }, 5);
  if (isRefusal(opened)) throw new Error(opened.reason);
  return opened;
}

async function sit(people: readonly Person[], given: { mind?: Mind; shelf?: Shelf } = {}): Promise<Seated> {
  const { match, table } = await deal(people);
  const news: News[] = [];
  const shelf = given.shelf ?? memoryShelf();
  await shelf.save(table);
  const mind = given.mind ?? openMind(loadKnown);
  return {
    host: new Host({ match, table, shelf, mind, seed: 1, tell: (each) => news.push(each) }),
    news,
    shelf,
  };
}

async function moves(...texts: string[]): Promise<number[]> {
  const game = await loadGame('skirmish');
  return texts.map((text) => Number(game?.moves.fromText(text)));
}

const sights = (news: readonly News[]): Sight[] =>
  news.flatMap((each) => ('sight' in each ? [each.sight] : []));

test('bots play to the end among themselves, and everything is kept', async () => {
  const { host, news, shelf } = await sit([BOT, { ...BOT, colour: 2 }]);
  host.look(SPECTATOR);
  await vi.waitFor(
    () => {
      host.shown(sights(news).at(-1)?.position ?? 0);
      expect(sights(news).at(-1)?.outcome).toBeTruthy();
    },
    { timeout: 60_000 },
  );
  const saved = await shelf.load('t1');
  expect(saved?.table.over).toBe(true);
  const again = saved && (await resumed(saved.table, saved.log));
  expect(isRefusal(again)).toBe(false);
  const file = parseGame(JSON.stringify(host.file()));
  const game = await loadGame('skirmish');
  if (isRefusal(file) || game === null) throw new Error('no file');
  expect(isRefusal(replayGame(game, file))).toBe(false);
});

test('bots wait for who watches', async () => {
  const { host, news } = await sit([BOT, { ...BOT, colour: 2 }]);
  host.look(SPECTATOR);
  host.shown(0);
  await vi.waitFor(() => expect(sights(news).length).toBeGreaterThan(0), { timeout: 60_000 });
  host.shown(-5);
  const before = sights(news).length;
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(sights(news).length - before).toBeLessThanOrEqual(2);
});

test('a viewer is shown its own cards and nobody else is', async () => {
  const { host } = await sit([PERSON, { ...PERSON, name: 'Ben', colour: 1 }]);
  const game = await loadGame('skirmish');
  const hands = (viewer: number): number[] => {
    const state = game?.shape.restore(host.look(viewer).sight.view) as unknown as { hand: Int32Array };
    return [...state.hand.subarray(0, 6)];
  };
  expect(hands(0).slice(3)).toEqual([HIDDEN, HIDDEN, HIDDEN]);
  expect(hands(1).slice(0, 3)).toEqual([HIDDEN, HIDDEN, HIDDEN]);
  expect(hands(SPECTATOR)).toEqual(Array.from({ length: 6 }, () => HIDDEN));
  expect(host.look(0).secretive).toBe(true);
});

test('nobody looks through the eyes of a bot while the game goes on', async () => {
  const { host } = await sit([PERSON, BOT]);
  expect(() => host.look(1)).toThrow('Nobody at this screen sits in seat 1.');
  expect(host.replay(1)).toMatchObject({ reason: 'Other seats can be looked into when the game is over.' });
});

test('a refused order changes nothing and is told why', async () => {
  const { host, news, shelf } = await sit([PERSON, { ...PERSON, name: 'Ben', colour: 1 }]);
  host.look(0);
  expect(await host.submit(0, await moves('muster A'))).toMatchObject({ rule: 'SK-2.1' });
  expect(news).toEqual([]);
  expect((await shelf.load('t1'))?.log).toEqual([]);
  expect(await host.submit(0, await moves('plan none'))).toBeNull();
  expect((await shelf.load('t1'))?.log).toHaveLength(1);
});

test('a take-back goes to the seat’s last decision', async () => {
  const { host } = await sit([PERSON, { ...PERSON, name: 'Ben', colour: 1 }]);
  for (const [seat, text] of [
    [0, 'plan none'],
    [1, 'plan none'],
    [0, 'muster A'],
    [1, 'muster C'],
  ] as const)
    expect(await host.submit(seat, await moves(text))).toBeNull();
  expect(await host.takeBack(0)).toBeNull();
  const { sight } = host.look(0);
  expect(sight.actors).toEqual([0]);
  expect(host.look(SPECTATOR).moments.at(-1)?.entry).toMatchObject({ takeBack: true });
  expect(await host.takeBack(1)).toBeNull();
});

test('people agree on a draw at once; a bot wants to know how it stands', async () => {
  const people = await sit([PERSON, { ...PERSON, name: 'Ben', colour: 1 }]);
  expect(await people.host.offerDraw(0)).toBeNull();
  expect(people.host.look(0).sight.outcome?.ranks).toEqual([1, 1]);
  const bots = await sit([PERSON, BOT]);
  expect(await bots.host.offerDraw(0)).toMatchObject({ reason: 'Vega plays on.' });
  expect(await bots.host.resign(0)).toBeNull();
  expect(bots.host.look(0).sight.outcome?.ranks).toEqual([2, 1]);
});

test('a mind that fails is asked again, then for anything legal; one that fails for good is told of', async () => {
  const working = openMind(loadKnown);
  let failures = 1;
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const shaky: Mind = {
    think: (question) =>
      failures-- > 0 ? Promise.reject(new Error('out of memory')) : working.think(question),
  };
  const first = await sit([PERSON, BOT], { mind: shaky });
  first.host.look(0);
  await vi.waitFor(() => expect(sights(first.news).length).toBe(1), { timeout: 60_000 });
  failures = 99;
  const second = await sit([PERSON, BOT], { mind: shaky });
  second.host.look(0);
  await vi.waitFor(() => expect(second.news).toContainEqual({ failed: 'out of memory' }), {
    timeout: 60_000,
  });
  expect(complaints).toHaveBeenCalledTimes(3);
  complaints.mockRestore();
});

test('what cannot be saved is played all the same, and the person is told', async () => {
  const full: Shelf = { ...memoryShelf(), append: () => Promise.reject(new Error('The disk is full.')) };
  const { host, news } = await sit([PERSON, { ...PERSON, name: 'Ben', colour: 1 }], { shelf: full });
  host.look(0);
  expect(await host.submit(0, await moves('plan none'))).toBeNull();
  expect(news[0]).toEqual({ unsaved: 'The disk is full.' });
  expect(sights(news)).toHaveLength(1);
});

test('a bot takes over a seat, and a person one of a bot', async () => {
  const { host, news } = await sit([PERSON, { ...PERSON, name: 'Ben', colour: 1 }]);
  host.look(0);
  await host.seat([PERSON, BOT], [0]);
  expect(host.facts.here).toEqual([0]);
  await vi.waitFor(() => expect(sights(news).at(-1)?.actors).toEqual([0]), { timeout: 60_000 });
});

test('a what-if begins in the middle, is not kept, and remembers what was seen in it', async () => {
  const { match } = await deal([PERSON, BOT]);
  const from = match.game.shape.snapshot(match.state);
  const people = [PERSON, BOT];
  const wanted = {
    game: 'skirmish',
    options: { rounds: 3 },
    seats: 2,
    people,
    here: [0],
    lesson: false,
    from,
  };
  const opened = await dealt('t2', wanted, 5);
  if (isRefusal(opened)) throw new Error(opened.reason);
  const host = new Host({ ...opened, shelf: null, mind: openMind(loadKnown), seed: 1, tell: () => {} });
  expect(host.facts.kept).toBe(false);
  expect(host.look(0).moments).toHaveLength(1);
  expect(await host.submit(0, await moves('plan none'))).toBeNull();
  expect(host.look(0).moments.length).toBeGreaterThan(1);
});
