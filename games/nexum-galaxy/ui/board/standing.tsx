// Who is on a place: ring, number of ships, ships in orbit, relics.

import { memo } from 'react';
import type { RelicType } from '../../data/sector.ts';
import type { PlaceReading } from '../../rules/reading.ts';
import { gatePlace, hiddenPlace } from './around.ts';
import { beside, type Spotted } from './chart.ts';
import { GateSign, RelicSign, ShipSign } from './icons.tsx';

const MIDDLE = { x: 0, y: 0 };
/** Angle between two ships in orbit. */
const STEP = 0.6;
const SHIP = 8;
const CARRIER = 9.4;

export interface StandingProps {
  readonly spot: Spotted;
  readonly reading: PlaceReading;
  /** Colour of the owner, of the seat at home here. */
  readonly colour: number | null;
  readonly homeColour: number | null;
}

export function isSameReading(one: PlaceReading, other: PlaceReading): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export const Standing = memo(
  DrawnStanding,
  (one, other) =>
    one.spot === other.spot &&
    one.colour === other.colour &&
    one.homeColour === other.homeColour &&
    isSameReading(one.reading, other.reading),
);

function DrawnStanding({ spot, reading, colour, homeColour }: StandingProps) {
  const { radius } = spot;
  const { ships, conquered } = reading;
  return (
    <g>
      {homeColour === null ? null : (
        <g className={`seat-${homeColour}`}>
          <GateSign {...gatePlace(spot)} />
        </g>
      )}
      {colour === null ? (
        <circle className="nx-ring nx-ring-free" r={radius} />
      ) : (
        <g className={`seat-${colour}`}>
          <circle className={`nx-ring ${conquered ? 'nx-ring-new' : ''}`} r={radius + 1.4} />
          <Orbit spot={spot} reading={reading} />
          <text className="nx-count" y={0.5}>
            {ships}
          </text>
        </g>
      )}
      <Waiting spot={spot} relics={reading.waiting} owned={colour !== null} />
      {reading.hidden.length === 0 ? null : <Hidden spot={spot} reading={reading} />}
    </g>
  );
}

interface Pip {
  readonly name: string;
  readonly relic: RelicType | null;
  readonly moved: boolean;
}

/** Ships in orbit: carriers first, then ships that carry nothing; those that have moved come last. */
function pipsOf({ carried, restedCarriers, ships, rested }: PlaceReading): readonly Pip[] {
  const tired = [...carried];
  for (const type of restedCarriers) tired.splice(tired.indexOf(type), 1);
  const restedFree = rested - restedCarriers.length;
  return [
    ...restedCarriers.map((relic, i) => ({ name: `carrier ${i}`, relic, moved: false })),
    ...tired.map((relic, i) => ({ name: `moved carrier ${i}`, relic, moved: true })),
    ...Array.from({ length: ships - carried.length }, (_, i) => ({
      name: `ship ${i}`,
      relic: null,
      moved: i >= restedFree,
    })),
  ];
}

/** NG-2.7: is there another of its kind? */
function isCancelled({ carried, waiting }: PlaceReading, relic: RelicType): boolean {
  return [...carried, ...waiting].filter((type) => type === relic).length > 1;
}

function Orbit({ spot, reading }: Pick<StandingProps, 'spot' | 'reading'>) {
  const pips = pipsOf(reading);
  const step = pips.length > 4 ? STEP * 0.9 : STEP;
  return pips.map(({ name, relic, moved }, i) => {
    const angle = spot.outward + (i - (pips.length - 1) / 2) * step;
    const at = beside(MIDDLE, angle, spot.radius + (relic === null ? 8.6 : 9.5));
    const state = moved ? 'nx-moved' : '';
    return relic === null ? (
      <ShipSign key={name} {...at} r={SHIP} turn={(angle * 180) / Math.PI + 90} className={state} />
    ) : (
      <RelicSign
        key={name}
        {...at}
        r={CARRIER}
        type={relic}
        cancelled={isCancelled(reading, relic)}
        className={`nx-carried ${state}`}
      />
    );
  });
}

/** One's own cloaked ships, outside of what everybody sees. */
function Hidden({ spot, reading: { hidden, ships, waiting } }: Pick<StandingProps, 'spot' | 'reading'>) {
  const named = hidden.map((type, i) => ({ name: `hidden ${i}`, type }));
  return named.map(({ name, type }, i) => {
    const at = hiddenPlace(spot, ships > 0 || waiting.length > 0, i * 0.8);
    return (
      <g key={name} className="nx-cloaked">
        <circle cx={at.x} cy={at.y} r={12.5} />
        <RelicSign {...at} r={8.5} type={type} className="nx-carried" />
      </g>
    );
  });
}

/** Relics that nobody carries lie beside their planet, clear of its ships. */
function Waiting({ spot, relics, owned }: { spot: Spotted; relics: readonly RelicType[]; owned: boolean }) {
  const middle = owned ? spot.outward + 2.6 : spot.outward;
  const named = relics.map((type, i) => ({ name: `relic ${i}`, type }));
  return named.map(({ name, type }, i) => {
    const at = beside(MIDDLE, middle + (i - (relics.length - 1) / 2) * 0.9, spot.radius + 6);
    return <RelicSign key={name} {...at} r={9.5} type={type} className="nx-waiting" />;
  });
}
