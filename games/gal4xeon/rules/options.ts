// What is agreed before the game.

import { choice, document, flag, type OptionsOf } from '@starboard/engine';
import { sampleSheets } from '../data/samples.ts';
import { maps, mapNames, type MapName } from '../data/maps/index.ts';
import { ALIEN_ROWS, resourceModifiers, tradeMinimums } from '../data/modifiers.ts';
import type { Sheet, SheetFile } from '../data/sheet.ts';
import { technologies } from '../data/technologies.ts';
import { trackPlans } from '../data/tracks.ts';
import { readSheetFile } from './sheets/file.ts';

export const options = {
  map: choice({
    of: mapNames,
    default: 'Pioneer',
  }),
  openSheets: flag({
    default: false,
  }),
  sheet: document<SheetFile>({
    read: readSheetFile,
    examples: sampleSheets,
  }),
};

export type Options = OptionsOf<typeof options>;

/** The sheets in use, made once for each map and file: they are recognised by identity. */
const made = new WeakMap<object, Map<MapName, Sheet>>();
const OURS = {};

export function sheetOf({ map, sheet }: Pick<Options, 'map' | 'sheet'>): Sheet {
  const key = sheet ?? OURS;
  const byMap = made.get(key) ?? new Map<MapName, Sheet>();
  made.set(key, byMap);
  const found = byMap.get(map) ?? withFile(map, sheet);
  byMap.set(map, found);
  return found;
}

/** GX-13.3: what a file leaves out stays as it is printed here. */
function withFile(map: MapName, file: SheetFile | null): Sheet {
  const ours = {
    tracks: trackPlans,
    resourceModifiers,
    tradeMinimums,
    technologies,
    alienRows: ALIEN_ROWS,
    map: maps[map],
  };
  const { gal4xeon: _format, name: _name, ...theirs } = file ?? { gal4xeon: 1, name: '' };
  return { ...ours, ...theirs };
}

/** The name under which solo results are kept: another sheet is another list. */
export function galaxyName({ map, sheet }: Pick<Options, 'map' | 'sheet'>): string {
  return sheet === null ? map : `${sheet.map?.name ?? map} (${sheet.name})`;
}
