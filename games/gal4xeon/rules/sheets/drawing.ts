// Maps as drawings: one letter a sector, two columns apart, each row shifted by one against the next.

import { HOME, placeOf } from '../hexes.ts';
import { GREY, HOME_GROUND, RUIN, START, WHITE } from '../state.ts';

const GROUNDS: Readonly<Record<string, number>> = { H: HOME_GROUND, s: START, w: WHITE, g: GREY };

/** The ground of each place that the drawing has, or what is wrong with it in words that follow on "The map". */
export function readDrawing(rows: readonly string[]): ReadonlyMap<number, number> | string {
  const homeRow = rows.findIndex((row) => row.includes('H'));
  if (homeRow < 0) return 'has no home: mark one sector with H';
  const homeColumn = rows[homeRow].indexOf('H');
  const ground = new Map<number, number>();
  for (const [line, row] of rows.entries()) {
    for (const [column, letter] of row.split('').entries()) {
      if (letter === ' ' || letter === '.') continue;
      const where = `row ${line + 1}, column ${column + 1}`;
      const kind = groundOf(letter);
      if (kind === undefined)
        return `has a "${letter}" in ${where}: sectors are H, s, w, g or a digit from 1 to 9`;
      const r = line - homeRow;
      const doubled = column - homeColumn - r;
      if (doubled % 2 !== 0)
        return `is out of step in ${where}: neighbours in a row are two columns apart, rows shifted by one`;
      const place = placeOf(doubled / 2, r);
      if (place < 0) return `has a sector too far from home in ${where}`;
      if (kind === HOME_GROUND && place !== HOME) return `has a second home in ${where}`;
      ground.set(place, kind);
    }
  }
  return ground;
}

function groundOf(letter: string): number | undefined {
  return /^[1-9]$/.test(letter) ? RUIN + Number(letter) : GROUNDS[letter];
}
