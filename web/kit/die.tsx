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

const [LOW, MID, HIGH] = [6.5, 12, 17.5];

/** Where the pips are, by value. */
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
      {(PIPS[value] ?? []).map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={2.1} />
      ))}
    </svg>
  );
}
