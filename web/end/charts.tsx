import type { Outcome, State } from '@starboard/engine';
import { useMemo, useState } from 'react';
import { useWords, type GameUi, type Measure, type Person } from '@starboard/kit';
import type { Told } from '../link/facts.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { wayOf } from '../timeline/standing.ts';
import type { Moment } from '../timeline/timeline.ts';
import { useSay } from '../words/say.ts';
import { LineChart } from './line-chart.tsx';
import { unseatedIn } from './unseated.ts';

/** More points than pixels tell nothing. */
const POINTS = 160;
const NONE: readonly Moment[] = [];

export interface ChartsProps {
  readonly people: readonly Person[];
  readonly outcome: Pick<Outcome, 'unseated'>;
  /** The whole game with everything open; asked for once. */
  readonly load: () => Promise<readonly Moment[] | Told>;
  readonly ui: GameUi;
}

export function Charts({ people, outcome, load, ui }: ChartsProps) {
  const say = useSay();
  const all = [...people, ...unseatedIn(say, outcome, people)];
  const words = useWords();
  const [first] = useState(() => load);
  const open = useLoaded(first);
  const { states, orders } = useMemo(
    () => chartedIn(open === undefined || 'reason' in open ? NONE : open),
    [open],
  );
  const unseated = all.length - people.length;
  const drawn = useMemo(
    () => linesIn(ui.measures, states, people.length, unseated),
    [ui, states, people.length, unseated],
  );
  if (drawn.length === 0) return null;
  return (
    <section>
      <h3>{say.end.charts}</h3>
      <div className="charts">
        {drawn.map(({ id, values }) => (
          <LineChart
            key={id}
            title={words.measures[id] ?? id}
            label={say.end.chart(words.measures[id] ?? id)}
            people={all}
            values={values}
            ends={[say.end.start, say.end.order(orders)]}
          />
        ))}
      </div>
    </section>
  );
}

/** The states along the way to the end, without what was taken back, and how many orders led there. */
export function chartedIn(moments: readonly Moment[]): {
  readonly states: readonly State[];
  readonly orders: number;
} {
  const way = wayOf(moments);
  return { states: sampled(way).map(({ state }) => state), orders: way.length - 1 };
}

interface Lines {
  readonly id: string;
  /** By seat, then those whom nobody sits for where they have that number. */
  readonly values: readonly (readonly number[])[];
}

export function linesIn(
  measures: readonly Measure[],
  states: readonly State[],
  seats: number,
  unseated: number,
): readonly Lines[] {
  return (
    measures
      .map(({ id, ofSeats, valueOf }) => {
        const players = ofSeats === true ? seats : seats + unseated;
        return {
          id,
          values: Array.from({ length: players }, (_, player) =>
            states.map((state) => valueOf(state, player)),
          ),
        };
      })
      // where nothing ever changes there is nothing to see
      .filter(({ values }) => values.some((line) => line.some((value) => value !== line[0])))
  );
}

function sampled(moments: readonly Moment[]): readonly Moment[] {
  const step = Math.max(1, moments.length / POINTS);
  const picked = Array.from(
    { length: Math.ceil(moments.length / step) },
    (_, i) => moments[Math.floor(i * step)],
  );
  const last = moments.at(-1);
  return last === undefined || picked.at(-1) === last ? picked : [...picked, last];
}
