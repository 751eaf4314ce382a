// The map that the options give, for the set-up form.

import { isRefusal, type OptionValues } from '@starboard/engine';
import { useWords } from '@starboard/kit';
import { useMemo } from 'react';
import { tracks, type Sheet } from '../data/sheet.ts';
import { distanceFromHome, nextToHome, placeNames } from '../rules/hexes.ts';
import { sheetOf, type Options } from '../rules/options.ts';
import { readDrawing } from '../rules/sheets/drawing.ts';
import { RUIN } from '../rules/state.ts';
import { boxAround, centreOf } from './draw/geometry.ts';
import { ActionSign } from './draw/icons.tsx';
import { groundOf, letterOf, type Sector, type Species } from './model/page.ts';
import { STILL } from './model/timeline.ts';
import { PrintedMap } from './parts/map/ground.tsx';
import { Marks } from './parts/map/marks.tsx';
import { TRACK_SIGNS } from './parts/track-signs.ts';

interface PreviewProps {
  readonly options: OptionValues;
  readonly seats: number;
}

export function Preview({ options }: PreviewProps) {
  const sheet = sheetOf(options as Options);
  const { name } = sheet.map;
  // a sheet from a file has the name that its author gave it
  const title = useWords().options['map']?.values?.[name] ?? name;
  const sectors = useMemo(() => sectorsOf(sheet), [sheet]);
  const box = boxAround(
    sectors.map(({ place }) => centreOf(place)),
    8,
  );
  return (
    <div className="gx gx-preview seat-0">
      <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} role="img" aria-label={title}>
        <PrintedMap sectors={sectors} />
        {sectors.map((sector) => (
          <Marks key={sector.place} sector={sector} timeline={STILL} />
        ))}
      </svg>
      <p>
        {title}
        <span className="gx-preview-tracks" aria-hidden="true">
          {tracks.map((track) => (
            <span key={track}>
              <svg viewBox="0 0 24 24">
                <ActionSign action={TRACK_SIGNS[track]} />
              </svg>
              {sheet.tracks[track].squares}
            </span>
          ))}
        </span>
      </p>
    </div>
  );
}

/** The first page of a sheet, as far as it is printed. */
function sectorsOf({ map }: Sheet): readonly Sector[] {
  const drawing = readDrawing(map.rows, map.name);
  if (isRefusal(drawing)) throw new Error(drawing.reason);
  const printed = startOf(map.start);
  return [...drawing].map(([place, ground]) => {
    const known = printed?.get(place);
    return {
      place,
      name: placeNames[place],
      ground: groundOf(ground),
      worth: Math.max(0, ground - RUIN),
      ring: distanceFromHome(place),
      explored: distanceFromHome(place) <= 1,
      controlled: distanceFromHome(place) === 0,
      uninhabited: known === null,
      near: distanceFromHome(place) === 1,
      species: known ?? null,
    };
  });
}

/** By place: who lives there, or null for nobody; absent where it is rolled for. */
function startOf(start: Sheet['map']['start']): ReadonlyMap<number, Species | null> | null {
  if (start === null) return null;
  const neighbours = new Map<number, Species | null>();
  let row = 0;
  for (const { at, aliens } of start) {
    const place = nextToHome(at);
    neighbours.set(place, aliens && { ...aliens, letter: letterOf(row++), place, fate: 'free' });
  }
  return neighbours;
}
