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
  const [people, setPeople] = useState<readonly Person[]>(table.facts.people);
  return (
    <Dialog title={say.table.who} onClose={onClose}>
      <SeatRows people={people} onChange={setPeople} />
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
