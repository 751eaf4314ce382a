// What an event leaves on the map of a sheet. What others did is known when the round closes: then the sheet tells it, by
// what is new on it.

import type { Marking } from '@starboard/kit';
import type { Gal4XeonEvent } from '../rules/events.ts';
import { placeNames } from '../rules/hexes.ts';
import { has } from '../rules/sectors.ts';
import { visiblePage, type Gal4Xeon } from '../rules/state.ts';
import { printedOf } from './model/printed.ts';
import { sectorSpot } from './model/spots.ts';

const spotAt = (place: number): string => sectorSpot(placeNames[place]);

export const marksOf: Marking<Gal4Xeon> = (told, after, before) => {
  const event = told as Gal4XeonEvent;
  switch (event.event) {
    case 'explored':
      return { rings: event.places.map(spotAt), sheet: event.seat };
    case 'exploited':
    case 'traded':
    case 'met':
      return { rings: [spotAt(event.place)], sheet: event.seat };
    case 'conquered':
      return { aims: [spotAt(event.place)], sheet: event.seat };
    case 'gained':
      return { rings: newOn(after, before, event.seat), sheet: event.seat };
    default:
      return null;
  }
};

/** Sectors that a seat's sheet shows as explored or won, and did not before. */
function newOn(after: Gal4Xeon, before: Gal4Xeon, seat: number): readonly string[] {
  const [now, then] = [visiblePage(after, seat), visiblePage(before, seat)];
  const isNew = (cells: 'outlined' | 'controlled', sector: number): boolean =>
    has(after[cells], now, sector) && !has(before[cells], then, sector);
  return printedOf(after).sectors.flatMap(({ place }, sector) =>
    isNew('outlined', sector) || isNew('controlled', sector) ? [spotAt(place)] : [],
  );
}
