// The round: shared dice, three tracks for three dice, extra squares, and the close when everybody is done.

import { allSeats, type Chance } from '@starboard/engine';
import { DICE, ROUNDS, SIDES } from '../data/numbers.ts';
import type { Desk } from './desk.ts';
import type { Tell } from './events.ts';
import { gainsOf } from './gains.ts';
import { copyPage, isOver, openedPage, pageOf, TRACKS, type Gal4Xeon } from './state.ts';
import { fillSquares } from './tracks.ts';

/** GX-2.2: one roll of three dice for everybody. */
export function rollPossibilities(state: Gal4Xeon, chance: Chance, tell?: Tell): void {
  for (let die = 0; die < DICE; die++) state.dice[die] = chance.die(SIDES);
  tell?.({ event: 'rolled', round: state.round, dice: [...state.dice] });
}

/** GX-2.3, GX-2.4: the trade minimum held when the round opened. */
export function minimumOf(state: Gal4Xeon, seat: number): number {
  return state.minimums[state.trades[openedPage(state, seat)]];
}

/** What a die counts under that minimum. */
export function counted({ dice }: Gal4Xeon, die: number, minimum: number): number {
  return dice[die] < minimum ? minimum : dice[die];
}

/** GX-2.5: the extra squares of this round are those of the modifier held when it opened. */
export function modifierOf(state: Gal4Xeon, seat: number): number {
  return state.modifiers[state.resources[openedPage(state, seat)]];
}

/** GX-3.13: the round table's line of this round. */
export function spentAt(state: Gal4Xeon, page: number): number {
  return page * ROUNDS + state.round - 1;
}

/** The value of the die that a line of the round table has on that track; 0 none. */
export function valueOn(line: number, track: number): number {
  return (line >> (track * 6)) & 7;
}

export function extrasOn(line: number, track: number): number {
  return (line >> (track * 6 + 3)) & 7;
}

/** GX-3.6, GX-3.7: a die or an extra square makes a track one of the round's three. */
export function isChosen(line: number, track: number): boolean {
  return ((line >> (track * 6)) & 63) !== 0;
}

export function chosenTracks(line: number): number {
  let count = 0;
  for (let track = 0; track < TRACKS; track++) if (isChosen(line, track)) count++;
  return count;
}

/** Extra squares that the seat has not filled yet. */
export function extrasLeft(state: Gal4Xeon, seat: number, line: number): number {
  let left = modifierOf(state, seat);
  for (let track = 0; track < TRACKS; track++) left -= extrasOn(line, track);
  return left;
}

/** GX-3.1 */
export function assignDie(desk: Desk, value: number, track: number): void {
  const { state, page } = desk;
  state.spent[spentAt(state, page)] += value << (track * 6);
  desk.tell?.({ event: 'assigned', track, value });
  fillSquares(desk, track, value);
}

/** GX-3.6 */
export function fillExtra(desk: Desk, track: number): void {
  const { state, page } = desk;
  state.spent[spentAt(state, page)] += 1 << (track * 6 + 3);
  desk.tell?.({ event: 'extra', track });
  fillSquares(desk, track, 1);
}

/** GX-3.14 */
export function finish(state: Gal4Xeon, seat: number, chance: Chance, tell?: Tell): void {
  state.done |= 1 << seat;
  tell?.({ event: 'finished', seat });
  if (state.done === allSeats(state.seats)) closeRound(state, chance, tell);
}

/** GX-2.1, GX-12.3: what was written is shown, and the next round opens on a copy of it. */
function closeRound(state: Gal4Xeon, chance: Chance, tell?: Tell): void {
  tell?.({ event: 'closed', round: state.round });
  if (tell !== undefined && state.seats > 1) {
    for (let seat = 0; seat < state.seats; seat++) tell(gainsOf(state, seat));
  }
  for (let seat = 0; seat < state.seats; seat++)
    copyPage(state, pageOf(state, seat), openedPage(state, seat));
  state.round++;
  state.done = 0;
  if (!isOver(state)) rollPossibilities(state, chance, tell);
}
