// NO-1.2, NO-1.3: tiles are shuffled and laid face up; double tiles fall either way round.

import type { Chance } from '@starboard/engine';
import { grounds, HEX_NAMES, type BoardName } from '../data/board.ts';
import { LANDS, TERRAINS, type Land } from '../data/terrain.ts';
import { energyTiles, type Tiles } from '../data/tiles.ts';
import { homeHex } from './board.ts';
import { FORBIDDEN, UNIT_COLUMNS } from './columns.ts';
import { HEXES, MONOLITH_HEX, TYPES, type Nexus } from './state.ts';

type Double = readonly [Land, Land];

export function layTiles(state: Nexus, board: BoardName, tiles: Tiles, chance: Chance): void {
  const used = board === 'energy-dependence' ? setAside(tiles) : tiles;
  const ground = grounds[board];
  state.terrain[MONOLITH_HEX] = TERRAINS.indexOf(state.vortex === 1 ? 'vortex' : 'monolith');
  const singles = [...used.singles];
  for (const name of ground.singles) setTerrain(state, HEX_NAMES.indexOf(name), draw(singles, chance));
  const doubles = [...used.doubles];
  for (const [first, second] of ground.doubles) {
    const tile = draw(doubles, chance);
    const turned = chance.die(2) === 2;
    setTerrain(state, HEX_NAMES.indexOf(first), tile[turned ? 1 : 0]);
    setTerrain(state, HEX_NAMES.indexOf(second), tile[turned ? 0 : 1]);
  }
  layHomes(state, tiles);
  markGround(state);
}

function draw<T>(tiles: T[], chance: Chance): T {
  return tiles.splice(chance.die(tiles.length) - 1, 1)[0];
}

function setTerrain(state: Nexus, hex: number, land: Land): void {
  state.terrain[hex] = LANDS.indexOf(land);
}

function layHomes(state: Nexus, { home }: Tiles): void {
  for (let seat = 0; seat < state.seats; seat++) {
    home.forEach(({ land, mine }, place) => {
      setTerrain(state, homeHex(seat, place), land);
      state.mine[homeHex(seat, place)] = mine;
    });
  }
}

/** The hexes of each terrain, and those that each unit may enter (NO-3.2, NO-17.4). */
function markGround(state: Nexus): void {
  for (let hex = 0; hex < HEXES; hex++) {
    if (((state.hexes >>> hex) & 1) === 0) continue;
    state.lands[state.terrain[hex]] |= 1 << hex;
    for (let unit = 0; unit < TYPES; unit++) {
      const forbidden = (state.unitRow[unit * UNIT_COLUMNS + FORBIDDEN] >>> state.terrain[hex]) & 1;
      const storm = hex === MONOLITH_HEX && state.vortex === 1;
      if (forbidden === 0 && !storm) state.ground[unit] |= 1 << hex;
    }
  }
}

/** NO-15.9: the tiles of Energy Dependence among those of the box, or fewer where the box lacks some. */
function setAside(tiles: Tiles): { singles: Land[]; doubles: Double[] } {
  const doubles = [...tiles.doubles];
  const singles = [...tiles.singles];
  return {
    singles: energyTiles.singles.flatMap((land) => take(singles, (each) => each === land)),
    doubles: energyTiles.doubles.flatMap((land) => take(doubles, (each) => each.includes(land))),
  };
}

function take<T>(tiles: T[], fits: (tile: T) => boolean): T[] {
  const at = tiles.findIndex(fits);
  return at < 0 ? [] : tiles.splice(at, 1);
}

export function energyShortage(tiles: Tiles): boolean {
  const { singles, doubles } = setAside(tiles);
  return singles.length < energyTiles.singles.length || doubles.length < energyTiles.doubles.length;
}
