// Battles of a campaign, in Spanish: moves, what happened and what is refused.

import type { Translated } from '@starboard/engine';
import { asteroidKinds, asteroidName } from '../../../games/nexum-galaxy/data/asteroids.ts';
import { placeNames, systemNames } from '../../../games/nexum-galaxy/rules/moves.ts';
import type { CampaignEventWords, CampaignMoveWords } from '../../../games/nexum-galaxy/ui/words/use-text.ts';
import type { campaignWords } from '../../../games/nexum-galaxy/words/campaign.ts';
import { asteroidTitle } from './asteroids.ts';
import { markerNames } from './cosmos.ts';

export const campaignMoves: CampaignMoveWords = {
  mark: ({ planet }) => `Poner tu marcador en ${planet}`,
  blanket: ({ system }) => `Poner tu marcador en el sistema ${system}`,
};

export const campaignEvents: CampaignEventWords = {
  gift: ({ seat, marker, at, whole }, nameOf) => ({
    text: `${nameOf(seat)} pone un marcador de ${markerNames[marker]} en ${whole ? `el sistema ${systemNames[at]}` : placeNames[at]}.`,
    rule: 'NG-19.5',
  }),
  'gift gone': ({ marker, system }) => ({
    text: `Se retira el marcador de ${markerNames[marker]} del sistema ${systemNames[system]}.`,
    rule: 'NG-19.5',
  }),
  unpacked: ({ seat, asteroid }, nameOf) => ({
    text:
      asteroid === null
        ? `${nameOf(seat)} pone en su carta de Procesado el asteroide del sector minero.`
        : `El asteroide del sector minero de ${nameOf(seat)} es ${asteroidTitle(asteroidName(asteroidKinds[asteroid]))}.`,
    rule: 'NG-19.3',
  }),
};

export const campaignMessages: Translated<typeof campaignWords> = {
  wrongCampaign: ({ civs }) =>
    `Una batalla de una campaña tiene un número para cada una de sus ${civs} civilizaciones, y solo nombra a esas.`,
  campaignForOthers: ({ named, civs }) =>
    `La campaña envía a esta batalla ${named} civilizaciones, y la mesa tiene ${civs}.`,
  chooserBegins: 'En una campaña, quien ha elegido el sector es el primer jugador.',
  noGift:
    'No tienes ningún marcador que poner: solo lo tiene el primer jugador de un sector helado o abrasador.',
  giftLaid: 'Ya has puesto tu marcador.',
  giftOnPlanets: ({ place }) => `En ${place} no hay ningún planeta en el que poner un marcador.`,
  deadAlready: ({ place }) => `${place} ya está muerto.`,
  noMoreMarkers: ({ place }) => `En ${place} no caben más marcadores.`,
  holes: 'Naves perdidas en agujeros negros',
};
