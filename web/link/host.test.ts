import { openMind, type Mind, type Question } from '@starboard/bots';
import { HIDDEN, isRefusal, SPECTATOR } from '@starboard/engine';
import { isOver, parseGame, replayGame, type EntryJson, type GameFile } from '@starboard/engine/match';
import {
  isViewFile,
  timelineFor,
  timelineIn,
  viewFileOf,
  type ViewDelta,
  type ViewFile,
} from '@starboard/engine/view';
import { loadGame, loadKnown } from '@starboard/games';
import { threeVersions } from '@starboard/games/testing';
import { describe, expect, test, vi } from 'vitest';
import type { Person } from '@starboard/kit';
import { readTimeline, type Timeline } from '../timeline/timeline.ts';
import { memoryShelf } from '../shelf/memory.ts';
import type { SavedGame, Shelf } from '../shelf/shelf.ts';
import { Host, type News } from './host.ts';
import { dealt, resumed, type OpenedMatch } from './opening.ts';
import { fileAsKept, fileGiven, savedFile } from './saved-file.ts';

const PERSON: Person = { name: 'Ann', colour: 0, bot: null };
const BOT: Person = { name: 'Vega', colour: 1, bot: 'random' };

interface Seated {
  readonly host: Host;
  readonly news: News[];
  readonly shelf: Shelf;
}

