// Holding a shape over the map: which range, which way it lies, and where the pointer is.

import type { Picking } from '@starboard/kit';
import { useMemo, useState } from 'react';
import type { Gal4Xeon } from '../../../rules/state.ts';
import {
  covering,
  FIRST_GRIP,
  heldAt,
  placementsIn,
  rangesIn,
  turned,
  waysOf,
  type Grip,
  type Placement,
} from '../../model/placements.ts';

export interface Exploring {
  /** Is there something to place? */
  readonly on: boolean;
  readonly ranges: readonly number[];
  readonly range: number;
  readonly setRange: (range: number) => void;
  /** The placement that pointing at the place means; null where none is possible. */
  readonly held: (place: number) => Placement | null;
  /** How the shape lies where it can be placed nowhere. */
  readonly grip: Grip;
  /** Can it lie there, or anywhere, in more than one way? */
  readonly turnable: (place: number | null) => boolean;
  readonly turn: (place: number | null, step: 1 | -1) => void;
}

export function useExploring(state: Gal4Xeon, picking: Picking | null): Exploring {
  const [wanted, setWanted] = useState(0);
  const [grip, setGrip] = useState<Grip>(FIRST_GRIP);
  const choices = picking?.choices;
  const placements = useMemo(() => placementsIn(state, choices ?? []), [state, choices]);
  return useMemo(() => {
    const ranges = rangesIn(placements);
    // the largest shape is what one came for
    const range = ranges.includes(wanted) ? wanted : (ranges.at(-1) ?? 0);
    return {
      on: placements.length > 0,
      ranges,
      range,
      setRange: setWanted,
      held: (place) => heldAt(placements, range, place, grip),
      grip,
      turnable: (place) =>
        (place === null ? waysOf(placements, range) : covering(placements, range, place)).length > 1,
      turn: (place, step) => setGrip(turned(placements, range, place, grip, step)),
    };
  }, [placements, wanted, grip]);
}
