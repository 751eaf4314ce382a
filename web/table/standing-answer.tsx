// Answers that a person gives beforehand to a question that comes again and again, such as the one for cards in a battle.

import { MoveList } from '@starboard/engine';
import { useWords, type Scene } from '@starboard/kit';
import type { Beforehand, IdleSetting } from '@starboard/kit/table';
import { useMemo, useState } from 'react';
import { Icon } from '../parts/icon.tsx';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { useSay } from '../words/say.ts';
import type { TableSession } from './session.ts';
import { isAmongBots, type TableState } from './table-state.ts';

const ASK_ME = 'ask';

export interface StandingAnswerProps {
  readonly session: TableSession;
  readonly table: TableState;
  readonly scene: Scene;
}

export function StandingAnswer({ session, table, scene }: StandingAnswerProps) {
  const say = useSay();
  const words = useWords();
  const { standingAnswers } = session.game;
  const { viewer, said } = table;
  const idle = useIdleSetting(table);
  const [open, setOpen] = useState(false);
  if (standingAnswers === undefined || !maySayBeforehand(table)) return null;
  const offers = new MoveList();
  standingAnswers.offers(scene.state, viewer, offers);
  const stands = said !== null && standingAnswers.stands(scene.state, viewer, said);
  const answers = [...new Set([...offers.toArray(), ...(stands ? [said] : [])])];
  if (answers.length === 0) return null;
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

/** What the table lends to boards that ask such a question themselves. */
export function useSayBeforehand(session: TableSession, table: TableState): Beforehand {
  const { said } = table;
  const maySay = maySayBeforehand(table);
  const idle = useIdleSetting(table);
  return useMemo(
    () => ({ said, say: (answer) => session.say(answer), maySay, idle }),
    [session, said, maySay, idle],
  );
}

/** Not where somebody else decides in the viewer's seat, nor in the past. */
function maySayBeforehand({ facts, viewer, replay, view }: TableState): boolean {
  return facts.here.includes(viewer) && replay === null && view.outcome === null;
}

function useIdleSetting(table: TableState): IdleSetting | null {
  const label = useSay().settings.passIdle;
  const { passIdle: on } = useSettings();
  const among = isAmongBots(table);
  return useMemo(
    () => (among ? { label, on, set: (passIdle) => changeSettings({ passIdle }) } : null),
    [label, on, among],
  );
}
