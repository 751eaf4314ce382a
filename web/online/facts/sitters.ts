// Who sat where, and when: what is told of a game names those who played then, and not those who came later. The table's
// notes know it; they go back from who sits there now.

import type { Note, TableInfo } from '@starboard/wire/schema';
import type { OnlineWords } from '../tell.ts';
import { nameAt } from './facts.ts';

type SeatInfo = TableInfo['seats'][number];

interface ChosenSitter extends Pick<SeatInfo, 'person' | 'star'> {
  /** A bot stood in. */
  readonly isPlayedFor: boolean;
}

/** Who sat at the table after a moment, and until the next one. */
export interface SeatingSince {
  readonly after: number;
  readonly seats: readonly ChosenSitter[];
}

/** Newest first. Of what is too long ago to be noted, as much as follows from the notes that are left. */
export function seatingsOf({ notes, seats }: Pick<TableInfo, 'notes' | 'seats'>): readonly SeatingSince[] {
  const changes = notes.filter(isChange);
  let sitting: readonly ChosenSitter[] = seats.map(({ person, bot, star }) => ({
    person,
    star,
    isPlayedFor: person !== null && bot !== null,
  }));
  const seatings: SeatingSince[] = [];
  for (const [at, note] of [...changes.entries()].toReversed()) {
    seatings.push({ after: note.at, seats: sitting });
    const earlier = changes.slice(0, at).findLast(({ seat }) => seat === note.seat);
    sitting = sitting.with(note.seat, { ...sitting[note.seat], ...sitterBefore(note, earlier) });
  }
  return [...seatings, { after: -Infinity, seats: sitting }];
}

function isChange({ what }: Note): boolean {
  return what === 'sat' || what === 'standIn' || what === 'back';
}

function sitterBefore(
  { what, person }: Note,
  earlier: Note | undefined,
): Pick<ChosenSitter, 'person' | 'isPlayedFor'> {
  // who sits down takes a seat that nobody had
  if (what === 'sat') return { person: null, isPlayedFor: false };
  return { person, isPlayedFor: what === 'back' || earlier?.what === 'standIn' };
}

/** What the seat was called at that time: by who sat there, and with a word where a bot stood in. */
export function nameThen(
  seatings: readonly SeatingSince[],
  seat: number,
  at: number,
  tell: Pick<OnlineWords, 'table'>,
): string {
  // what was done in the same moment was done before, as in the log
  const { seats } = seatings.find(({ after }) => after < at) ?? seatings[seatings.length - 1];
  const name = nameAt(seats, seat);
  return seats[seat].isPlayedFor ? tell.table.playedFor(name) : name;
}
