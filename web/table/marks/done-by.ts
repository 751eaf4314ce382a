// What each seat did last, found in what was told.

import { SPECTATOR, type GameEvent } from '@starboard/engine';
import type { Past, TurnOf } from '@starboard/kit';

export interface Happening {
  readonly at: number;
  readonly event: GameEvent;
}

/** Does an event leave anything on the board? */
export type Leaves = (deed: Happening) => boolean;

const never: TurnOf = () => undefined;

interface Told extends Happening {
  readonly seat: number | null;
  /** How many turns have begun since. */
  readonly turnsAgo: number;
}

/** From the latest to the first. */
function* backwards(past: Past, turnOf: TurnOf): Generator<Told> {
  let turnsAgo = 0;
  for (const { at, events } of past.toReversed())
    for (const event of events.toReversed()) {
      yield { at, event, seat: doerOf(event), turnsAgo };
      if (turnOf(event) !== undefined) turnsAgo++;
    }
}

/** What the seat did in its last turn in which it left anything. */
export function lastTurnOf(
  seat: number,
  past: Past,
  leaves: Leaves,
  turnOf: TurnOf = never,
): readonly Happening[] {
  const deeds: Told[] = [];
  for (const told of backwards(past, turnOf)) {
    if (deeds.length > 0 && told.turnsAgo !== deeds[0].turnsAgo) break;
    if (told.seat === seat && leaves(told)) deeds.push(told);
  }
  return deeds;
}

/** What the viewer's rivals have done since the viewer's last order, of each its last turn. A spectator sees the last turn in
 *  which anything was left. */
export function doneByRivals(
  viewer: number,
  since: number,
  past: Past,
  leaves: Leaves,
  turnOf: TurnOf = never,
): readonly Happening[] {
  const deeds: Told[] = [];
  const turns = new Map<number, number>();
  for (const told of backwards(past, turnOf)) {
    const { at, seat, turnsAgo } = told;
    if (viewer !== SPECTATOR && at < since) break;
    if (viewer === SPECTATOR && deeds.length > 0 && turnsAgo !== deeds[0].turnsAgo) break;
    if (seat === null || seat === viewer || !leaves(told)) continue;
    if ((turns.get(seat) ?? turnsAgo) !== turnsAgo) continue;
    turns.set(seat, turnsAgo);
    deeds.push(told);
  }
  return deeds;
}

/** Null: nobody's. */
export function doerOf(event: GameEvent): number | null {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
}
