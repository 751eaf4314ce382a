// Rated tables: what may be rated, and what is left to do when such a game is over.

import type { Game, OptionValues, Refusal } from '@starboard/engine';
import { poolText, type RatedGame, type RatedSeat } from '@starboard/series/ratings';
import type { Compilable, Kysely } from 'kysely';
import { refused } from '../base/refused.ts';
import type { Schema, Status } from '../store/schema.ts';
import type { TimeControl } from './clock.ts';
import type { Dated, Deed } from './deed.ts';
import { isManned, seatsAfter, type TableSeat } from './seating.ts';

/** The job that books the result of a table. */
export const RATING_JOB = 'rating';

/** SE-6.2, SE-6.3: the pool of a table that is to be rated, or why it cannot be. */
export function poolOf(
  game: Game,
  options: OptionValues,
  { seats, people }: { readonly seats: number; readonly people: number },
  time: TimeControl,
): string | Refusal {
  if (game.teaching === true || people < 2) return refused('illegal', 'notRateable');
  if (time.kind === 'none') return refused('illegal', 'ratedNeedsClock');
  const ruleSet = ruleSetOf(game, options, seats);
  if (ruleSet === null) return refused('illegal', 'notRateable');
  return poolText({ game: game.id, ruleSet, seats, pace: time.kind });
}

function ruleSetOf(game: Game, options: OptionValues, seats: number): string | null {
  if (game.ratedAs !== undefined) return game.ratedAs(options, seats);
  const hasOwn = Object.entries(game.options).some(
    ([name, { type }]) => type === 'document' && options[name] !== null,
  );
  return hasOwn ? null : 'standard';
}

/** Written with the deed that ends the game, so that no result is forgotten. */
export function ratingRows(
  db: Kysely<Schema>,
  { id, rated }: { readonly id: string; readonly rated: string | null },
  before: Status,
  after: Status,
): Compilable[] {
  if (rated === null || before === after || after !== 'over') return [];
  const job = { key: `${RATING_JOB}:${id}`, kind: RATING_JOB, subject: id, run_at: 0 };
  return [
    db
      .insertInto('jobs')
      .values({ ...job, attempts: 0, locked_until: 0, locked_by: '' })
      .onConflict((conflict) => conflict.column('key').doNothing()),
  ];
}

interface Sitter extends RatedSeat {
  /** A bot stands in, since that deed. */
  readonly since: number | null;
}

/** SE-6.4 to SE-6.6: what of a game counts, from its deeds. Null where it never began. */
export function ratedGameOf(deeds: readonly Dated[], ranks: readonly number[]): RatedGame | null {
  let seats: readonly TableSeat[] = [];
  let sitters: readonly Sitter[] | null = null;
  let takenBack = false;
  for (const [at, { deed }] of deeds.entries()) {
    const before = seats;
    seats = seatsAfter(seats, deed);
    if (deed.do === 'start') sitters = seats.map(sitterAtStart);
    if (sitters === null) continue;
    if (deed.do === 'play' && 'takeBack' in deed.entry) takenBack = true;
    sitters = sittersAfter(sitters, before, deed, at);
  }
  if (sitters === null) return null;
  // who was replaced and has not come back has left
  const done = sitters.map(({ since, leftAt, ...sitter }) => ({ ...sitter, leftAt: leftAt ?? since }));
  return { seats: done, ranks, takenBack };
}

function sitterAtStart({ person, bot }: TableSeat): Sitter {
  return { person, bot: person === null ? bot : null, moved: false, leftAt: null, since: null };
}

function sittersAfter(
  sitters: readonly Sitter[],
  seats: readonly TableSeat[],
  deed: Deed,
  at: number,
): readonly Sitter[] {
  const changed = (seat: number, change: Partial<Sitter>): readonly Sitter[] =>
    sitters.with(seat, { ...sitters[seat], ...change });
  switch (deed.do) {
    case 'play': {
      const { seat } = deed.entry;
      const { bot, leftAt } = sitters[seat];
      if ('forfeit' in deed.entry) return changed(seat, { leftAt: leftAt ?? at });
      // what a bot plays for somebody is no move of theirs
      const isOwn = bot !== null || isManned(seats[seat]);
      return 'order' in deed.entry && isOwn ? changed(seat, { moved: true }) : sitters;
    }
    case 'standIn':
      return changed(
        deed.seat,
        deed.why === 'vacant' ? { leftAt: sitters[deed.seat].leftAt ?? at } : { since: at },
      );
    case 'back':
      return changed(deed.seat, { since: null });
    case 'sit':
      return changed(deed.seat, { leftAt: sitters[deed.seat].leftAt ?? at });
    case 'hand':
      return changed(deed.seat, { person: deed.person });
    default:
      return sitters;
  }
}
