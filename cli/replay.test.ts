import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRefusal } from '@starboard/engine';
import { replayGame, type GameFile } from '@starboard/engine/match';
import { timelineFor, viewFileOf, type ViewFile } from '@starboard/engine/view';
import { loadGame } from '@starboard/games';
import { expect, test, vi } from 'vitest';
import { inFolder, run, savedGame, writeJson } from './testing.ts';

interface Replayed {
  readonly prelude: { event: string }[];
  readonly entries: readonly {
    number: number;
    seat: number;
    order?: string[];
    events: { event: string; card?: number | null }[];
  }[];
  readonly outcome: { ranks: number[] } | null;
  readonly finding?: { kind: string };
  readonly failure?: string;
}

async function replayed(...line: string[]): Promise<Replayed> {
  const { code, out, err } = await run(['replay', ...line, '--json']);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as Replayed;
}

const ordersOf = (file: GameFile): unknown[] =>
  file.log.map((entry) => ('order' in entry ? entry.order : null));

test('a game is told entry by entry, with its score sheet', () =>
  inFolder(async (folder) => {
    const { path, file } = await savedGame(folder);
    const { code, out, err } = await run(['replay', path]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Skirmish, rules 1, 3 seats, rounds 4\n\n {4}1 {2}seat 0 {2}plan \w+\n {4}2 /);
    for (const order of ordersOf(file)) expect(out).toContain((order as string[]).join(', '));
    expect(out).toMatch(/ {9}The plans: Seat 0 an? \w+, Seat 1 /);
    expect(out).toContain('The last round is over. (SK-6.2, The end)');
    expect(out).toMatch(/seat 0 {2}seat 1 {2}seat 2\n {2}Moons .*\n {2}Ships .*\n {2}Place .*\n$/);
  }));

test('programs get the same as a record', () =>
  inFolder(async (folder) => {
    const { path, file } = await savedGame(folder);
    const { entries, outcome } = await replayed(path);
    expect(entries.map(({ order }) => order)).toEqual(ordersOf(file));
    expect(entries.map(({ number }) => number)).toEqual(file.log.map((_, i) => i + 1));
    expect(outcome?.ranks.length).toBe(3);
  }));

test('what happened before the first order comes first', () =>
  inFolder(async (folder) => {
    const path = join(folder, 'solo.json');
    const options = ['--option', 'mode=solo-easy', '--option', 'ruleSet=events', '--option', 'roundLimit=2'];
    const line = ['simulate', 'nexum-galaxy', '--games', '1', '--threads', '1', '--seats', '1'];
    expect((await run([...line, '--save', path, ...options])).code).toBe(0);
    const beginning = /\n\n {4}0 {2}set-up\n {9}Round 1: Seat 0 goes first\.\n {9}Row 1 of events: /;
    expect((await run(['replay', path])).out).toMatch(beginning);
    expect((await run(['replay', path, '--viewer', '0'])).out).toMatch(beginning);
    expect((await replayed(path)).prelude[1].event).toBe('row');
    expect((await run(['replay', path, '--from', '2'])).out).not.toContain('set-up');
    expect((await replayed(path, '--from', '2')).prelude).toEqual([]);
    const game = await loadGame('nexum-galaxy');
    const file = JSON.parse(await readFile(path, 'utf8')) as GameFile;
    const match = game && replayGame(game, { ...file, log: file.log.slice(0, 1) });
    if (match === null || isRefusal(match)) throw new Error('The game cannot be played again.');
    const view = await writeJson(folder, viewFileOf(timelineFor(match, 0), {}));
    expect((await run(['replay', view])).out).toMatch(beginning);
  }));

