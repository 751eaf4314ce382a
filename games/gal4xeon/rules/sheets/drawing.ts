// Maps as drawings: one letter a sector, two columns apart, each row shifted by one against the next.

import type { Refusal } from '@starboard/engine';
import { refuse } from '../../words/messages.ts';
import { HOME, placeOf } from '../hexes.ts';
import { GREY, HOME_GROUND, RUIN, START, WHITE } from '../state.ts';
import { SHEET_RULE } from './rule.ts';

const GROUNDS: Readonly<Record<string, number>> = { H: HOME_GROUND, s: START, w: WHITE, g: GREY };

/** The ground of each place that the drawing has, or what is wrong with it. */
export function readDrawing(rows: readonly string[], place: string): ReadonlyMap<number, number> | Refusal {
  const homeRow = rows.findIndex((row) => row.includes('H'));
  if (homeRow < 0) return refuse(SHEET_RULE, 'noHome', { place });
  const homeColumn = rows[homeRow].indexOf('H');
  const ground = new Map<number, number>();
  for (const [line, row] of rows.entries()) {
    for (const [column, letter] of row.split('').entries()) {
      if (letter === ' ' || letter === '.') continue;
      const at = { place, row: line + 1, column: column + 1 };
      const kind = groundOf(letter);
      if (kind === undefined) return refuse(SHEET_RULE, 'noGround', { ...at, letter });
      const r = line - homeRow;
      const doubled = column - homeColumn - r;
      if (doubled % 2 !== 0) return refuse(SHEET_RULE, 'outOfStep', at);
      const sector = placeOf(doubled / 2, r);
      if (sector < 0) return refuse(SHEET_RULE, 'tooFar', at);
      if (kind === HOME_GROUND && sector !== HOME) return refuse(SHEET_RULE, 'secondHome', at);
      ground.set(sector, kind);
    }
  }
  return ground;
}

function groundOf(letter: string): number | undefined {
  return /^[1-9]$/.test(letter) ? RUIN + Number(letter) : GROUNDS[letter];
}
