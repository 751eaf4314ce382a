// Lo que dicen las reglas de Skirmish, en español.

import type { Translated } from '@starboard/engine';
import type { english } from '../../../games/skirmish/words/messages.ts';

const CARD = { barrage: 'andanada', shield: 'escudo', convoy: 'convoy' };

export const messages: Translated<typeof english> = {
  planFirst: 'Las cartas se planean primero y se usan después.',
  notInHand: ({ card }) => `No tienes ${CARD[card]} en la mano.`,
  finishStrike: 'Termina el ataque: añade naves o lanza.',
  nameTarget: 'Nombra primero la luna que atacas.',
  notYours: ({ moon }) => `La luna ${moon} no es tuya.`,
  yoursAlready: ({ moon }) => `La luna ${moon} ya es tuya.`,
  moonFull: 'Ya hay nueve naves allí.',
  strikeTooLarge: 'En una luna caben nueve naves como mucho.',
  noShips: 'Lleva al menos una nave.',
  outOfReach: ({ target }) => `Ninguna luna tuya está junto a la luna ${target}.`,
  nothingToSpare: 'Ninguna luna tuya junto a ella puede ceder una nave.',
  notBeside: 'Esa luna no está junto al objetivo.',
  inOrder: 'Las lunas se toman por el orden de sus letras.',
  oneStays: 'En la luna debe quedar una nave.',

  onlyOne: 'Solo un asiento tiene una luna.',
  lastRound: 'Ha terminado la última ronda.',
  moons: 'Lunas',
  ships: 'Naves',
};
