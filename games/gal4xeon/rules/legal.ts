// All legal moves of a seat.

import type { MoveList } from '@starboard/engine';
import { DICE } from '../data/numbers.ts';
import { CONQUER, EXPLOIT, EXPLORE, NOTHING, RESEARCH } from './actions.ts';
import { homeOf } from './aliens.ts';
import { chartOf, PLACEMENT, type Chart } from './chart.ts';
import { isConquerable } from './conquer.ts';
import { exploitable } from './exploit.ts';
import { moves } from './moves.ts';
import { claimable, owns } from './research.ts';
import { chosenTracks, counted, extrasLeft, isChosen, minimumOf, spentAt, valueOn } from './round.ts';
import { RANGE1 } from './sheet.ts';
import { MOST_RANGES, MOST_ROWS, pageOf, TRACKS, WORD_BITS, WORDS, type Gal4Xeon } from './state.ts';
import { isFull } from './tracks.ts';
import { isTradable } from './trade.ts';

const { assign, extra, conquer, research, exploit, trade, raise, decline, finish } = moves.kinds;

export function legal(state: Gal4Xeon, seat: number, into: MoveList): void {
  const page = pageOf(state, seat);
  const action = state.action[page];
  if (action === NOTHING) return legalProgress(state, seat, page, into);
  const chart = chartOf(state);
  if (state.owed[page] === 1) return legalProceeds(state, chart, page, into);
  into.add(decline.make());
  if (action === EXPLORE) legalExplorations(state, chart, page, into);
  else if (action === CONQUER) legalConquests(state, chart, page, into);
  else if (action === RESEARCH) legalResearch(state, chart, page, into);
  else if (action === EXPLOIT) legalExploits(state, chart, page, into);
  else legalTrades(state, chart, page, into);
}

function legalProgress(state: Gal4Xeon, seat: number, page: number, into: MoveList): void {
  const line = state.spent[spentAt(state, page)];
  const free = chosenTracks(line) < DICE;
  const before = into.length;
  legalDice(state, seat, line, free, into);
  if (extrasLeft(state, seat, line) > 0 && (free || hasRoom(state, page, line))) {
    for (let track = 0; track < TRACKS; track++)
      if (free || isChosen(line, track)) into.add(extra.make(track));
  }
  if (into.length === before) into.add(finish.make());
}

/** GX-3.5: an extra square may be wasted on a full track, but nobody is asked to where all three are full. */
function hasRoom(state: Gal4Xeon, page: number, line: number): boolean {
  for (let track = 0; track < TRACKS; track++) {
    if (isChosen(line, track) && !isFull(state, page, track)) return true;
  }
  return false;
}

/** GX-3.1: dice that count the same are the same die, so a value is offered once. */
function legalDice(state: Gal4Xeon, seat: number, line: number, free: boolean, into: MoveList): void {
  const minimum = minimumOf(state, seat);
  for (let die = 0; die < DICE; die++) {
    const value = counted(state, die, minimum);
    let same = 0;
    for (let other = 0; other < die; other++) if (counted(state, other, minimum) === value) same++;
    if (same !== timesAssigned(line, value)) continue;
    for (let track = 0; track < TRACKS; track++) {
      if (valueOn(line, track) === 0 && (free || isChosen(line, track))) into.add(assign.make(value, track));
    }
  }
}

function timesAssigned(line: number, value: number): number {
  let times = 0;
  for (let track = 0; track < TRACKS; track++) if (valueOn(line, track) === value) times++;
  return times;
}

/** GX-4.1, GX-4.3, GX-9.3: nothing of it explored, something of it beside a controlled sector. */
function legalExplorations(state: Gal4Xeon, chart: Chart, page: number, into: MoveList): void {
  const { outlined, reach } = state;
  const { placements, rangeStart } = chart;
  const at = page * WORDS;
  const known0 = outlined[at];
  const known1 = outlined[at + 1];
  const known2 = outlined[at + 2];
  const near0 = reach[at];
  const near1 = reach[at + 1];
  const near2 = reach[at + 2];
  for (let range = 0; range < MOST_RANGES; range++) {
    if (!owns(state.technology[page], RANGE1 + range)) continue;
    for (let i = rangeStart[range]; i < rangeStart[range + 1]; i += PLACEMENT) {
      const set0 = placements[i];
      const set1 = placements[i + 1];
      const set2 = placements[i + 2];
      if (((set0 & known0) | (set1 & known1) | (set2 & known2)) !== 0) continue;
      if (((set0 & near0) | (set1 & near1) | (set2 & near2)) !== 0) into.add(placements[i + WORDS]);
    }
  }
}

function legalConquests(state: Gal4Xeon, chart: Chart, page: number, into: MoveList): void {
  for (let row = 0; row < state.met[page]; row++) {
    if (isConquerable(state, chart, page, row))
      into.add(conquer.make(homeOf(state.aliens[page * MOST_ROWS + row])));
  }
}

function legalResearch(state: Gal4Xeon, chart: Chart, page: number, into: MoveList): void {
  for (let rest = claimable(state, chart, page); rest !== 0; rest &= rest - 1) {
    into.add(research.make(31 - Math.clz32(rest & -rest)));
  }
}

function legalExploits(state: Gal4Xeon, chart: Chart, page: number, into: MoveList): void {
  for (let word = 0; word < WORDS; word++) {
    for (let rest = exploitable({ state, chart, page }, word); rest !== 0; rest &= rest - 1) {
      into.add(exploit.make(chart.placeAt[word * WORD_BITS + 31 - Math.clz32(rest & -rest)]));
    }
  }
}

function legalTrades(state: Gal4Xeon, chart: Chart, page: number, into: MoveList): void {
  for (let row = 0; row < state.met[page]; row++) {
    if (isTradable(state, chart, page, row))
      into.add(trade.make(homeOf(state.aliens[page * MOST_ROWS + row])));
  }
}

/** GX-8.3, GX-8.4 */
function legalProceeds(state: Gal4Xeon, chart: Chart, page: number, into: MoveList): void {
  if (state.trades[page] < state.tradeDice) into.add(raise.make());
  legalResearch(state, chart, page, into);
}
