// Qué se pide y qué se puede contestar, en español.

import { hasSeat } from '@starboard/engine';
import type { GameWords } from '@starboard/web/kit';
import { ROUNDS } from '../../../games/gal4xeon/data/numbers.ts';
import { actions, type TechnologyId, type Track } from '../../../games/gal4xeon/data/sheet.ts';
import { militaryStrength } from '../../../games/gal4xeon/rules/conquer.ts';
import { placeNames } from '../../../games/gal4xeon/rules/hexes.ts';
import { isOver, pageOf, RUIN, type Gal4Xeon } from '../../../games/gal4xeon/rules/state.ts';
import { handOf } from '../../../games/gal4xeon/ui/model/dice.ts';
import { speciesAt } from '../../../games/gal4xeon/ui/model/page.ts';
import { placementOf } from '../../../games/gal4xeon/ui/model/placements.ts';
import { technologyNames, trackNames } from './names.ts';
import { joined, plural } from './sheet.ts';

type Words = GameWords<Gal4Xeon>;

export const prompt: Words['prompt'] = (state, seat) => {
  if (isOver(state)) return 'Las diez rondas han terminado.';
  if (hasSeat(state.done, seat)) return 'Has terminado la ronda. Se cierra cuando terminen todos.';
  const page = pageOf(state, seat);
  if (state.owed[page] === 1) return 'Comerciar: rellena un dado de Comercio u obtén una tecnología.';
  const action = actions[state.action[page] - 1];
  if (action === undefined) return progress(state, seat, page);
  if (state.second[page] === 1) return second[action];
  switch (action) {
    case 'explore':
      return 'Explorar: coloca una de tus formas junto a un sector que controles.';
    case 'conquer':
      return `Conquistar: elige a unos alienígenas vecinos con fuerza menor que ${militaryStrength(state.technology[page])}.`;
    case 'research':
      return 'Investigar: obtén una tecnología.';
    case 'exploit':
      return 'Explotar: elige un sistema deshabitado o unas ruinas junto a ti.';
    case 'trade':
      return 'Comerciar: elige a unos alienígenas vecinos con los que tengas relaciones.';
  }
};

const second = {
  explore: '',
  research: '',
  conquer: 'Logística: conquista una segunda especie, o déjalo así.',
  exploit: 'Consorcio minero: explota un segundo sistema o ruinas, o déjalo así.',
  trade: 'Liga comercial: comercia con una segunda especie, o déjalo así.',
} as const;

function progress(state: Gal4Xeon, seat: number, page: number): string {
  const { dice, extrasLeft } = handOf(state, seat, page);
  const free = dice.filter(({ track }) => track < 0).length;
  const round = `Ronda ${state.round} de ${ROUNDS}:`;
  if (free > 0 && extrasLeft > 0) return `${round} asigna un dado a una pista o rellena una casilla extra.`;
  if (free > 0) return `${round} asigna ${free === 1 ? 'el último dado' : 'un dado'} a una pista.`;
  if (extrasLeft > 0)
    return `${round} rellena ${plural(extrasLeft, 'casilla extra más', 'casillas extra más')}.`;
  return `${round} termina la ronda.`;
}

export const move: Words['move'] = (record, state, seat) => {
  const page = pageOf(state, seat);
  const hex = String(record['hex']);
  const track = (): string => trackNames[String(record['track']) as Track];
  const people = (): string => speciesAt(state, page, hex)?.letter ?? '?';
  switch (record.move) {
    case 'assign':
      return `Asignar el ${record['value']} a ${track()}`;
    case 'extra':
      return `Casilla extra en ${track()}`;
    case 'explore':
      return `Explorar ${joined(placementOf(state, record).places.map((place) => placeNames[place]))}`;
    case 'conquer':
      return `Conquistar a los alienígenas ${people()} en ${hex}`;
    case 'research':
      return `Obtener ${technologyNames[String(record['technology']) as TechnologyId]}`;
    case 'exploit':
      return `Explotar ${state.ground[placeNames.indexOf(hex)] > RUIN ? 'las ruinas' : 'el sistema'} en ${hex}`;
    case 'trade':
      return `Comerciar con los alienígenas ${people()} en ${hex}`;
    case 'raise':
      return `Rellenar un dado de Comercio: los dados valen al menos ${state.minimums[state.trades[page] + 1]}`;
    case 'decline':
      return state.second[page] === 1 ? 'Sin segundo objetivo' : 'Renunciar a la acción';
    default:
      return 'Terminar la ronda';
  }
};
