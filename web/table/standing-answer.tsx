// Answers that a person gives beforehand to a question that comes again and again, such as the one for cards in a battle.

import { MoveList } from '@starboard/engine';
import { useWords, type Scene } from '@starboard/kit';
import { useSay } from '../words/say.ts';
import type { TableSession } from './session.ts';
import type { TableState } from './table-state.ts';

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
  const { viewer, said, facts } = table;
  // somebody else may decide in the viewer's seat
  if (standingAnswers === undefined || !facts.here.includes(viewer)) return null;
  if (table.replay !== null || table.view.outcome !== null) return null;
  const offers = new MoveList();
  standingAnswers.offers(scene.state, viewer, offers);
  const stands = said !== null && standingAnswers.stands(scene.state, viewer, said);
  const answers = [...new Set([...offers.toArray(), ...(stands ? [said] : [])])];
  if (answers.length === 0) return null;
  return (
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
  );
}
