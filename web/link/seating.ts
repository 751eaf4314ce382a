// Who may sit down where at a table of this browser. Whoever has sat in a seat knows what it hides, so that in a game with
// secrets the seat of a bot is not simply anybody's.

import { traitsOf, type Refusal } from '@starboard/engine';
import { isOver, type EarlierName, type Match, type SeatNote } from '@starboard/engine/match';
import type { Person } from '@starboard/kit';
import type { SavedTable } from '../shelf/shelf.ts';
import { refuse } from '../words/messages.ts';

type Sitting = Pick<SavedTable, 'here' | 'sat'>;
type Known = Sitting & Pick<SavedTable, 'given'>;

/** The seats in which people at this screen sit or have sat. */
export function everSat({ here, sat = [] }: Sitting): readonly number[] {
  return [...new Set([...sat, ...here])].toSorted((a, b) => a - b);
}

/** Do several people hide something from each other here? Those who let a bot play on still do. */
export function isShared(table: Sitting): boolean {
  return everSat(table).length > 1;
}

export function seatsOfPeople(people: readonly Person[]): readonly number[] {
  return people.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
}

/** The seats of bots in which people would sit. */
function takenFromBots({ here }: Sitting, people: readonly Person[]): readonly number[] {
  return seatsOfPeople(people).filter((seat) => !here.includes(seat));
}

/** Whether these people may sit so at once (true), or when all at the screen have agreed (false), or why not. */
export function mayChange(match: Match, table: Known, people: readonly Person[]): boolean | Refusal {
  const taken = takenFromBots(table, people);
  const { secrets, chance } = traitsOf(match.game, match.options, match.seats);
  if (isOver(match) || taken.length === 0 || !(secrets || chance)) return true;
  // the seed tells all that is hidden, and every die to come
  if (table.given === true && seatsOfPeople(people).length > 1) return refuse(null, 'seedGiven');
  if (!secrets) return true;
  if (table.here.length > 1) return false;
  const sat = everSat(table);
  // where nobody has seen anything yet, or somebody comes back to what they know
  if (sat.length === 0 || (sat.length === 1 && taken.every((seat) => sat.includes(seat)))) return true;
  return refuse(null, 'seatHides');
}

/** Was its whole file given out, as the shelf knows? */
export function given(kept: SavedTable | undefined): Pick<SavedTable, 'given'> {
  return kept?.given === true ? { given: true } : {};
}

/** What the log says of a change that was agreed on. */
export function notesOf(
  table: Pick<SavedTable, 'here' | 'people'>,
  people: readonly Person[],
  at: number,
): readonly SeatNote[] {
  return takenFromBots(table, people).map((seat) => ({
    at,
    seat,
    name: people[seat].name,
    bot: table.people[seat].name,
  }));
}

/** What seats were called so far, where they are called otherwise from now on. */
export function earlierNames(
  table: Pick<SavedTable, 'people'>,
  people: readonly Person[],
  now: number,
): readonly EarlierName[] {
  return table.people.flatMap(({ name }, seat) =>
    name === people[seat].name ? [] : [{ seat, name, until: now }],
  );
}
