// When what just happened is drawn: every stroke that is new on a sheet has its moment, in milliseconds.

import type { GameEvent } from '@starboard/engine';
import type { Gal4XeonEvent } from '../../rules/events.ts';
import { pageOf, TRACKS, type Gal4Xeon } from '../../rules/state.ts';

/** By name of the stroke: when it begins. */
export type StrokeTimes = ReadonlyMap<string, number>;

export const STILL: StrokeTimes = new Map();

export const stroke = {
  roll: 'roll',
  square: (track: number, square: number) => `square ${track} ${square}`,
  icon: (track: number, at: number) => `icon ${track} ${at}`,
  outline: (place: number) => `outline ${place}`,
  find: (place: number) => `find ${place}`,
  fill: (place: number) => `fill ${place}`,
  technology: (technology: number) => `technology ${technology}`,
  modifier: (dice: string, die: number) => `modifier ${dice} ${die}`,
} as const;

/** The timeline for somebody who draws only these strokes: it stays the same where none of them is new. */
export function timelineFor(timeline: StrokeTimes, ...strokes: readonly string[]): StrokeTimes {
  return strokes.some((name) => timeline.has(name)) ? timeline : STILL;
}

const SQUARE = 70;
const STEP = 260;

/** The strokes on the sheet of that seat. */
export function timelineOf(news: readonly GameEvent[], before: Gal4Xeon | null, seat: number): StrokeTimes {
  if (news.length === 0 || before === null) return STILL;
  const moments = new Map<string, number>();
  const page = pageOf(before, seat);
  const filled = [...before.filled.subarray(page * TRACKS, (page + 1) * TRACKS)];
  let now = 0;
  const then = (name: string, lasts: number): void => {
    moments.set(name, now);
    now += lasts;
  };
  for (const event of news as readonly Gal4XeonEvent[]) {
    if ('seat' in event && event.seat !== seat) continue;
    switch (event.event) {
      case 'rolled':
        then(stroke.roll, STEP);
        break;
      case 'filled':
        for (let i = 0; i < event.squares; i++)
          then(stroke.square(event.track, filled[event.track]++), SQUARE);
        break;
      case 'reached':
        then(stroke.icon(event.track, filled[event.track]), STEP);
        break;
      case 'explored':
        for (const place of event.places) {
          then(stroke.outline(place), STEP / 2);
          moments.set(stroke.fill(place), now + STEP);
        }
        break;
      case 'empty':
      case 'met':
        then(stroke.find(event.place), STEP);
        break;
      case 'conquered':
      case 'exploited':
      case 'traded':
        then(stroke.fill(event.place), STEP);
        break;
      case 'researched':
        then(stroke.technology(event.technology), STEP);
        break;
      case 'modifier':
        then(stroke.modifier(event.dice, event.filled - 1), STEP);
        break;
      default:
    }
  }
  return moments;
}
