// What lies in a hex, read from a state.

import { controlledBy, unitsAt } from '../../rules/army.ts';
import { hasHex, homeOwner } from '../../rules/board.ts';
import { MINES, UNIT_COLUMNS } from '../../rules/columns.ts';
import { HEXES, SEATS, TYPES, type Nexus } from '../../rules/state.ts';

/** Units of one kind and owner. */
export interface Stack {
  readonly seat: number;
  readonly unit: number;
  readonly number: number;
}

export interface HexView {
  readonly hex: number;
  readonly terrain: number;
  /** Seats, or -1: whose home base this is, and who controls it. */
  readonly home: number;
  readonly owner: number;
  readonly contested: boolean;
  readonly mine: number;
  /** Does its mine pay the owner? */
  readonly pays: boolean;
  /** A token lies here face down. */
  readonly token: boolean;
  readonly stacks: readonly Stack[];
}

export function hexesOf(state: Nexus): readonly HexView[] {
  const owned = Array.from({ length: SEATS }, (_, seat) => controlledBy(state, seat));
  return Array.from({ length: HEXES }, (_, hex) => hex)
    .filter((hex) => hasHex(state.hexes, hex))
    .map((hex) => hexView(state, hex, owned));
}

function hexView(state: Nexus, hex: number, owned: readonly number[]): HexView {
  const stacks = stacksIn(state, hex);
  const owner = owned.findIndex((set) => hasHex(set, hex));
  return {
    hex,
    terrain: state.terrain[hex],
    home: homeOwner(hex),
    owner,
    contested: stacks.some(({ seat }) => seat !== stacks[0].seat),
    mine: state.mine[hex],
    pays: owner >= 0 && stacks.some(({ unit }) => state.unitRow[unit * UNIT_COLUMNS + MINES] === 1),
    token: state.token[hex] > 0,
    stacks,
  };
}

/** Owner by owner, the mightiest unit first. */
export function stacksIn(state: Nexus, hex: number): readonly Stack[] {
  const stacks: Stack[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    for (let unit = TYPES - 1; unit >= 0; unit--) {
      const number = unitsAt(state, hex, seat, unit);
      if (number > 0) stacks.push({ seat, unit, number });
    }
  }
  return stacks;
}

export interface Standing {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const CELL = { width: 54, height: 58 };
const ROOM = { width: 152, height: 112 };
const LARGEST = 1.25;

/** Places for the stacks of a hex: rows of one owner each, as large as there is room. */
export function arrange(stacks: readonly Stack[]): readonly Standing[] {
  const owners = [...new Set(stacks.map(({ seat }) => seat))];
  const groups = owners.map((owner) => stacks.filter(({ seat }) => seat === owner).length);
  const widest = owners.length > 2 ? 6 : 3;
  const rows = groups.flatMap((size) => rowsOf(size, widest));
  const columns = Math.max(1, ...rows);
  const scale = Math.min(
    LARGEST,
    ROOM.width / (columns * CELL.width),
    ROOM.height / (rows.length * CELL.height),
  );
  return rows.flatMap((size, row) =>
    Array.from({ length: size }, (_, column) => ({
      x: (column - (size - 1) / 2) * CELL.width * scale,
      y: (row - (rows.length - 1) / 2) * CELL.height * scale,
      scale,
    })),
  );
}

/** As even as possible: four are two and two. */
function rowsOf(size: number, widest: number): number[] {
  const rows = Math.ceil(size / widest);
  return Array.from({ length: rows }, (_, i) => Math.floor((size + rows - 1 - i) / rows));
}
