// The referee's map: sectors by name, read off the drawing that the sheet prints.

import type { GalaxyMap } from '../../data/sheet.ts';

export interface MapHex {
  readonly name: string;
  readonly q: number;
  readonly r: number;
  readonly kind: 'home' | 'start' | 'white' | 'grey' | 'ruin';
  /** Points of a ruin. */
  readonly worth: number;
}

export interface Galaxy {
  /** In reading order. */
  readonly sectors: readonly MapHex[];
  readonly named: ReadonlyMap<string, MapHex>;
}

const KINDS = { H: 'home', s: 'start', w: 'white', g: 'grey' } as const;

const ROWS = 'ABCDEFGHIJKLMNOPQ';

/** Row letter and diagonal: home is I9. */
export function nameOf(q: number, r: number): string {
  return `${ROWS[r + 8]}${q + 9}`;
}

/** Sectors of a row stand two columns apart; a row lower is half a sector to the right along its diagonal. */
export function galaxyOf({ rows }: Pick<GalaxyMap, 'rows'>): Galaxy {
  const homeRow = rows.findIndex((row) => row.includes('H'));
  const homeColumn = rows[homeRow].indexOf('H');
  const sectors = rows.flatMap((row, y) =>
    row.split('').flatMap((sign, x): MapHex[] => {
      if (sign === ' ') return [];
      const r = y - homeRow;
      const q = (x - homeColumn - r) / 2;
      const worth = /\d/.test(sign) ? Number(sign) : 0;
      const kind = worth > 0 ? 'ruin' : KINDS[sign as keyof typeof KINDS];
      return [{ name: nameOf(q, r), q, r, kind, worth }];
    }),
  );
  return { sectors, named: new Map(sectors.map((sector) => [sector.name, sector])) };
}

const AROUND = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

export function neighbours({ named }: Galaxy, name: string): readonly MapHex[] {
  const sector = named.get(name);
  if (sector === undefined) return [];
  return AROUND.flatMap(([q, r]) => named.get(nameOf(sector.q + q, sector.r + r)) ?? []);
}

export function fromHome({ q, r }: MapHex): number {
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}
