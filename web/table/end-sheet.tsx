// How it ended: who won and why, the score sheet, how it went, and another game.

import { hasDice, traitsOf, type Outcome } from '@starboard/engine';
import { RuleLink, type GameUi } from '@starboard/kit';
import { Charts } from '../end/charts.tsx';
import { ScoreSheet, Winners } from '../end/score-sheet.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { downloadSaved } from '../parts/download.ts';
import { usePhrase } from '../words/phrase.ts';
import { useSay } from '../words/say.ts';
import type { TableSession } from './session.ts';
import { useSurroundings } from './surroundings.ts';
import type { TableState } from './table-state.ts';

export interface EndSheetProps {
  readonly session: TableSession;
  readonly table: TableState;
  readonly ui: GameUi;
  readonly outcome: Outcome;
  readonly onClose: () => void;
  readonly onAgain: () => void;
}

export function EndSheet({ session, table, ui, outcome, onClose, onAgain }: EndSheetProps) {
  const say = useSay();
  const phrase = usePhrase();
  const { again, Afterwards } = useSurroundings();
  const act = again === undefined ? onAgain : again.act;
  return (
    <Dialog title={say.end.title} onClose={onClose} wide>
      <div className="end-sheet">
        <p className="end-winner">
          <Winners people={table.facts.people} outcome={outcome} />
        </p>
        <p>
          {phrase(outcome.reason)} {outcome.rule === null ? null : <RuleLink id={outcome.rule} />}
        </p>
        <ScoreSheet people={table.facts.people} outcome={outcome} />
        <Charts people={table.facts.people} outcome={outcome} load={() => session.past(null)} ui={ui} />
        {table.facts.playable && traitsOf(session.game, table.view.options, table.view.seats).chance ? (
          <p className="quiet-text">
            {hasDice(session.game, table.view.options, table.view.seats)
              ? say.end.verify
              : say.end.verifyCards}
          </p>
        ) : null}
        <div className="buttons end-buttons">
          {act === null ? null : (
            <button type="button" className="primary" onClick={act}>
              {again?.title ?? say.end.again}
            </button>
          )}
          <button
            type="button"
            onClick={() => {
              session.jumpTo(0);
              onClose();
            }}
          >
            {say.end.replay}
          </button>
          <button type="button" onClick={onClose}>
            {say.end.look}
          </button>
          {/* the file of a what-if would begin in the middle, which nothing replays */}
          {table.facts.kept ? (
            <button type="button" onClick={() => void session.file().then(downloadSaved)}>
              {say.table.export}
            </button>
          ) : null}
          {Afterwards === undefined ? null : <Afterwards />}
        </div>
      </div>
    </Dialog>
  );
}
