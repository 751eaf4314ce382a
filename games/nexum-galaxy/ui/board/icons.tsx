// Signs of our own, drawn in a square of 24 around its middle, so that they can lie on the map or in a line of text.

import type { RelicType } from '../../data/sector.ts';

/** What each relic does, as a sign: rank, copy, energy, way. */
const RELIC_SIGNS: Readonly<Record<RelicType, string>> = {
  military: 'M-6 0L0 -6L6 0M-6 6L0 0L6 6',
  replicator: 'M-5.5 -5.5H2V2H-5.5ZM-1.5 5.5H5.5V-1.5',
  extractor: 'M1.5 -7.5L-4.5 1H0.5L-1.5 7.5L4.5 -1.5H-0.5Z',
  transporter: 'M-7 0H5M0.5 -5L6 0L0.5 5M-7 -4H-3.5M-7 4H-3.5',
};

const HEXAGON = 'M0 -11L9.5 -5.5V5.5L0 11L-9.5 5.5V-5.5Z';
const BOLT = 'M2 -10L-6 2H-0.5L-2 10L6 -2.5H0.5Z';
const SHIP = 'M0 -9L7 8L0 4.5L-7 8Z';
const MEDAL = 'M0 -9.5L2.8 -3.4L9.4 -2.7L4.5 1.8L5.9 8.3L0 5L-5.9 8.3L-4.5 1.8L-9.4 -2.7L-2.8 -3.4Z';

export interface SignProps {
  readonly x?: number;
  readonly y?: number;
  /** Half its height. */
  readonly r?: number;
  readonly turn?: number;
  readonly className?: string | undefined;
}

