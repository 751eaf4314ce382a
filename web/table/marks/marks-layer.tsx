// The marks over the map: what rivals did last, or what somebody looks back at.

import { foretold } from '@starboard/engine/view';
import { unseatedColours, type GameUi, type Marking, type Scene } from '@starboard/kit';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLoaded } from '../../parts/use-loaded.ts';
import type { Moment } from '../../timeline/timeline.ts';
import type { TableState } from '../table-state.ts';
import { doerOf, doneByRivals, lastTurnOf, type Happening } from './done-by.ts';
import { arrowBetween, crosshair, lieOf, placeKey, type SpotCircle } from './lie.ts';
import type { Recalled } from './recall.ts';
import { keyOf, strokesOf, type Left, type Stroke } from './strokes.ts';
import '../../style/marks.css';

export interface MarksLayerProps {
  readonly scene: Scene;
  readonly table: TableState;
  readonly ui: GameUi;
  readonly recalled: Recalled | null;
}

const NOTHING = (): null => null;

export function MarksLayer({ scene, table, ui, recalled }: MarksLayerProps) {
  const { marking } = ui;
  const load = useCallback((): Promise<Marking> => marking?.() ?? Promise.resolve(NOTHING), [marking]);
  const marksOf = useLoaded(load);
  const { past, viewer } = scene;
  const { replay } = table;
  const moments = replay?.moments ?? table.moments;
  const at = replay?.at ?? table.shown;
  // what is being ordered speaks for itself
  const isOrdering = replay === null && (table.draft?.order.length ?? 0) > 0;
  const strokes = useMemo(() => {
    if (marksOf === undefined) return [];
    const left = (deed: Happening): Left | null => leftBy(marksOf, moments, deed);
    const leaves = (deed: Happening): boolean => left(deed) !== null;
    const drawn = (deeds: readonly Happening[]): readonly Stroke[] =>
      strokesOf(deeds.flatMap((deed) => left(deed) ?? []));
    if (recalled !== null) {
      if ('draft' in recalled) return strokesOf(proposed(marksOf, recalled));
      if ('seat' in recalled) return drawn(lastTurnOf(recalled.seat, past ?? [], leaves, ui.turnOf));
      return drawn(recalled.told);
    }
    if (replay !== null) return drawn(moments[at].events.map((event) => ({ at, event })));
    if (isOrdering) return [];
    const since = moments.findLastIndex(
      ({ entry }, n) => n <= at && entry?.seat === viewer && entry.order !== undefined,
    );
    return drawn(doneByRivals(viewer, since, past ?? [], leaves, ui.turnOf));
  }, [marksOf, recalled, replay, isOrdering, moments, at, viewer, past, ui]);
  return <Strokes strokes={strokes} scene={scene} isRecalled={recalled !== null} />;
}

function leftBy(marksOf: Marking, moments: readonly Moment[], { at, event }: Happening): Left | null {
  const after = moments.at(at)?.state;
  if (after === undefined) return null;
  const marks = marksOf(event, after, moments[Math.max(0, at - 1)].state);
  return marks === null ? null : { seat: doerOf(event), marks };
}

function proposed(
  marksOf: Marking,
  { draft, order }: Extract<Recalled, { readonly draft: unknown }>,
): readonly Left[] {
  const { events, state } = foretold(draft, order);
  return events.flatMap((event) => {
    const seat = doerOf(event);
    const marks = seat === draft.seat ? marksOf(event, state, draft.view) : null;
    return marks === null ? [] : { seat, marks };
  });
}

interface StrokesProps {
  readonly strokes: readonly Stroke[];
  readonly scene: Scene;
  readonly isRecalled: boolean;
}

function Strokes({ strokes, scene, isRecalled }: StrokesProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [lie, setLie] = useState<ReadonlyMap<string, SpotCircle>>(new Map());
  const { state, people } = scene;
  // where a spot lies is known only when the board has been drawn; a map that moves takes its marks along
  useLayoutEffect(() => {
    const frame = layer.current?.parentElement ?? null;
    if (frame === null || strokes.length === 0) return undefined;
    let next = 0;
    const measure = (): void => setLie(lieOf(frame, strokes));
    const measureSoon = (): void => {
      cancelAnimationFrame(next);
      next = requestAnimationFrame(measure);
    };
    measure();
    const moves = new MutationObserver(measure);
    const map = frame.querySelector(':scope > svg');
    if (map !== null) moves.observe(map, { attributeFilter: ['viewBox'] });
    const room = new ResizeObserver(measureSoon);
    room.observe(frame);
    return () => {
      cancelAnimationFrame(next);
      moves.disconnect();
      room.disconnect();
    };
  }, [strokes, state]);
  const colours = useMemo(
    () => [...people.map(({ colour }) => colour), ...unseatedColours(people)],
    [people],
  );
  const classOf = ({ seat }: Stroke): string => (seat === null ? 'mark-nobody' : `seat-${colours[seat]}`);
  return (
    <div ref={layer} className={isRecalled ? 'marks marks-recalled' : 'marks'} aria-hidden="true">
      <svg>
        {strokes.map((stroke) => (
          <g key={keyOf(stroke)} className={`mark-${stroke.kind} ${classOf(stroke)}`}>
            <Drawn stroke={stroke} lie={lie} />
          </g>
        ))}
      </svg>
    </div>
  );
}

function Drawn({ stroke, lie }: { readonly stroke: Stroke; readonly lie: ReadonlyMap<string, SpotCircle> }) {
  const to = lie.get(placeKey(stroke, stroke.to));
  if (to === undefined) return null;
  if (stroke.kind !== 'way')
    return stroke.kind === 'ring' ? (
      <Ring at={to} />
    ) : (
      <>
        <Ring at={to} />
        <path className="mark-under" d={crosshair(to)} />
        <path className="mark-line" d={crosshair(to)} />
      </>
    );
  const from = lie.get(placeKey(stroke, stroke.from));
  if (from === undefined) return null;
  const { line, head } = arrowBetween(from, to);
  return (
    <>
      <circle className="mark-source" cx={from.x} cy={from.y} r={from.r + 4} />
      <Ring at={to} />
      <path className="mark-under" d={line} />
      <path className="mark-line" pathLength={1} d={line} />
      <path className="mark-head" d={head} />
    </>
  );
}

function Ring({ at: { x, y, r } }: { readonly at: SpotCircle }) {
  return (
    <>
      <circle className="mark-under" cx={x} cy={y} r={r + 4} />
      <circle className="mark-line" cx={x} cy={y} r={r + 4} />
    </>
  );
}