test('a game with Asteroids is kept, told to everybody by what they know, and proved', () =>
  inFolder(async (folder) => {
    const path = join(folder, 'asteroids.json');
    const options = ['--option', 'ruleSet=asteroids', '--option', 'civilizations=agreed'];
    const agreed = ['--option', 'chosenCivilizations=["clonyx","psycon"]', '--option', 'roundLimit=4'];
    const line = [
      'simulate',
      'nexum-galaxy',
      '--games',
      '1',
      '--threads',
      '1',
      '--seats',
      '2',
      '--seed',
      '3',
    ];
    expect((await run([...line, '--save', path, ...options, ...agreed])).code).toBe(0);
    expect((await run(['verify', path])).code).toBe(0);
    const all = (await run(['replay', path])).out;
    expect(all).toMatch(/Seat \d develops /);
    expect((await run(['replay', path, '--viewer', '0'])).out).toMatch(/Seat \d develops /);
  }));

test('it can begin later', () =>
  inFolder(async (folder) => {
    const { path, file } = await savedGame(folder);
    const { entries } = await replayed(path, '--from', '5');
    expect(entries[0].number).toBe(5);
    expect(entries.length).toBe(file.log.length - 4);
    const beyond = await run(['replay', path, '--from', String(file.log.length + 1)]);
    expect([beyond.code, beyond.out]).toEqual([2, '']);
    expect(beyond.err).toContain(`--from must be a whole number from 1 to ${file.log.length}`);
  }));

test('a game without entries cannot begin later', () =>
  inFolder(async (folder) => {
    const { file } = await savedGame(folder);
    const path = await writeJson(folder, { ...file, log: [] });
    expect((await run(['replay', path, '--from', '2'])).err).toBe(
      'starboard: --from has nothing to begin at: this game has no entries yet.\n',
    );
    expect((await replayed(path, '--from', '1')).entries).toEqual([]);
  }));

test('a viewer is told what its seat knew then', () =>
  inFolder(async (folder) => {
    const { path } = await savedGame(folder);
    const { entries } = await replayed(path, '--viewer', '1');
    const planned = entries.filter(({ events }) => events[0]?.event === 'planned');
    expect(planned.length).toBeGreaterThan(2);
    for (const { seat, order } of planned) expect(order === undefined).toBe(seat !== 1);
    const drew = entries.flatMap(({ events }) => events).filter(({ event }) => event === 'drew');
    expect(drew.some(({ card }) => card === null)).toBe(true);
    expect((await run(['replay', path, '--viewer', 'spectator'])).out).toContain(
      '(an order that stays hidden)',
    );
  }));

