// Entering, checking in, leaving, closing the list: what somebody wants becomes a deed, or is refused with the reason.

import { isRefusal, type Refusal } from '@starboard/engine';
import { refuse } from '../words.ts';
import type { TournamentDeed } from './deed.ts';
import { fewestEntrants } from './plan.ts';
import { entrantIn, formatOf, type Entrant, type Tournament } from './tournament.ts';

export type TournamentDecided = TournamentDeed | Refusal;

/** Who wants it, and when. */
export interface SeriesAsker {
  readonly asker: string;
  readonly now: number;
}

export interface NewEntrant {
  readonly id: string;
  /** The level of a bot. */
  readonly bot?: string | undefined;
  /** For the lots. */
  readonly word?: string | undefined;
}

/** SE-1.2, SE-1.3 */
export function enter(
  tournament: Tournament,
  { id, bot, word }: NewEntrant,
  asking: SeriesAsker,
): TournamentDecided {
  const { plan, entrants, organizer } = tournament;
  const closed = whyClosed(tournament, asking.now);
  if (closed !== null) return closed;
  if (bot !== undefined && asking.asker !== organizer) return refuse('SE-1.2', 'onlyOrganizer');
  if (bot === undefined && asking.asker !== id && asking.asker !== organizer)
    return refuse('SE-1.2', 'onlyYourself');
  if (entrantIn(tournament, id) !== undefined) return refuse('SE-1.2', 'entrantTwice');
  if (entrants.length >= plan.cap) return refuse('SE-1.3', 'listFull', { cap: plan.cap });
  return {
    do: 'enter',
    entrant: id,
    ...(bot === undefined ? {} : { bot }),
    ...(word === undefined ? {} : { word }),
  };
}

/** SE-1.4 */
export function checkIn(
  tournament: Tournament,
  { id, word }: Omit<NewEntrant, 'bot'>,
  { asker, now }: SeriesAsker,
): TournamentDecided {
  const closed = whyClosed(tournament, now);
  if (closed !== null) return closed;
  const entrant = entrantFor(tournament, id, asker);
  if (isRefusal(entrant)) return entrant;
  const { checkInFrom } = tournament.plan;
  if (checkInFrom === null) return refuse('SE-1.4', 'noCheckIn');
  if (now < checkInFrom) return refuse('SE-1.4', 'checkInLater');
  if (entrant.checkedIn) return refuse('SE-1.4', 'checkedInAlready');
  return { do: 'checkIn', entrant: id, ...(word === undefined ? {} : { word }) };
}

/** SE-1.6, SE-4.6 */
export function withdraw(tournament: Tournament, id: string, { asker }: SeriesAsker): TournamentDecided {
  const ended = whyEnded(tournament);
  if (ended !== null) return ended;
  const entrant = entrantFor(tournament, id, asker);
  if (isRefusal(entrant)) return entrant;
  return entrant.left ? refuse('SE-4.6', 'hasLeft') : { do: 'withdraw', entrant: id };
}

/** SE-1.5: the organizer may close the list before its time. */
export function close(tournament: Tournament, { asker, now }: SeriesAsker): TournamentDecided {
  const closed = whyClosed(tournament, now);
  if (closed !== null) return closed;
  if (asker !== tournament.organizer) return refuse('SE-1.5', 'onlyOrganizer');
  return closing(tournament);
}

/** SE-1.5: what closes the list, or why there are too few for it. */
export function closing({ entrants, plan, ...rest }: Tournament): TournamentDecided {
  const here = entrants.filter(({ checkedIn }) => checkedIn);
  const odd = formatOf({ entrants, plan, ...rest }).even === true && here.length % 2 === 1;
  const staying = odd ? here.slice(0, -1) : here;
  const fewest = fewestEntrants(plan);
  if (staying.length < fewest) return refuse('SE-1.5', 'tooFew', { fewest, entrants: here.length });
  return { do: 'close', struck: entrants.filter((each) => !staying.includes(each)).map(({ id }) => id) };
}

/** SE-1.7 */
export function cancel(tournament: Tournament, { asker }: SeriesAsker): TournamentDecided {
  const ended = whyEnded(tournament);
  if (ended !== null) return ended;
  if (asker !== tournament.organizer) return refuse('SE-1.7', 'onlyOrganizer');
  return { do: 'cancel', why: 'organizer' };
}

/** Who may speak for an entrant: itself, and the organizer. */
function entrantFor(tournament: Tournament, id: string, asker: string): Entrant | Refusal {
  if (asker !== id && asker !== tournament.organizer) return refuse('SE-1.2', 'onlyYourself');
  return entrantIn(tournament, id) ?? refuse('SE-1.2', 'notEntered');
}

/** SE-1.2: nobody enters after the time, even if the list was not closed yet. */
function whyClosed(tournament: Tournament, now: number): Refusal | null {
  const { status, plan } = tournament;
  const ended = whyEnded(tournament);
  if (ended !== null) return ended;
  const late = plan.closesAt !== null && now >= plan.closesAt;
  return status !== 'entering' || late ? refuse('SE-1.2', 'listClosed') : null;
}

export function whyEnded({ status }: Tournament): Refusal | null {
  if (status === 'cancelled') return refuse('SE-1.7', 'wasCancelled');
  return status === 'over' ? refuse('SE-4.8', 'hasEnded') : null;
}
