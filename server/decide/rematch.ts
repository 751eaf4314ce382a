// The same table once more, opened together with the deed that says so: there is only one.

import { isRefusal, type Game } from '@starboard/engine';
import { readOptions, wrongSeatCount } from '@starboard/engine/match';
import type { Kysely } from 'kysely';
import type { Ids } from '../base/ids.ts';
import { refused } from '../base/refused.ts';
import type { Schema, TableRow } from '../store/schema.ts';
import type { LobbyPlace } from '../tables/lobby-rows.ts';
import { openingStatements, planRematch } from '../tables/opening.ts';
import type { Table } from '../tables/table.ts';
import { mySeat, whyUnplayable, type Asker, type DeedDecided } from './decision.ts';

export interface RematchDeps {
  /** The game as it is played now. */
  readonly present: Game | null;
  readonly ids: Ids;
  readonly db: Kysely<Schema>;
  /** Of the new table in the lobby. */
  readonly place: LobbyPlace;
}

export function rematch(table: Table, asker: Asker, { present, ids, db, place }: RematchDeps): DeedDecided {
  const { row, state } = table;
  const seat = mySeat(table, asker);
  if (isRefusal(seat)) return seat;
  if (state.status !== 'over') return refused('illegal', 'rematchLater');
  if (state.next !== null) return null;
  // who has left is not waited for, and whom the new host keeps out does not come along: the seat is free
  const sitters = state.seats.map(({ person, bot, star, away }) => ({
    person: person !== null && asker.keepsOut(person) ? null : person,
    bot: away === null ? bot : null,
    star,
  }));
  const again = chosenAgain(table, present);
  if (again === null) return whyUnplayable(table);
  const plan = planRematch({ ...row, ...again }, sitters, { ids, now: asker.now, host: asker.person });
  return { deed: { do: 'rematch', table: plan.row.id, seat }, also: openingStatements(db, plan, place) };
}

type Again = Pick<TableRow, 'rules' | 'options'>;

/** By the present rules where they know the same options for as many seats, else by those of the game before; null where
 *  neither can be. */
function chosenAgain(table: Table, present: Game | null): Again | null {
  const { game, row } = table;
  return (present && byPresent(table, present)) ?? (game && { rules: row.rules, options: row.options });
}

function byPresent({ options, row }: Table, present: Game): Again | null {
  if (wrongSeatCount(present, row.seats) !== null) return null;
  const read = readOptions(present.options, options);
  if (isRefusal(read) || present.conflict(read, row.seats) !== null) return null;
  return { rules: present.rules, options: JSON.stringify(read) };
}
