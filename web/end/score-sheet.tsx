// Who won, and with how many points of which kind.

import { usePhrase } from '../words/phrase.ts';
import { winnersOf, type Outcome } from '@starboard/engine';
import { SeatGlyph, useLocale, type Person } from '@starboard/kit';
import { listed, nameIn, seated } from '../words/names.ts';
import { useSay } from '../words/say.ts';

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
      {people.length === 1 ? names : winners.length === 1 ? say.end.wins(names) : say.end.win(names)}
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
          {ranked.length > 1 ? (
            <tr>
              <th scope="row">{say.end.place}</th>
              {ranked.map(({ seat }) => (
                <td key={seat}>{say.table.rank(outcome.ranks[seat])}</td>
              ))}
            </tr>
          ) : null}
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
