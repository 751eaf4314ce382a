import { isRefusal, SPECTATOR } from '@starboard/engine';
import { forfeit, gameText, writeGame } from '@starboard/engine/match';
import { timelineFor, viewFileOf, savedText, type ViewFile } from '@starboard/engine/view';
import { expect, test } from 'vitest';
import { dealt, openedView, type OpenedMatch } from '../link/opening.ts';
import { fileAsKept } from '../link/saved-file.ts';
import { ViewLink } from '../link/view-link.ts';
import { memoryShelf } from '../shelf/memory.ts';
import { importGame } from './import.ts';

const PEOPLE = [
  { name: 'Ann', colour: 0, bot: null },
  { name: 'Ben', colour: 1, bot: null },
];
const NOTES = [{ at: 9, seat: 1, name: 'Ben', bot: 'Rigel' }];

async function deal(): Promise<OpenedMatch> {
  const wanted = { game: 'skirmish', options: { rounds: 3 }, seats: 2, people: PEOPLE, here: [0, 1] };
  const opened = await dealt('t1', { ...wanted, lesson: false }, 5);
  if (isRefusal(opened)) throw new Error(opened.reason);
  return opened;
}

async function viewFile(viewer: number, beside: Pick<ViewFile, 'people' | 'notes'>): Promise<ViewFile> {
  const { match } = await deal();
  const file = viewFileOf(timelineFor(match, viewer), beside);
  if (file === null) throw new Error('The game is over.');
  return file;
}

test('what one viewer was shown is kept as it is, with nobody in the seats', async () => {
  const shelf = memoryShelf();
  const file = await viewFile(0, { people: PEOPLE.map(({ name, bot }) => ({ name, bot })), notes: NOTES });
  const id = await importGame(savedText(file), 'Me', 'captain', shelf);
  const kept = typeof id === 'string' ? await shelf.load(id) : null;
  if (kept === null) throw new Error('Nothing was kept.');
  expect(kept.table).toMatchObject({ people: PEOPLE, here: [], over: false, view: file, notes: NOTES });
  expect(kept.log).toEqual([]);
  expect(fileAsKept(kept.table, kept.log)).toEqual(file);
});

test('a game that goes on is known to whoever has its file, one that is over to everybody', async () => {
  const shelf = memoryShelf();
  const { match } = await deal();
  const keptOf = async () => {
    const id = await importGame(savedText(writeGame(match, { withSeed: true })), 'Me', 'captain', shelf);
    return typeof id === 'string' ? (await shelf.load(id))?.table : undefined;
  };
  expect(await keptOf()).toMatchObject({ over: false, given: true });
  forfeit(match, 0, 'resigned', 6);
  const over = await keptOf();
  expect(over).toMatchObject({ over: true });
  expect(over?.given).toBeUndefined();
});

test('it can be looked at, and everything else is refused', async () => {
  const shelf = memoryShelf();
  const file = await viewFile(SPECTATOR, {});
  const id = await importGame(savedText(file), 'Me', 'captain', shelf);
  const kept = typeof id === 'string' ? await shelf.load(id) : null;
  if (kept?.table.view === undefined) throw new Error('No view was kept.');
  const opened = await openedView(kept.table);
  if (isRefusal(opened)) throw new Error('It cannot be opened.');
  expect(opened.facts).toMatchObject({ playable: false, advised: false, viewOnly: true, here: [] });
  expect(opened.facts.people.map(({ name }) => name)).toEqual(['Vega', 'Rigel']);
  const { match } = await deal();
  const link = new ViewLink(match.game, opened);
  expect((await link.look()).timeline.view.viewer).toBe(SPECTATOR);
  for (const told of [
    link.submit(),
    link.undo(),
    link.takeBack(),
    link.offerDraw(),
    link.resign(),
    link.replay(),
  ])
    expect(await told).toMatchObject({ key: 'web.viewOnly' });
  expect('seat' in link).toBe(false);
  expect(await link.file()).toEqual(file);
});

test('what the viewer cannot have been shown is not kept', async () => {
  const shelf = memoryShelf();
  const file = await viewFile(0, {});
  for (const wrong of [
    { ...file, viewer: 1 },
    { ...file, rules: 99 },
    { ...file, game: 'chess' },
  ])
    expect(isRefusal(await importGame(JSON.stringify(wrong), 'Me', 'captain', shelf))).toBe(true);
  const strange = { entry: { seat: 0, at: 1 }, events: [{ event: 'shown', plans: 5 }] };
  const told = { ...file, deltas: [{ news: strange, patch: [] }] };
  expect(await importGame(JSON.stringify(told), 'Me', 'captain', shelf)).toMatchObject({
    key: 'web.untellable',
  });
  expect(await shelf.list()).toEqual([]);
});

test('a whole game keeps its people and what was noted of their seats', async () => {
  const shelf = memoryShelf();
  const { match } = await deal();
  const people = PEOPLE.map(({ name, bot }) => ({ name, bot }));
  const text = gameText({ ...writeGame(match, { withSeed: true }), people, notes: NOTES });
  const id = await importGame(text, 'Me', 'captain', shelf);
  const kept = typeof id === 'string' ? await shelf.load(id) : null;
  expect(kept?.table).toMatchObject({ people: PEOPLE, here: [0, 1], notes: NOTES });
  expect(kept?.table.view).toBeUndefined();
});
