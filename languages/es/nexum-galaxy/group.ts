// Tables that play into each other, in Spanish: questions, moves, what happened and what is refused.

import type { Translated } from '@starboard/engine';
import { asteroidKinds, asteroidName } from '../../../games/nexum-galaxy/data/asteroids.ts';
import { cardName, eventCards } from '../../../games/nexum-galaxy/data/events.ts';
import type { Nexum } from '../../../games/nexum-galaxy/rules/state.ts';
import type {
  GroupEventWords,
  GroupMoveWords,
  GroupPrompts,
} from '../../../games/nexum-galaxy/ui/words/use-text.ts';
import type { groups } from '../../../games/nexum-galaxy/words/group.ts';
import { listed } from '../listed.ts';
import { asteroidTitle } from './asteroids.ts';
import { ships } from './phrasing.ts';

const cardsOf = (count: number): string => `${count} ${count === 1 ? 'carta' : 'cartas'} de evento`;
const asteroidsOf = (count: number): string => `${count} ${count === 1 ? 'asteroide' : 'asteroides'}`;

function contents(count: number, energy: number, cards: number, asteroids: number): string {
  return listed([
    ships(count),
    ...(energy > 0 ? [`${energy} de energía`] : []),
    ...(cards > 0 ? [cardsOf(cards)] : []),
    ...(asteroids > 0 ? [asteroidsOf(asteroids)] : []),
  ]);
}

const aboard = ({ force, sentEnergy, sentCards, sentAsteroids }: Nexum): string =>
  contents(force, sentEnergy, sentCards, sentAsteroids);

export const groupPrompts: GroupPrompts = {
  receive: () => 'Se está abriendo lo que han enviado otras mesas.',
  unpack: () => 'Se está desembalando un envío de otra mesa.',
  ship: ({ force }) => `Elige la mesa a la que van las naves del agujero de gusano (${ships(force)}).`,
  load: (state) => `A la mesa ${state.sentTo}: ${aboard(state)}. Carga algo más o déjalas salir.`,
};

export const groupMoves: GroupMoveWords = {
  parcel: ({ table, ships: count }) => `Abrir el envío de la mesa ${table} con ${ships(Number(count))}`,
  unpack: ({ energy, cards, asteroids }) =>
    `Desembalar ${energy} de energía, ${cardsOf(Number(cards))} y ${asteroidsOf(Number(asteroids))}`,
  gates: ({ tables }) =>
    tables === 'none' ? 'No se llega a ninguna mesa' : `Mesas a las que se llega: ${tables}`,
  relay: ({ ships: count }) => `Enviar ${ships(Number(count))} del agujero de gusano a otra mesa`,
  through: ({ table }) => `A la mesa ${table}`,
  load: ({ energy }) => `Cargar ${energy} de energía`,
  stow: ({ card }) => `Cargar la carta ${card}`,
  pack: ({ asteroid }) => `Cargar un asteroide ${asteroidTitle(String(asteroid))}`,
  depart: (_record, state) => `Dejarlas salir: ${aboard(state)}`,
};

export const groupEvents: GroupEventWords = {
  shipped: ({ seat, table, ships: count, energy, cards, asteroids }, nameOf) => ({
    text: `${nameOf(seat)} envía ${contents(count, energy, cards, asteroids)} a la mesa ${table + 1}.`,
    rule: 'NG-18.4',
  }),
  opened: (event, nameOf) => {
    const { seat, table, burned, wasted, cards, asteroids } = event;
    const lost = [...(burned > 0 ? [ships(burned)] : []), ...(wasted > 0 ? [`${wasted} de energía`] : [])];
    const found = [
      ...(cards ?? []).map((card) => cardName(eventCards[card])),
      ...(asteroids ?? []).map((kind) => `un asteroide ${asteroidTitle(asteroidName(asteroidKinds[kind]))}`),
    ];
    const came = contents(event.ships, event.energy, event.drawn, event.captured);
    return {
      text: `${nameOf(seat)} recibe de la mesa ${table + 1}: ${came}${found.length === 0 ? '' : ` (${listed(found)})`}${lost.length === 0 ? '' : `; se pierde por falta de sitio: ${listed(lost)}`}.`,
      rule: 'NG-18.6',
    };
  },
};

export const groupMessages: Translated<typeof groups> = {
  noGroup: 'Esta mesa juega sola: ni llega nada de otras mesas ni sale nada hacia ellas.',
  groupNeedsAsteroids: 'Las mesas solo se pueden enlazar con las reglas de Asteroides.',
  tooFewFactions: ({ seats }) => `En varias mesas juegan de dos a cuatro facciones, no ${seats}.`,
  noSuchTable: ({ table, tables }) => `No hay mesa ${table}: hay ${tables}.`,
  noSuchTables: ({ tables }) => `Solo hay ${tables} mesas.`,
  thisTable: 'Es esta misma mesa.',
  relicsStay:
    'Las reliquias no dejan nunca su mesa: por el agujero de gusano solo pasan naves que no lleven ninguna.',
  noTableLeft: 'No queda ninguna otra mesa del grupo a la que puedas enviar naves.',
  tableShut: ({ table }) =>
    `A la mesa ${table} no va nada ahora: su partida ha terminado o ya no estás en ella.`,
  shipFirst: 'Primero di a qué mesa van tus naves.',
  nothingToShip: 'No tienes naves en el agujero de gusano.',
  energyAboard: 'La energía ya está cargada.',
  packedInOrder:
    'Primero se carga la energía, luego las cartas por sus nombres y luego los asteroides en el orden de la carta.',
  notSoMuch: ({ energy }) => `Tienes ${energy} de energía.`,
  loadFirst: 'Primero di qué se llevan tus naves.',
  nothingToLoad: 'No tienes naves a punto de salir hacia otra mesa.',
  tooFewInWormhole: ({ ships: count }) =>
    count === 0
      ? 'Ninguna nave de tu zona puede seguir a otra mesa.'
      : `De tu zona ${count === 1 ? 'solo puede seguir' : 'solo pueden seguir'} a otra mesa ${ships(count)}.`,
  houseFirst: 'Primero se abre lo que han enviado otras mesas; ocurre por sí solo.',
  turnBegun: 'Los envíos de otras mesas se abren al empezar un turno.',
  unpackFirst: 'Primero se desembala el envío; ocurre por sí solo.',
  nothingToUnpack: 'No se está abriendo ningún envío.',
};
