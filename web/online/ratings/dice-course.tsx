// How high the dice fell from game to game, beside what fair dice bring.

import { useLocale } from '@starboard/kit';
import type { Profile } from '@starboard/wire/schema';
import { useTell } from '../tell.ts';
import { WIDTH, HEIGHT, EDGE, ROOM } from './course.ts';

const FAIR = 3.5;
/** The line is not drawn steeper than with so much between its ends. */
const LEAST_SPAN = 1;
/** Fewer games are no course. */
const FEWEST = 2;

export function DiceCourse({ dice }: { readonly dice: Profile['dice'] }) {
  const tell = useTell();
  const locale = useLocale();
  if (dice.length < FEWEST) return null;
  const means = runningMeans(dice);
  const last = means[means.length - 1];
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const away = Math.max(LEAST_SPAN / 2, ...means.map((mean) => Math.abs(mean - FAIR)));
  const x = (i: number): number => ROOM + ((WIDTH - ROOM - EDGE) * i) / (means.length - 1);
  const y = (value: number): number => HEIGHT / 2 - ((HEIGHT / 2 - EDGE) * (value - FAIR)) / away;
  const label = tell.results.diceCourse(number.format(last), dice.length);
  return (
    <section>
      <h2>{tell.results.dice}</h2>
      <p className="quiet-text">{tell.results.diceHelp}</p>
      <svg
        className="rating-course dice-course"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={label}
      >
        {[FAIR + away, FAIR, FAIR - away].map((tick) => (
          <g key={tick}>
            <line x1={ROOM} x2={WIDTH - EDGE} y1={y(tick)} y2={y(tick)} />
            <text x={ROOM - 6} y={y(tick) + 4} textAnchor="end">
              {number.format(tick)}
            </text>
          </g>
        ))}
        <polyline points={means.map((mean, i) => `${x(i).toFixed(1)},${y(mean).toFixed(1)}`).join(' ')} />
        <circle cx={x(means.length - 1)} cy={y(last)} r={3.5} />
      </svg>
      <p>{label}</p>
    </section>
  );
}

/** Of all dice up to each game. */
export function runningMeans(dice: Profile['dice']): readonly number[] {
  let [rolled, sum] = [0, 0];
  return dice.map((game) => {
    rolled += game.dice;
    sum += game.pips;
    return sum / rolled;
  });
}
