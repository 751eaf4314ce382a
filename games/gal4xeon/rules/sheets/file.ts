// Sheet files: tracks, dice, technologies and a map for owners of another sheet, checked before they are used.

import type { Refusal } from '@starboard/engine';
import {
  checked,
  listOf,
  object,
  oneOf,
  optional,
  ruled,
  text,
  tuple,
  whole,
  yesOrNo,
  type Reader,
} from '@starboard/engine/reader';
import { SIDES } from '../../data/numbers.ts';
import {
  actions,
  demeanours,
  directions,
  technologyIds,
  type GalaxyMap,
  type Icon,
  type Offset,
  type Sheet,
  type SheetFile,
  type StartSystem,
  type Technology,
  type TechnologyId,
  type TrackPlan,
} from '../../data/sheet.ts';
import { refuse } from '../../words/messages.ts';
import { RADIUS } from '../hexes.ts';
import { MOST_EXTRA, MOST_ICONS, MOST_IN_SHAPE, MOST_MODIFIERS, MOST_ROWS, MOST_SQUARES } from '../state.ts';
import { wrongMap } from './map.ts';
import { SHEET_RULE } from './rule.ts';
import { wrongTechnologies } from './technologies.ts';

/** GX-13.3: the file as the rules use it, or what is wrong with it. */
export function readSheetFile(given: unknown): SheetFile | Refusal {
  return sheetFile(given, 'sheet');
}

const icon = object<Icon>({ after: whole(1, MOST_SQUARES), icon: oneOf(actions) });

const track = checked(
  object<TrackPlan>({ squares: whole(1, MOST_SQUARES), icons: listOf(icon, 0, MOST_ICONS) }),
  ({ squares, icons }, place) => {
    const stops = icons.map(({ after }) => after);
    if (!ascending(stops, 1)) return refuse(SHEET_RULE, 'iconsOutOfOrder', { place });
    return (stops.at(-1) ?? 0) > squares ? refuse(SHEET_RULE, 'iconBeyond', { place }) : null;
  },
);

const tracks = object<Sheet['tracks']>({
  explore: track,
  conquer: track,
  science: track,
  resources: track,
  trade: track,
});

const dice = (min: number, max: number): Reader<readonly number[]> =>
  checked(listOf(whole(min, max), 2, MOST_MODIFIERS), (values, place) =>
    ascending(values, 0) ? null : refuse(SHEET_RULE, 'diceGoDown', { place }),
  );

const offset = tuple<Offset>(whole(-3, 3), whole(-3, 3));

const technology = object<Technology>({
  id: oneOf(technologyIds),
  start: optional(yesOrNo, false),
  needs: optional(listOf<TechnologyId>(oneOf(technologyIds), 0, technologyIds.length), []),
  shape: nullable(listOf(offset, 1, MOST_IN_SHAPE)),
});

const startSystem = object<StartSystem>({
  at: oneOf(directions),
  aliens: nullable(
    object<NonNullable<StartSystem['aliens']>>({ demeanour: oneOf(demeanours), strength: whole(1, SIDES) }),
  ),
});

const map = checked(
  object<GalaxyMap>({
    name: text(40),
    rows: listOf(text(80), 5, 2 * RADIUS + 1),
    start: nullable(listOf(startSystem, directions.length, directions.length)),
  }),
  wrongMap,
);

const sheetFile = ruled(
  SHEET_RULE,
  object<SheetFile>({
    gal4xeon: oneOf([1]),
    name: text(60),
    tracks: optional(tracks),
    resourceModifiers: optional(dice(0, MOST_EXTRA)),
    tradeMinimums: optional(dice(1, SIDES)),
    technologies: optional(checked(listOf(technology, 2, technologyIds.length), wrongTechnologies)),
    alienRows: optional(whole(directions.length, MOST_ROWS)),
    map: optional(map),
  }),
);

function ascending(values: readonly number[], step: number): boolean {
  return values.every((value, i) => i === 0 || value >= values[i - 1] + step);
}

function nullable<T>(read: Reader<T>): Reader<T | null> {
  return (given, place) => (given === undefined || given === null ? null : read(given, place));
}
