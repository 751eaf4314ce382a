// The middle of the board: the Monolith on its plateau, or the Vortex with a face of the die at each edge.

import { Die } from '@starboard/kit';
import { DIRECTIONS, type BoardPoint } from '../../data/board.ts';
import { outline, placeOf, R, round, type Lie, type Place } from './geometry.ts';

interface MonumentProps {
  readonly lie: Lie;
}

export function MonolithArt({ lie }: MonumentProps) {
  return (
    <>
      <polygon className="no-mono-step" points={outline(lie, 82)} />
      <polygon className="no-mono-plateau" points={outline(lie, 68)} />
      <path className="no-mono-ramp" d="M-16 52L16 52L24 86L-24 86Z" />
      <path className="no-mono-rung" d="M-18 60H18M-20 68H20M-22 77H22" />
      <ellipse className="no-mono-glow" cx={0} cy={4} rx={46} ry={14} />
      <path className="no-mono-front" d="M-20 6L-15 -78L0 -92L4 10Z" />
      <path className="no-mono-side" d="M4 10L0 -92L16 -76L22 4Z" />
      <path
        className="no-mono-rune"
        d="M-9 -60V-42L-4 -36V-20M-13 -30L-8 -24V-8M9 -64L8 -46L13 -38L12 -18M-4 -74V-66M6 -30L7 -10"
      />
    </>
  );
}

const ARM = 'M6 0C10 -14 30 -16 40 -2C52 16 40 44 14 50C-16 56 -48 38 -56 6C-60 -14 -54 -34 -42 -48';

export function VortexArt({ lie }: MonumentProps) {
  return (
    <>
      <polygon className="no-vortex-deep" points={outline(lie, 86)} />
      <g className="no-vortex-arms">
        {[0, 120, 240].map((angle) => (
          <path key={angle} d={ARM} transform={`rotate(${angle})`} />
        ))}
      </g>
      <circle className="no-vortex-eye" r={11} />
      {DIRECTIONS.map((direction, i) => {
        const { x, y } = edgeTowards(direction, lie);
        return (
          <g key={`${x} ${y}`} transform={`translate(${round(x)} ${round(y)})`} className="no-vortex-face">
            <Die value={i + 1} size={22} x={-11} y={-11} />
          </g>
        );
      })}
    </>
  );
}

/** Near the edge that a neighbour lies behind: NO-17.1 numbers the edges as the inner ring. */
function edgeTowards(direction: BoardPoint, lie: Lie): Place {
  const { x, y } = placeOf(direction, lie);
  const reach = (0.69 * R) / Math.hypot(x, y);
  return { x: x * reach, y: y * reach };
}
