// What luck did: the dice of each seat beside what fair dice bring.

import type { LuckLine } from '@starboard/wire/schema';
import { SeatGlyph, useLocale, type Person } from '@starboard/kit';
import { useTell } from '../tell.ts';

const DIE = 6;
/** Fewer draws than this of anything but a die say nothing. */
const FEWEST = 3;

export function Luck({
  luck,
  people,
}: {
  readonly luck: readonly LuckLine[];
  readonly people: readonly Person[];
}) {
  const tell = useTell();
  const told = luck.filter(
    ({ bound, draws, stream }) => (bound === DIE || (bound > 1 && draws >= FEWEST)) && stream in people,
  );
  const rest = luck.filter((line) => !told.includes(line)).reduce((sum, { draws }) => sum + draws, 0);
  if (told.length === 0 && rest === 0) return null;
  return (
    <section className="panel-box luck" aria-label={tell.luck.title}>
      <h2>{tell.luck.title}</h2>
      {told.length === 0 ? null : (
        <div className="table-scroll" tabIndex={0} role="region" aria-label={tell.luck.title}>
          <table className="score-sheet luck-table">
            <thead>
              <tr>
                <th scope="col">{tell.luck.whose}</th>
                <th scope="col">{tell.luck.what}</th>
                <th scope="col">{tell.luck.draws}</th>
                <th scope="col">{tell.luck.mean}</th>
                <th scope="col">{tell.luck.spread}</th>
                <th scope="col">{tell.luck.better}</th>
              </tr>
            </thead>
            <tbody>
              {told.map((line) => (
                <LuckRow key={`${line.stream} ${line.bound}`} line={line} person={people[line.stream]} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="quiet-text">
        {told.length === 0
          ? tell.luck.few(rest)
          : `${tell.luck.help} ${rest > 0 ? tell.luck.rest(rest) : ''}`}
      </p>
    </section>
  );
}

function LuckRow({ line, person }: { readonly line: LuckLine; readonly person: Person }) {
  const tell = useTell();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const { bound, draws, mean, expected, counts, percentile } = line;
  return (
    <tr>
      <th scope="row">
        <SeatGlyph colour={person.colour} size={14} /> {person.name}
      </th>
      <td>{tell.luck.die(bound)}</td>
      <td>{draws}</td>
      <td>
        {number.format(mean)} <small className="quiet-text">({number.format(expected)})</small>
      </td>
      <td>
        <Spread counts={counts} colour={person.colour} />
      </td>
      <td>{tell.luck.percent(Math.round(100 * percentile))}</td>
    </tr>
  );
}

/** How often each result came, as small bars. */
function Spread({ counts, colour }: { readonly counts: readonly number[]; readonly colour: number }) {
  const most = Math.max(1, ...counts);
  const bars = counts.map((count, result) => ({ count, result }));
  return (
    <svg
      className={`spread seat-${colour}`}
      viewBox={`0 0 ${counts.length * 8} 24`}
      role="img"
      aria-label={bars.map(({ count, result }) => `${result + 1}: ${count}`).join(', ')}
    >
      {bars.map(({ count, result }) => (
        <rect
          key={result}
          x={result * 8 + 1}
          width={6}
          y={23 - (22 * count) / most}
          height={(22 * count) / most + 1}
        />
      ))}
    </svg>
  );
}
