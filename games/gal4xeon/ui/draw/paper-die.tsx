import { PIPS } from '@starboard/kit';
import { memo } from 'react';
import { outlineOf } from './pencil.ts';

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
      {PIPS[value].map(([across, down]) => (
        <circle key={`${across} ${down}`} cx={16 + 8 * across} cy={16 + 8 * down} r={2.9} />
      ))}
    </svg>
  );
});
