import type { Picking } from '@starboard/kit';
import type { Hand } from '../model/dice.ts';

/** Squares of the die or the extra square that was picked; 0 when none was. */
export function chosenSquares(picking: Picking | null, { dice }: Hand): number {
  if (picking === null) return 0;
  if (picking.picked({ move: 'extra' })) return 1;
  return dice.find(({ value }) => picking.picked({ move: 'assign', value }))?.value ?? 0;
}
