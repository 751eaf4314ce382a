import { DISCARD_RUBIUM, HILL_POINTS, MISSION_POINTS } from '../../../games/nexus-ops/data/numbers.ts';
import * as p from '../../../games/nexus-ops/rules/phases.ts';
import type { Nexus } from '../../../games/nexus-ops/rules/state.ts';
import { counted } from '../../../games/nexus-ops/ui/words/names.ts';
import {
  cardTitle,
  costOf,
  enemiesAt,
  hexOf,
  isPicking,
  takesMission,
  unitOf,
  worthOf,
  type NexusMoveWords,
} from '../../../games/nexus-ops/ui/words/nexus-words.ts';
import { puntos, un } from './lexicon.ts';

/** The choices in the list, in a few words. */
export const moves: NexusMoveWords = {
  buy: (record, { names }, state) =>
    `Comprar ${un(names.units[unitOf(record)])} para ${record['hex']} (${costOf(state, record)} de rubium)`,
  energize: (record, { names }) => `Jugar ${cardTitle(names, record)}`,
  place: ({ hex }) => `Poner en ${hex}`,
  lift: (record, { names }) => `Llevar ${un(names.units[unitOf(record)])} de ${record['from']}`,
  land: ({ hex }) => `Aterrizar en ${hex}`,
  move: (record, { names }) =>
    `Mover ${counted(Number(record['number']), names.units[unitOf(record)])} de ${record['from']} a ${record['to']}`,
  march: (record, { names }) =>
    `Marcha forzada de ${un(names.units[unitOf(record)])} de ${record['from']} a ${record['to']}`,
  breathe: ({ from, to }) => `Exhalar plasma de ${from} a ${to}`,
  victim: ({ seat }, { nameOf }) => `Alcanzar a ${nameOf(Number(seat))}`,
  explore: ({ hex }) => `Voltear la ficha de ${hex}`,
  fight: (record, { names, nameOf }, state, seat) => {
    const hex = hexOf(record['hex']);
    // the opponent is named where there is a choice
    const against = enemiesAt(state, hex, seat).length > 1 ? ` contra ${nameOf(Number(record['seat']))}` : '';
    return `Combatir en ${record['hex']}, ${names.terrains[state.terrain[hex]]}${against}`;
  },

  shatter: ({ number }) => {
    if (number === 0) return 'No destruir ninguno';
    return `Destruir ${number} de los tuyos por ${number === 1 ? '1 impacto' : `${number} impactos`}`;
  },
  tactic: (record, { names }, state, seat) =>
    `Jugar ${cardTitle(names, record)} para ${sideText(String(record['side']), state, seat)}`,
  reroll: ({ dice, face }) =>
    dice === 1 ? `Volver a tirar un ${face}` : `Volver a tirar ${dice} dados con ${face}`,
  pass: () => 'Pasar',
  lose: (record, { names }, state, seat) =>
    `${isPicking(state, seat) ? 'Destruir' : 'Perder'} ${un(names.units[unitOf(record)])}`,
  spread: ({ number, to }) => `Seguir con ${number} hasta ${to}`,

  score: (record, { names }, state) =>
    `Cumplir ${cardTitle(names, record)} (${puntos(worthOf(state, record))})`,
  discard: (record, { names }) => `Descartar ${cardTitle(names, record)} por ${DISCARD_RUBIUM} de rubium`,
  keep: (record, { names }) => `Quedarse con ${cardTitle(names, record)}`,
  claim: ({ reward }) =>
    reward === 'hill' ? `Tomar Rey de la colina (${puntos(HILL_POINTS)})` : 'Robar dos cartas de Energía',
  give: ({ deck }) => (deck === 'energize' ? 'Pasar una carta de Energía' : 'Pasar una Misión secreta'),
  slip: (record, { names }) => `Pasar ${cardTitle(names, record)}`,
  passBattle: () => 'Pasar en esta batalla',
  passUntil: () => 'Pasar hasta mi turno',
  askFor: (record, { names }) => `Preguntarme solo por ${cardTitle(names, record)}`,
  goHome: ({ hex }) => `Volver a ${hex}`,
  done: (_record, _called, state) =>
    takesMission(state)
      ? `Tomar una Misión (${puntos(MISSION_POINTS)}) y continuar`
      : (DONE[state.phase] ?? 'Continuar'),
};

function sideText(side: string, { turn, defender }: Nexus, seat: number): string {
  const mine = side === 'attacker' ? seat === turn : seat === defender;
  if (mine) return 'tu bando';
  return side === 'attacker' ? 'el atacante' : 'el defensor';
}

/** What `done` ends, by phase. */
const DONE: Readonly<Record<number, string>> = {
  [p.DEPLOY]: 'Terminar el despliegue',
  [p.MOVE]: 'Terminar el movimiento',
  [p.BREATHE]: 'Terminar el aliento de plasma',
  [p.REROLL]: 'Volver a tirar estos',
  [p.SCORE]: 'Terminar el turno',
  [p.GIVE]: 'Quedarse con todas',
};
