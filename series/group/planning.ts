// What somebody who opens a group fills in becomes a plan, or is refused with the reason (SE-7.1).

import { isRefusal, type Game, type OptionValues, type Refusal } from '@starboard/engine';
import { readOptions, wrongSeatCount } from '@starboard/engine/match';
import { listOf, object, optional, text, whole, type Reader } from '@starboard/engine/reader';
import { refuse } from '../words.ts';
import type { GroupDeed } from './deed.ts';

export interface GroupGiven {
  readonly title: string;
  readonly tables: number;
  readonly factions: number;
  /** Of all tables. */
  readonly options?: OptionValues | undefined;
  /** What differs, by table. */
  readonly tableOptions?: readonly OptionValues[] | undefined;
}

const LONGEST_TITLE = 80;
export const MOST_GROUP_TABLES = 4;

/** Whatever a game's options are, the game reads. */
const anything: Reader<OptionValues> = (given) => given as OptionValues;

export const readGroupGiven: Reader<GroupGiven> = object<GroupGiven>({
  title: text(LONGEST_TITLE),
  tables: whole(1, MOST_GROUP_TABLES),
  factions: whole(1, MOST_GROUP_TABLES),
  options: optional(anything),
  tableOptions: optional(listOf(anything, 0, MOST_GROUP_TABLES)),
});

export interface GroupPlanning {
  readonly series: string;
  readonly organizer: string;
}

export function planGroup(
  game: Game,
  given: GroupGiven,
  { series, organizer }: GroupPlanning,
): Extract<GroupDeed, { do: 'plan' }> | Refusal {
  const { title, tables, factions } = given;
  const { group } = game;
  if (group === undefined) return refuse('SE-7.1', 'noGroups', { game: game.title });
  const { tables: counts, seats } = group;
  if (tables < counts.min || tables > counts.max)
    return refuse('SE-7.1', 'wrongTables', { min: counts.min, max: counts.max, tables });
  if (factions < seats.min || factions > seats.max)
    return refuse('SE-7.1', 'wrongFactions', { min: seats.min, max: seats.max, factions });
  const options: OptionValues[] = [];
  for (let table = 0; table < tables; table++) {
    const read = optionsOf(game, given, table);
    if (isRefusal(read)) return read;
    options.push(read);
  }
  return {
    do: 'plan',
    organizer,
    plan: { series, title, game: game.id, rules: game.rules, factions, options },
  };
}

function optionsOf(game: Game, given: GroupGiven, table: number): OptionValues | Refusal {
  const { options, tableOptions = [], tables, factions } = given;
  const own = game.group?.optionsOf(table, tables);
  const read = readOptions(game.options, { ...options, ...tableOptions[table], ...own });
  if (isRefusal(read)) return read;
  return wrongSeatCount(game, factions) ?? game.conflict(read, factions) ?? read;
}
