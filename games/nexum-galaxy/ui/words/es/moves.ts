// What the game wants, and what can be chosen, in Spanish.

import type { MoveRecord } from '@starboard/engine';
import type { RelicType } from '../../../data/sector.ts';
import { placeNames } from '../../../rules/moves.ts';
import { readQuestion, type Asked } from '../../../rules/reading.ts';
import { MANAGE, type Nexum } from '../../../rules/state.ts';
import type { PhaseCard } from '../../cards.ts';
import { buildPrice, errandTo, placeOf, relicsIn, sendPrice, strengthSoFar } from '../facts.ts';
import { cardTitles, relicNames, ships, theRelics } from './phrasing.ts';

type Prompt = (state: Nexum, seat: number) => string;

const prompts: Readonly<Record<Asked, Prompt>> = {
  over: () => 'La partida ha terminado.',
  wait: () => 'Está jugando otra persona.',
  card: () => 'Juega una de tus cartas de fase.',
  build: () => 'Gestión: construye naves en los planetas que brillan o termina la fase.',
  go: () => 'Movimiento: elige adónde van tus naves o termina la fase.',
  fleet: promptInOrder,
  relic: ({ picking }) => `Elige qué reliquia recoge la nave libre de ${placeNames[picking - 1]}.`,
  bid: () => 'Puja por ser primero en la próxima ronda, o no pujes nada.',
};

export function prompt(state: Nexum, seat: number): string {
  return prompts[readQuestion(state, seat)](state, seat);
}

function promptInOrder(state: Nexum, seat: number): string {
  const place = placeNames[state.target - 1];
  const errand = errandTo(state, seat, state.target - 1);
  if (errand.kind !== 'attack') return `Elige las naves que van a ${place}.`;
  if (state.force === 0) return `Reúne naves contra ${place}: su defensa es ${errand.defence}.`;
  const { attack, defence } = strengthSoFar(state, seat);
  return `${attack} contra ${defence} en ${place}: envía más naves o ataca.`;
}

export function move(record: MoveRecord, state: Nexum, seat: number): string {
  switch (record.move) {
    case 'card':
      return `Jugar ${cardTitles[record['card'] as PhaseCard]}`;
    case 'build':
      return `Construir una nave en ${record['planet']} (${buildPrice(state, seat, record['planet'])} de energía)`;
    case 'go':
      return goingTo(record, state, seat);
    case 'send':
      return sending(record, state);
    case 'strike': {
      const { attack, defence } = strengthSoFar(state, seat);
      return `Atacar ya, ${attack} contra ${defence}`;
    }
    case 'attach':
      return `Recoger el ${relicNames[record['relic'] as RelicType]}`;
    case 'bid':
      return record['energy'] === 0 ? 'No pujar' : `Pujar ${record['energy']} de energía`;
    default:
      return state.phase === MANAGE ? 'Terminar la fase de gestión' : 'Terminar la fase de movimiento';
  }
}

function goingTo(record: MoveRecord, state: Nexum, seat: number): string {
  const to = record['to'];
  const errand = errandTo(state, seat, placeOf(to));
  if (errand.kind === 'attack') return `Atacar ${to} (defensa ${errand.defence})`;
  if (errand.kind === 'enter') return `Entrar en la estrella ${to}`;
  return errand.kind === 'join' ? `Llevar naves a ${to}` : `Tomar el planeta vacío ${to}`;
}

function sending(record: MoveRecord, state: Nexum): string {
  const relics = relicsIn(record['relics']);
  const cargo = relics.length === 0 ? '' : ` con ${theRelics(relics)}`;
  const price = sendPrice(state, record);
  return `Enviar ${ships(Number(record['ships']))} desde ${record['from']}${cargo} (${price} de energía)`;
}
