// The printed sheet, written into the state once, so that a state stands on its own.

import { isRefusal, sha256, utf8 } from '@starboard/engine';
import { actions, technologyIds, tracks, type Offset, type Sheet, type TechnologyId } from '../data/sheet.ts';
import { readDrawing } from './sheets/drawing.ts';
import { MOST_ICONS, MOST_IN_SHAPE, PRINTED_CELLS, shape, type Gal4Xeon } from './state.ts';

/** Places of the technologies in the catalogue. */
export const MILITARY1 = technologyIds.indexOf('military1');
export const LOGISTICS = technologyIds.indexOf('logistics');
export const RANGE1 = technologyIds.indexOf('range1');
export const MINING = technologyIds.indexOf('miningConglomerate');
export const FRIENDLY_RELATIONS = technologyIds.indexOf('friendlyRelations');
export const TRADE_LEAGUE = technologyIds.indexOf('tradeLeague');

/** Sheets that were written before, cell by cell: the same few are played again and again. */
const written = new WeakMap<Sheet, Int32Array>();

export function inscribe(state: Gal4Xeon, sheet: Sheet): void {
  let cells = written.get(sheet);
  if (cells === undefined) {
    cells = print(sheet);
    written.set(sheet, cells);
  }
  state.cells.set(cells);
}

function print(sheet: Sheet): Int32Array {
  const state = shape.create();
  printMap(state, sheet);
  printTracks(state, sheet);
  printTechnologies(state, sheet);
  state.modifiers.set(sheet.resourceModifiers);
  state.resourceDice = sheet.resourceModifiers.length - 1;
  state.minimums.set(sheet.tradeMinimums);
  state.tradeDice = sheet.tradeMinimums.length - 1;
  state.alienRows = sheet.alienRows;
  state.sheetKey.set(fingerprint(state.cells.subarray(0, PRINTED_CELLS)));
  return state.cells.slice(0, PRINTED_CELLS);
}

function printMap(state: Gal4Xeon, { map }: Sheet): void {
  const ground = readDrawing(map.rows, map.name);
  if (isRefusal(ground)) throw new Error(ground.reason);
  for (const [place, kind] of ground) state.ground[place] = kind;
}

function printTracks(state: Gal4Xeon, sheet: Sheet): void {
  tracks.forEach((track, t) => {
    const { squares, icons } = sheet.tracks[track];
    state.squares[t] = squares;
    icons.forEach(
      ({ after, icon }, i) => (state.icons[t * MOST_ICONS + i] = after * 8 + actions.indexOf(icon)),
    );
  });
}

function printTechnologies(state: Gal4Xeon, { technologies }: Sheet): void {
  for (const { id, start, needs, shape: outline } of technologies) {
    const technology = technologyIds.indexOf(id);
    state.technologies |= 1 << technology;
    if (start) state.startTechnologies |= 1 << technology;
    state.needs[technology] = setOf(needs);
    outline?.forEach(
      (offset, i) => (state.shapes[(technology - RANGE1) * MOST_IN_SHAPE + i] = packed(offset)),
    );
  }
}

function setOf(ids: readonly TechnologyId[]): number {
  return ids.reduce((set, id) => set | (1 << technologyIds.indexOf(id)), 0);
}

function packed([q, r]: Offset): number {
  return (q + 4) * 9 + r + 4 + 1;
}

export function unpacked(cell: number): Offset {
  const value = cell - 1;
  return [Math.floor(value / 9) - 4, (value % 9) - 4];
}

/** 120 bits of a hash that nobody can steer: two sheets never share it. */
function fingerprint(cells: Int32Array): number[] {
  const digest = sha256(utf8(cells.join(' ')));
  return [0, 4, 8, 12].map(
    (at) => ((digest[at] & 63) << 24) | (digest[at + 1] << 16) | (digest[at + 2] << 8) | digest[at + 3],
  );
}
