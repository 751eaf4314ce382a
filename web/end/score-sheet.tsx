// Who won, and with how many points of which kind.

import { usePhrase } from '../words/phrase.ts';
import { winnersOf, type Outcome } from '@starboard/engine';
import { SeatGlyph, useLocale, type Person } from '@starboard/kit';
import { seated } from '../words/names.ts';
import { useSay } from '../words/say.ts';
import { winnersText } from './ending.tsx';
import { unseatedIn } from './unseated.ts';

interface ResultProps {
  readonly people: readonly Person[];
  readonly outcome: Outcome;
}

export function Winners({ people, outcome }: ResultProps) {
  const say = useSay();
  const locale = useLocale();
  const winners = winnersOf(outcome);
  const names = seated(people).map(({ name }) => name);
  return (
    <>
      {winners.length === people.length && people.length > 1
        ? null
        : winners.map((seat) => <SeatGlyph key={seat} colour={people[seat].colour} size={26} />)}{' '}
      {winnersText(say, locale, names, outcome) ?? names[0]}
    </>
  );
}

export function ScoreSheet({ people: sitting, outcome }: ResultProps) {
  const say = useSay();
  const phrase = usePhrase();
  const people = seated(sitting);
  const { ranks, unseated = [] } = outcome;
  const ranked = people.toSorted((a, b) => ranks[a.seat] - ranks[b.seat]);
  const computers = unseatedIn(say, outcome, sitting);
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
            {computers.map(({ colour, name }) => (
              <th key={name} scope="col">
                <SeatGlyph colour={colour} size={14} /> <span className="score-name">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ranked.length + computers.length > 1 ? (
            <tr>
              <th scope="row">{say.end.place}</th>
              {ranked.map(({ seat }) => (
                <td key={seat}>{say.table.rank(ranks[seat])}</td>
              ))}
              {computers.map(({ name }, i) => (
                <td key={name}>{say.table.rank(unseated[i])}</td>
              ))}
            </tr>
          ) : null}
          {outcome.sheet.map(({ label, points, unseated: others = [] }) => (
            <tr key={label.text}>
              <th scope="row">{phrase(label)}</th>
              {ranked.map(({ seat }) => (
                <td key={seat}>{points[seat]}</td>
              ))}
              {others.map((each, i) => (
                <td key={computers[i].name}>{each}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