async function deal(people: readonly Person[], rounds = 3): Promise<OpenedMatch> {
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

const deltas = (news: readonly News[]): ViewDelta[] =>
  news.flatMap((each) => ('delta' in each ? [each.delta] : []));

async function wholeFile(host: Host): Promise<GameFile> {
  const file = await host.file();
  if (isViewFile(file)) throw new Error('That is what one viewer was shown.');
  return file;
}

async function lookAt(host: Host, viewer: number): Promise<Timeline> {
  const game = await loadGame('skirmish');
  if (game === null) throw new Error('There is no Skirmish.');
  return readTimeline(game, host.look(viewer).timeline);
}

async function gameOn(shelf: Shelf): Promise<{ table: SavedGame; log: readonly EntryJson[] }> {
  const kept = await shelf.load('t1');
  if (kept === null || kept.table.view !== undefined) throw new Error('No game was kept.');
  return { table: kept.table, log: kept.log };
}

test('bots play to the end among themselves, and everything is kept', async () => {
  const { host, news, shelf } = await sit([BOT, { ...BOT, colour: 2 }]);
  host.look(SPECTATOR);
  await vi.waitFor(
    () => {
      host.shown(deltas(news).at(-1)?.viewSeq ?? 0);
      expect(deltas(news).at(-1)?.outcome).toBeTruthy();
    },
    { timeout: 60_000 },
  );
  const saved = await gameOn(shelf);
  expect(saved.table.over).toBe(true);
  expect(saved.table.outcome).toEqual(deltas(news).at(-1)?.outcome);
  const again = await resumed(saved.table, saved.log);
  expect(isRefusal(again)).toBe(false);
  const file = parseGame(JSON.stringify(await host.file()));
  const game = await loadGame('skirmish');
  if (isRefusal(file) || game === null) throw new Error('no file');
  expect(isRefusal(replayGame(game, file))).toBe(false);
});

test('bots wait for who watches', async () => {
  const { host, news } = await sit([BOT, { ...BOT, colour: 2 }]);
  host.look(SPECTATOR);
  host.shown(-5);
  await vi.waitFor(() => expect(news).toContainEqual({ thinking: null }), { timeout: 60_000 });
  // the bot has decided: what it does with that is done in this turn of the loop
  await new Promise(setImmediate);
  expect(deltas(news)).toEqual([]);
  host.shown(0);
  await vi.waitFor(() => expect(deltas(news).length).toBeGreaterThan(0), { timeout: 60_000 });
});

test('bots are no more than two moments ahead of a page that has not said what it has shown', async () => {
  const { host, news } = await sit([BOT, { ...BOT, colour: 2 }]);
  host.look(SPECTATOR);
  await vi.waitFor(() => expect(deltas(news).length).toBe(2), { timeout: 60_000 });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(deltas(news).length).toBe(2);
  host.shown(deltas(news)[1].viewSeq);
  await vi.waitFor(() => expect(deltas(news).length).toBeGreaterThan(2), { timeout: 60_000 });
});

test('a viewer is shown its own cards and nobody else is', async () => {
  const { host } = await sit([PERSON, { ...PERSON, name: 'Ben', colour: 1 }]);
  const hands = async (viewer: number): Promise<number[]> => {
    const { moments } = await lookAt(host, viewer);
    const state = moments.at(-1)?.state as unknown as { hand: Int32Array };
    return [...state.hand.subarray(0, 6)];
  };
  expect((await hands(0)).slice(3)).toEqual([HIDDEN, HIDDEN, HIDDEN]);
  expect((await hands(1)).slice(0, 3)).toEqual([HIDDEN, HIDDEN, HIDDEN]);
  expect(await hands(SPECTATOR)).toEqual(Array.from({ length: 6 }, () => HIDDEN));
  expect(host.look(0).secretive).toBe(true);
});

test('nobody looks through the eyes of a bot while the game goes on', async () => {
  const { host } = await sit([PERSON, BOT]);
  expect(() => host.look(1)).toThrow('Nobody at this screen sits in seat 1.');
  expect(host.replay(1)).toMatchObject({
    reason: 'You can look through other players’ eyes when the game is over.',
  });
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
  const { host, news } = await sit([PERSON, { ...PERSON, name: 'Ben', colour: 1 }]);
  for (const [seat, text] of [
    [0, 'plan none'],
    [1, 'plan none'],
    [0, 'muster A'],
    [1, 'muster C'],
  ] as const)
    expect(await host.submit(seat, await moves(text))).toBeNull();
  expect(news).not.toContainEqual({ said: null });
  expect(await host.takeBack(0)).toBeNull();
  // nor does anything stand that was answered beforehand
  expect(news).toContainEqual({ said: null });
  const { view } = await lookAt(host, 0);
  expect(view.actors).toEqual([0]);
  expect((await lookAt(host, SPECTATOR)).moments.at(-1)?.entry).toMatchObject({ takeBack: true });
  expect(await host.takeBack(1)).toBeNull();
});

test('who has decided nothing yet is told so when they want to go back', async () => {
  const { host } = await sit([PERSON, { ...PERSON, name: 'Ben', colour: 1 }]);
  expect(await host.submit(1, await moves('plan none'))).toBeNull();
  expect(await host.takeBack(0)).toMatchObject({
    reason: 'There is no earlier decision of yours to go back to.',
  });
});

test('people agree on a draw at once; a bot wants to know how it stands', async () => {
  const people = await sit([PERSON, { ...PERSON, name: 'Ben', colour: 1 }]);
  expect(await people.host.offerDraw(0)).toBeNull();
  expect((await lookAt(people.host, 0)).view.outcome?.ranks).toEqual([1, 1]);
  const bots = await sit([PERSON, BOT]);
  expect(await bots.host.offerDraw(0)).toMatchObject({ reason: 'Vega plays on.' });
  expect(await bots.host.resign(0)).toBeNull();
  expect((await lookAt(bots.host, 0)).view.outcome?.ranks).toEqual([2, 1]);
});

test('who plays alone has nobody to agree on a draw with', async () => {
  const wanted = { game: 'gal4xeon', options: {}, seats: 1, people: [PERSON], here: [0], lesson: false };
  const opened = await dealt('t1', wanted, 5);
  if (isRefusal(opened)) throw new Error(opened.reason);
  const mind = openMind(loadKnown);
  const host = new Host({ ...opened, shelf: memoryShelf(), mind, seed: 1, tell: () => {} });
  expect(await host.offerDraw(0)).toMatchObject({ key: 'web.drawAlone' });
  expect(isOver(opened.match)).toBe(false);
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
  await vi.waitFor(() => expect(deltas(first.news).length).toBe(1), { timeout: 60_000 });
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
  expect(deltas(news)).toHaveLength(1);
});

test('a bot takes over a seat, and a person one of a bot', async () => {
  const { host, news } = await sit([PERSON, { ...PERSON, name: 'Ben', colour: 1 }]);
  host.look(0);
  await host.seat([PERSON, BOT]);
  expect(host.facts.here).toEqual([0]);
  await vi.waitFor(() => expect(deltas(news).at(-1)?.actors).toEqual([0]), { timeout: 60_000 });
});

const BEN: Person = { ...PERSON, name: 'Ben', colour: 1 };

async function viewOf(host: Host): Promise<ViewFile> {
  const file = await host.file();
  if (!isViewFile(file)) throw new Error('That is the whole game.');
  return file;
}

describe('what is saved as a file', () => {
  test('of a game that several people play is what whoever looks was shown', async () => {
    const game = await loadGame('skirmish');
    const { host } = await sit([PERSON, BEN]);
    host.look(0);
    await host.submit(0, await moves('plan none'));
    const own = await viewOf(host);
    expect(own).toMatchObject({
      viewer: 0,
      people: [
        { name: 'Ann', bot: null },
        { name: 'Ben', bot: null },
      ],
    });
    expect(JSON.stringify(own)).toContain('plan none');
    expect(game && isRefusal(timelineIn(game, own))).toBe(false);
    host.look(1);
    expect((await viewOf(host)).viewer).toBe(1);
    expect(JSON.stringify(await viewOf(host))).not.toContain('plan none');
    host.look(SPECTATOR);
    expect((await viewOf(host)).viewer).toBe(SPECTATOR);
    await host.resign(0);
    expect((await wholeFile(host)).seed).toBeDefined();
  });

  test('is the whole game where one person plays with bots', async () => {
    const { host } = await sit([PERSON, BOT]);
    expect((await wholeFile(host)).seed).toBeDefined();
  });

  test('stays what one was shown when a bot plays on for somebody', async () => {
    const { host, shelf } = await sit([PERSON, BEN]);
    host.look(0);
    await host.seat([PERSON, BOT]);
    expect((await viewOf(host)).viewer).toBe(0);
    const kept = await shelf.load('t1');
    expect(kept?.table.sat).toEqual([0, 1]);
    const file = kept && (await savedFile(kept.table, kept.log));
    expect(file && isViewFile(file) && file.viewer).toBe(SPECTATOR);
  });

  test('without opening the table is what everybody was shown, until the game is over', async () => {
    const { host, shelf } = await sit([PERSON, BEN]);
    await host.submit(0, await moves('plan none'));
    await host.submit(1, await moves('plan none'));
    const running = await gameOn(shelf);
    expect(fileAsKept(running.table, running.log)).toBeNull();
    const opened = await resumed(running.table, running.log);
    if (isRefusal(opened)) throw new Error(opened.reason);
    const people = [PERSON, BEN].map(({ name, bot }) => ({ name, bot }));
    expect(await savedFile(running.table, running.log)).toEqual(
      viewFileOf(timelineFor(opened.match, SPECTATOR), { people }),
    );
    const gone = threeVersions([2]).loadGame;
    expect(await savedFile(running.table, running.log, gone)).toMatchObject({
      reason: 'Version 1 of the rules of skirmish is not available here.',
    });
    await host.resign(0);
    const over = await shelf.load('t1');
    expect(over && fileAsKept(over.table, over.log)).toMatchObject({
      starboard: 1,
      seed: (await wholeFile(host)).seed,
    });
  });

  test('of a table from before people were noted goes by who sits there', async () => {
    const { table } = await deal([PERSON, BEN]);
    expect(table.sat).toBeUndefined();
    expect(fileAsKept(table, [])).toBeNull();
    const alone = await deal([PERSON, BOT]);
    expect(fileAsKept(alone.table, [])).toMatchObject({ starboard: 1 });
  });
});

describe('the seat of a bot', () => {
  const THREE = [PERSON, BEN, { ...BOT, colour: 2 }];
  const CY: Person = { name: 'Cy', colour: 2, bot: null };

  test('is nobody’s while one person plays', async () => {
    const { host, shelf } = await sit([PERSON, BOT]);
    host.look(0);
    expect(await host.seat([PERSON, BEN])).toMatchObject({ key: 'web.seatHides' });
    expect(host.facts.here).toEqual([0]);
    expect((await shelf.load('t1'))?.table.people[1].bot).toBe('random');
    // nor by way of the own seat
    expect(await host.seat([BOT, BEN])).toMatchObject({ key: 'web.seatHides' });
    await host.seat([{ ...BOT, colour: 0 }, BOT]);
    expect(await host.seat([{ ...BOT, colour: 0 }, BEN])).toMatchObject({ key: 'web.seatHides' });
    expect(await host.seat([PERSON, BOT])).toMatchObject({ here: [0] });
    await host.resign(0);
    expect(await host.seat([PERSON, BEN])).toMatchObject({ here: [0, 1] });
    expect(host.facts.notes).toEqual([]);
  });

  test('is anybody’s where only bots have played', async () => {
    const { host } = await sit([BOT, { ...BOT, colour: 0 }]);
    expect(await host.seat([BOT, BEN])).toMatchObject({ here: [1] });
    const other = await sit([BOT, { ...BOT, colour: 0 }]);
    expect(await other.host.seat([PERSON, BEN])).toMatchObject({ here: [0, 1] });
  });

  describe('where only bots have played and the whole file was given out', () => {
    const BOTS = [{ ...BOT, colour: 0 }, BOT];

    test('is not several people’s: one of them may know what comes', async () => {
      const { host, shelf } = await sit(BOTS);
      expect((await wholeFile(host)).seed).toBeDefined();
      expect((await shelf.load('t1'))?.table.given).toBe(true);
      expect(await host.seat([PERSON, BEN])).toMatchObject({ key: 'web.seedGiven' });
      expect(host.facts.here).toEqual([]);
      // one may play with bots, but not be joined
      expect(await host.seat([PERSON, BOT])).toMatchObject({ here: [0] });
      expect(await host.seat([PERSON, BEN])).toMatchObject({ key: 'web.seedGiven' });
    });

    test('nor where it was given out elsewhere, and the table is written meanwhile', async () => {
      const { host, shelf } = await sit(BOTS);
      const kept = await gameOn(shelf);
      expect(await fileGiven(shelf, kept)).toMatchObject({ starboard: 1 });
      await host.submit(0, await moves('plan none'));
      expect((await shelf.load('t1'))?.table.given).toBe(true);
      expect(await host.seat([PERSON, BEN])).toMatchObject({ key: 'web.seedGiven' });
    });

    test('is theirs when the game is over, whose file is everybody’s', async () => {
      const { host } = await sit(BOTS);
      await host.file();
      await host.resign(0);
      expect(await host.seat([PERSON, BEN])).toMatchObject({ here: [0, 1] });
    });
  });

  test('is taken when all at the screen have agreed behind the curtain, and the log says so', async () => {
    const { host, shelf } = await sit(THREE);
    host.look(0);
    expect(await host.agree(0)).toMatchObject({ key: 'web.nothingToDo' });
    expect(await host.seat([PERSON, BEN, CY])).toMatchObject({ here: [0, 1], proposal: { agreed: [] } });
    expect(() => host.look(2)).toThrow('Nobody at this screen sits in seat 2.');
    expect(await host.agree(0)).toMatchObject({ key: 'web.behindCurtain' });
    host.look(SPECTATOR);
    expect(await host.agree(2)).toMatchObject({ key: 'web.nothingToDo' });
    expect(await host.agree(0)).toMatchObject({ here: [0, 1], proposal: { agreed: [0] } });
    expect(await host.agree(0)).toMatchObject({ here: [0, 1] });
    expect((await shelf.load('t1'))?.table.here).toEqual([0, 1]);
    const agreed = await host.agree(1);
    expect(agreed).toMatchObject({ here: [0, 1, 2], notes: [{ seat: 2, name: 'Cy', bot: 'Vega' }] });
    expect(agreed).not.toHaveProperty('proposal');
    expect(host.look(2).secretive).toBe(true);
    expect((await viewOf(host)).notes).toEqual(host.facts.notes);
    expect((await viewOf(host)).earlier).toEqual(host.facts.earlier);
    expect(host.facts.earlier).toMatchObject([{ seat: 2, name: 'Vega' }]);

    const saved = await gameOn(shelf);
    const again = await resumed(saved.table, saved.log);
    if (isRefusal(again)) throw new Error('The table cannot be opened.');
    const later = new Host({ ...again, shelf, mind: openMind(loadKnown), seed: 1, tell: () => {} });
    expect(later.facts.notes).toEqual(host.facts.notes);
    expect(later.facts.earlier).toEqual(host.facts.earlier);
  });

  test('stays the bot’s when somebody declines, or sits down instead', async () => {
    const { host } = await sit(THREE);
    for (const stop of [() => host.decline(), () => host.look(1)]) {
      await host.seat([PERSON, BEN, CY]);
      host.look(SPECTATOR);
      await host.agree(0);
      stop();
      host.look(SPECTATOR);
      expect(await host.agree(1)).toMatchObject({ key: 'web.nothingToDo' });
      expect(host.facts.here).toEqual([0, 1]);
    }
  });

  test('is taken at once where a game has no secrets', async () => {
    const people = [PERSON, BOT];
    const wanted = { game: 'nexum-galaxy', options: {}, seats: 2, people, here: [0], lesson: false };
    const opened = await dealt('t1', wanted, 5);
    if (isRefusal(opened)) throw new Error(opened.reason);
    const shelf = memoryShelf();
    const host = new Host({ ...opened, shelf, mind: openMind(loadKnown), seed: 1, tell: () => {} });
    expect(await host.seat([PERSON, BEN])).toMatchObject({
      here: [0, 1],
      notes: [],
      earlier: [{ seat: 1, name: BOT.name }],
    });
    // who stays is called as before
    expect(await host.seat([PERSON, { ...BEN, bot: 'random' }])).toMatchObject({ earlier: [{ seat: 1 }] });
    expect(isViewFile(await host.file())).toBe(true);
  });
});

test('a what-if begins in the middle, is not kept, and remembers what was seen in it', async () => {
  const { match } = await deal([PERSON, BOT]);
  const from = match.state.cells;
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
  expect((await lookAt(host, 0)).moments).toHaveLength(1);
  expect(await host.submit(0, await moves('plan none'))).toBeNull();
  expect((await lookAt(host, 0)).moments.length).toBeGreaterThan(1);
});

describe('tables of three versions', () => {
  const library = threeVersions();
  const people = [PERSON, BOT];
  const at = { game: 'skirmish', seats: 2, people, here: [0], lesson: false, seed: 'a table of the tests' };
  const OPTIONS = { 1: { rounds: 3 }, 2: { rounds: 3 }, 3: { length: 3, rich: true } } as const;
  type Version = keyof typeof OPTIONS;

  /** As a page left it that had that version. */
  async function kept(rules: Version): Promise<Shelf> {
    const shelf = memoryShelf();
    const wanted = { ...at, rules, options: OPTIONS[rules] };
    const opened = await dealt('t1', wanted, 5, library.loadGame);
    if (isRefusal(opened)) throw new Error(opened.reason);
    await shelf.save(opened.table);
    return shelf;
  }

  test.each([1, 2, 3] as const)(
    'a table of version %i is taken from the shelf and played on by it',
    async (rules) => {
      const shelf = await kept(rules);
      const saved = await gameOn(shelf);
      const opened = await resumed(saved.table, saved.log, library.loadGame);
      if (isRefusal(opened)) throw new Error('The table cannot be opened.');
      const asked: Question[] = [];
      const mind = openMind(library.loadKnown);
      const host = new Host({
        ...opened,
        shelf,
        mind: { think: (question) => (asked.push(question), mind.think(question)) },
        seed: 1,
        tell: () => {},
      });
      expect(host.facts).toMatchObject({ rules, options: OPTIONS[rules] });
      // everybody is a bot from now on, and the table ends
      host.look(0);
      await host.seat([{ ...BOT, colour: 0 }, BOT]);
      host.look(SPECTATOR);
      await vi.waitFor(
        () => {
          host.shown(Infinity);
          expect(isOver(opened.match)).toBe(true);
        },
        { timeout: 60_000 },
      );
      expect(asked.every((question) => question.rules === rules)).toBe(true);
      const game = await library.loadGame('skirmish', rules);
      const file = await wholeFile(host);
      expect([file.rules, file.options]).toEqual([rules, OPTIONS[rules]]);
      expect(game && isRefusal(replayGame(game, file))).toBe(false);
    },
  );

  test('new tables are of the present version, and one of a version that is not kept says so', async () => {
    const opened = await dealt('t1', { ...at, options: {} }, 5, library.loadGame);
    expect(isRefusal(opened) ? null : opened.table.file.rules).toBe(3);
    const saved = await gameOn(await kept(2));
    expect(await resumed(saved.table, saved.log, threeVersions([1]).loadGame)).toMatchObject({
      reason: 'Version 2 of the rules of skirmish is not available here.',
    });
  });
});
