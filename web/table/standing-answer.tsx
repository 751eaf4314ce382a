// Answers that a person gives beforehand to a question that comes again and again, such as the one for cards in a battle.

import { useWords, type Scene } from '@starboard/kit';
import { useState } from 'react';
import { Icon } from '../parts/icon.tsx';
import { useSay } from '../words/say.ts';
import type { TableSession } from './session.ts';
import { useIdleSetting } from './say-beforehand.ts';
import type { TableState } from './table-state.ts';

const ASK_ME = 'ask';

export interface StandingAnswerProps {
  readonly session: TableSession;
  readonly table: TableState;
  readonly scene: Scene;
  /** What can be said. */
  readonly answers: readonly number[];
}

export function StandingAnswer({ session, table, scene, answers }: StandingAnswerProps) {
  const say = useSay();
  const words = useWords();
  const { standingAnswers } = session.game;
  const { viewer, said } = table;
  const idle = useIdleSetting(table);
  const [open, setOpen] = useState(false);
  if (standingAnswers === undefined) return null;
  const stands = said !== null && standingAnswers.stands(scene.state, viewer, said);
  return (
    <div className={open ? 'ahead' : 'ahead ahead-folded'}>
      <button
        type="button"
        className={stands ? 'quiet ahead-toggle ahead-said' : 'quiet ahead-toggle'}
        aria-expanded={open}
        aria-label={say.table.saidBeforehand}
        title={say.table.saidBeforehand}
        onClick={() => setOpen(!open)}
      >
        <Icon name="clock" /> <Icon name={open ? 'unfold' : 'fold'} size={14} />
      </button>
      <label className="beforehand">
        {say.table.saidBeforehand}{' '}
        <select
          value={stands ? String(said) : ASK_ME}
          onChange={({ target: { value } }) => session.say(value === ASK_ME ? null : Number(value))}
        >
          <option value={ASK_ME}>{say.table.askMe}</option>
          {answers.map((answer) => (
            <option key={answer} value={answer}>
              {words.move(standingAnswers.answers.toRecord(answer), scene.state, viewer)}
            </option>
          ))}
        </select>
      </label>
      {idle === null ? null : (
        <label className="beforehand">
          <input type="checkbox" checked={idle.on} onChange={({ target }) => idle.set(target.checked)} />{' '}
          {idle.label}
        </label>
      )}
    </div>
  );
}
