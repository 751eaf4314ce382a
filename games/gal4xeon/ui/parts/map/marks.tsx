// What the pencil has left in a sector.

import { memo } from 'react';
import { centreOf, cornersOf, SIDE } from '../../draw/geometry.ts';
import { ActionSign, FaceSign } from '../../draw/icons.tsx';
import { crossAt, outlineOf, ringAround, scribbleIn } from '../../draw/pencil.ts';
import { Written } from '../../draw/written.tsx';
import type { Sector, Species } from '../../model/page.ts';
import { stroke, type StrokeTimes } from '../../model/timeline.ts';
import { fresh } from '../fresh.ts';
import { Ruin } from './ground.tsx';

interface MarksProps {
  readonly sector: Sector;
  readonly timeline: StrokeTimes;
}

export const Marks = memo(
  function Marks({ sector, timeline }: MarksProps) {
    const { place, ground, explored, controlled, uninhabited, species } = sector;
    const centre = centreOf(place);
    const corners = cornersOf(centre);
    return (
      <>
        {controlled && ground !== 'home' && (
          <path
            d={scribbleIn(cornersOf(centre, SIDE * 0.9), place, 3.2)}
            pathLength={1}
            {...fresh(timeline, stroke.fill(place), 'gx-mine')}
          />
        )}
        {explored && (
          <path
            d={outlineOf(corners, place)}
            pathLength={1}
            {...fresh(timeline, stroke.outline(place), 'gx-outline')}
          />
        )}
        {uninhabited && controlled && <path className="gx-cross gx-halo" d={crossAt(centre, 6.4, place)} />}
        {uninhabited && (
          <path
            d={crossAt(centre, 6.4, place)}
            pathLength={1}
            {...fresh(timeline, stroke.find(place), 'gx-cross')}
          />
        )}
        {ground === 'ruin' && controlled && <OwnRuin sector={sector} timeline={timeline} />}
        {species !== null && (
          <g {...fresh(timeline, stroke.find(place))}>
            <Aliens species={species} />
          </g>
        )}
      </>
    );
  },
  (before, after) => before.timeline === after.timeline && sameMarks(before.sector, after.sector),
);

function sameMarks(one: Sector, other: Sector): boolean {
  return (
    one.place === other.place &&
    one.explored === other.explored &&
    one.controlled === other.controlled &&
    one.uninhabited === other.uninhabited &&
    one.species?.fate === other.species?.fate &&
    one.species?.letter === other.species?.letter &&
    one.species?.strength === other.species?.strength &&
    one.species?.demeanour === other.species?.demeanour
  );
}

/** A ruin that is ours: its number stays readable, and has a ring around it. */
function OwnRuin({ sector: { place, worth }, timeline }: MarksProps) {
  const centre = centreOf(place);
  return (
    <>
      <g className="gx-halo">
        <Ruin {...centre} worth={worth} />
      </g>
      <Ruin {...centre} worth={worth} />
      <path
        d={ringAround(centre, 30, 29, place)}
        pathLength={1}
        {...fresh(timeline, stroke.fill(place), 'gx-ringed')}
      />
    </>
  );
}

/** Letter, mood and strength, or what became of them. Where the sector is filled in, the writing has a halo. */
function Aliens({ species }: { readonly species: Species }) {
  const writing = <AliensWriting species={species} />;
  return species.fate === 'free' ? (
    writing
  ) : (
    <>
      <g className="gx-halo">{writing}</g>
      {writing}
    </>
  );
}

function AliensWriting({
  species: { place, letter, demeanour, strength, fate },
}: {
  readonly species: Species;
}) {
  const { x, y } = centreOf(place);
  return (
    <>
      <Written className="gx-letter" text={letter} x={x - 6.4} y={y - 4.4} height={12.5} />
      <FaceSign demeanour={demeanour} x={x + 0.4} y={y - 12.4} size={13} />
      {fate === 'free' ? (
        <Written className="gx-strength" text={String(strength)} x={x} y={y + 9.6} height={9} />
      ) : (
        <ActionSign action={fate === 'traded' ? 'trade' : 'conquer'} x={x - 6} y={y + 3.6} size={12} />
      )}
    </>
  );
}
