// Marks as what is to be drawn: each way, ring and aim of a seat once, however many events leave it.

import type { Marks } from '@starboard/kit';

interface Placed {
  /** Who left it; null: nobody. */
  readonly seat: number | null;
  readonly sheet: number | null;
}

export type Stroke =
  | (Placed & { readonly kind: 'way'; readonly from: string; readonly to: string })
  | (Placed & { readonly kind: 'ring' | 'aim'; readonly to: string });

export interface Left {
  readonly seat: number | null;
  readonly marks: Marks;
}

/** A crosshair says more than a ring: a place that is attacked has no other. */
export function strokesOf(left: readonly Left[]): readonly Stroke[] {
  const strokes = new Map<string, Stroke>();
  const draw = (stroke: Stroke): void => void strokes.set(keyOf(stroke), stroke);
  for (const { seat, marks } of left) {
    const { ways = [], rings = [], aims = [], sheet = null } = marks;
    for (const [from, to] of ways) draw({ kind: 'way', seat, sheet, from, to });
    for (const to of rings) draw({ kind: 'ring', seat, sheet, to });
    for (const to of aims) draw({ kind: 'aim', seat, sheet, to });
  }
  for (const stroke of strokes.values())
    if (stroke.kind === 'aim') strokes.delete(keyOf({ ...stroke, kind: 'ring' }));
  return [...strokes.values()];
}

export function keyOf(stroke: Stroke): string {
  const { kind, seat, sheet, to } = stroke;
  return [kind, seat, sheet, to, kind === 'way' ? stroke.from : ''].join(' ');
}
