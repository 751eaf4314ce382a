import { PIPS } from './pips.ts';

export interface DieProps {
  /** 1 to 6. */
  readonly value: number;
  /** The colour of the face, as CSS writes it; the pips take the ground's. */
  readonly face?: string;
  readonly size?: number;
  /** Its top left corner, inside a picture. */
  readonly x?: number;
  readonly y?: number;
}

export function Die({ value, face, size = 24, x, y }: DieProps) {
  return (
    <svg
      className="die"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      x={x}
      y={y}
      role="img"
      aria-label={String(value)}
    >
      <rect x={1.5} y={1.5} width={21} height={21} rx={4.5} {...(face === undefined ? {} : { fill: face })} />
      {(PIPS[value] ?? []).map(([across, down]) => (
        <circle key={`${across} ${down}`} cx={12 + 5.5 * across} cy={12 + 5.5 * down} r={2.1} />
      ))}
    </svg>
  );
}
