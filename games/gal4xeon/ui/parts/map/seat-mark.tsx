import { SeatGlyph } from '@starboard/kit';
import { centreOf } from '../../draw/geometry.ts';

/** Home carries the sign of its seat. */
export function SeatMark({ colour, place }: { readonly colour: number; readonly place: number }) {
  const { x, y } = centreOf(place);
  return <SeatGlyph colour={colour} size={20} x={x - 10} y={y - 10} />;
}
