// What lies and stands on a hex: units, mines, tokens.

import { SeatGlyph } from '@starboard/kit';
import { memo } from 'react';
import { Figure } from './figures.tsx';
import { round } from './geometry.ts';

interface StackProps {
  readonly unit: number;
  readonly number: number;
  readonly colour: number;
  readonly alternate: boolean;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Units that have moved, where it matters. */
  readonly spent?: boolean;
  /** They are still on their way here. */
  readonly arriving?: boolean;
}

/** A figure on a plate with its owner's sign and how many there are. */
export const StackPiece = memo(function StackPiece(props: StackProps) {
  const { unit, number, colour, alternate, x, y, scale, spent = false, arriving = false } = props;
  const wide = number > 9 ? 20 : number > 1 ? 17 : 11;
  return (
    <g
      className={`no-stack seat-${colour}${spent ? ' no-spent' : ''}${arriving ? ' no-arriving' : ''}`}
      transform={`translate(${round(x)} ${round(y)}) scale(${round(scale * 100) / 100})`}
    >
      <ellipse className="no-stack-shadow" cx={0} cy={20} rx={20} ry={6} />
      <g transform="translate(0 -6)">
        <Figure unit={unit} alternate={alternate} />
      </g>
      <rect className="no-plate" x={-wide} y={13} width={2 * wide} height={17} rx={8.5} />
      <SeatGlyph colour={colour} size={12} x={number > 1 ? -wide + 4 : -6} y={15.5} />
      {number > 1 ? (
        <text className="no-count" x={5} y={22}>
          {number}
        </text>
      ) : null}
    </g>
  );
});

interface MineProps {
  readonly value: number;
  readonly x: number;
  readonly y: number;
  /** Colour of the seat that it pays; undefined where it pays nobody. */
  readonly paid?: number | undefined;
}

/** A rubium crystal with the number that the mine pays. */
export const Mine = memo(function Mine({ value, x, y, paid }: MineProps) {
  return (
    <g
      className={paid === undefined ? 'no-mine' : `no-mine no-mine-pays seat-${paid}`}
      transform={`translate(${x} ${y})`}
    >
      <path className="no-mine-ring" d="M-24 0L-13 -16H13L24 0L13 16H-13Z" />
      <path className="no-gem" d="M-13 -8L-8 -13L-2 -8L-4 8L-8 12L-14 5Z" />
      <path className="no-gem-line" d="M-13 -8L-8 -4L-2 -8M-8 -4L-8 12" />
      <text className="no-mine-value" x={8} y={1}>
        {value}
      </text>
    </g>
  );
});

interface TokenProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** An exploration token, face down. */
export const Token = memo(function Token({ x, y, scale }: TokenProps) {
  return (
    <g className="no-token" transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle className="no-token-disc" r={27} />
      <circle className="no-token-rim" r={22} />
      <path className="no-token-sign" d="M-7 -6C-7 -15 8 -15 8 -6C8 0 0 1 0 7M0 13V13.5" />
    </g>
  );
});

/** A home base, with its owner's sign. */
export function Dome({ colour }: { readonly colour: number }) {
  return (
    <g className="no-dome" transform="translate(0 -62)">
      <path className="no-dome-mast" d="M0 -16V-26M-5 -22H5" />
      <path className="no-dome-shell" d="M-22 10C-22 -24 22 -24 22 10Z" />
      <path className="no-dome-foot" d="M-27 10H27V15H-27Z" />
      <SeatGlyph colour={colour} size={16} x={-8} y={-9} />
    </g>
  );
}

/** Units of several players are here. */
export function Swords() {
  return (
    <g className="no-swords" transform="translate(0 -64)">
      <circle r={17} />
      <path d="M-9 -9L7 7M3 9L9 3M9 -9L-7 7M-3 9L-9 3" />
    </g>
  );
}
