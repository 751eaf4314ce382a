// What is said of a sheet file that does not fit, in English. Names of fields and technologies are those of the file.

import type { Catalogue } from '@starboard/engine';

/** Where in the file: `sheet.tracks.explore`. */
interface At {
  readonly place: string;
}

/** Where in a drawing, counted from 1. */
interface Spot extends At {
  readonly row: number;
  readonly column: number;
}

interface Of extends At {
  readonly technology: string;
}

const spot = ({ row, column }: Spot): string => `row ${row}, column ${column}`;

export const sheetFile = {
  iconsOutOfOrder: ({ place }: At) => `${place} has icons that do not come one after another.`,
  iconBeyond: ({ place }: At) => `${place} has an icon beyond its last square.`,
  diceGoDown: ({ place }: At) => `${place} goes down: no die may be worse than the one before it.`,

  technologyTwice: ({ place, technology }: Of) => `${place} lists ${technology} twice.`,
  technologyTooEarly: ({ place, technology, needs }: Of & { needs: string }) =>
    `${place} lists ${technology} before ${needs}, which it needs.`,
  notStarted: ({ place, technology }: Of) => `${place} does not start with ${technology}.`,
  hollowStart: ({ place, technology }: Of) =>
    `${place} starts with ${technology}, but not with what it needs.`,
  lacksShape: ({ place, technology }: Of) => `${place} gives ${technology} no shape.`,
  needsNoShape: ({ place, technology }: Of) => `${place} gives ${technology} a shape, but it needs none.`,
  firstShapeTooLarge: ({ place }: At) => `${place} gives range1 more than a single sector.`,
  sectorTwice: ({ place, technology }: Of) => `${place} has a sector twice in the shape of ${technology}.`,
  shapeInPieces: ({ place, technology }: Of) =>
    `${place} gives ${technology} a shape that is not in one piece.`,
  shapeTwice: ({ place, technology }: Of) =>
    `${place} gives ${technology} a shape that another technology already has.`,

  noHome: ({ place }: At) => `${place} has no home: mark one sector with H.`,
  noGround: ({ letter, ...at }: Spot & { letter: string }) =>
    `${at.place} has "${letter}" in ${spot(at)}: sectors are H, s, w, g or a digit from 1 to 9.`,
  outOfStep: (at: Spot) =>
    `${at.place} is out of step in ${spot(at)}: neighbours in a row are two columns apart, and each row is shifted by one against the next.`,
  tooFar: (at: Spot) => `${at.place} has a sector too far from home in ${spot(at)}.`,
  secondHome: (at: Spot) => `${at.place} has a second home in ${spot(at)}.`,
  tooManySectors: ({ place, sectors, most }: At & { sectors: number; most: number }) =>
    `${place} has ${sectors} sectors; at most ${most} are allowed.`,
  strayStart: ({ place }: At) => `${place} has an s that is not beside home.`,
  lacksStart: ({ place }: At) => `${place} lacks one of the six s around home.`,
  lacksRing: ({ place }: At) => `${place} lacks one of the twelve sectors at distance two from home.`,
  island: ({ place, sector }: At & { sector: string }) =>
    `${place} has a sector that cannot be reached from home: ${sector}.`,
  startTwice: ({ place }: At) => `${place} names the same neighbour of home twice in start.`,
} satisfies Catalogue;
