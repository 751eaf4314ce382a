// How it ended: who won and why, the score sheet, how it went, and another game.

import { winnersOf, type Outcome } from '@starboard/engine';
import { RuleLink, SeatGlyph, useLocale, type GameUi, type Person } from '../kit/index.ts';
import { Dialog } from '../parts/dialog.tsx';
import { downloadGame } from '../parts/download.ts';
import { listed, nameIn, seated } from '../table/names.ts';
import type { TableSession } from '../table/session.ts';
import { useSurroundings } from '../table/surroundings.ts';
import type { TableState } from '../table/table-state.ts';
import { usePhrase } from '../words/phrase.ts';
import { useSay } from '../words/say.ts';
import { Charts } from './charts.tsx';

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
        <Charts
          people={table.facts.people}
          load={() => session.link.replay(null)}
          stateOf={session.stateOf}
          ui={ui}
        />
        {table.facts.playable ? <p className="quiet-text">{say.end.verify}</p> : null}
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
          <button type="button" onClick={() => void session.file().then(downloadGame)}>
            {say.table.export}
          </button>
          {Afterwards === undefined ? null : <Afterwards />}
        </div>
      </div>
    </Dialog>
  );
}

interface ResultProps {
  readonly people: readonly Person[];
  readonly outcome: Outcome;
}

export function Winners({ people, outcome }: ResultProps) {
  const say = useSay();
  const locale = useLocale();
  const winners = winnersOf(outcome);
  if (winners.length === people.length && people.length > 1) return say.end.draw;
  const names = listed(locale, winners.map(nameIn(people)));
  return (
    <>
      {winners.map((seat) => (
        <SeatGlyph key={seat} colour={people[seat].colour} size={26} />
      ))}{' '}
      {winners.length === 1 ? say.end.wins(names) : say.end.win(names)}
    </>
  );
}

export function ScoreSheet({ people: sitting, outcome }: ResultProps) {
  const say = useSay();
  const phrase = usePhrase();
  const people = seated(sitting);
  const ranked = people.toSorted((a, b) => outcome.ranks[a.seat] - outcome.ranks[b.seat]);
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label={say.end.sheet}>
      <table className="score-sheet">
        <caption>{say.end.sheet}</caption>
        <thead>
          <tr>
            <th scope="col">{say.end.player}</th>
            {ranked.map(({ seat, colour, name }) => (
              <th key={seat} scope="col">
                <SeatGlyph colour={colour} size={14} /> <span className="score-name">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{say.end.place}</th>
            {ranked.map(({ seat }) => (
              <td key={seat}>{say.table.rank(outcome.ranks[seat])}</td>
            ))}
          </tr>
          {outcome.sheet.map(({ label, points }) => (
            <tr key={label.text}>
              <th scope="row">{phrase(label)}</th>
              {ranked.map(({ seat }) => (
                <td key={seat}>{points[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
