import { useState } from 'react';
import type { Person } from '@starboard/kit';
import { Dialog } from '../parts/dialog.tsx';
import { SeatRows } from '../setup/seat-rows.tsx';
import { useSay } from '../words/say.ts';
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
  const hides = session.game.traits.secrets && view.outcome === null && facts.here.length > 0;
  return (
    <Dialog title={say.table.who} onClose={onClose}>
      <SeatRows people={people} onChange={setPeople} />
      {hides && people.some(({ bot }, seat) => bot === null && facts.people[seat].bot !== null) ? (
        <p className="quiet-text">{facts.here.length > 1 ? say.table.whoAgrees : say.table.whoLater}</p>
      ) : null}
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
