// The log of a game with what happened at the table beside it, each in its place.

import type { SeatNote } from '@starboard/engine/match';
import { standingIn } from '../timeline/standing.ts';
import type { Moment } from '../timeline/timeline.ts';
import type { Words } from '../words/say.ts';
import type { TableNote } from './surroundings.ts';
import type { LogLine, Teller } from './telling.ts';

/** Of the first `end` moments. A note stands after the last one that was there when it was made, whoever's eyes the game
 *  is seen with. */
export function withNotes(
  moments: readonly Moment[],
  end: number,
  teller: Teller,
  notes: readonly TableNote[],
): readonly LogLine[] {
  const lines: LogLine[] = [];
  const told = moments.slice(0, end);
  const { undone } = standingIn(told);
  let next = 0;
  for (const [at, moment] of told.entries()) {
    const tells = teller(moment, at);
    lines.push(...(undone.has(at) ? tells.map((line) => ({ ...line, undone: true })) : tells));
    const until = nextEntryAt(moments, at);
    for (; next < notes.length && notes[next].at < until; next++) {
      const { seat, text } = notes[next];
      lines.push({ id: `note ${next}`, at, seat, told: { text }, isNote: true });
    }
  }
  return lines;
}

/** Who took a bot's seat at a table of this browser, in sentences. */
export function seatNotes(notes: readonly SeatNote[], say: Words): readonly TableNote[] {
  return notes.map(({ at, seat, name, bot }) => ({ at, seat, text: say.log.tookSeat(name, bot) }));
}

/** When the next thing was done. Not every moment has an entry: of some only the effect can be seen. */
export function nextEntryAt(moments: readonly Moment[], at: number): number {
  for (let next = at + 1; next < moments.length; next++) {
    const { entry } = moments[next];
    if (entry !== null) return entry.at;
  }
  return Infinity;
}
