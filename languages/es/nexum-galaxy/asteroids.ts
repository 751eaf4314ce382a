// What the expansion adds, in Spanish: names, moves, what happened and what is refused.

import type { Translated } from '@starboard/engine';
import { counted } from '@starboard/engine/words';
import { asteroidKinds, asteroidName } from '../../../games/nexum-galaxy/data/asteroids.ts';
import { cardName, eventCards } from '../../../games/nexum-galaxy/data/events.ts';
import { technologyIds, type TechnologyId } from '../../../games/nexum-galaxy/data/technologies.ts';
import { placeNames } from '../../../games/nexum-galaxy/rules/moves.ts';
import { relicOf, technologyPrice } from '../../../games/nexum-galaxy/ui/words/facts.ts';
import type { AsteroidEventWords, AsteroidMoveWords } from '../../../games/nexum-galaxy/ui/words/use-text.ts';
import type { clouds, technology } from '../../../games/nexum-galaxy/words/asteroids.ts';
import { listed } from '../listed.ts';
import { ships, theRelics } from './phrasing.ts';

export const technologyNames: Readonly<Record<TechnologyId, string>> = {
  replicator1: 'Replicador I',
  replicator2: 'Replicador II',
  engineering1: 'Ingeniería I',
  replicator3: 'Replicador III',
  processing1: 'Procesado I',
  recharge1: 'Recarga I',
  processing2: 'Procesado II',
  recharge2: 'Recarga II',
  hyperspace: 'Hiperespacio',
  exploration: 'Exploración',
  cloaking: 'Camuflaje',
  'controlled-exploration': 'Exploración Controlada',
};

const colours: Readonly<Record<string, string>> = { yellow: 'amarillo', blue: 'azul', green: 'verde' };

/** `amarillo`, `amarillo doble`, `amarillo y azul`: from the name in notation. */
export function asteroidTitle(name: string): string {
  const [one, other] = name.split('-').map((colour) => colours[colour]);
  if (other === undefined) return one;
  return one === other ? `${one} doble` : `${one} y ${other}`;
}

const cards = (count: number): string => (count === 1 ? '1 carta de evento' : `${count} cartas de evento`);

const asteroidOf = (number: number): string =>
  `un asteroide ${asteroidTitle(asteroidName(asteroidKinds[number]))}`;

const cardOf = (number: number): string => cardName(eventCards[number]);

export const asteroidMoves: AsteroidMoveWords = {
  capture: ({ planet }) => `Capturar el asteroide de ${planet}`,
  drop: ({ asteroid }) => `Soltar un asteroide ${asteroidTitle(String(asteroid))}`,
  develop: ({ technology: id }) =>
    `Desarrollar ${technologyNames[id as TechnologyId]} (${technologyPrice(id)} de energía)`,
  pay: ({ technology: id, asteroids }) =>
    `Desarrollar ${technologyNames[id as TechnologyId]} (${listed(String(asteroids).split('+').map(asteroidTitle))})`,
  discard: ({ card }) => `Descartar ${card}`,
  keep: (_record, { handSize, turn }) => `Quedarte con ${cards(handSize[turn])}`,
  cover: ({ card, place }) => `Poner ${card} sobre la carta ${place} de la fila`,
  pass: () => 'No poner ninguna carta',
  passRound: ({ round }) => `No poner cartas en las filas de la ronda ${round}`,
};

