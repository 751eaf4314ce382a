// What the organizer does beside playing.

import { useState } from 'react';
import { Ask } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { LEVELS } from '../../setup/people.ts';
import { levelName } from '../../words/names.ts';
import { useSay } from '../../words/say.ts';
import { useTell } from '../tell.ts';
import type { TournamentShown } from './parts.ts';

export function Organizing({ tournament, act }: TournamentShown) {
  const { page } = useTell().tournaments;
  const [asks, setAsks] = useState<'close' | 'cancel' | null>(null);
  const { status, entrants, cap } = tournament;
  if (status === 'over' || status === 'cancelled') return null;
  const isEntering = status === 'entering';
  return (
    <section className="panel-box">
      <h2>{page.arrange}</h2>
      {isEntering && entrants.length < cap ? <AddBot act={act} /> : null}
      <div className="buttons">
        {isEntering ? (
          <button type="button" onClick={() => setAsks('close')}>
            {page.close}
          </button>
        ) : null}
        <button type="button" className="quiet" onClick={() => setAsks('cancel')}>
          {page.cancel}
        </button>
      </div>
      {asks === null ? null : (
        <Ask
          title={page[asks]}
          text={asks === 'close' ? page.closeAsk : page.cancelAsk}
          yes={page[asks]}
          onNo={() => setAsks(null)}
          onYes={() => {
            setAsks(null);
            act({ do: asks });
          }}
        />
      )}
    </section>
  );
}

function AddBot({ act }: Pick<TournamentShown, 'act'>) {
  const say = useSay();
  const { page, form } = useTell().tournaments;
  const [level, setLevel] = useState('captain');
  return (
    <p className="buttons">
      <select aria-label={form.botLevel} value={level} onChange={({ target }) => setLevel(target.value)}>
        {LEVELS.map((each) => (
          <option key={each} value={each}>
            {levelName(say, each)}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => act({ do: 'addBot', level })}>
        <Icon name="bot" /> {page.addBot}
      </button>
    </p>
  );
}
