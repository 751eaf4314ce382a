// Where the disks of a star map lie: those of the sector as it says or after its links, those that join it beside their
// neighbours, so that nothing that lies there moves.

import { systemIds, type SystemId } from '../data/disks.ts';
import type { Layout, MapPoint, Sector } from '../data/sector.ts';
import { placeAt } from './board.ts';
import { systemNames } from './moves.ts';
import { layoutOf } from './sectors/layout.ts';
import { SLOTS, type Nexum } from './state.ts';

/** Disks that touch on a table are drawn with a gap, so that a line can show the link. */
const NEAREST = 1.35;

const SIN_60 = Math.sqrt(3) / 2;

/** Twelve directions, around the clock. */
const AROUND: readonly MapPoint[] = [
  [0, -1],
  [SIN_60, -0.5],
  [SIN_60, 0.5],
  [0, 1],
  [-SIN_60, 0.5],
  [-SIN_60, -0.5],
].flatMap(([x, y]): MapPoint[] => [
  [x, y],
  [x * SIN_60 - y * 0.5, x * 0.5 + y * SIN_60],
]);

/** Where the disks in play lie: those of the sector as it says, others beside their neighbours. */
export function centresOf(state: Nexum, sector: Sector): ReadonlyMap<number, MapPoint> {
  const layout = spread(layoutOf(sector), sector.systems);
  const systems = systemsIn(state);
  const centres = new Map<number, MapPoint>();
  for (const system of systems) {
    const said = layout[systemIds[system]];
    if (said !== undefined) centres.set(system, said);
  }
  for (const system of systems) {
    if (!centres.has(system)) centres.set(system, besideNeighbours(state, system, centres));
  }
  return new Map([...centres].toSorted(([one], [other]) => one - other));
}

/** Near the middle of its neighbours, as near as the gap to all disks allows: a spiral outwards finds it. */
function besideNeighbours(state: Nexum, system: number, centres: ReadonlyMap<number, MapPoint>): MapPoint {
  const all = [...centres.values()];
  const near = systemsOf(state.links[system])
    .map((other) => centres.get(other))
    .filter((centre) => centre !== undefined);
  const [x, y] = middleOf(near.length > 0 ? near : all);
  for (let step = 0; ; step++) {
    const away = (step * NEAREST) / AROUND.length / 2;
    const [dx, dy] = AROUND[step % AROUND.length];
    const spot: MapPoint = [x + dx * away, y + dy * away];
    if (all.every(([u, v]) => Math.hypot(spot[0] - u, spot[1] - v) >= NEAREST)) return spot;
  }
}

function middleOf(points: readonly MapPoint[]): MapPoint {
  const sum = points.reduce<MapPoint>(([x, y], [u, v]) => [x + u, y + v], [0, 0]);
  return [sum[0] / Math.max(1, points.length), sum[1] / Math.max(1, points.length)];
}

/** The disks that are in play, also those whose planets are destroyed. */
function systemsIn(state: Nexum): number[] {
  return systemNames
    .map((_, system) => system)
    .filter((system) =>
      state.size.subarray(placeAt(system, 0), placeAt(system, SLOTS)).some((size) => size > 0),
    );
}

/** The members of a set of systems. */
export function systemsOf(set: number): number[] {
  return systemNames.map((_, system) => system).filter((system) => ((set >>> system) & 1) === 1);
}

/** The layout blown up until no two disks are too near each other, and turned over: on screens y goes down. */
function spread(layout: Layout, systems: readonly SystemId[]): Layout {
  const places = systems.map((id) => layout[id] ?? [0, 0]);
  const gaps = places.flatMap(([x, y], i) => places.slice(i + 1).map(([u, v]) => Math.hypot(x - u, y - v)));
  const scale = NEAREST / Math.max(0.1, Math.min(NEAREST, ...gaps));
  return Object.fromEntries(systems.map((id, i) => [id, [places[i][0] * scale, -places[i][1] * scale]]));
}
