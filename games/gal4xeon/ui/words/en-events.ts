// What happened, in English.

import type { EventWords } from '@starboard/kit';
import { actionNames, technologyNames, trackNames } from '../../data/names.ts';
import { actions, technologyIds, tracks } from '../../data/sheet.ts';
import type { Gal4XeonEvent } from '../../rules/events.ts';
import type { Gains } from '../../rules/gains.ts';
import { placeNames } from '../../rules/hexes.ts';
import type { Gal4Xeon } from '../../rules/state.ts';
import { foundBy, letterOf } from '../model/page.ts';
import { foldedIn, timesEach } from './runs.ts';
import { counted } from '@starboard/engine/words';

const trackOf = (track: number): string => trackNames[tracks[track]];
const actionOf = (action: number): string => actionNames[actions[action]];

export const events: EventWords<Gal4Xeon, Gal4XeonEvent> = {
  finished: ({ seat }, nameOf) => ({ text: `${nameOf(seat)} has finished the round.`, rule: 'GX-3.14' }),
  closed: ({ round }) => ({ text: `Round ${round} is over.`, rule: 'GX-12.3' }),
  gained: (event, nameOf) => ({ text: `${nameOf(event.seat)}: ${gains(event)}.`, rule: 'GX-12.3' }),
  rolled: ({ round, dice }) => ({
    text: `Round ${round}: the dice show ${dice.join(', ')}.`,
    rule: 'GX-2.2',
  }),

  assigned: ({ seat, value, track }, nameOf) => ({
    text: `${nameOf(seat)} gives ${value} to ${trackOf(track)}.`,
    rule: 'GX-3.1',
  }),
  extra: ({ seat, track }, nameOf) => ({
    text: `${nameOf(seat)} fills an extra square on ${trackOf(track)}.`,
    rule: 'GX-3.6',
  }),
  filled: () => null,
  reached: () => null,
  wasted: ({ squares, track }) => ({
    text: `${counted(squares, 'square', 'squares')} beyond the end of ${trackOf(track)} ${squares === 1 ? 'is' : 'are'} lost.`,
    rule: 'GX-3.5',
  }),
  lost: ({ seat, action }, nameOf) => ({
    text: `${nameOf(seat)} cannot use ${actionOf(action)}: it is lost.`,
    rule: 'GX-3.9',
  }),
  declined: ({ seat, action }, nameOf) => ({
    text: `${nameOf(seat)} declines ${actionOf(action)}.`,
    rule: 'GX-3.10',
  }),
  explored: ({ seat, places }, nameOf) => ({
    text: `${nameOf(seat)} explores ${places.map((place) => placeNames[place]).join(', ')}.`,
    rule: 'GX-4.4',
  }),
  empty: ({ die, place }) => ({
    text: `The die shows ${die}: nobody lives in ${placeNames[place]}.`,
    rule: 'GX-4.5',
  }),
  met: ({ die, row, strength, place }) => ({
    text: `The die shows ${die}: ${foundBy(die)} aliens ${letterOf(row)} of strength ${strength} live in ${placeNames[place]}.`,
    rule: 'GX-4.6',
  }),
  conquered: ({ seat, row, place }, nameOf) => ({
    text: `${nameOf(seat)} conquers aliens ${letterOf(row)} in ${placeNames[place]}.`,
    rule: 'GX-5.3',
  }),
  researched: ({ seat, technology }, nameOf) => ({
    text: `${nameOf(seat)} claims ${technologyNames[technologyIds[technology]]}.`,
    rule: 'GX-6.1',
  }),
  exploited: ({ seat, place, ruin }, nameOf) =>
    ruin > 0
      ? {
          text: `${nameOf(seat)} exploits the ruin in ${placeNames[place]}: ${counted(ruin, 'point', 'points')}.`,
          rule: 'GX-7.4',
        }
      : { text: `${nameOf(seat)} exploits the system in ${placeNames[place]}.`, rule: 'GX-7.3' },
  traded: ({ seat, row, place }, nameOf) => ({
    text: `${nameOf(seat)} trades with aliens ${letterOf(row)} in ${placeNames[place]}.`,
    rule: 'GX-8.2',
  }),
  modifier: ({ seat, dice, filled }, nameOf, { modifiers, minimums }) =>
    dice === 'resources'
      ? {
          text: `From the next round on, ${nameOf(seat)} has ${counted(modifiers[filled], 'extra square', 'extra squares')}.`,
          rule: 'GX-2.5',
        }
      : {
          text: `From the next round on, dice count at least ${minimums[filled]} for ${nameOf(seat)}.`,
          rule: 'GX-2.4',
        },
};

export const folded = foldedIn({
  assigned: (name, dice) =>
    `${name} gives ${dice.map(({ value, track }) => `${value} to ${trackOf(track)}`).join(', ')}.`,
  extra: (name, squares) =>
    `${name} fills extra squares on ${timesEach(squares.map(({ track }) => trackOf(track)))}.`,
  lost: (name, lost) =>
    `${name} cannot use ${timesEach(lost.map(({ action }) => actionOf(action)))}: they are lost.`,
});

function gains({ points, total, controlled, explored, met, technologies }: Gains): string {
  const parts = [
    ...(explored === 0 ? [] : [`${counted(explored, 'sector', 'sectors')} explored`]),
    ...(controlled === 0 ? [] : [`${counted(controlled, 'sector', 'sectors')} won`]),
    ...(met === 0 ? [] : [`${counted(met, 'species', 'species')} met`]),
    ...technologies.map((each) => technologyNames[technologyIds[each]]),
  ];
  const told = parts.length === 0 ? 'nothing new on the map' : parts.join(', ');
  return `${told}; ${points < 0 ? '' : '+'}${points}, now ${counted(total, 'point', 'points')}`;
}
