// Lo que ha pasado, en español.

import type { GameWords, Told } from '@starboard/web/kit';
import { actions, technologyIds, tracks } from '../../../games/gal4xeon/data/sheet.ts';
import type { Gal4XeonEvent, PageEvent } from '../../../games/gal4xeon/rules/events.ts';
import type { Gains } from '../../../games/gal4xeon/rules/gains.ts';
import { placeNames } from '../../../games/gal4xeon/rules/hexes.ts';
import type { Gal4Xeon } from '../../../games/gal4xeon/rules/state.ts';
import { foundBy, letterOf } from '../../../games/gal4xeon/ui/model/page.ts';
import { actionNames, demeanourNames, technologyNames, trackNames } from './names.ts';
import { plural } from './sheet.ts';

export const event: GameWords<Gal4Xeon>['event'] = (given, nameOf, state) => {
  const happened = given as Gal4XeonEvent;
  switch (happened.event) {
    case 'finished':
      return { text: `${nameOf(happened.seat)} ha terminado la ronda.`, rule: 'GX-3.14' };
    case 'closed':
      return { text: `La ronda ${happened.round} ha terminado.`, rule: 'GX-12.3' };
    case 'gained':
      return { text: `${nameOf(happened.seat)}: ${gains(happened)}.`, rule: 'GX-12.3' };
    case 'rolled':
      return {
        text: `Ronda ${happened.round}: los dados muestran ${happened.dice.join(', ')}.`,
        rule: 'GX-2.2',
      };
    default:
      return deed(happened, nameOf(happened.seat), state);
  }
};

function gains({ points, total, controlled, explored, met, technologies }: Gains): string {
  const parts = [
    ...(explored === 0 ? [] : [plural(explored, 'sector explorado', 'sectores explorados')]),
    ...(controlled === 0 ? [] : [plural(controlled, 'sector ganado', 'sectores ganados')]),
    ...(met === 0 ? [] : [plural(met, 'especie encontrada', 'especies encontradas')]),
    ...technologies.map((each) => technologyNames[technologyIds[each]]),
  ];
  const told = parts.length === 0 ? 'nada nuevo en el mapa' : parts.join(', ');
  return `${told}; ${points < 0 ? '' : '+'}${points}, ahora ${plural(total, 'punto', 'puntos')}`;
}

function deed(happened: PageEvent, who: string, state: Gal4Xeon): Told | null {
  switch (happened.event) {
    case 'assigned':
      return {
        text: `${who} asigna un ${happened.value} a ${trackNames[tracks[happened.track]]}.`,
        rule: 'GX-3.1',
      };
    case 'extra':
      return {
        text: `${who} rellena una casilla extra en ${trackNames[tracks[happened.track]]}.`,
        rule: 'GX-3.6',
      };
    case 'filled':
    case 'reached':
      return null;
    case 'wasted':
      return {
        text: `Más allá del final de ${trackNames[tracks[happened.track]]} se ${happened.squares === 1 ? 'pierde' : 'pierden'} ${plural(happened.squares, 'casilla', 'casillas')}.`,
        rule: 'GX-3.5',
      };
    case 'lost':
      return {
        text: `${who} no puede ${actionNames[actions[happened.action]].toLowerCase()}: la acción se pierde.`,
        rule: 'GX-3.9',
      };
    case 'declined':
      return {
        text: `${who} renuncia a ${actionNames[actions[happened.action]].toLowerCase()}.`,
        rule: 'GX-3.10',
      };
    case 'explored':
      return {
        text: `${who} explora ${happened.places.map((place) => placeNames[place]).join(', ')}.`,
        rule: 'GX-4.4',
      };
    case 'empty':
      return {
        text: `El dado muestra ${happened.die}: nadie vive en ${placeNames[happened.place]}.`,
        rule: 'GX-4.5',
      };
    case 'met':
      return {
        text: `El dado muestra ${happened.die}: en ${placeNames[happened.place]} viven los alienígenas ${letterOf(happened.row)}, ${demeanourNames[foundBy(happened.die)]}, de fuerza ${happened.strength}.`,
        rule: 'GX-4.6',
      };
    case 'conquered':
      return {
        text: `${who} conquista a los alienígenas ${letterOf(happened.row)} en ${placeNames[happened.place]}.`,
        rule: 'GX-5.3',
      };
    case 'researched':
      return {
        text: `${who} obtiene ${technologyNames[technologyIds[happened.technology]]}.`,
        rule: 'GX-6.1',
      };
    case 'exploited':
      return happened.ruin > 0
        ? {
            text: `${who} explota las ruinas en ${placeNames[happened.place]}: ${plural(happened.ruin, 'punto', 'puntos')}.`,
            rule: 'GX-7.4',
          }
        : { text: `${who} explota el sistema en ${placeNames[happened.place]}.`, rule: 'GX-7.3' };
    case 'traded':
      return {
        text: `${who} comercia con los alienígenas ${letterOf(happened.row)} en ${placeNames[happened.place]}.`,
        rule: 'GX-8.2',
      };
    case 'modifier':
      return happened.dice === 'resources'
        ? {
            text: `Desde la próxima ronda ${who} tiene ${plural(state.modifiers[happened.filled], 'casilla extra', 'casillas extra')}.`,
            rule: 'GX-2.5',
          }
        : {
            text: `Desde la próxima ronda los dados valen al menos ${state.minimums[happened.filled]} para ${who}.`,
            rule: 'GX-2.4',
          };
  }
}
