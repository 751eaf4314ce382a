// The map that options give. Tiles are shuffled anew for every game: this is one of many.

import { FastChance, type OptionValues } from '@starboard/engine';
import { useMemo } from 'react';
import { nexusOps } from '../rules/game.ts';
import type { Options } from '../rules/options.ts';
import { Backdrop } from './board/backdrop.tsx';
import { boardOf, layoutOf } from './board/geometry.ts';
import { HexNames } from './board/hex-names.tsx';
import { HexPieces } from './board/hex.tsx';
import { hexesOf } from './board/hexes.ts';
import { Ground } from './board/terrain.tsx';

interface PreviewProps {
  readonly options: OptionValues;
  readonly seats: number;
}

const EXAMPLE = 4;
const COLOURS = [0, 1, 2, 3];

export function Preview({ options, seats }: PreviewProps) {
  const state = useMemo(
    () => nexusOps.setup(options as unknown as Options, seats, new FastChance(EXAMPLE)),
    [options, seats],
  );
  const layout = layoutOf(boardOf(options), seats, 'wide');
  const { x, y, width, height } = layout.box;
  return (
    <div className="no-board no-preview">
      <svg viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-hidden="true">
        <Backdrop layout={layout} />
        {hexesOf(state).map((view) => {
          const place = layout.places[view.hex];
          return place === null ? null : (
            <g key={view.hex} transform={`translate(${place.x} ${place.y})`}>
              <Ground hex={view.hex} terrain={view.terrain} lie="wide" />
              <HexPieces view={view} lie="wide" alternate={false} colours={COLOURS} />
            </g>
          );
        })}
        <HexNames layout={layout} />
      </svg>
    </div>
  );
}
