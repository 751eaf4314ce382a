// What happened at a table beside the game, in sentences.

import type { Note, TableInfo } from '@starboard/wire/schema';
import type { TableNote } from '../../table/surroundings.ts';
import { starName } from '../../setup/people.ts';
import { levelName } from '../../words/names.ts';
import type { Words } from '../../words/say.ts';
import type { OnlineWords } from '../tell.ts';
import { nameAt } from './facts.ts';

type Sitting = Pick<TableInfo, 'seats'>;

export function noteText(note: Note, { seats }: Sitting, tell: OnlineWords, say: Words): string {
  const { what, seat, person } = note;
  const offer = note.offer ?? 'draw';
  const isStill = person !== null && seats[seat].person?.id === person.id;
  const star = starName(seats[seat].star);
  const name = isStill ? nameAt(seats, seat) : (person?.name ?? star);
  const bot = `${star} (${levelName(say, note.bot ?? '')})`;
  switch (what) {
    case 'sat':
      return tell.notes.sat(name);
    case 'rose':
      return tell.notes.rose(person === null ? bot : name);
    case 'removed':
      return tell.notes.removed(name);
    case 'bot':
      return tell.notes.sat(bot);
    case 'standIn':
      return standInText(note, name, bot, tell);
    case 'back':
      return tell.notes.back(name);
    case 'paused':
      return tell.table.paused;
    case 'resumed':
      return tell.notes.resumed(name);
    case 'rematch':
      return tell.notes.rematch(name);
    case 'offered':
      return tell.table.offers[offer](name);
    case 'declined':
      return tell.notes.declined[offer](name);
    case 'withdrawn':
      return tell.notes.withdrawn[offer](name);
    case 'lapsed':
      return tell.notes.lapsed[offer](name);
  }
}

function standInText({ why }: Note, name: string, bot: string, tell: OnlineWords): string {
  const told = tell.notes.standIn;
  switch (why) {
    case 'asked':
      return told.asked(name, bot);
    case 'time':
      return told.time(name, bot);
    case 'vacant':
      return told.vacant(name, bot);
    case 'resigned':
      return told.resigned(name, bot);
    default:
      return told.away(name, bot);
  }
}

/** What belongs into the log of the game: from its beginning on. */
export function logNotes(
  { notes, seats, startedAt }: Pick<TableInfo, 'notes' | 'seats' | 'startedAt'>,
  tell: OnlineWords,
  say: Words,
): readonly TableNote[] {
  return notes
    .filter(({ at }) => startedAt !== null && at >= startedAt)
    .map((note) => ({ at: note.at, seat: note.seat, text: noteText(note, { seats }, tell, say) }));
}
