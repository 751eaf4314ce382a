// What can be done with what lies on or beside a planet, besides sending and building ships: each sign that can be pointed at now
// glows. It lies over all places, so that no neighbour covers it.

import { Spot, usePicking, useWords } from '@starboard/kit';
import type { MoveRecord } from '@starboard/engine';
import { relicTypes } from '../../data/sector.ts';
import { placeNames } from '../../rules/moves.ts';
import { ICE, type Nexum } from '../../rules/state.ts';
import { hiddenPlace, markerPlace, rockPlace } from './around.ts';
import { beside, type Chart, type Spotted } from './chart.ts';
import { CloakSign, LookoutSign, MarkerSign, SproutSign } from './icons.tsx';

export interface DeedsProps {
  readonly chart: Chart;
  readonly state: Nexum;
  readonly seat: number;
  /** The planet whose ships were pointed at: only there is asked what these could do instead of going somewhere. */
  readonly origin: number | null;
}

interface Deed {
  readonly record: MoveRecord;
  readonly x: number;
  readonly y: number;
  /** Drawn here; without one the sign lies there already. */
  readonly sign?: 'lookout' | 'cloak' | 'sprout' | 'marker';
}

export function Deeds({ chart, state, seat, origin }: DeedsProps) {
  const words = useWords<Nexum>();
  const picking = usePicking();
  if (picking === null) return null;
  return [...chart.byPlace.values()].flatMap((spot) =>
    deedsAt(state, spot, origin === spot.place)
      .filter(({ record }) => picking.can(record))
      .map(({ record, x, y, sign }) => (
        <g
          key={Object.values(record).join(' ')}
          className="nx-deed"
          transform={`translate(${spot.x + x} ${spot.y + y})`}
        >
          <Spot
            id={Object.values(record).join('-')}
            label={words.move(record, state, seat)}
            wishes={[record]}
            tip={<p className="nx-tip">{words.move(record, state, seat)}</p>}
          >
            <circle className="nx-reach" r={14} />
            <circle className="nx-halo" r={10.5} />
            <DeedSign sign={sign ?? null} />
          </Spot>
        </g>
      )),
  );
}

function DeedSign({ sign }: { readonly sign: NonNullable<Deed['sign']> | null }) {
  if (sign === 'lookout') return <LookoutSign r={9} />;
  if (sign === 'cloak') return <CloakSign r={9} />;
  if (sign === 'marker') return <MarkerSign r={9} />;
  return sign === 'sprout' ? <SproutSign r={9} /> : null;
}

const MIDDLE = { x: 0, y: 0 };

function deedsAt(state: Nexum, spot: Spotted, isOrigin: boolean): readonly Deed[] {
  const planet = placeNames[spot.place];
  return [
    { record: { move: 'capture', planet }, ...rockPlace(spot) },
    {
      record: { move: 'appear', planet },
      ...hiddenPlace(spot, state.ships[spot.place] > 0 || state.relicsAt[spot.place] !== 0, 0),
    },
    { record: { move: 'mark', planet }, ...markerPlace(spot, state.gift === ICE ? 1 : 0), sign: 'marker' },
    { record: { move: 'clear', planet }, ...markerPlace(spot, 0) },
    { record: { move: 'thaw', planet }, ...markerPlace(spot, 1) },
    { record: { move: 'revive', planet }, ...markerPlace(spot, 1), sign: 'sprout' },
    ...(isOrigin ? departures(spot) : []),
  ];
}

/** What ships can do instead of going somewhere: beside them, in a row. */
function departures(spot: Spotted): readonly Deed[] {
  const from = placeNames[spot.place];
  const records: readonly MoveRecord[] = [
    { move: 'explore', from },
    ...relicTypes.map((relic) => ({ move: 'cloak', from, relic })),
  ];
  return records.map((record, i) => ({
    record,
    ...beside(MIDDLE, spot.outward + (i - 1.5) * 0.62, spot.radius + 28),
    sign: i === 0 ? 'lookout' : 'cloak',
  }));
}
