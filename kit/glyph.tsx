// Every seat has a colour and a shape, so that nothing is told by colour alone.

export interface SeatGlyphProps {
  /** 0 to 7. */
  readonly colour: number;
  readonly size?: number;
  /** Its top left corner, inside a picture. */
  readonly x?: number;
  readonly y?: number;
}

/** The outlines in a square of 24. */
const OUTLINES = [
  'M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19z',
  'M12 2.5L22 20.5H2z',
  'M3.5 3.5h17v17h-17z',
  'M12 1.5L22 12L12 22.5L2 12z',
  'M12 2L22 9.4L18.2 21H5.8L2 9.4z',
  'M12 1.8l2.9 6.9l7.4.6l-5.6 4.9l1.7 7.3L12 17.6l-6.4 3.9l1.7-7.3L1.7 9.3l7.4-.6z',
  'M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z',
  'M7 2.5h10l5 9.5l-5 9.5H7L2 12z',
] as const;

export function SeatGlyph({ colour, size = 20, x, y }: SeatGlyphProps) {
  return (
    <svg
      className={`seat-glyph seat-${colour}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      x={x}
      y={y}
      aria-hidden="true"
    >
      <path d={OUTLINES[colour % OUTLINES.length]} />
    </svg>
  );
}