function placed({ x = 0, y = 0, r = 12, turn = 0 }: SignProps): string {
  const turned = turn === 0 ? '' : ` rotate(${turn})`;
  return `translate(${round(x)} ${round(y)})${turned} scale(${round(r / 12)})`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

export interface RelicSignProps extends SignProps {
  readonly type: RelicType;
  /** Struck out: another of its kind is too near. */
  readonly cancelled?: boolean;
}

export function RelicSign({ type, cancelled = false, className, ...at }: RelicSignProps) {
  const names = ['nx-relic', `nx-relic-${type}`, cancelled && 'nx-cancelled', className];
  return (
    <g transform={placed(at)} className={names.filter(Boolean).join(' ')}>
      <path className="nx-relic-hex" d={HEXAGON} />
      <path className="nx-relic-sign" d={RELIC_SIGNS[type]} />
      {cancelled ? <path className="nx-relic-strike" d="M-8 8L8 -8" /> : null}
    </g>
  );
}

export function ShipSign({ className, ...at }: SignProps) {
  return <path transform={placed(at)} className={`nx-ship ${className ?? ''}`} d={SHIP} />;
}

export function BoltSign({ className, ...at }: SignProps) {
  return <path transform={placed(at)} className={`nx-bolt ${className ?? ''}`} d={BOLT} />;
}

export function MedalSign({ className, ...at }: SignProps) {
  return <path transform={placed(at)} className={`nx-medal ${className ?? ''}`} d={MEDAL} />;
}

const ROCK = 'M-9 -3L-5 -9L3 -10L9 -5L10 3L5 9L-4 9L-10 4Z';

/** An asteroid of which nobody knows what is in it. */
export function RockSign({ className, ...at }: SignProps) {
  return (
    <g transform={placed(at)} className={`nx-rock-sign ${className ?? ''}`}>
      <path d={ROCK} />
      <path className="nx-rock-pits" d="M-4 -3h2.5M2 -5h2M1 2h4M-5 4h2.5" />
    </g>
  );
}

/** Things that can be done, in a circle of their own. */
function deedSign(d: string) {
  return function DeedSign({ className, ...at }: SignProps) {
    return (
      <g transform={placed(at)} className={`nx-deed-sign ${className ?? ''}`}>
        <circle r={11.5} />
        <path d={d} />
      </g>
    );
  };
}

/** A compass needle: to explore. */
export const LookoutSign = deedSign('M6 -6L2 2L-6 6L-2 -2ZM0 0h0.01');

/** An eye that is struck out: to be cloaked. */
export const CloakSign = deedSign('M-7 0C-4 -5 4 -5 7 0C4 5 -4 5 -7 0ZM0 -1.5v3M-6 6L6 -6');

/** A marker that is about to be laid: eight sides. */
export const MarkerSign = deedSign('M-3.5 -8.5H3.5L8.5 -3.5V3.5L3.5 8.5H-3.5L-8.5 3.5V-3.5ZM-4 0H4');

/** A sprout: to live again. */
export const SproutSign = deedSign(
  'M0 7V-1M0 1C-1 -4 -5 -5 -7 -4C-7 0 -4 2 0 1ZM0 -1C1 -5 4 -6 6 -5C6 -2 4 0 0 -1Z',
);

/** An arch on steps, with a light in its door. */
export function GateSign({ className, ...at }: SignProps) {
  return (
    <g transform={placed(at)} className={`nx-gate ${className ?? ''}`}>
      <circle r={12.5} />
      <path d="M-9.5 9.5V6.5H-7V-1.5A7 7 0 0 1 7 -1.5V6.5H9.5V9.5ZM-3.6 6.5H3.6V-1.5A3.6 3.6 0 0 0 -3.6 -1.5Z" />
      <path className="nx-gate-light" d="M0 -3.4L1.1 0.4L0 5.2L-1.1 0.4Z" />
    </g>
  );
}

/** Crossed out: no jump. */
export function ClosedSign({ className, ...at }: SignProps) {
  return (
    <g transform={placed(at)} className={`nx-closed-sign ${className ?? ''}`}>
      <circle r={10} />
      <path d="M-5 0C-2.5 -4 2.5 -4 5 0M-5 0C-2.5 4 2.5 4 5 0M-7 7L7 -7" />
    </g>
  );
}

type Figure =
  | 'rock'
  | 'cards'
  | 'eye'
  | 'bolt'
  | 'ship'
  | 'medal'
  | 'planet'
  | 'star'
  | 'bid'
  | 'crown'
  | RelicType
  | 'relic';

const FIGURES: Readonly<Record<Exclude<Figure, RelicType>, string>> = {
  rock: ROCK,
  cards: 'M-9 -5L-1 -8L5 7L-3 10ZM1 -9H9V8H5',
  eye: 'M-10 0C-5 -6 5 -6 10 0C5 6 -5 6 -10 0ZM0 -1.5v3M-7 8L7 -8',
  bolt: BOLT,
  ship: SHIP,
  medal: MEDAL,
  planet: 'M0 -8A8 8 0 1 0 0 8A8 8 0 1 0 0 -8ZM-10.5 3.5C-6 5.5 7 1.5 10.5 -3.5',
  star: 'M0 -10.5L2.4 -2.4L10.5 0L2.4 2.4L0 10.5L-2.4 2.4L-10.5 0L-2.4 -2.4Z',
  bid: 'M-8 3L0 -5L8 3M-8 9L0 1L8 9',
  crown: 'M-9 6V-5L-4 0L0 -8L4 0L9 -5V6Z',
  relic: HEXAGON,
};

/** A sign in a line of text. It says nothing by itself: the words beside it do. */
export function Figure({ of, className }: { readonly of: Figure; readonly className?: string }) {
  const isRelic = of in RELIC_SIGNS;
  return (
    <svg
      className={`nx-figure nx-figure-${of} ${className ?? ''}`}
      viewBox="-12 -12 24 24"
      aria-hidden="true"
    >
      {isRelic ? (
        <RelicSign type={of as RelicType} />
      ) : (
        <path d={FIGURES[of as Exclude<Figure, RelicType>]} />
      )}
    </svg>
  );
}
