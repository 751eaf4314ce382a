// A number on the map: ships under way, a fare in energy, or the price of a new ship.

import { BoltSign, ShipSign } from './icons.tsx';

export interface PillProps {
  readonly text: string;
  readonly energy?: boolean;
  /** A sign of a ship before the price: that is what it buys. */
  readonly ship?: boolean;
  readonly x?: number;
  readonly y?: number;
}

const LETTER = 5.8;
const SIGN = 7.5;

export function Pill({ text, energy = false, ship = false, x = 0, y = 0 }: PillProps) {
  const words = text.length * LETTER;
  const [before, after] = [ship ? SIGN + 1.5 : 0, energy ? SIGN : 0];
  const width = before + words + after + 8;
  const start = -width / 2 + 4;
  return (
    <g className="nx-pill" transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y={-7} width={width} height={14} rx={7} />
      {ship ? <ShipSign x={start + before / 2 - 0.5} y={0.3} r={6} /> : null}
      <text x={start + before + words / 2} y={0.5}>
        {text}
      </text>
      {energy ? <BoltSign x={start + before + words + after / 2 + 0.3} r={5.4} /> : null}
    </g>
  );
}
