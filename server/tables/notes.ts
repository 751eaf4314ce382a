// What happened at a table beside the game: who came and went, who plays for whom, what was offered and how it was
// answered. A part of the fold of its deeds, so that it is told live, after a return and when the game is over; the game's
// own log knows seats and orders only.

import type { Dated, Deed } from './deed.ts';
import type { StoredNote } from './note.ts';
import { missing, type FoldedTable } from './state.ts';

/** Older ones are forgotten, and only new ones are told live: nobody can make a table heavy by offering. */
const MOST = 100;

/** The state after a deed, with what there is to note about it. */
export function noted(before: FoldedTable, after: FoldedTable, dated: Dated): FoldedTable {
  const { deed } = dated;
  // nearly always
  if (deed.do === 'play' && before.offer === null) return after;
  if (deed.do === 'hand') return handed(before, after, deed);
  const note = noteOf(before, after, dated);
  return note === null ? after : { ...after, notes: [...after.notes, note].slice(-MOST) };
}

/** What there is about a guest is the account's from now on, as the seat is. */
function handed(
  { seats, notes }: FoldedTable,
  after: FoldedTable,
  { seat, person }: Extract<Deed, { do: 'hand' }>,
): FoldedTable {
  const guest = seats[seat].person;
  return { ...after, notes: notes.map((note) => (note.person === guest ? { ...note, person } : note)) };
}

/** What was noted between these two; null where nothing was. */
export function newNote(before: FoldedTable, { notes }: FoldedTable, { deed }: Dated): StoredNote | null {
  return notes === before.notes || deed.do === 'hand' ? null : (notes.at(-1) ?? null);
}

function noteOf(before: FoldedTable, after: FoldedTable, { at, deed }: Dated): StoredNote | null {
  const about = (seat: number, note: Omit<StoredNote, 'at' | 'seat' | 'person'>): StoredNote => ({
    at,
    seat,
    person: before.seats[seat].person ?? after.seats[seat].person,
    ...note,
  });
  const { offer } = before;
  switch (deed.do) {
    case 'play':
      // what was agreed on is in the game's log
      if (offer === null || after.offer !== null || after.status !== 'playing') return null;
      return 'takeBack' in deed.entry ? null : about(offer.by, { what: 'lapsed', offer: offer.kind });
    case 'sit':
      return about(deed.seat, { what: 'sat', ...unreadied(before, after) });
    case 'rise': {
      const { bot } = before.seats[deed.seat];
      const what = deed.removed === true && bot === null ? 'removed' : 'rose';
      return about(deed.seat, { what, ...(bot === null ? {} : { bot }), ...unreadied(before, after) });
    }
    case 'bot':
      return about(deed.seat, { what: 'bot', bot: deed.level, ...unreadied(before, after) });
    case 'standIn':
      return about(deed.seat, { what: 'standIn', bot: deed.level, why: deed.why });
    case 'back':
      return about(deed.seat, { what: 'back' });
    case 'offer':
      return about(deed.seat, { what: 'offered', offer: deed.offer });
    case 'decline':
      if (offer === null) return null;
      // all had agreed, but it cannot be done any more
      if (missing(before.seats, offer) === 0) return about(offer.by, { what: 'lapsed', offer: offer.kind });
      return about(deed.seat, {
        what: deed.seat === offer.by ? 'withdrawn' : 'declined',
        offer: offer.kind,
      });
    case 'pause':
      return offer && about(offer.by, { what: 'paused' });
    case 'resume':
      return about(deed.seat, { what: 'resumed' });
    case 'rematch':
      return deed.seat === undefined ? null : about(deed.seat, { what: 'rematch' });
    default:
      return null;
  }
}

function unreadied(before: FoldedTable, after: FoldedTable): Pick<StoredNote, 'unready'> {
  const unready = after.seats.flatMap(({ ready }, seat) =>
    before.seats[seat].ready && !ready ? [seat] : [],
  );
  return unready.length === 0 ? {} : { unready };
}
