// What the hexes are called. Names lie above everything that stands on the board, so that they can be read on a full one.

import { memo } from 'react';
import { HEX_NAMES } from '../../data/board.ts';
import type { Layout, Lie, Place } from './geometry.ts';

/** Where a name ends in its hex: left of the mine and below the units. Both together are in the middle, so that neither lies on
 *  what stands in the next hex. */
export const NAME_END: Readonly<Record<Lie, Place>> = { wide: { x: -7, y: 68 }, tall: { x: -7, y: 67 } };

export const HexNames = memo(function HexNames({ layout: { places, lie } }: { readonly layout: Layout }) {
  const { x, y } = NAME_END[lie];
  return (
    <g className="no-hex-names" aria-hidden="true">
      {places.map((place, hex) =>
        place === null ? null : (
          <text key={HEX_NAMES[hex]} x={place.x + x} y={place.y + y}>
            {HEX_NAMES[hex]}
          </text>
        ),
      )}
    </g>
  );
});
