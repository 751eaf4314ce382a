// A planet or a star on the map: what it looks like, who is there, and what pointing at it means.

import { SeatGlyph, Spot, type Wish } from '@starboard/kit';
import { memo, useMemo, type ReactNode } from 'react';
import type { PlaceReading } from '../../rules/reading.ts';
import { isNumbered, numberPlace, pricePlace, rockPlace } from './around.ts';
import type { Spotted } from './chart.ts';
import { Markers } from '../events/markers.tsx';
import { RockSign } from './icons.tsx';
import { Globe } from './globe.tsx';
import { Pill } from './pill.tsx';
import { isSameReading, Standing } from './standing.tsx';

/** What a click on the place does now: one of the game's moves, or a step of planning on the board. */
export type Act = 'build' | 'go' | 'land' | 'plan' | 'none';

export interface PlaceSpotProps {
  readonly spot: Spotted;
  readonly reading: PlaceReading;
  readonly label: string;
  readonly colour: number | null;
  readonly homeColour: number | null;
  readonly act: Act;
  /** Called with the place for the act `plan`. */
  readonly onPlan: (place: number) => void;
  /** How it stands out: a target, an origin, an enemy that can be beaten. */
  readonly mark: string;
  /** Whose area of a cloud it is. */
  readonly areaColour: number | null;
  /** What a ship built here costs now. */
  readonly price: number | null;
  readonly tip: ReactNode;
}

const NO_WISHES: readonly Wish[] = [];

function wishesOf(act: Act, name: string): readonly Wish[] {
  // an asteroid is small: its planet stands for it too
  const capture = { move: 'capture', planet: name };
  if (act === 'build') return [{ move: 'build', planet: name }, capture];
  if (act === 'land') return [{ move: 'land', planet: name }];
  return act === 'go' ? [{ move: 'go', to: name }, capture] : NO_WISHES;
}

export const PlaceSpot = memo(DrawnPlace, isSame);

function DrawnPlace(props: PlaceSpotProps) {
  const { spot, reading, label, colour, homeColour, act, onPlan, mark, price, tip, areaColour } = props;
  const { name, place, radius, size } = spot;
  const wishes = useMemo(() => wishesOf(act, name), [act, name]);
  const plan = useMemo(() => (act === 'plan' ? () => onPlan(place) : undefined), [act, onPlan, place]);
  return (
    <g transform={`translate(${spot.x} ${spot.y})`} className={`nx-place nx-${size} ${mark}`}>
      <Spot id={name} label={label} wishes={wishes} onPoint={plan} tip={tip}>
        <circle className="nx-reach" r={size === 'star' ? radius + 3 : radius + 6} />
        <circle className="nx-halo spot-outline" r={radius + 4.5} />
        <Aim radius={radius + 4.5} />
        <Globe spot={spot} dead={reading.dead} />
        {size === 'area' ? <Area spot={spot} colour={areaColour} taken={colour !== null} /> : null}
        {reading.asteroid ? <RockSign {...rockPlace(spot)} /> : null}
        <Markers spot={spot} noMove={reading.noMove} noManage={reading.noManage} ionized={reading.ionized} />
        <Standing spot={spot} reading={reading} colour={colour} homeColour={homeColour} />
        <Label spot={spot} />
        {price === null ? null : (
          <Pill
            text={String(price)}
            ship
            energy
            {...pricePlace(spot, {
              home: homeColour !== null,
              barred: reading.noMove > 0,
              rock: reading.asteroid,
            })}
          />
        )}
      </Spot>
    </g>
  );
}

/** A reading is made anew each time; what is in it counts. */
function isSame(one: PlaceSpotProps, other: PlaceSpotProps): boolean {
  return (Object.keys(one) as (keyof PlaceSpotProps)[]).every((key) =>
    key === 'reading' ? isSameReading(one.reading, other.reading) : one[key] === other[key],
  );
}

/** Marks of a gun sight around what can be attacked: a colour alone would say too little. */
function Aim({ radius }: { readonly radius: number }) {
  const [near, far] = [radius - 4, radius + 6];
  return (
    <path className="nx-aim" d={`M${near} 0H${far}M${-near} 0H${-far}M0 ${near}V${far}M0 ${-near}V${-far}`} />
  );
}

/** Whose ships come there: a ring in the seat's colour and its sign; in the middle of a cloud relics lie. */
function Area({
  spot: { radius },
  colour,
  taken,
}: {
  readonly spot: Spotted;
  readonly colour: number | null;
  readonly taken: boolean;
}) {
  if (colour === null) return null;
  return (
    <g className={`nx-area-of seat-${colour}`}>
      <circle r={radius} />
      {taken ? null : <SeatGlyph colour={colour} size={radius} x={-radius / 2} y={-radius / 2} />}
    </g>
  );
}

/** The number of a planet, on a badge at its rim that no glow covers; stars need none. */
function Label({ spot }: { readonly spot: Spotted }) {
  if (!isNumbered(spot)) return null;
  const { x, y, r } = numberPlace(spot);
  return (
    <g className="nx-number" transform={`translate(${x} ${y})`}>
      <circle r={r} />
      <text y={0.4}>{spot.name.slice(1)}</text>
    </g>
  );
}
