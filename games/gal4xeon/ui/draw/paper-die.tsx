import { memo } from 'react';
import { outlineOf } from './pencil.ts';

const [LOW, MID, HIGH] = [8, 16, 24];

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[MID, MID]],
  [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [MID, MID],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [MID, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MID],
    [HIGH, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
];

const CORNERS = [
  { x: 2, y: 2 },
  { x: 30, y: 2 },
  { x: 30, y: 30 },
  { x: 2, y: 30 },
];

interface PaperDieProps {
  readonly value: number;
  readonly size?: number;
  readonly seed?: number;
}

/** A die as one would sketch it. */
export const PaperDie = memo(function PaperDie({ value, size = 40, seed = value }: PaperDieProps) {
  return (
    <svg className="gx-die" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect className="gx-die-face" x={2} y={2} width={28} height={28} rx={5} />
      <path d={outlineOf(CORNERS, seed, 1)} />
      {PIPS[value].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={2.9} />
      ))}
    </svg>
  );
});
