// A file of a group becomes a group on this device, once its tables have been played again and held against its deeds: what was
// not sent does not come in.

import { isRefusal, type Refusal } from '@starboard/engine';
import { isOver, outcomeOf, replayGame, whyTooLarge } from '@starboard/engine/match';
import { loadGame, whyMissing } from '@starboard/games';
import type { Person } from '@starboard/kit';
import {
  foldGroup,
  parseGroup,
  recordOf,
  verifyGroup,
  type GroupFile,
  type TableRecord,
} from '@starboard/series/group';
import { groupOfTable, tableOfGroup } from '../link/group-table.ts';
import { LEVELS } from '../setup/people.ts';
import type { GroupShelf } from '../shelf/groups.ts';
import type { SavedGame, Shelf } from '../shelf/shelf.ts';
import { refuse } from '../words/messages.ts';

export interface Importing {
  readonly groups: GroupShelf;
  readonly tables: Shelf;
  /** What a faction without a name is called. */
  readonly word: (number: number) => string;
}

const LEVEL = 'captain';
const PERSON = 'person';

/** Its name, or why it cannot be opened. One that is here already stays as it is. */
export async function importGroup(file: Blob, importing: Importing): Promise<string | Refusal> {
  const large = whyTooLarge(file.size);
  if (large !== null) return large;
  const read = parseGroup(await file.text());
  return isRefusal(read) ? read : keepGroup(read, importing);
}

async function keepGroup(file: GroupFile, { groups, tables, word }: Importing): Promise<string | Refusal> {
  const { deeds, names, games = [] } = file;
  const believed = foldGroup(deeds);
  if (believed === null) return refuse(null, 'noGroup');
  const { plan } = believed;
  const id = plan.series;
  const isOurs = believed.tables.every((table, number) => table.id === tableOfGroup(id, number));
  const all = believed.tables.map((table) => games.find((game) => game.table === table.id));
  if (!isOurs || groupOfTable(tableOfGroup(id, 0)) === null || all.includes(undefined))
    return refuse(null, 'gamesMissing');
  const game = await loadGame(plan.game, plan.rules);
  if (game === null) return whyMissing(plan.game, plan.rules);
  const records = new Map<string, TableRecord>();
  for (const each of games) {
    const record = recordOf(believed, game, each);
    if (isRefusal(record)) return record;
    records.set(each.table, record);
  }
  const group = verifyGroup(file, records);
  if (isRefusal(group)) return group;
  if ((await groups.load(id)) !== null) return id;
  const calls = new Map(names.map((each) => [each.id, each.name]));
  const people = group.tables.map(({ sitters }) =>
    sitters.map((sitter, faction): Person => {
      const level = sitter.slice(sitter.indexOf('-') + 1);
      const name = calls.get(sitter) ?? word(faction + 1);
      if (level === PERSON) return { name, colour: faction, bot: null };
      return { name, colour: faction, bot: LEVELS.includes(level) ? level : LEVEL };
    }),
  );
  const now = Date.now();
  for (const [table, sitters] of people.entries()) {
    const played = all[table];
    const match = played === undefined ? refuse(null, 'gamesMissing') : replayGame(game, played);
    if (played === undefined || isRefusal(match))
      return isRefusal(match) ? match : refuse(null, 'gamesMissing');
    const { log, people: _sat, notes: _notes, earlier: _earlier, finding: _finding, ...head } = played;
    const saved: SavedGame = {
      id: played.table,
      file: head,
      people: sitters,
      here: sitters.flatMap(({ bot }, seat) => (bot === null ? [seat] : [])),
      lesson: false,
      begun: now,
      played: now,
      over: isOver(match),
      outcome: outcomeOf(match),
      given: true,
    };
    await tables.save(saved, log);
  }
  const head = { id, title: plan.title, game: plan.game, people, begun: now, played: now, over: group.over };
  await groups.save(head, 0, deeds);
  return id;
}
