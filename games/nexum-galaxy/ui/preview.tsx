// The sector that a set of options gives, small, for the set-up form.

import { FastChance, type OptionValues } from '@starboard/engine';
import { useMemo } from 'react';
import { nexumGalaxy } from '../rules/game.ts';
import { sectorOf, type Options } from '../rules/options.ts';
import { readPlace } from '../rules/reading.ts';
import type { Nexum } from '../rules/state.ts';
import { Backdrop } from './board/backdrop.tsx';
import { chartOf, type Spotted } from './board/chart.ts';
import { Disks } from './board/disks.tsx';
import { Globe } from './board/globe.tsx';
import { Shades } from './board/shades.tsx';
import { Standing } from './board/standing.tsx';
import { useText } from './words/use-text.ts';

export function Preview({ options, seats }: { readonly options: OptionValues; readonly seats: number }) {
  const text = useText();
  const chosen = options as Options;
  const { state, chart } = useMemo(() => {
    const laid = nexumGalaxy.setup(chosen, seats, new FastChance(1));
    return { state: laid, chart: chartOf(chosen, laid, { upright: false, large: false }) };
  }, [chosen, seats]);
  const { name, description } = sectorOf(chosen);
  const dealt = chosen.relics !== 'sector' || chosen.homes === 'random';
  const { x, y, width, height } = chart.box;
  const places = [...chart.byPlace.values()];
  return (
    <figure className="nx-preview">
      <svg viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={text.map(name)}>
        <Shades />
        <Backdrop box={chart.box} />
        <Disks chart={chart} colours="0 1 2 3" live={null} />
        {places.map((spot) => (
          <Small key={spot.place} spot={spot} state={state} dealt={chosen.relics !== 'sector'} />
        ))}
      </svg>
      <figcaption>
        <strong>{name}</strong> {text.sector(name, description)} {dealt ? text.dealtAtStart : null}
      </figcaption>
    </figure>
  );
}

function Small({ spot, state, dealt }: { spot: Spotted; state: Nexum; dealt: boolean }) {
  const reading = readPlace(state, spot.place);
  const { owner, gate } = { owner: reading.owner, gate: spot.gate };
  return (
    <g transform={`translate(${spot.x} ${spot.y})`}>
      <Globe spot={spot} />
      <Standing
        spot={spot}
        reading={dealt ? { ...reading, waiting: [] } : reading}
        colour={owner}
        homeColour={gate}
      />
    </g>
  );
}