test.each(['3', '-1', 'me'])('there is no viewer %s', (viewer) =>
  inFolder(async (folder) => {
    const { path } = await savedGame(folder);
    const { code, out, err } = await run(['replay', path, '--viewer', viewer]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe(`starboard: --viewer must be a seat from 0 to 2, or spectator, not "${viewer}".\n`);
  }),
);

test('a game that is not over says so', () =>
  inFolder(async (folder) => {
    const { file } = await savedGame(folder);
    const { out } = await run(['replay', await writeJson(folder, { ...file, log: file.log.slice(0, 4) })]);
    expect(out).toContain('The game is not over.');
  }));

test('what a test found in a game is told with it', () =>
  inFolder(async (folder) => {
    const { file } = await savedGame(folder);
    const finding = { kind: 'conservation', message: 'a ship is gone' };
    const path = await writeJson(folder, { ...file, finding });
    expect((await run(['replay', path])).out).toContain('Finding (conservation): a ship is gone');
    expect((await replayed(path)).finding).toEqual(finding);
  }));

test('an edited game is refused, nothing of it told', () =>
  inFolder(async (folder) => {
    const { file } = await savedGame(folder);
    const [first, ...rest] = file.log;
    const path = await writeJson(folder, { ...file, log: [{ ...first, order: ['pass'] }, ...rest] });
    const { code, out, err } = await run(['replay', path]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('Entry 1: Cards are planned first, then used.');
  }));

test('a game in which the rules broke down is told up to there', () =>
  inFolder(async (folder) => {
    const { file } = await savedGame(folder);
    const game = await loadGame('skirmish');
    if (game === null) throw new Error('Skirmish is gone.');
    const { play } = game;
    let moves = 0;
    const broken = vi.spyOn(game, 'play').mockImplementation((...given) => {
      if (moves++ === 4) throw new Error('no such moon');
      play(...given);
    });
    const finding = { kind: 'crash', message: 'no such moon' };
    const { code, out } = await run(['replay', await writeJson(folder, { ...file, finding })]);
    broken.mockRestore();
    expect(code).toBe(1);
    expect(out).toContain('The rules broke down at the next entry: no such moon');
    expect(out).toContain('Finding (crash): no such moon');
    expect(out).toMatch(/\n {4}4 {2}seat/);
    expect(out).not.toMatch(/\n {4}5 {2}seat/);
  }));

/** As the page saves a game that several people still play. */
async function savedView(folder: string, viewer: number, orders = 20): Promise<ViewFile> {
  const { file } = await savedGame(folder);
  const game = await loadGame('skirmish');
  const match = game && replayGame(game, { ...file, log: file.log.slice(0, orders) });
  if (match === null || isRefusal(match)) throw new Error('The game cannot be played again.');
  const view = viewFileOf(timelineFor(match, viewer), {});
  if (view === null) throw new Error('The game is over.');
  return view;
}

test('a view file is told as its viewer was shown it', () =>
  inFolder(async (folder) => {
    const view = await savedView(folder, 1);
    const path = await writeJson(folder, view);
    const { code, out } = await run(['replay', path]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Skirmish, rules 1, 3 seats, rounds 4\nWhat seat 1 was shown.\n\n/);
    expect(out).toContain('(an order that stays hidden)');
    expect(out).toMatch(/The game is not over.\n$/);
    const whole = join(folder, 'game.json');
    const { entries } = await replayed(path);
    const known = (await replayed(whole, '--viewer', '1')).entries.filter(({ number }) => number <= 20);
    expect(entries.map(({ number: _number, ...entry }) => entry)).toEqual(
      known.map(({ number: _number, ...entry }) => entry),
    );
    expect((await replayed(path, '--viewer', '1', '--from', '3')).entries).toEqual(
      entries.filter(({ number }) => number >= 3),
    );
  }));

test('nobody else can look into a view file, and a damaged one is refused', () =>
  inFolder(async (folder) => {
    const view = await savedView(folder, 1);
    const other = await run(['replay', await writeJson(folder, view), '--viewer', '0']);
    expect([other.code, other.out]).toEqual([2, '']);
    expect(other.err).toContain(': This view file holds what seat 1 was shown, no more.');
    const damaged = await run(['replay', await writeJson(folder, { ...view, viewer: 0 })]);
    expect([damaged.code, damaged.out]).toEqual([2, '']);
    expect(damaged.err).toContain('This file is damaged: "first"');
    const news = { entry: { seat: 0, at: 1 }, events: [{ event: 'shown', plans: 5 }] };
    const strange = await run([
      'replay',
      await writeJson(folder, { ...view, deltas: [{ news, patch: [] }] }),
    ]);
    expect([strange.code, strange.out]).toEqual([2, '']);
    expect(strange.err).toContain('it tells of things that do not happen in this game');
  }));

test('a view file proves nothing, which is said', () =>
  inFolder(async (folder) => {
    const path = await writeJson(folder, await savedView(folder, -1));
    const { code, out } = await run(['verify', path]);
    expect([code, out]).toEqual([
      1,
      'This is a view file, what a spectator was shown of a game that was not over: it proves nothing. The whole file comes when the game is over.\n',
    ]);
    const { out: json } = await run(['verify', path, '--json']);
    expect(JSON.parse(json)).toEqual({ game: 'skirmish', rules: 1, viewer: -1, proved: false });
  }));
