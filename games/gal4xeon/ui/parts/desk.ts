// What every part of a sheet needs to draw itself.

import type { Picking } from '@starboard/kit';
import { createContext, use } from 'react';
import type { Gal4Xeon } from '../../rules/state.ts';
import type { Hand } from '../model/dice.ts';
import type { Page } from '../model/page.ts';
import type { StrokeTimes } from '../model/timeline.ts';

export interface SheetDesk {
  readonly state: Gal4Xeon;
  readonly page: Page;
  readonly hand: Hand;
  readonly timeline: StrokeTimes;
  /** Null on the sheets of others, and when there is nothing to decide. */
  readonly picking: Picking | null;
  readonly colour: number;
}

export const DeskContext = createContext<SheetDesk | null>(null);

export function useDesk(): SheetDesk {
  const desk = use(DeskContext);
  if (desk === null) throw new Error('A part of a sheet is drawn without its sheet.');
  return desk;
}
