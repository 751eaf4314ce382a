import type { MoveRecord } from '@starboard/engine';
import { DISCARD_RUBIUM, HILL_POINTS, MISSION_POINTS } from '../../../games/nexus-ops/data/numbers.ts';
import { COST, MISSION_COLUMNS, POINTS, UNIT_COLUMNS } from '../../../games/nexus-ops/rules/columns.ts';
import * as p from '../../../games/nexus-ops/rules/phases.ts';
import { ENERGIZES, type Nexus } from '../../../games/nexus-ops/rules/state.ts';
import { counted, type Names } from '../../../games/nexus-ops/ui/words/names.ts';
import {
  cardOf,
  enemiesAt,
  hexOf,
  isPicking,
  takesMission,
  unitOf,
  type NameOf,
} from '../../../games/nexus-ops/ui/words/nexus-words.ts';
import { puntos, un } from './lexicon.ts';

/** A choice in the list, in a few words. */
export function moveText(
  names: Names,
  record: MoveRecord,
  state: Nexus,
  seat: number,
  nameOf: NameOf,
): string {
  const unit = (): string => un(names.units[unitOf(record)]);
  const card = (): string => names.cards[cardOf(record)].title;
  switch (record.move) {
    case 'buy': {
      const cost = state.unitRow[unitOf(record) * UNIT_COLUMNS + COST];
      return `Comprar ${unit()} para ${record['hex']} (${cost} de rubium)`;
    }
    case 'energize':
      return `Jugar ${card()}`;
    case 'place':
      return `Poner en ${record['hex']}`;
    case 'lift':
      return `Llevar ${unit()} de ${record['from']}`;
    case 'land':
      return `Aterrizar en ${record['hex']}`;
    case 'move':
      return `Mover ${counted(Number(record['number']), names.units[unitOf(record)])} de ${record['from']} a ${record['to']}`;
    case 'march':
      return `Marchar con ${unit()} de ${record['from']} a ${record['to']}`;
    case 'breathe':
      return `Exhalar plasma de ${record['from']} a ${record['to']}`;
    case 'victim':
      return `Alcanzar a ${nameOf(Number(record['seat']))}`;
    case 'explore':
      return `Voltear la ficha de ${record['hex']}`;
    case 'fight': {
      const hex = hexOf(record['hex']);
      const against =
        enemiesAt(state, hex, seat).length > 1 ? ` contra ${nameOf(Number(record['seat']))}` : '';
      return `Combatir en ${record['hex']}, ${names.terrains[state.terrain[hex]]}${against}`;
    }
    default:
      return battleText(names, record, state, seat);
  }
}

function battleText(names: Names, record: MoveRecord, state: Nexus, seat: number): string {
  const card = (): string => names.cards[cardOf(record)].title;
  switch (record.move) {
    case 'shatter': {
      const number = Number(record['number']);
      if (number === 0) return 'No destruir ninguno';
      return `Destruir ${number} de los tuyos por ${number === 1 ? '1 impacto' : `${number} impactos`}`;
    }
    case 'tactic':
      return `Jugar ${card()} para ${sideText(String(record['side']), state, seat)}`;
    case 'reroll':
      return record['dice'] === 1
        ? `Repetir un dado con ${record['face']}`
        : `Repetir ${record['dice']} dados con ${record['face']}`;
    case 'pass':
      return 'Pasar';
    case 'lose':
      return `${isPicking(state, seat) ? 'Destruir' : 'Entregar'} ${un(names.units[unitOf(record)])}`;
    case 'spread':
      return `Seguir con ${record['number']} hasta ${record['to']}`;
    default:
      return cardText(names, record, state);
  }
}

function sideText(side: string, { turn, defender }: Nexus, seat: number): string {
  const mine = side === 'attacker' ? seat === turn : seat === defender;
  if (mine) return 'tu bando';
  return side === 'attacker' ? 'el atacante' : 'el defensor';
}

function cardText(names: Names, record: MoveRecord, state: Nexus): string {
  const card = (): string => names.cards[cardOf(record)].title;
  switch (record.move) {
    case 'score': {
      const worth = state.missionRow[(cardOf(record) - ENERGIZES) * MISSION_COLUMNS + POINTS];
      return `Cumplir ${card()} (${puntos(worth)})`;
    }
    case 'discard':
      return `Descartar ${card()} por ${DISCARD_RUBIUM} de rubium`;
    case 'keep':
      return `Quedarse con ${card()}`;
    case 'claim':
      return record['reward'] === 'hill'
        ? `Tomar Rey de la colina (${puntos(HILL_POINTS)})`
        : 'Robar dos cartas de Energía';
    case 'give':
      return record['deck'] === 'energize' ? 'Pasar una carta de Energía' : 'Pasar una Misión secreta';
    case 'slip':
      return `Pasar ${card()}`;
    case 'passBattle':
      return 'Pasar en esta batalla';
    case 'passUntil':
      return 'Pasar hasta mi turno';
    case 'askFor':
      return `Preguntar solo por ${card()}`;
    case 'goHome':
      return `Volver a ${record['hex']}`;
    default:
      return takesMission(state)
        ? `Tomar una Misión (${puntos(MISSION_POINTS)}) y seguir`
        : (DONE[state.phase] ?? 'Seguir');
  }
}

/** What `done` ends, by phase. */
const DONE: Readonly<Record<number, string>> = {
  [p.DEPLOY]: 'Terminar el despliegue',
  [p.MOVE]: 'Terminar el movimiento',
  [p.BREATHE]: 'No exhalar más',
  [p.REROLL]: 'Repetir estos dados',
  [p.SCORE]: 'Terminar el turno',
  [p.GIVE]: 'Quedarse con todas',
};
