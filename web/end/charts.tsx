import type { Moment, State } from '@starboard/engine';
import { useCallback, useMemo } from 'react';
import { useWords, type GameUi } from '../kit/index.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import type { TableSession } from '../table/session.ts';
import type { TableState } from '../table/table-state.ts';
import { useSay } from '../words/say.ts';
import { LineChart } from './line-chart.tsx';

/** More points than pixels tell nothing. */
const POINTS = 160;

export function Charts({
  session,
  table,
  ui,
}: {
  readonly session: TableSession;
  readonly table: TableState;
  readonly ui: GameUi;
}) {
  const say = useSay();
  const words = useWords();
  const { people, seats } = table.facts;
  const open = useLoaded(useCallback(() => session.link.replay(null), [session]));
  const states = useMemo(() => {
    const moments = open === undefined || 'reason' in open ? [] : open;
    return sampled(moments).map((moment) => session.stateOf(moment));
  }, [open, session]);
  if (states.length < 2) return null;
  return (
    <section>
      <h3>{say.end.charts}</h3>
      <div className="charts">
        {ui.measures.map(({ id, valueOf }) => (
          <LineChart
            key={id}
            title={words.measures[id] ?? id}
            label={say.end.chart(words.measures[id] ?? id)}
            people={people}
            values={linesOf(states, seats, valueOf)}
          />
        ))}
      </div>
    </section>
  );
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
