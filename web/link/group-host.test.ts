// A group on this device: its tables among bots to the end, saved step by step, interrupted and gone on with.

import { openMind } from '@starboard/bots';
import { isRefusal, SPECTATOR, type Refusal } from '@starboard/engine';
import { loadGame, loadKnown } from '@starboard/games';
import type { Person } from '@starboard/kit';
import {
  factionScores,
  foldGroup,
  parseGroup,
  groupText,
  recordOf,
  verifyGroup,
} from '@starboard/series/group';
import { expect, test, vi } from 'vitest';
import { memoryGroups } from '../shelf/memory-groups.ts';
import { memoryShelf } from '../shelf/memory.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { GroupHost, type GroupHosting, type NewLocalGroup } from './group-host.ts';
import { groupOfTable, tableOfGroup } from './group-table.ts';

const bot = (colour: number): Person => ({ name: `Bot ${colour}`, colour, bot: 'random' });
const person: Person = { name: 'Ana', colour: 0, bot: null };

const wantedBy = (people: NewLocalGroup['people'], rounds = 6): NewLocalGroup => ({
  title: 'Two fronts',
  game: 'nexum-galaxy',
  options: { roundLimit: rounds },
  tableOptions: people.map((_, table) => ({ sector: table === 0 ? 'FENIX' : 'IHX' })),
  people,
});

function fine<T extends object>(value: T | Refusal | null): T {
  if (value === null) throw new Error('There is none.');
  if (isRefusal(value)) throw new Error(value.reason);
  return value;
}

/** What one start of the page has: of those before, only what is on the shelves is left. */
function begun(shelf: Shelf = memoryShelf(), groups = memoryGroups()) {
  const failed: string[] = [];
  const hosting: GroupHosting = {
    shelf,
    groups,
    startMind: () => openMind(loadKnown),
    seed: () => 7,
    tell: (news) => {
      if ('news' in news && 'failed' in news.news) failed.push(news.news.failed);
    },
  };
  return { hosting, shelf, groups, failed };
}

const ID = 'g0123abcd';

test('bots play all tables to the end, and the file proves what went between them', async () => {
  const { hosting, failed } = begun();
  const host = fine(
    await GroupHost.deal(
      ID,
      wantedBy([
        [bot(0), bot(1)],
        [bot(0), bot(1)],
      ]),
      hosting,
    ),
  );
  host.begin(0);
  await vi.waitFor(() => expect(host.facts.group.over || failed.length > 0).toBe(true), {
    timeout: 0x7fffffff,
  });
  expect(failed).toEqual([]);
  const file = fine(parseGroup(groupText(await host.file())));
  const game = await loadGame('nexum-galaxy');
  if (game === null) throw new Error('There is no Nexum Galaxy.');
  expect(file.games).toHaveLength(2);
  const believed = fine(foldGroup(file.deeds));
  const records = new Map(
    (file.games ?? []).map((each) => [each.table, fine(recordOf(believed, game, each))]),
  );
  const group = fine(verifyGroup(file, records));
  expect(group.over).toBe(true);
  expect(factionScores(group)).toHaveLength(2);
});

test('NG-18.4: a person’s orders are undone until other tables count on them, and nothing is taken back', async () => {
  const { hosting } = begun();
  const host = fine(
    await GroupHost.deal(
      ID,
      wantedBy([
        [person, bot(1)],
        [person, bot(1)],
      ]),
      hosting,
    ),
  );
  host.begin(0);
  const table = fine(host.at(0));
  // the house has opened the first turn
  await vi.waitFor(() => expect(host.facts.group.tables[0].noted).toBeGreaterThanOrEqual(0));
  expect(await table.undo(0)).toMatchObject({ key: 'web.groupStays' });
  expect(await table.takeBack(0)).toMatchObject({ key: 'web.groupStays' });
});

test('whoever comes back finds all tables where they were, with what the house had not noted yet', async () => {
  const first = begun();
  const host = fine(
    await GroupHost.deal(
      ID,
      wantedBy([
        [person, bot(1)],
        [bot(0), bot(1)],
      ]),
      first.hosting,
    ),
  );
  host.begin(0);
  await vi.waitFor(() => expect(host.facts.group.tables[1].end).not.toBe(null), { timeout: 0x7fffffff });
  const { group } = host.facts;
  const noted = first.groups.kept.get(ID) ?? [];
  // the last deeds were never written
  first.groups.kept.set(ID, noted.slice(0, -2));
  const second = begun(first.shelf, first.groups);
  const again = fine(await GroupHost.resume(ID, second.hosting));
  expect(again.facts.group.tables).toEqual(group.tables);
  expect(again.facts.group.parcels).toEqual(group.parcels);
  expect(second.groups.kept.get(ID)?.map(({ deed }) => deed)).toEqual(noted.map(({ deed }) => deed));
  expect(fine(again.at(0)).look(SPECTATOR).timeline.deltas.length).toBeGreaterThan(0);
});

test('a table that was deleted counts as one that was never finished', async () => {
  const { hosting, shelf } = begun();
  fine(
    await GroupHost.deal(
      ID,
      wantedBy([
        [person, bot(1)],
        [person, bot(1)],
      ]),
      hosting,
    ),
  );
  await shelf.remove(tableOfGroup(ID, 1));
  const again = fine(await GroupHost.resume(ID, hosting));
  expect(again.at(1)).toBe(null);
  expect(again.facts.group.tables.map(({ end }) => end)).toEqual([null, { end: 'unfinished' }]);
  expect(await GroupHost.resume('g00000000', hosting)).toBe(null);
});

test('what cannot be played is refused with the reason', async () => {
  const { hosting, groups } = begun();
  const alone = await GroupHost.deal(ID, wantedBy([[bot(0), bot(1)]]), hosting);
  expect(alone).toMatchObject({ rule: 'SE-7.1' });
  const other = await GroupHost.deal(ID, { ...wantedBy([[bot(0)], [bot(0)]]), game: 'skirmish' }, hosting);
  expect(other).toMatchObject({ rule: 'SE-7.1' });
  expect(await groups.list()).toEqual([]);
});

test('a table tells which group it belongs to', () => {
  expect(groupOfTable(tableOfGroup(ID, 2))).toEqual({ group: ID, table: 2 });
  expect(groupOfTable('c0123abcd-1')).toBe(null);
});
