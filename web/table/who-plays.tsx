import { traitsOf } from '@starboard/engine';
import { useState } from 'react';
import type { Person } from '@starboard/kit';
import { Dialog } from '../parts/dialog.tsx';
import { SeatRows } from '../setup/seat-rows.tsx';
import { useSay, type Words } from '../words/say.ts';
import type { TableSession } from './session.ts';
import type { TableState } from './table-state.ts';

export interface WhoPlaysProps {
  readonly session: TableSession;
  readonly table: TableState;
  readonly onClose: () => void;
}

/** A bot takes over for somebody who leaves, or somebody for a bot. */
export function WhoPlays({ session, table, onClose }: WhoPlaysProps) {
  const say = useSay();
  const { facts, view } = table;
  const [people, setPeople] = useState<readonly Person[]>(facts.people);
  const hides =
    traitsOf(session.game, view.options, view.seats).secrets &&
    view.outcome === null &&
    facts.here.length > 0;
  const means = hides ? meaning(say, facts.people, people) : null;
  return (
    <Dialog title={say.table.who} onClose={onClose}>
      <SeatRows people={people} onChange={setPeople} />
      {means === null ? null : <p role="status">{means}</p>}
      <div className="buttons">
        <button
          type="button"
          className="primary"
          onClick={() => {
            onClose();
            void session.seat(people);
          }}
        >
          {say.app.ok}
        </button>
      </div>
    </Dialog>
  );
}

/** What follows from such a change in a game with secrets; the table itself sees to it. */
export function meaning(say: Words, before: readonly Person[], after: readonly Person[]): string | null {
  const isPerson = ({ bot }: Person): boolean => bot === null;
  if (after.some((person, seat) => isPerson(person) && !isPerson(before[seat])))
    return before.filter(isPerson).length > 1 ? say.table.whoAgrees : say.table.whoLater;
  const leaves = before.some((person, seat) => isPerson(person) && !isPerson(after[seat]));
  if (!leaves || before.filter(isPerson).length < 2) return null;
  return after.filter(isPerson).length > 1 ? say.table.whoReturns : say.table.whoStaysAway;
}
