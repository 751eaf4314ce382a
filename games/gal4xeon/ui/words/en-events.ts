// What happened, in English.

import type { GameWords, Told } from '@starboard/kit';
import { actionNames, technologyNames, trackNames } from '../../data/names.ts';
import { actions, technologyIds, tracks } from '../../data/sheet.ts';
import type { Gal4XeonEvent, PageEvent } from '../../rules/events.ts';
import type { Gains } from '../../rules/gains.ts';
import { placeNames } from '../../rules/hexes.ts';
import type { Gal4Xeon } from '../../rules/state.ts';
import { foundBy, letterOf } from '../model/page.ts';
import { plural } from './en-sheet.ts';

export const event: GameWords<Gal4Xeon>['event'] = (given, nameOf, state) => {
  const happened = given as Gal4XeonEvent;
  switch (happened.event) {
    case 'finished':
      return { text: `${nameOf(happened.seat)} has finished the round.`, rule: 'GX-3.14' };
    case 'closed':
      return { text: `Round ${happened.round} is over.`, rule: 'GX-12.3' };
    case 'gained':
      return { text: `${nameOf(happened.seat)}: ${gains(happened)}.`, rule: 'GX-12.3' };
    case 'rolled':
      return { text: `Round ${happened.round}: the dice show ${happened.dice.join(', ')}.`, rule: 'GX-2.2' };
    default:
      return deed(happened, nameOf(happened.seat), state);
  }
};

function gains({ points, total, controlled, explored, met, technologies }: Gains): string {
  const parts = [
    ...(explored === 0 ? [] : [`${plural(explored, 'sector', 'sectors')} explored`]),
    ...(controlled === 0 ? [] : [`${plural(controlled, 'sector', 'sectors')} won`]),
    ...(met === 0 ? [] : [`${plural(met, 'species', 'species')} met`]),
    ...technologies.map((each) => technologyNames[technologyIds[each]]),
  ];
  const told = parts.length === 0 ? 'nothing new on the map' : parts.join(', ');
  return `${told}; ${points < 0 ? '' : '+'}${points}, now ${plural(total, 'point', 'points')}`;
}

function deed(happened: PageEvent, who: string, state: Gal4Xeon): Told | null {
  switch (happened.event) {
    case 'assigned':
      return {
        text: `${who} gives ${happened.value} to ${trackNames[tracks[happened.track]]}.`,
        rule: 'GX-3.1',
      };
    case 'extra':
      return {
        text: `${who} fills an extra square on ${trackNames[tracks[happened.track]]}.`,
        rule: 'GX-3.6',
      };
    case 'filled':
    case 'reached':
      return null;
    case 'wasted':
      return {
        text: `${plural(happened.squares, 'square', 'squares')} beyond the end of ${trackNames[tracks[happened.track]]} ${happened.squares === 1 ? 'is' : 'are'} lost.`,
        rule: 'GX-3.5',
      };
    case 'lost':
      return {
        text: `${who} cannot use ${actionNames[actions[happened.action]]}: it is lost.`,
        rule: 'GX-3.9',
      };
    case 'declined':
      return { text: `${who} does without ${actionNames[actions[happened.action]]}.`, rule: 'GX-3.10' };
    case 'explored':
      return {
        text: `${who} explores ${happened.places.map((place) => placeNames[place]).join(', ')}.`,
        rule: 'GX-4.4',
      };
    case 'empty':
      return {
        text: `The die shows ${happened.die}: nobody lives in ${placeNames[happened.place]}.`,
        rule: 'GX-4.5',
      };
    case 'met':
      return {
        text: `The die shows ${happened.die}: ${foundBy(happened.die)} aliens ${letterOf(happened.row)} of strength ${happened.strength} live in ${placeNames[happened.place]}.`,
        rule: 'GX-4.6',
      };
    case 'conquered':
      return {
        text: `${who} conquers aliens ${letterOf(happened.row)} in ${placeNames[happened.place]}.`,
        rule: 'GX-5.3',
      };
    case 'researched':
      return {
        text: `${who} claims ${technologyNames[technologyIds[happened.technology]]}.`,
        rule: 'GX-6.1',
      };
    case 'exploited':
      return happened.ruin > 0
        ? {
            text: `${who} exploits the ruin in ${placeNames[happened.place]}: ${plural(happened.ruin, 'point', 'points')}.`,
            rule: 'GX-7.4',
          }
        : { text: `${who} exploits the system in ${placeNames[happened.place]}.`, rule: 'GX-7.3' };
    case 'traded':
      return {
        text: `${who} trades with aliens ${letterOf(happened.row)} in ${placeNames[happened.place]}.`,
        rule: 'GX-8.2',
      };
    case 'modifier':
      return happened.dice === 'resources'
        ? {
            text: `From the next round on ${who} has ${plural(state.modifiers[happened.filled], 'extra square', 'extra squares')}.`,
            rule: 'GX-2.5',
          }
        : {
            text: `From the next round on dice count at least ${state.minimums[happened.filled]} for ${who}.`,
            rule: 'GX-2.4',
          };
  }
}
