// A file becomes a table on this device. A game is played through first: what breaks the rules does not come in. What one
// viewer was shown of a game is looked at with its rules.

import { isRefusal, type Game, type Refusal } from '@starboard/engine';
import { isOver, outcomeOf, replayGame, whyTooLarge, type GameFile } from '@starboard/engine/match';
import { isViewFile, parseSaved, timelineIn, type ViewFile } from '@starboard/engine/view';
import { loadGame, whyMissing } from '@starboard/games';
import type { Person } from '@starboard/kit';
import { company, LEVELS, seatsHere, starName } from '../setup/people.ts';
import { indexedShelf } from '../shelf/indexed.ts';
import type { SavedTable, Shelf } from '../shelf/shelf.ts';
import { isTellable } from '../table/tellable.ts';
import { refuse } from '../words/messages.ts';

/** Measured before it is read. */
export async function importFile(file: Blob, you: string, level: string): Promise<string | Refusal> {
  return whyTooLarge(file.size) ?? importGame(await file.text(), you, level);
}

/** The name of the table, or why the file cannot be opened. */
export async function importGame(
  text: string,
  you: string,
  level: string,
  shelf: Shelf = indexedShelf(),
): Promise<string | Refusal> {
  const file = parseSaved(text);
  if (isRefusal(file)) return file;
  const game = await loadGame(file.game, file.rules);
  if (game === null) return whyMissing(file.game, file.rules);
  const table = isViewFile(file) ? await tableOfView(game, file, level) : tableOfGame(game, file, you, level);
  if (isRefusal(table)) return table;
  await shelf.save(table, isViewFile(file) ? [] : file.log);
  return table.id;
}

function tableOfGame(game: Game, file: GameFile, you: string, level: string): SavedTable | Refusal {
  const match = replayGame(game, file);
  if (isRefusal(match)) return match;
  const { log: _log, finding: _finding, people: sat, notes, earlier, ...rest } = file;
  const people = sat?.length === file.seats ? seatedAgain(sat, level) : company(file.seats, you, level);
  return {
    ...newTable(),
    file: rest,
    people,
    here: seatsHere(people),
    ...(notes === undefined ? {} : { notes }),
    ...(earlier === undefined ? {} : { earlier }),
    // whoever has the file knows what comes
    ...(isOver(match) ? {} : { given: true }),
    over: isOver(match),
    outcome: outcomeOf(match),
  };
}

/** Nobody sits there: it is looked at. */
async function tableOfView(game: Game, view: ViewFile, level: string): Promise<SavedTable | Refusal> {
  const timeline = timelineIn(game, view);
  if (isRefusal(timeline)) return timeline;
  if (!(await isTellable(timeline))) return refuse(null, 'untellable');
  const { seats, people: sat, notes, earlier } = view;
  const strangers = Array.from({ length: seats }, (_, seat) => ({ name: starName(seat), bot: null }));
  return {
    ...newTable(),
    view,
    people: seatedAgain(sat?.length === seats ? sat : strangers, level),
    here: [],
    ...(notes === undefined ? {} : { notes }),
    ...(earlier === undefined ? {} : { earlier }),
    over: false,
  };
}

function newTable(): Pick<SavedTable, 'id' | 'lesson' | 'begun' | 'played'> {
  const now = Date.now();
  return { id: crypto.randomUUID().slice(0, 13), lesson: false, begun: now, played: now };
}

const LONGEST_NAME = 20;

/** As they sat when the file was written; a level that is not known here plays like the usual one. */
function seatedAgain(sat: NonNullable<GameFile['people']>, level: string): readonly Person[] {
  return sat.map(({ name, bot }, colour) => ({
    name: name.slice(0, LONGEST_NAME),
    colour,
    bot: bot === null || LEVELS.includes(bot) ? bot : level,
  }));
}
