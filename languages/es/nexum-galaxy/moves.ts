// What the game wants, and what can be chosen, in Spanish.

import type { MoveRecord } from '@starboard/engine';
import type { RelicType } from '../../../games/nexum-galaxy/data/sector.ts';
import { exoticFaces } from '../../../games/nexum-galaxy/data/exotic.ts';
import { placeNames, systemNames } from '../../../games/nexum-galaxy/rules/moves.ts';
import { readQuestion, type Asked } from '../../../games/nexum-galaxy/rules/reading.ts';
import { MANAGE, type Nexum } from '../../../games/nexum-galaxy/rules/state.ts';
import type { PhaseCard } from '../../../games/nexum-galaxy/ui/cards.ts';
import {
  buildPrice,
  errandTo,
  foundOf,
  idleCard,
  placeOf,
  relicsIn,
  sendPrice,
  strengthSoFar,
} from '../../../games/nexum-galaxy/ui/words/facts.ts';
import type { NexumMoveWords } from '../../../games/nexum-galaxy/ui/words/use-text.ts';
import { asteroidMoves } from './asteroids.ts';
import { campaignMoves } from './campaign.ts';
import { civilizationMoves } from './civilizations.ts';
import { cloakMoves } from './cloaking.ts';
import { exoticMoves } from './exotic.ts';
import { groupMoves, groupPrompts } from './group.ts';
import { boardText } from './board.ts';
import { cardTitles, relicNames, ships, theRelics } from './phrasing.ts';

type Prompt = (state: Nexum, seat: number) => string;

const prompts: Readonly<Record<Asked, Prompt>> = {
  ...groupPrompts,
  over: () => 'La partida ha terminado.',
  wait: () => 'Es el turno de otro jugador.',
  card: () => 'Juega una de tus cartas de fase.',
  build: () => 'Gestión: construye naves en los planetas que brillan o termina la fase.',
  go: () => 'Movimiento: elige adónde van tus naves o termina la fase.',
  fleet: promptInOrder,
  relic: ({ picking }) => `Elige qué reliquia recoge la nave libre de ${placeNames[picking - 1]}.`,
  keep: () => 'Elige qué cartas de la mano descartas; puedes quedarte con tres.',
  window: () => 'Hay una fila de eventos descubierta: pon encima una de tus cartas, o pasa.',
  explore: (state) => `${boardText.lab.found(...foundOf(state))}. ¿Sigues explorando o te quedas?`,
  place: ({ found }) =>
    `Descubierto: el disco ${systemNames[exoticFaces[found - 1].system]}. Elige junto a qué discos se coloca.`,
  land: ({ found }) =>
    `Elige el planeta de ${systemNames[exoticFaces[found - 1].system]} en el que se posa tu nave exploradora.`,
  hide: () => 'Elige la carta con la que se camufla tu nave: irá al planeta de esa carta.',
  draft: () => 'Elige la civilización con la que juegas.',
  bid: () => 'Puja por empezar la próxima ronda, o no pujes.',
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

export function warning(record: MoveRecord, state: Nexum, seat: number): string | null {
  if (record.move !== 'card') return null;
  const card = record['card'] as PhaseCard;
  const after = idleCard(state, seat, card);
  return after === null ? null : boardText.idleCard(card, after);
}

export const moves: NexumMoveWords = {
  card: ({ card }, state, seat) => {
    const name = card as PhaseCard;
    const isIdle = idleCard(state, seat, name) !== null;
    return `Jugar ${cardTitles[name]}${isIdle ? ` (${boardText.idle})` : ''}`;
  },
  build: ({ planet }, state, seat) =>
    `Construir una nave en ${planet} (${buildPrice(state, seat, planet)} de energía)`,
  go: goingTo,
  send: sending,
  strike: (_record, state, seat) => {
    const { attack, defence } = strengthSoFar(state, seat);
    return `Atacar ya, ${attack} contra ${defence}`;
  },
  attach: ({ relic }) => `Recoger el ${relicNames[relic as RelicType]}`,
  bid: ({ energy }) => (energy === 0 ? 'No pujar' : `Pujar ${energy} de energía`),
  done: (_record, state) =>
    state.phase === MANAGE ? 'Terminar la fase de gestión' : 'Terminar la fase de movimiento',
  ...asteroidMoves,
  ...exoticMoves,
  ...cloakMoves,
  ...civilizationMoves,
  ...groupMoves,
  ...campaignMoves,
};

function goingTo(record: MoveRecord, state: Nexum, seat: number): string {
  const to = record['to'];
  const errand = errandTo(state, seat, placeOf(to));
  if (errand.kind === 'attack') return `Atacar ${to} (defensa ${errand.defence})`;
  if (errand.kind === 'enter') return `Entrar en la estrella ${to}`;
  if (errand.kind === 'drift') return `Ir a tu zona de la nube, ${to}`;
  return errand.kind === 'join' ? `Llevar naves a ${to}` : `Tomar el planeta vacío ${to}`;
}

function sending(record: MoveRecord, state: Nexum): string {
  const relics = relicsIn(record['relics']);
  const cargo = relics.length === 0 ? '' : ` con ${theRelics(relics)}`;
  const price = sendPrice(state, record);
  return `Enviar ${ships(Number(record['ships']))} desde ${record['from']}${cargo} (${price} de energía)`;
}
