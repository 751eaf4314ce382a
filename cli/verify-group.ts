// The proof of a group of tables: its deeds, and with the files of its tables that what left one arrived at another once.

import { isRefusal, type Refusal } from '@starboard/engine';
import type { GameFile } from '@starboard/engine/match';
import { loadGame, whyMissing } from '@starboard/games';
import {
  foldGroup,
  parseGroup,
  recordOf,
  verifyGroup,
  type Group,
  type GroupFile,
  type TableRecord,
} from '@starboard/series/group';
import type { Arguments } from './arguments.ts';
import { ALL_WELL, NOT_IN_ORDER, type Io } from './command.ts';
import { about, jsonIn, openSavedFile, readText } from './files.ts';
import { counted } from './text.ts';

interface GroupProof {
  readonly game: string;
  readonly deeds: number;
  readonly parcels: number;
  readonly tables: number;
  /** How many of them the files of the games prove. */
  readonly tablesProved: number;
  readonly over: boolean;
  readonly proved: boolean;
}

interface NamedGroup {
  readonly path: string;
  readonly group: GroupFile;
}

interface FilesIn {
  readonly games: readonly string[];
  readonly groups: readonly NamedGroup[];
}

/** Null where it is the file of something else. */
export async function verifyGroupFile(
  path: string,
  read: Arguments,
  io: Io,
): Promise<number | Refusal | null> {
  const text = await readText(path);
  if (isRefusal(text)) return text;
  const file = parseGroup(text);
  if (isRefusal(file)) return file.key === 'series.notASeries' ? null : about(path, file);
  const folder = read.text('games');
  const believed = foldGroup(file.deeds);
  const records =
    believed === null
      ? new Map<string, TableRecord>()
      : await (folder === undefined ? recordsOf(file.games ?? [], believed) : recordsIn(folder, believed));
  if (isRefusal(records)) return records;
  const group = verifyGroup(file, records);
  if (isRefusal(group)) return about(path, group);
  const proof: GroupProof = {
    game: group.plan.game,
    deeds: file.deeds.length,
    parcels: group.parcels.length,
    tables: group.tables.length,
    tablesProved: records.size,
    over: group.over,
    proved: group.over && records.size === group.tables.length,
  };
  const withGames = folder !== undefined || records.size > 0;
  io.out(read.has('json') ? `${JSON.stringify(proof, null, 2)}\n` : proofText(proof, withGames));
  return proof.proved ? ALL_WELL : NOT_IN_ORDER;
}

/** What the games in the group's own file tell. */
async function recordsOf(
  games: readonly GameFile[],
  group: Group,
): Promise<Map<string, TableRecord> | Refusal> {
  const records = new Map<string, TableRecord>();
  for (const file of games) {
    const game = await loadGame(file.game, file.rules);
    if (game === null) return whyMissing(file.game, file.rules);
    const record = recordOf(group, game, file);
    if (isRefusal(record)) return record;
    records.set(file.table, record);
  }
  return records;
}

/** What the files in the folder tell of the group's tables; other files in it do no harm. */
async function recordsIn(folder: string, group: Group): Promise<Map<string, TableRecord> | Refusal> {
  const files = await filesIn(folder);
  if (isRefusal(files)) return files;
  const records = new Map<string, TableRecord>();
  for (const path of files.games) {
    const opened = await openSavedFile(path);
    if (isRefusal(opened)) return opened;
    if ('view' in opened || !group.tables.some(({ id }) => id === opened.file.table)) continue;
    const record = recordOf(group, opened.game, opened.file);
    if (isRefusal(record)) return about(path, record);
    records.set(opened.file.table, record);
  }
  return records;
}

/** Those of groups, and all others. */
export async function filesIn(folder: string): Promise<FilesIn | Refusal> {
  const files = await jsonIn(folder);
  if (isRefusal(files)) return files;
  const games: string[] = [];
  const groups: NamedGroup[] = [];
  for (const path of files) {
    const text = await readText(path);
    if (isRefusal(text)) return text;
    const group = parseGroup(text);
    if (!isRefusal(group)) groups.push({ path, group });
    else if (group.key === 'series.notASeries') games.push(path);
    else return about(path, group);
  }
  return { games, groups };
}

/** What a group comes to by its own file and by those of all its tables, which are in the folder too. */
export async function groupProvedIn(
  folder: string,
  { path, group: file }: NamedGroup,
): Promise<Group | null | Refusal> {
  const believed = foldGroup(file.deeds);
  const records = believed && (await recordsIn(folder, believed));
  if (records === null || isRefusal(records)) return records;
  const group = verifyGroup(file, records);
  if (isRefusal(group)) return about(path, group);
  return records.size === group.tables.length ? group : null;
}

function proofText(proof: GroupProof, withGames: boolean): string {
  const { deeds, parcels, tables, tablesProved, over, proved } = proof;
  return [
    `All ${counted(deeds, 'deed')} of the group follow from each other, with ${counted(parcels, 'parcel')}.`,
    withGames
      ? `The files of ${tablesProved} of ${counted(tables, 'table')} say the same: what left one arrived at another once.`
      : `What left and came is believed: --games FOLDER proves it by the files of the tables.`,
    ...(proved ? ['The group is proved.'] : []),
    ...(over ? [] : ['The group is not over in this file.']),
    '',
  ].join('\n');
}
