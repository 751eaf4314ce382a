// A file of a group is opened again once all of it was proved.

import { openMind } from '@starboard/bots';
import { isRefusal, type Refusal } from '@starboard/engine';
import { loadKnown } from '@starboard/games';
import type { Person } from '@starboard/kit';
import { groupText, type GroupFile } from '@starboard/series/group';
import { expect, test, vi } from 'vitest';
import { GroupHost } from '../link/group-host.ts';
import { memoryGroups } from '../shelf/memory-groups.ts';
import { memoryShelf } from '../shelf/memory.ts';
import { importGroup, type Importing } from './import.ts';

const bot = (name: string, colour: number): Person => ({ name, colour, bot: 'random' });
const ID = 'g0123abcd';

const hostingOf = ({ groups, tables }: Pick<Importing, 'groups' | 'tables'>) => ({
  shelf: tables,
  groups,
  startMind: () => openMind(loadKnown),
  seed: () => 7,
  tell: () => {},
});

function fine<T extends object>(value: T | Refusal | null): T {
  if (value === null) throw new Error('There is none.');
  if (isRefusal(value)) throw new Error(value.reason);
  return value;
}

const empty = (): Importing => ({
  groups: memoryGroups(),
  tables: memoryShelf(),
  word: (number) => `Faction ${number}`,
});

async function played(): Promise<GroupFile> {
  const sitters = [bot('Ana', 0), bot('Ben', 1)];
  const wanted = {
    title: 'Two fronts',
    game: 'nexum-galaxy',
    options: { sector: 'IHX', roundLimit: 5 },
    tableOptions: [],
    people: [sitters, sitters],
  };
  const host = fine(await GroupHost.deal(ID, wanted, hostingOf(empty())));
  host.begin(0);
  await vi.waitFor(() => expect(host.facts.group.over).toBe(true), { timeout: 0x7fffffff });
  return host.file();
}

const asFile = (file: GroupFile): Blob => new Blob([groupText(file)]);

test('it comes with its tables and the names of its factions, once', async () => {
  const file = await played();
  const here = empty();
  expect(await importGroup(asFile(file), here)).toBe(ID);
  expect(await importGroup(asFile(file), here)).toBe(ID);
  expect((await here.tables.list()).map(({ id }) => id)).toEqual([`${ID}-1`, `${ID}-2`]);
  const again = fine(await GroupHost.resume(ID, hostingOf(here)));
  expect(again.facts.group.over).toBe(true);
  expect(again.facts.people[1].map(({ name }) => name)).toEqual(['Ana', 'Ben']);
});

test('SE-7.11: what does not follow, or lacks its tables, stays outside', async () => {
  const file = await played();
  const here = empty();
  const { games = [], ...alone } = file;
  expect(await importGroup(asFile(alone), here)).toMatchObject({ key: 'web.gamesMissing' });
  expect(await importGroup(asFile({ ...file, games: games.slice(1) }), here)).toMatchObject({
    key: 'web.gamesMissing',
  });
  const shortened = { ...file, deeds: file.deeds.filter(({ deed }) => deed.do !== 'begin') };
  expect(await importGroup(asFile(shortened), here)).toMatchObject({ rule: 'SE-7.11' });
  expect(await importGroup(new Blob(['{}']), here)).toMatchObject({ rule: 'SE-7.11' });
  expect(await here.groups.list()).toEqual([]);
  expect(await here.tables.list()).toEqual([]);
});
