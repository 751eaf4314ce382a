// What the table has to say in passing: refusals, questions, and what went wrong.

import { messageOf, SPECTATOR } from '@starboard/engine';
import { useEffect, useRef } from 'react';
import { RuleLink, useLocale, useWords, type Locale, type Person } from '@starboard/kit';
import type { Told } from '../link/facts.ts';
import { Icon } from '../parts/icon.tsx';
import { ExportSaved } from './export-saved.tsx';
import { listed, nameIn } from '../words/names.ts';
import { usePhrase } from '../words/phrase.ts';
import { useSay, type Words } from '../words/say.ts';
import type { TableSession } from './session.ts';
import type { TableState } from './table-state.ts';

/** By then everybody has read a sentence; the same wish brings it again. */
const READ_BY = 15_000;

export function Refused({
  session,
  table: { refusal, facts },
}: {
  readonly session: TableSession;
  readonly table: Pick<TableState, 'refusal' | 'facts'>;
}) {
  const say = useSay();
  const locale = useLocale();
  const phrase = usePhrase();
  useEffect(() => {
    if (refusal === null) return undefined;
    const timer = window.setTimeout(() => session.dismiss(), READ_BY);
    return () => window.clearTimeout(timer);
  }, [session, refusal]);
  return (
    <div role="alert">
      {refusal === null ? null : (
        <div className="notice refused">
          <p>
            {refusal.rule === null ? null : <strong>{say.table.whyNot}: </strong>}
            {awaitedIn(refusal, facts.people, say, locale) ?? phrase(messageOf(refusal))}{' '}
            {refusal.rule === null ? null : <RuleLink id={refusal.rule} />}
          </p>
          <button
            type="button"
            className="quiet"
            aria-label={say.app.close}
            onClick={() => session.dismiss()}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}

/** At a table people have names: whose decision it is, where the rules, which know only seats, refuse it for that. */
function awaitedIn(
  refusal: Told,
  people: readonly Person[],
  say: Pick<Words, 'table'>,
  locale: Locale,
): string | null {
  const { key, values } = messageOf(refusal);
  const seats = values?.['seats'];
  if (key !== 'engine.othersDecide' || !Array.isArray(seats)) return null;
  const names = seats.map((seat) => nameIn(people)(Number(seat) - 1));
  return say.table.othersDecide(listed(locale, names));
}

export function Confirming({
  session,
  table,
}: {
  readonly session: TableSession;
  readonly table: TableState;
}) {
  const say = useSay();
  const words = useWords();
  const { confirming, draft } = table;
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // what was chosen has gone from the list, and with it the focus of who plays by keyboard
    if (confirming) yes.current?.focus({ preventScroll: true });
  }, [confirming]);
  if (!confirming || draft === null) return null;
  const last = draft.order.at(-1);
  const record = last === undefined ? null : session.game.moves.toRecord(last);
  const warning = record === null ? null : (words.warning?.(record, draft.state, draft.seat) ?? null);
  return (
    <div className="notice" role="group" aria-label={say.table.confirm}>
      <p>{warning === null ? say.table.confirm : `${warning} ${say.table.warned}`}</p>
      <button ref={yes} type="button" className="primary" onClick={() => void session.drafter.send()}>
        {warning === null ? say.table.confirmYes : say.table.warnedYes}
      </button>
      <button type="button" onClick={() => session.drafter.stepBack()}>
        {say.table.confirmNo}
      </button>
    </div>
  );
}

export function Unsaved({ reason }: { readonly reason: string | null }) {
  const say = useSay();
  if (reason === null) return null;
  return (
    <p className="notice refused" role="alert">
      {say.table.unsaved} {reason}
    </p>
  );
}

/** What is on the board is what one viewer was shown, and there is no more. */
export function ViewOnly({ table }: { readonly table: TableState }) {
  const say = useSay();
  const { facts, viewer } = table;
  if (facts.viewOnly !== true) return null;
  const name = viewer === SPECTATOR ? null : nameIn(facts.people)(viewer);
  return (
    <p className="notice" role="note">
      {name === null ? say.table.shownToAll : say.table.shownTo(name)} {say.table.viewOnly}
    </p>
  );
}

export interface CrashedProps {
  readonly id: string;
  readonly reason: string;
  readonly onResume: () => void;
}

export function Crashed({ id, reason, onResume }: CrashedProps) {
  const say = useSay();
  return (
    <div className="crashed" role="alertdialog" aria-label={say.errors.crashed}>
      <div>
        <h2>{say.errors.crashed}</h2>
        <p>{say.errors.help}</p>
        <div className="buttons">
          <button type="button" className="primary" onClick={onResume}>
            {say.errors.again}
          </button>
          <ExportSaved id={id} />
        </div>
        <details>
          <summary>{say.errors.details}</summary>
          <pre className="error-text">{reason}</pre>
        </details>
      </div>
    </div>
  );
}
