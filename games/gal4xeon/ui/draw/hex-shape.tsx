import type { Offset } from '../../data/sheet.ts';
import { boxAround, centreAt, cornersOf, polygon, SIDE } from './geometry.ts';

interface HexShapeProps {
  readonly shape: readonly Offset[];
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
}

/** The sectors of an exploration range, small. */
export function HexShape({ shape, size, x, y }: HexShapeProps) {
  const centres = shape.map(centreAt);
  const box = boxAround(centres, 3);
  return (
    <svg
      className="gx-shape"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      width={size}
      height={size}
      x={x}
      y={y}
      aria-hidden="true"
    >
      {centres.map((centre) => (
        <polygon key={`${centre.x} ${centre.y}`} points={polygon(cornersOf(centre, SIDE - 1))} />
      ))}
    </svg>
  );
}
