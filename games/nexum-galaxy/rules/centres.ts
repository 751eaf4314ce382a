// Where the disks of a star map lie: those of the sector as it says or after its links, those that join it beside their
// neighbours, so that nothing that lies there moves.

import { systemIds, type SystemId } from '../data/disks.ts';
import type { Layout, MapPoint, Sector } from '../data/sector.ts';
import { placeAt } from './board.ts';
import { joinedSystems } from './exotic/disks.ts';
import { joinAt, NEAREST, roomAmid, type Ground } from './joining.ts';
import { systemNames } from './moves.ts';
import type { Segment } from './sectors/geometry.ts';
import { layoutOf } from './sectors/layout.ts';
import { SLOTS, STARTING_CLOUD, type Nexum } from './state.ts';

/** Where the disks in play lie: those of the sector as it says, then the starting cloud, then those that were found, one after the
 *  other. None asks for those that came later, so none moves when one joins. */
export function centresOf(state: Nexum, sector: Sector): ReadonlyMap<number, MapPoint> {
  const layout = withRoom(state, spread(layoutOf(sector), sector.systems), sector);
  const centres = new Map<number, MapPoint>();
  for (const system of sector.systems.map((id) => systemIds.indexOf(id))) {
    const said = layout[systemIds[system]];
    if (said !== undefined && isInPlay(state, system)) centres.set(system, said);
  }
  for (const system of inOrderOfJoining(state, centres))
    centres.set(system, joinAt(groundOf(state, centres), neighboursAmong(state, system, centres)));
  return new Map([...centres].toSorted(([one], [other]) => one - other));
}

/** The starting cloud lies amid its neighbours where there is nearly room for it. */
function withRoom(state: Nexum, layout: Layout, { systems }: Sector): Layout {
  const places = systems.map((id) => layout[id] ?? ORIGIN);
  const beside = systems
    .filter((id) => ((state.links[STARTING_CLOUD] >>> systemIds.indexOf(id)) & 1) === 1)
    .map((id) => layout[id] ?? ORIGIN);
  const scale = roomAmid(places, beside);
  return Object.fromEntries(systems.map((id, i) => [id, [places[i][0] * scale, places[i][1] * scale]]));
}

const ORIGIN: MapPoint = [0, 0];

/** The disks in play that the sector says nothing of: what lies there from the start before what was found. */
function inOrderOfJoining(state: Nexum, said: ReadonlyMap<number, MapPoint>): number[] {
  const found = joinedSystems(state);
  const others = systemNames
    .map((_, system) => system)
    .filter((system) => !said.has(system) && !found.includes(system) && isInPlay(state, system));
  return [...others, ...found];
}

function groundOf(state: Nexum, centres: ReadonlyMap<number, MapPoint>): Ground {
  return {
    disks: [...centres.values()],
    links: [...centres].flatMap(([system, centre]) =>
      neighboursAmong(state, system, centres)
        .map((neighbour): Segment => [centre, neighbour])
        .filter(([[x, y], [u, v]]) => x < u || (x === u && y < v)),
    ),
  };
}

function neighboursAmong(
  state: Nexum,
  system: number,
  centres: ReadonlyMap<number, MapPoint>,
): readonly MapPoint[] {
  return systemsOf(state.links[system])
    .map((other) => centres.get(other))
    .filter((centre) => centre !== undefined);
}

/** Also a disk of which nothing is left but its place. */
function isInPlay(state: Nexum, system: number): boolean {
  if ((((state.clouds | state.exotic) >>> system) & 1) === 1 || state.ruined[system] !== 0) return true;
  return state.size.subarray(placeAt(system, 0), placeAt(system, SLOTS)).some((size) => size > 0);
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
