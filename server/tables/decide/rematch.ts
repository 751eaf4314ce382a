// The same table once more, opened together with the deed that says so: there is only one.

import { isRefusal } from '@starboard/engine';
import type { Kysely } from 'kysely';
import type { Ids } from '../../ids.ts';
import { refused } from '../../refused.ts';
import type { Schema } from '../../store/schema.ts';
import { openingStatements, planRematch } from '../opening.ts';
import type { Table } from '../table.ts';
import { mySeat, type Asker, type Decided } from './decision.ts';

export function rematch(table: Table, asker: Asker, ids: Ids, db: Kysely<Schema>): Decided {
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
  const plan = planRematch(row, sitters, { ids, now: asker.now, host: asker.person });
  return { deed: { do: 'rematch', table: plan.row.id, seat }, also: openingStatements(db, plan) };
}
