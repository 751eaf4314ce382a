// A group as one file: every deed. What is read may be cut off, edited, or not ours at all.

import { isRefusal, type OptionValues, type Refusal } from '@starboard/engine';
import { gameIn, whyTooLarge, type GameFile } from '@starboard/engine/match';
import { byKind, listOf, object, oneOf, optional, type Fields, type Reader } from '@starboard/engine/reader';
import { count, deedsText, id, MOST_DEEDS, parsed, record, result } from '../fields.ts';
import { refuse } from '../words.ts';
import type { DatedGroupDeed, GroupDeed, GroupPlan } from './deed.ts';
import { MOST_GROUP_TABLES } from './planning.ts';

export interface GroupFile {
  /** The version of this format. */
  readonly starboardGroup: 1;
  /** What those who sat at the tables are called, by their ids; nothing proves it. */
  readonly names: readonly { readonly id: string; readonly name: string }[];
  readonly deeds: readonly DatedGroupDeed[];
  /** The games of its tables, where whoever wrote the file had them. */
  readonly games?: readonly GameFile[] | undefined;
}

export function groupText({ deeds, ...head }: GroupFile): string {
  return deedsText(head, deeds);
}

export function parseGroup(given: string): GroupFile | Refusal {
  const large = whyTooLarge(given.length);
  if (large !== null) return large;
  const value = parsed(given);
  const ours = typeof value === 'object' && value !== null && 'starboardGroup' in value;
  return ours ? readGroupFile(value, 'file') : refuse('SE-7.11', 'notASeries');
}

const numbers = listOf(count, 0, MOST_GROUP_TABLES);
const ids = listOf(id, 0, MOST_GROUP_TABLES);
const options: Reader<OptionValues> = record;

const plan = object<GroupPlan>({
  series: id,
  title: id,
  game: id,
  rules: count,
  factions: count,
  options: listOf(options, 1, MOST_GROUP_TABLES),
});

type DeedOf<K extends GroupDeed['do']> = Extract<GroupDeed, { do: K }>;

function deedOf<K extends GroupDeed['do']>(
  name: K,
  fields: Omit<Fields<DeedOf<K>>, 'do'>,
): Reader<GroupDeed> {
  return object<DeedOf<K>>({ do: oneOf([name]), ...fields } as unknown as Fields<DeedOf<K>>);
}

const ofEntry = { table: count, entry: count, faction: count };
const cargo = { ships: count, energy: count, cards: count, asteroids: count };

const deed = byKind<GroupDeed>('do', {
  plan: deedOf('plan', { organizer: id, plan }),
  open: deedOf('open', { table: count, id, sitters: ids }),
  send: deedOf('send', { ...ofEntry, to: count, ...cargo }),
  receive: deedOf('receive', { ...ofEntry, parcel: count }),
  begin: deedOf('begin', { ...ofEntry, reaches: numbers }),
  stand: deedOf('stand', { table: count, entry: count, factions: numbers }),
  result: deedOf('result', { table: count, result }),
  unfinished: deedOf('unfinished', { table: count }),
  end: deedOf('end', {}),
});

const game: Reader<GameFile> = (given, place) => {
  const read = record(given, place);
  return isRefusal(read) ? read : gameIn(read);
};

const readGroupFile = object<GroupFile>({
  starboardGroup: oneOf([1]),
  names: listOf(object<GroupFile['names'][number]>({ id, name: id }), 0, 100),
  deeds: listOf(object<DatedGroupDeed>({ at: count, deed }), 1, MOST_DEEDS),
  games: optional(listOf(game, 0, MOST_GROUP_TABLES)),
});
