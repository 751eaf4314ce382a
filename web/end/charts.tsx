import type { State } from '@starboard/engine';
import { useMemo, useState } from 'react';
import { useWords, type GameUi, type Person } from '@starboard/kit';
import type { Told } from '../link/facts.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { wayOf } from '../timeline/standing.ts';
import type { Moment } from '../timeline/timeline.ts';
import { useSay } from '../words/say.ts';
import { LineChart } from './line-chart.tsx';

/** More points than pixels tell nothing. */
const POINTS = 160;
const NONE: readonly Moment[] = [];

export interface ChartsProps {
  readonly people: readonly Person[];
  /** The whole game with everything open; asked for once. */
  readonly load: () => Promise<readonly Moment[] | Told>;
  readonly ui: GameUi;
}

export function Charts({ people, load, ui }: ChartsProps) {
  const say = useSay();
  const words = useWords();
  const [first] = useState(() => load);
  const open = useLoaded(first);
  const { states, orders } = useMemo(
    () => chartedIn(open === undefined || 'reason' in open ? NONE : open),
    [open],
  );
  const drawn = useMemo(
    () =>
      ui.measures
        .map(({ id, valueOf }) => ({ id, values: linesOf(states, people.length, valueOf) }))
        // where nothing ever changes there is nothing to see
        .filter(({ values }) => values.some((line) => line.some((value) => value !== line[0]))),
    [ui, states, people.length],
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
            people={people}
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

function linesOf(states: readonly State[], seats: number, valueOf: (state: State, seat: number) => number) {
  return Array.from({ length: seats }, (_, seat) => states.map((state) => valueOf(state, seat)));
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
