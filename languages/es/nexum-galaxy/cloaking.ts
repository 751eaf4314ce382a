// Cloaked ships, in Spanish: moves, what happened and what is refused.

import type { Translated } from '@starboard/engine';
import { CLOAK_PRICE } from '../../../games/nexum-galaxy/data/asteroids.ts';
import { cardName, eventCards } from '../../../games/nexum-galaxy/data/events.ts';
import type { RelicType } from '../../../games/nexum-galaxy/data/sector.ts';
import { placeNames } from '../../../games/nexum-galaxy/rules/moves.ts';
import { relicOf } from '../../../games/nexum-galaxy/ui/words/facts.ts';
import type { CloakEventWords, CloakMoveWords } from '../../../games/nexum-galaxy/ui/words/use-text.ts';
import type { cloaking } from '../../../games/nexum-galaxy/words/cloaking.ts';
import { listed } from '../listed.ts';
import { relicNames, ships, theRelics } from './phrasing.ts';

export const cloakMoves: CloakMoveWords = {
  cloak: ({ from, relic }) =>
    `Camuflar la nave de ${from} con el ${relicNames[relic as RelicType]} (${CLOAK_PRICE} de energía)`,
  under: ({ card }) => `Camuflarla con ${card}`,
  appear: ({ planet }) => `Hacer aparecer tu nave camuflada en ${planet}`,
};

export const cloakEvents: CloakEventWords = {
  cloaked: ({ seat, from, type, card, to }, nameOf) => {
    const where =
      card === null || to === null ? '' : `, que va a ${placeNames[to]} con ${cardName(eventCards[card])}`;
    return {
      text: `${nameOf(seat)} camufla la nave de ${placeNames[from]} con el ${relicNames[relicOf(type)]}${where}.`,
      rule: 'NG-16.3',
    };
  },
  appeared: ({ seat, place, type }, nameOf) => ({
    text: `La nave camuflada de ${nameOf(seat)} con el ${relicNames[relicOf(type)]} aparece en ${placeNames[place]}.`,
    rule: 'NG-16.8',
  }),
  discovered: ({ seat, by, place, type }, nameOf) => {
    const ship = `una nave camuflada de ${nameOf(seat)} con el ${relicNames[relicOf(type)]}`;
    return by === null
      ? { text: `Con ${placeNames[place]} se pierde ${ship}.`, rule: 'NG-14.1' }
      : { text: `${nameOf(by)} se topa con ${ship} en ${placeNames[place]}.`, rule: 'NG-16.5' };
  },
  repelled: ({ seat, by, place, ships: count, relics }, nameOf) => {
    const left = relics.length === 0 ? '' : ` y deja allí ${theRelics(relics.map(relicOf))}`;
    return {
      text: `${nameOf(seat)} pierde ${ships(count)} en ${placeNames[place]}${left}: lo conserva ${nameOf(by)}.`,
      rule: 'NG-16.6',
    };
  },
};

export const cloakingMessages: Translated<typeof cloaking> = {
  needsCloaking: 'Para camuflar naves hace falta la tecnología Camuflaje.',
  cloakingAlone: 'En la mesa no hay nadie más de quien esconderse.',
  cloakingTooDear: ({ price, energy }) => `Camuflar cuesta ${price} de energía; tienes ${energy}.`,
  noCarrier: ({ place, relic }) => `Ninguna nave de ${place} lleva un ${relicNames[relic]}.`,
  notFromHome: 'No se puede camuflar ninguna nave de tu sistema Tann.',
  notToHome: ({ card }) => `${card} está en tu sistema Tann: allí no se esconde ninguna nave.`,
  noPlanetForCard: ({ card }) => `No hay ningún planeta ${card} en el que esconderse.`,
  othersThere: ({ place }) => `En ${place} hay naves de otro jugador.`,
  hidesThere: ({ system }) => `Ya tienes una nave camuflada en ${system}.`,
  noCardsToHide: 'Para camuflar hace falta una carta de evento de tu mano, y no tienes ninguna.',
  noCardHides: ({ cards }) =>
    `Ninguna carta de tu mano nombra un planeta al que pueda ir la nave: tienes ${listed(cards)}.`,
  hideFirst: 'Primero di con qué carta se camufla tu nave.',
  nobodyHides: 'No tienes ninguna nave a punto de camuflarse.',
  noneCloaked: ({ place }) => `No tienes ninguna nave camuflada en ${place}.`,
};
