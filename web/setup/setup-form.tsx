// A table for people at this screen and bots.

import { useState } from 'react';
import type { Shown } from '../games/uis.ts';
import type { Person } from '@starboard/kit';
import type { NewLocalTable } from '../link/facts.ts';
import { Icon } from '../parts/icon.tsx';
import { useSay } from '../words/say.ts';
import { company, resized, seatsHere, shuffled, tableOf } from './people.ts';
import { SeatRows } from './seat-rows.tsx';
import { TableForm, usualSeats } from './table-form.tsx';

export interface SetupFormProps {
  readonly shown: Shown;
  readonly you: string;
  readonly level: string;
  readonly onStart: (table: NewLocalTable) => void;
}

export function SetupForm({ shown, you, level, onStart }: SetupFormProps) {
  const say = useSay();
  const [people, setPeople] = useState<readonly Person[]>(() => company(usualSeats(shown), you, level));
  return (
    <TableForm
      shown={shown}
      seats={people.length}
      onSeats={(seats) => setPeople(resized(people, seats, level))}
      besideSeats={
        people.length === 1 ? null : (
          <button type="button" onClick={() => setPeople(shuffled(people))}>
            <Icon name="shuffle" /> {say.setup.shuffle}
          </button>
        )
      }
      rows={
        <>
          <SeatRows people={people} onChange={setPeople} />
          {seatsHere(people).length === 0 ? <p className="quiet-text">{say.setup.watching}</p> : null}
        </>
      }
      submit={say.setup.start}
      onSubmit={(options) => onStart(tableOf(shown.game.id, options, people))}
    />
  );
}
