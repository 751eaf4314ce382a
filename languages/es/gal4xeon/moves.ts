// Qué se pide y qué se puede contestar, en español.

import { hasSeat, type MoveRecord } from '@starboard/engine';
import type { GameWords, MoveWords } from '@starboard/kit';
import { ROUNDS } from '../../../games/gal4xeon/data/numbers.ts';
import { actions, type TechnologyId, type Track } from '../../../games/gal4xeon/data/sheet.ts';
import { militaryStrength } from '../../../games/gal4xeon/rules/conquer.ts';
import type { moves as codec } from '../../../games/gal4xeon/rules/moves.ts';
import { isOver, pageOf, type Gal4Xeon } from '../../../games/gal4xeon/rules/state.ts';
import { handOf } from '../../../games/gal4xeon/ui/model/dice.ts';
import { technologyNames, trackNames } from './names.ts';
import { counted } from '@starboard/engine/words';
import { listed } from '../listed.ts';
import {
  coveredBy,
  hasRuin,
  isSecond,
  letterAt,
  nextMinimum,
} from '../../../games/gal4xeon/ui/words/facts.ts';

export const prompt: GameWords<Gal4Xeon>['prompt'] = (state, seat) => {
  if (isOver(state)) return 'Las diez rondas han terminado.';
  if (hasSeat(state.done, seat)) return 'Has terminado la ronda. Acaba cuando terminen todos.';
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
    return `${round} rellena ${counted(extrasLeft, 'casilla extra más', 'casillas extra más')}.`;
  return `${round} termina la ronda.`;
}

const trackOf = (record: MoveRecord): string => trackNames[String(record['track']) as Track];

export const moves: MoveWords<Gal4Xeon, keyof typeof codec.kinds> = {
  assign: (record) => `Asignar el ${record['value']} a ${trackOf(record)}`,
  extra: (record) => `Casilla extra en ${trackOf(record)}`,
  explore: (record, state) => `Explorar ${listed(coveredBy(record, state))}`,
  conquer: (record, state, seat) =>
    `Conquistar a los alienígenas ${letterAt(state, seat, record)} en ${record['hex']}`,
  research: (record) => `Obtener ${technologyNames[String(record['technology']) as TechnologyId]}`,
  exploit: (record, state) =>
    `Explotar ${hasRuin(state, record) ? 'las ruinas' : 'el sistema'} en ${record['hex']}`,
  trade: (record, state, seat) =>
    `Comerciar con los alienígenas ${letterAt(state, seat, record)} en ${record['hex']}`,
  raise: (_record, state, seat) =>
    `Rellenar un dado de Comercio: los dados valen al menos ${nextMinimum(state, seat)}`,
  decline: (_record, state, seat) =>
    isSecond(state, seat) ? 'Sin segundo objetivo' : 'Renunciar a la acción',
  finish: () => 'Terminar la ronda',
};
