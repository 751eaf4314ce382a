// Somebody wants to take a bot's seat in a game with secrets: behind the curtain everybody at the screen is asked in turn.

import { SeatGlyph } from '@starboard/kit';
import type { Proposal } from '../link/facts.ts';
import { focused } from '../parts/focused.ts';
import { useSay } from '../words/say.ts';
import type { TableSession } from './session.ts';
import type { TableState } from './table-state.ts';

export interface AgreementProps {
  readonly session: TableSession;
  readonly table: TableState;
  /** Who is asked now. */
  readonly seat: number;
  readonly proposal: Proposal;
}

export function Agreement({ session, table: { facts }, seat, proposal }: AgreementProps) {
  const say = useSay();
  const { name, colour } = facts.people[seat];
  const changes = proposal.people.flatMap((person, each) =>
    person.bot === null && facts.people[each].bot !== null
      ? [say.agreement.takes(person.name, facts.people[each].name)]
      : [],
  );
  return (
    <main className="curtain" key={seat}>
      <SeatGlyph colour={colour} size={72} />
      <h1>{say.agreement.title(name)}</h1>
      {changes.map((change) => (
        <p key={change}>{change}</p>
      ))}
      <p>{say.agreement.help}</p>
      <div className="buttons">
        <button ref={focused} type="button" className="primary big" onClick={() => void session.answer(true)}>
          {say.agreement.yes(name)}
        </button>
        <button type="button" className="big" onClick={() => void session.answer(false)}>
          {say.agreement.no}
        </button>
      </div>
    </main>
  );
}
