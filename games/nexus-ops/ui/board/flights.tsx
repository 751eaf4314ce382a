// What just happened, shown for a moment above the board: units on their way, plasma, blasts, tokens turned over. The board
// itself already shows how things stand, so nothing is lost when this is skipped.

import { Die, type Scene } from '@starboard/kit';
import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { MONOLITH_HEX, SEATS, TYPES, type Nexus } from '../../rules/state.ts';
import type { NexusEvent } from '../../rules/events.ts';
import { unitsAt } from '../../rules/army.ts';
import { Figure } from './figures.tsx';
import { round, type Layout, type Place } from './geometry.ts';
import type { HexView } from './hexes.ts';

interface FlightsProps {
  readonly scene: Scene<Nexus>;
  readonly layout: Layout;
  readonly alternate: boolean;
}

/** Milliseconds between the starts of two, and until the last is over. */
const STEP = 160;
const LAST = 1300;

export function Flights({ scene, layout, alternate }: FlightsProps) {
  const { news } = scene;
  const [over, setOver] = useState<typeof news | null>(null);
  useEffect(() => {
    if (news.length === 0) return undefined;
    const timer = window.setTimeout(() => setOver(news), news.length * STEP + LAST);
    const skip = (): void => setOver(news);
    window.addEventListener('pointerdown', skip);
    window.addEventListener('keydown', skip);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pointerdown', skip);
      window.removeEventListener('keydown', skip);
    };
  }, [news]);
  if (news.length === 0 || over === news) return null;
  const pictures = news
    .map((event, id) => ({ id, picture: pictureOf(event as NexusEvent, scene, layout, alternate) }))
    .filter(({ picture }) => picture !== null)
    .map((each, nth) => ({ ...each, delay: { '--no-delay': `${nth * STEP}ms` } as CSSProperties }));
  return (
    <g className="no-flights" aria-hidden="true">
      {pictures.map(({ id, picture, delay }) => (
        <g key={id} style={delay}>
          {picture}
        </g>
      ))}
    </g>
  );
}

/** By stack: is it on its way to the hex, so that it is not to be seen there yet? */
export function arrivingIn({ news, before }: Scene<Nexus>, { hex, stacks }: HexView): readonly boolean[] {
  if (before === null || news.length === 0) return NONE;
  return stacks.map(
    ({ seat, unit }) =>
      unitsAt(before, hex, seat, unit) === 0 &&
      (news as readonly NexusEvent[]).some(
        (event) => event.event === 'moved' && event.to === hex && event.seat === seat && event.unit === unit,
      ),
  );
}

const NONE: readonly boolean[] = [];

function pictureOf(event: NexusEvent, scene: Scene<Nexus>, layout: Layout, alternate: boolean): ReactNode {
  const at = (hex: number): Place => layout.places[hex] ?? { x: 0, y: 0 };
  const colour = (seat: number): number => scene.people[seat].colour;
  switch (event.event) {
    case 'moved':
    case 'went home': {
      const number = event.event === 'moved' ? event.number : 1;
      return (
        <Flier
          {...{ alternate, number }}
          unit={event.unit}
          colour={colour(event.seat)}
          from={at(event.from)}
          to={at(event.to)}
        />
      );
    }
    case 'bought':
    case 'placed':
      return (
        <Landing unit={event.unit} colour={colour(event.seat)} at={at(event.hex)} alternate={alternate} />
      );
    case 'destroyed':
      return <Burst unit={event.unit} colour={colour(event.seat)} at={at(event.hex)} alternate={alternate} />;
    case 'explored':
      return <Flip at={at(event.hex)} />;
    case 'breathed':
      return <Plasma from={at(event.from)} to={at(event.to)} die={event.die} />;
    case 'vortex':
      return <Storm scene={scene} from={event.from} to={event.to} layout={layout} alternate={alternate} />;
    case 'blast':
      return <Plasma from={at(MONOLITH_HEX)} to={at(event.hex)} die={null} />;
    default:
      return null;
  }
}

interface PieceProps {
  readonly unit: number;
  readonly colour: number;
  readonly alternate: boolean;
}

function Flier({
  unit,
  colour,
  alternate,
  number,
  from,
  to,
}: PieceProps & { number: number; from: Place; to: Place }) {
  const way = {
    '--no-dx': `${round(from.x - to.x)}px`,
    '--no-dy': `${round(from.y - to.y)}px`,
  } as CSSProperties;
  return (
    <g transform={`translate(${round(to.x)} ${round(to.y)})`}>
      <g className={`no-flier seat-${colour}`} style={way}>
        <g transform="scale(1.25)">
          <Figure unit={unit} alternate={alternate} />
        </g>
        {number > 1 ? (
          <text className="no-flier-count" x={34} y={24}>
            ×{number}
          </text>
        ) : null}
      </g>
    </g>
  );
}

function Landing({ unit, colour, alternate, at }: PieceProps & { at: Place }) {
  return (
    <g transform={`translate(${round(at.x)} ${round(at.y)})`}>
      <g className={`no-landing seat-${colour}`}>
        <circle className="no-ripple" r={40} />
        <Figure unit={unit} alternate={alternate} />
      </g>
    </g>
  );
}

function Burst({ unit, colour, alternate, at }: PieceProps & { at: Place }) {
  return (
    <g transform={`translate(${round(at.x)} ${round(at.y)})`}>
      <g className={`no-burst seat-${colour}`}>
        <path
          className="no-burst-rays"
          d="M0 -58L10 -22L42 -42L22 -10L58 0L22 10L42 42L10 22L0 58L-10 22L-42 42L-22 10L-58 0L-22 -10L-42 -42L-10 -22Z"
        />
        <Figure unit={unit} alternate={alternate} />
      </g>
    </g>
  );
}

function Flip({ at }: { at: Place }) {
  return (
    <g transform={`translate(${round(at.x)} ${round(at.y)})`}>
      <g className="no-flip">
        <circle className="no-token-disc" r={30} />
        <path className="no-token-sign" d="M-7 -6C-7 -15 8 -15 8 -6C8 0 0 1 0 7M0 13V13.5" />
      </g>
    </g>
  );
}

function Plasma({ from, to, die }: { from: Place; to: Place; die: number | null }) {
  const [mx, my] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  return (
    <g className="no-plasma">
      <path d={`M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`} />
      <circle cx={round(to.x)} cy={round(to.y)} r={44} />
      {die === null ? null : <Die value={die} size={44} x={mx - 22} y={my - 22} />}
    </g>
  );
}

/** NO-17.2: everything that stood there before. */
function Storm({ scene, from, to, layout, alternate }: { from: number; to: number } & FlightsProps) {
  const { before, people } = scene;
  const [start, end] = [layout.places[from], layout.places[to]];
  if (before === null || from === to || start === null || end === null) return null;
  const stacks = Array.from({ length: SEATS * TYPES }, (_, i) => ({
    seat: Math.trunc(i / TYPES),
    unit: i % TYPES,
  }))
    .map(({ seat, unit }) => ({ seat, unit, number: unitsAt(before, from, seat, unit) }))
    .filter(({ number }) => number > 0);
  return stacks.map(({ seat, unit, number }) => (
    <Flier
      key={`${seat} ${unit}`}
      {...{ unit, number, alternate }}
      colour={people[seat].colour}
      from={start}
      to={end}
    />
  ));
}
