// How it ended: who won and why, the score sheet, how it went, and another game.

import { hasDice, traitsOf, type Outcome } from '@starboard/engine';
import { useMemo } from 'react';
import { RuleLink, type GameUi } from '@starboard/kit';
import { Charts } from '../end/charts.tsx';
import { useEndingWords } from '../end/ending-words.ts';
import { TurnsOfFate } from '../end/turns-of-fate.tsx';
import type { Told } from '../link/facts.ts';
import type { Moment } from '../timeline/timeline.ts';
import { Alone, Harder, Picture, Won } from './endings.tsx';
import type { Teller } from './telling.ts';
import { ScoreSheet, Winners } from '../end/score-sheet.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { downloadSaved } from '../parts/download.ts';
import { usePhrase } from '../words/phrase.ts';
import { useSay } from '../words/say.ts';
import type { PlayAgain } from './again.ts';
import type { TableSession } from './session.ts';
import { useSurroundings } from './surroundings.ts';
import type { TableState } from './table-state.ts';

export interface EndSheetProps {
  readonly session: TableSession;
  readonly table: TableState;
  readonly ui: GameUi;
  readonly outcome: Outcome;
  readonly onClose: () => void;
  readonly onAgain: PlayAgain;
  readonly teller: Teller;
}

export function EndSheet({ session, table, ui, outcome, onClose, onAgain, teller }: EndSheetProps) {
  const say = useSay();
  const phrase = usePhrase();
  const { again, Afterwards } = useSurroundings();
  const { facts } = table;
  const said = useEndingWords();
  const load = useMemo(() => {
    let past: Promise<readonly Moment[] | Told> | null = null;
    return () => (past ??= session.past(null));
  }, [session]);
  const show = (at: number): void => {
    onClose();
    session.jumpTo(0);
    // the whole game was looked through: its moments are those with everything open
    void session.lookAs(null).then(() => session.jumpTo(at));
  };
  const act = again === undefined ? () => onAgain() : again.act;
  return (
    <Dialog title={say.end.title} onClose={onClose} wide>
      <div className="end-sheet">
        <p className="end-winner">
          <Won facts={facts} outcome={outcome}>
            <Winners people={facts.people} outcome={outcome} />
          </Won>
        </p>
        <p>
          {phrase(outcome.reason)} {outcome.rule === null ? null : <RuleLink id={outcome.rule} />}
        </p>
        <Alone session={session} table={table} ui={ui} outcome={outcome} />
        <ScoreSheet people={table.facts.people} outcome={outcome} />
        {said === null ? null : (
          <TurnsOfFate
            words={said}
            people={facts.people}
            load={load}
            ui={ui}
            tell={(moment, at) => teller(moment, at).at(0)?.told.text ?? null}
            onShow={show}
          />
        )}
        <Charts people={table.facts.people} outcome={outcome} load={load} ui={ui} />
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
          <Harder facts={facts} outcome={outcome} onStart={onAgain} />
          <button type="button" onClick={onClose}>
            {say.end.look}
          </button>
          {/* the file of a what-if would begin in the middle, which nothing replays */}
          {table.facts.kept ? (
            <button type="button" onClick={() => void session.file().then(downloadSaved)}>
              {say.table.export}
            </button>
          ) : null}
          <Picture game={facts.game} />
          {Afterwards === undefined ? null : <Afterwards />}
        </div>
      </div>
    </Dialog>
  );
}
