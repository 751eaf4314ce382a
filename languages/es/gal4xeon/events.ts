// Lo que ha pasado, en español.

import type { EventWords } from '@starboard/kit';
import { actions, technologyIds, tracks } from '../../../games/gal4xeon/data/sheet.ts';
import type { Gal4XeonEvent } from '../../../games/gal4xeon/rules/events.ts';
import type { Gains } from '../../../games/gal4xeon/rules/gains.ts';
import { placeNames } from '../../../games/gal4xeon/rules/hexes.ts';
import type { Gal4Xeon } from '../../../games/gal4xeon/rules/state.ts';
import { foundBy, letterOf } from '../../../games/gal4xeon/ui/model/page.ts';
import { actionNames, demeanourNames, technologyNames, trackNames } from './names.ts';
import { counted } from '@starboard/engine/words';
import { foldedIn, timesEach } from '../../../games/gal4xeon/ui/words/runs.ts';

const trackOf = (track: number): string => trackNames[tracks[track]];
const actionOf = (action: number): string => actionNames[actions[action]].toLowerCase();

export const events: EventWords<Gal4Xeon, Gal4XeonEvent> = {
  finished: ({ seat }, nameOf) => ({ text: `${nameOf(seat)} ha terminado la ronda.`, rule: 'GX-3.14' }),
  closed: ({ round }) => ({ text: `La ronda ${round} ha terminado.`, rule: 'GX-12.3' }),
  gained: (event, nameOf) => ({ text: `${nameOf(event.seat)}: ${gains(event)}.`, rule: 'GX-12.3' }),
  rolled: ({ round, dice }) => ({
    text: `Ronda ${round}: los dados muestran ${dice.join(', ')}.`,
    rule: 'GX-2.2',
  }),

  assigned: ({ seat, value, track }, nameOf) => ({
    text: `${nameOf(seat)} asigna un ${value} a ${trackOf(track)}.`,
    rule: 'GX-3.1',
  }),
  extra: ({ seat, track }, nameOf) => ({
    text: `${nameOf(seat)} rellena una casilla extra en ${trackOf(track)}.`,
    rule: 'GX-3.6',
  }),
  filled: () => null,
  reached: () => null,
  wasted: ({ squares, track }) => ({
    text: `Más allá del final de ${trackOf(track)} se ${squares === 1 ? 'pierde' : 'pierden'} ${counted(squares, 'casilla', 'casillas')}.`,
    rule: 'GX-3.5',
  }),
  lost: ({ seat, action }, nameOf) => ({
    text: `${nameOf(seat)} no puede ${actionOf(action)}: la acción se pierde.`,
    rule: 'GX-3.9',
  }),
  declined: ({ seat, action }, nameOf) => ({
    text: `${nameOf(seat)} renuncia a ${actionOf(action)}.`,
    rule: 'GX-3.10',
  }),
  explored: ({ seat, places }, nameOf) => ({
    text: `${nameOf(seat)} explora ${places.map((place) => placeNames[place]).join(', ')}.`,
    rule: 'GX-4.4',
  }),
  empty: ({ die, place }) => ({
    text: `El dado muestra ${die}: nadie vive en ${placeNames[place]}.`,
    rule: 'GX-4.5',
  }),
  met: ({ die, row, strength, place }) => ({
    text: `El dado muestra ${die}: en ${placeNames[place]} viven los alienígenas ${letterOf(row)}, ${demeanourNames[foundBy(die)]}, de fuerza ${strength}.`,
    rule: 'GX-4.6',
  }),
  conquered: ({ seat, row, place }, nameOf) => ({
    text: `${nameOf(seat)} conquista a los alienígenas ${letterOf(row)} en ${placeNames[place]}.`,
    rule: 'GX-5.3',
  }),
  researched: ({ seat, technology }, nameOf) => ({
    text: `${nameOf(seat)} obtiene ${technologyNames[technologyIds[technology]]}.`,
    rule: 'GX-6.1',
  }),
  exploited: ({ seat, place, ruin }, nameOf) =>
    ruin > 0
      ? {
          text: `${nameOf(seat)} explota las ruinas en ${placeNames[place]}: ${counted(ruin, 'punto', 'puntos')}.`,
          rule: 'GX-7.4',
        }
      : { text: `${nameOf(seat)} explota el sistema en ${placeNames[place]}.`, rule: 'GX-7.3' },
  traded: ({ seat, row, place }, nameOf) => ({
    text: `${nameOf(seat)} comercia con los alienígenas ${letterOf(row)} en ${placeNames[place]}.`,
    rule: 'GX-8.2',
  }),
  modifier: ({ seat, dice, filled }, nameOf, { modifiers, minimums }) =>
    dice === 'resources'
      ? {
          text: `Desde la próxima ronda ${nameOf(seat)} tiene ${counted(modifiers[filled], 'casilla extra', 'casillas extra')}.`,
          rule: 'GX-2.5',
        }
      : {
          text: `Desde la próxima ronda los dados valen al menos ${minimums[filled]} para ${nameOf(seat)}.`,
          rule: 'GX-2.4',
        },
};

export const folded = foldedIn({
  assigned: (name, dice) =>
    `${name} asigna ${dice.map(({ value, track }) => `un ${value} a ${trackOf(track)}`).join(', ')}.`,
  extra: (name, squares) =>
    `${name} rellena casillas extra en ${timesEach(squares.map(({ track }) => trackOf(track)))}.`,
  lost: (name, lost) =>
    `${name} no puede ${timesEach(lost.map(({ action }) => actionOf(action)))}: las acciones se pierden.`,
});

function gains({ points, total, controlled, explored, met, technologies }: Gains): string {
  const parts = [
    ...(explored === 0 ? [] : [counted(explored, 'sector explorado', 'sectores explorados')]),
    ...(controlled === 0 ? [] : [counted(controlled, 'sector ganado', 'sectores ganados')]),
    ...(met === 0 ? [] : [counted(met, 'especie encontrada', 'especies encontradas')]),
    ...technologies.map((each) => technologyNames[technologyIds[each]]),
  ];
  const told = parts.length === 0 ? 'nada nuevo en el mapa' : parts.join(', ');
  return `${told}; ${points < 0 ? '' : '+'}${points}, ahora ${counted(total, 'punto', 'puntos')}`;
}
