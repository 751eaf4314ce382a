// A game file becomes a table on this device. It is played through first: what breaks the rules does not come in.

import { isRefusal, type Refusal } from '@starboard/engine';
import { isOver, outcomeOf, parseGame, replayGame, type GameFile } from '@starboard/engine/match';
import { loadGame, whyMissing } from '@starboard/games';
import type { Person } from '@starboard/kit';
import { company, LEVELS, seatsHere } from '../setup/people.ts';
import { indexedShelf } from '../shelf/indexed.ts';

/** The name of the table, or why the file cannot be opened. */
export async function importGame(text: string, you: string, level: string): Promise<string | Refusal> {
  const file = parseGame(text);
  if (isRefusal(file)) return file;
  const game = await loadGame(file.game, file.rules);
  const match = game === null ? whyMissing(file.game, file.rules) : replayGame(game, file);
  if (isRefusal(match)) return match;
  const { log, finding: _finding, people: sat, ...rest } = file;
  const id = crypto.randomUUID().slice(0, 13);
  const now = Date.now();
  const people = sat?.length === file.seats ? seatedAgain(sat, level) : company(file.seats, you, level);
  const table = {
    id,
    file: rest,
    people,
    here: seatsHere(people),
    lesson: false,
    begun: now,
    played: now,
    over: isOver(match),
    outcome: outcomeOf(match),
  };
  await indexedShelf().save(table, log);
  return id;
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
