// The five strategy tracks. A die that is chosen shows on each track what it would fill.

import { HtmlSpot } from '@starboard/kit';
import { memo } from 'react';
import { tracks, type Track } from '../../data/sheet.ts';
import { ActionSign } from '../draw/icons.tsx';
import { ringAround, scribbleIn } from '../draw/pencil.ts';
import { fillingOf, nextIcon, type Filling } from '../model/effects.ts';
import { printedOf } from '../model/printed.ts';
import type { Segment } from '../model/segments.ts';
import { stroke, timelineFor, type StrokeTimes } from '../model/timeline.ts';
import { useSheetWords } from '../words/words.ts';
import { useDesk } from './desk.ts';
import { fresh } from './fresh.ts';
import { Tip } from './tip.tsx';

export const TRACK_KEYS: Readonly<Record<Track, string>> = {
  explore: 'E',
  conquer: 'C',
  science: 'S',
  resources: 'R',
  trade: 'T',
};

interface TracksProps {
  /** Squares that the chosen or pointed at die would fill; 0 for none. */
  readonly offered: number;
}

export const Tracks = memo(function Tracks({ offered }: TracksProps) {
  const words = useSheetWords();
  return (
    <section className="gx-tracks" aria-label={words.headings.tracks}>
      {tracks.map((track, number) => (
        <TrackRow key={track} track={track} number={number} offered={offered} />
      ))}
    </section>
  );
});

function TrackRow({ track, number, offered }: { track: Track; number: number; offered: number }) {
  const { state, page, picking, timeline } = useDesk();
  const words = useSheetWords();
  const filled = page.filled[number];
  const squares = state.squares[number];
  const can = offered > 0 && picking?.can(...wishesFor(offered, track)) === true;
  const filling = can ? fillingOf(state, page.page, number, offered) : null;
  const next = nextIcon(state, page.page, number);
  const name = words.tracks[track];
  const line = page.rounds[state.round - 1]?.[number];
  const status =
    filling !== null
      ? words.track.short(filling)
      : next === null
        ? words.track.full
        : words.track.next(words.actions[next.action], next.squares);
  const lines = [
    words.track.filled(filled, squares),
    ...(filling === null ? [] : [words.track.filling(filling)]),
    ...(next === null
      ? []
      : [`${words.track.next(words.actions[next.action], next.squares)}. ${words.deeds[next.action]}`]),
    words.track.key(TRACK_KEYS[track]),
  ];
  return (
    <HtmlSpot
      id={`track-${track}`}
      label={`${name}: ${words.track.filled(filled, squares)} ${status}`}
      wishes={picking === null ? undefined : [{ track }]}
      className={`gx-track gx-track-${track} ${page.action !== null && page.track === number ? 'gx-track-busy' : ''}`}
      tip={<Tip title={name} lines={lines} rules={['GX-3.2', 'GX-3.3']} />}
    >
      <span className="gx-track-name">
        <span>{name}</span>
        {line !== undefined && line.value > 0 && (
          <b className="gx-track-die">
            {line.value}
            {line.extras > 0 && `+${line.extras}`}
          </b>
        )}
        {line !== undefined && line.value === 0 && line.extras > 0 && (
          <b className="gx-track-die">+{line.extras}</b>
        )}
      </span>
      <span className="gx-squares">
        {printedOf(state).segments[number].map((segment) => (
          <SegmentView
            key={segment.from}
            track={number}
            segment={segment}
            filled={Math.min(segment.squares, Math.max(0, filled - segment.from))}
            would={wouldFill(segment, filling)}
            timeline={timelineOn(timeline, number, segment)}
            isReached={filled >= segment.from + segment.squares}
            waits={page.action !== null && page.track === number && filled === segment.from + segment.squares}
          />
        ))}
      </span>
      <span className={filling === null ? 'gx-track-next' : 'gx-track-next gx-track-would'}>{status}</span>
    </HtmlSpot>
  );
}

/** A whole die, or the single square of an extra one. */
function wishesFor(squares: number, track: Track) {
  const die = { move: 'assign', value: squares, track };
  return squares === 1 ? [die, { move: 'extra', track }] : [die];
}

/** The strokes of one segment. */
function timelineOn(timeline: StrokeTimes, track: number, { from, squares }: Segment): StrokeTimes {
  const strokes = Array.from({ length: squares }, (_, i) => stroke.square(track, from + i));
  return timelineFor(timeline, ...strokes, stroke.icon(track, from + squares));
}

function wouldFill(segment: Segment, filling: Filling | null): number {
  if (filling === null) return 0;
  return Math.min(segment.squares, Math.max(0, filling.to - segment.from));
}

const CELL = 12;
const ICON = 23;
const HEIGHT = 20;

interface SegmentProps {
  readonly track: number;
  readonly segment: Segment;
  readonly filled: number;
  /** Squares of it that are filled or would be. */
  readonly would: number;
  readonly timeline: StrokeTimes;
  readonly isReached: boolean;
  readonly waits: boolean;
}

const SegmentView = memo(function SegmentView({
  track,
  segment,
  filled,
  would,
  timeline,
  isReached,
  waits,
}: SegmentProps) {
  const { from, squares, action } = segment;
  const width = squares * CELL + (action === null ? 0 : ICON);
  const iconAt = squares * CELL + 1;
  return (
    <svg
      className="gx-segment"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      style={{ width: `calc(${width} * var(--gx-u))`, height: `calc(${HEIGHT} * var(--gx-u))` }}
      aria-hidden="true"
    >
      {Array.from({ length: squares }, (_, i) => (
        <g key={i}>
          <rect
            className={i >= filled && i < would ? 'gx-square gx-square-would' : 'gx-square'}
            x={i * CELL + 1}
            y={5}
            width={10}
            height={10}
          />
          {i < filled && (
            <path
              d={scribbleIn(squareAt(i * CELL + 1, 5), track * 60 + from + i, 2.3)}
              pathLength={1}
              {...fresh(timeline, stroke.square(track, from + i), 'gx-scribble')}
            />
          )}
        </g>
      ))}
      {action !== null && <ActionSign action={action} x={iconAt + 1} y={1} size={18} />}
      {action !== null && isReached && (
        <path
          d={ringAround({ x: iconAt + 10, y: 10 }, 21, 19, track * 60 + from)}
          pathLength={1}
          {...fresh(timeline, stroke.icon(track, from + squares), waits ? 'gx-ringed gx-waits' : 'gx-ringed')}
        />
      )}
      {action !== null && !isReached && would === squares && (
        <circle className="gx-would-ring" cx={iconAt + 10} cy={10} r={10} />
      )}
    </svg>
  );
});

function squareAt(x: number, y: number) {
  return [
    { x, y },
    { x: x + 10, y },
    { x: x + 10, y: y + 10 },
    { x, y: y + 10 },
  ];
}