export const asteroidEvents: AsteroidEventWords = {
  mined: ({ seat, place, asteroid }, nameOf) => ({
    text:
      asteroid === null
        ? `${nameOf(seat)} captura el asteroide de ${placeNames[place]}.`
        : `${nameOf(seat)} captura ${asteroidOf(asteroid)} en ${placeNames[place]}.`,
    rule: 'NG-13.3',
  }),
  dropped: ({ seat, asteroid }, nameOf) => ({
    text: `${nameOf(seat)} suelta ${asteroid === null ? 'un asteroide' : asteroidOf(asteroid)}.`,
    rule: 'NG-13.5',
  }),
  developed: ({ seat, technology: number, energy, asteroids }, nameOf) => {
    const price = asteroids.length === 0 ? `${energy} de energía` : listed(asteroids.map(asteroidOf));
    return {
      text: `${nameOf(seat)} desarrolla ${technologyNames[technologyIds[number]]} por ${price}.`,
      rule: 'NG-13.6',
    };
  },
  drew: ({ seat, count, cards: drawn }, nameOf) => ({
    text: `${nameOf(seat)} roba ${cards(count)} en la nube${drawn === null ? '' : `: ${listed(drawn.map(cardOf))}`}.`,
    rule: 'NG-12.6',
  }),
  discarded: ({ seat, card }, nameOf) => ({
    text: `${nameOf(seat)} descarta ${cardOf(card)}.`,
    rule: 'NG-12.6',
  }),
  covered: ({ seat, card, under }, nameOf) => ({
    text: `${nameOf(seat)} pone ${cardOf(card)} sobre ${cardOf(under)}.`,
    rule: 'NG-12.9',
  }),
  burned: ({ seat, ships: count, relics }, nameOf) => {
    const left = relics.length === 0 ? '' : ` y deja allí ${theRelics(relics.map(relicOf))}`;
    return { text: `${nameOf(seat)} pierde ${ships(count)} en la nube${left}.`, rule: 'NG-12.5' };
  },
  died: ({ place }) => ({ text: `${placeNames[place]} muere.`, rule: 'NG-14.3' }),
  destroyed: ({ place, seat, ships: count, relics }, nameOf) => {
    const lost = seat === null ? '' : ` con ${ships(count)} de ${nameOf(seat)}`;
    const moved =
      relics.length === 0
        ? ''
        : `; ${theRelics(relics.map(relicOf))} ${relics.length === 1 ? 'queda' : 'quedan'} en la nube`;
    return { text: `${placeNames[place]} queda destruido${lost}${moved}.`, rule: 'NG-14.1' };
  },
};

export const asteroidMessages: Translated<typeof clouds & typeof technology> = {
  noHands: 'En esta partida no hay manos de cartas de evento: son de las reglas de Asteroides.',
  otherArea: ({ place }) => `${place} no es tu zona de la nube: tus naves van a la tuya.`,
  needsHyperspace: 'Ningún enlace lleva allí, y para saltar hace falta la tecnología Hiperespacio.',
  tooFewNear: ({ place }) => `Sin la tecnología Hiperespacio no llegan naves suficientes a ${place}.`,
  notSoMany: ({ place, ships: count }) => `En ${place} solo hay ${counted(count, 'nave', 'naves')}.`,
  noPlanetsLeft: ({ place }) => `Los planetas que rodeaban ${place} están destruidos: ya nadie puede entrar.`,
  notInHand: ({ card }) => `No tienes en la mano la carta ${card}.`,
  handTooLarge: ({ cards: count, most }) =>
    `Tienes ${count} cartas y puedes quedarte con ${most}: descarta antes las demás.`,
  keepFirst: 'Primero di con qué cartas te quedas.',
  nothingToKeep: 'Las cartas se descartan cuando han llegado naves a una nube.',
  windowFirst: 'Primero pon una carta sobre la fila, o pasa.',
  noWindow: 'Las cartas se ponen cuando se ha descubierto una fila de eventos y te preguntan.',

  noTechnology: 'En esta partida no hay asteroides ni tecnologías: son de las reglas de Asteroides.',
  noAsteroidsThere: ({ place }) => `En ${place} no hay ningún asteroide.`,
  noCaptor: ({ place }) => `Necesitas una nave en ${place} para capturar su asteroide.`,
  needsProcessing: 'Para capturar asteroides hace falta la tecnología Procesado I.',
  cardFull: ({ room }) => `En tu carta de Procesado caben ${room} asteroides y está llena.`,
  asteroidMissing: ({ asteroid }) =>
    `En tu carta de Procesado no queda ningún asteroide ${asteroidTitle(asteroid)}.`,
  droppedAlready: 'En este turno ya has soltado asteroides y después has hecho otra cosa.',
  hasTechnology: ({ technology: id }) => `Ya tienes ${technologyNames[id]}.`,
  needsTechnology: ({ technology: id, first }) =>
    `Para ${technologyNames[id]} hace falta antes ${technologyNames[first]}.`,
  developedAlready: 'En este turno ya has desarrollado una tecnología.',
  technologyTooDear: ({ technology: id, price, energy }) =>
    `${technologyNames[id]} cuesta ${price} de energía; tienes ${energy}.`,
  paidWithAsteroids: ({ technology: id }) => `${technologyNames[id]} se paga con asteroides.`,
  paidWithEnergy: ({ technology: id, price }) => `${technologyNames[id]} se paga con ${price} de energía.`,
  oneIsEnough: 'Con uno de esos asteroides basta: no se gastan más de los necesarios.',
  needsSameColour: ({ technology: id }) => `${technologyNames[id]} pide dos cristales del mismo color.`,
  needsTwoColours: ({ technology: id }) => `${technologyNames[id]} pide dos cristales de colores distintos.`,
};
