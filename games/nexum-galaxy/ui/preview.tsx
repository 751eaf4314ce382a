// The sector that a set of options gives, small, for the set-up form.

import { FastChance, type OptionValues } from '@starboard/engine';
import { unseatedColours } from '@starboard/kit';
import { useMemo } from 'react';
import { sectorOf, type Options } from '../rules/options.ts';
import { readPlace } from '../rules/reading.ts';
import { layOut } from '../rules/setup.ts';
import { RULES, type Nexum } from '../rules/state.ts';
import { termsOf } from '../rules/terms.ts';
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
    const terms = termsOf(chosen, seats);
    if (terms === null) throw new Error('Only options that were checked are drawn.');
    const laid = layOut(terms, chosen, seats, new FastChance(1), RULES);
    return { state: laid, chart: chartOf(chosen, laid, { upright: false, large: false }) };
  }, [chosen, seats]);
  const colours = coloursOf(state);
  const { name, description } = sectorOf(chosen);
  const dealt = chosen.relics !== 'sector' || chosen.homes === 'random';
  const { x, y, width, height } = chart.box;
  const places = [...chart.byPlace.values()];
  return (
    <figure className="nx-preview">
      <svg viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={text.map(name)}>
        <Shades />
        <Backdrop box={chart.box} />
        <Disks chart={chart} colours={colours.join(' ')} live={null} pointed={null} named={0} />
        {places.map((spot) => (
          <Small
            key={spot.place}
            spot={spot}
            state={state}
            colours={colours}
            dealt={chosen.relics !== 'sector'}
          />
        ))}
      </svg>
      <figcaption>
        <strong>{name}</strong> {text.sector(name, description)} {dealt ? text.dealtAtStart : null}
      </figcaption>
    </figure>
  );
}

/** By civ, as the board will have them where nobody chooses another one. */
function coloursOf({ seats, civs }: Nexum): readonly number[] {
  const people = Array.from({ length: seats }, (_, colour) => ({ name: '', colour, bot: null }));
  return [...people.map(({ colour }) => colour), ...unseatedColours(people).slice(0, civs - seats)];
}

interface SmallProps {
  readonly spot: Spotted;
  readonly state: Nexum;
  readonly colours: readonly number[];
  readonly dealt: boolean;
}

function Small({ spot, state, colours, dealt }: SmallProps) {
  const reading = readPlace(state, spot.place);
  const colourOf = (civ: number | null): number | null => (civ === null ? null : colours[civ]);
  return (
    <g transform={`translate(${spot.x} ${spot.y})`}>
      <Globe spot={spot} />
      <Standing
        spot={spot}
        reading={dealt ? { ...reading, waiting: [] } : reading}
        colour={colourOf(reading.owner)}
        homeColour={colourOf(spot.gate)}
      />
    </g>
  );
}
