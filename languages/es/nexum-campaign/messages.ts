// What the rules of campaigns say, in Spanish.

import type { Translated } from '@starboard/engine';
import { counted } from '@starboard/engine/words';
import type { english } from '../../../games/nexum-campaign/words/messages.ts';

export const messages: Translated<typeof english> = {
  chooseFirst: 'Primero se elige un sector, y luego se lucha por él.',
  battleOn: 'La batalla por este sector aún no se ha comunicado.',
  cloudFirst: 'Primero el primer jugador de la batalla dice dónde está la nube.',
  cloudLies: 'Dónde está la nube se dice antes de la batalla, y solo si así se acordó.',
  noPlace: 'La nube no puede estar ahí: no quedaría igual de lejos de todos, o le bastarían menos sistemas.',
  offMap: ({ cell }) => `El sector ${cell} no está en el mapa pequeño.`,
  destroyed: ({ cell }) => `El sector ${cell} está destruido.`,
  yours: ({ cell }) => `El sector ${cell} ya es tuyo.`,
  apart: ({ cell }) => `El sector ${cell} no toca ninguno tuyo, y otros que se pueden elegir sí.`,
  scoresFirst: 'Primero se comunican las puntuaciones, por civilización, y luego quién ha ganado.',
  noHoles: 'En estas batallas no hay agujeros negros.',
  lostNow: 'Después de una puntuación vienen las naves perdidas en agujeros negros.',
  notThere: 'Esa civilización no está en esta batalla.',
  tooMany: ({ civs }) => `Una campaña es para dos a cuatro civilizaciones, no para ${civs}.`,
  needsEvents: 'La IA solo juega donde hay eventos.',
  noSuchSeat: ({ seat }) => `No hay ningún asiento ${seat}.`,
  notACampaign: 'Este no es el archivo de una campaña.',
  otherBattles: ({ battles, files }) =>
    `El mapa habla de ${counted(battles, 'batalla', 'batallas')}, pero el archivo tiene ${files}.`,
  inBattle: ({ battle, problem }) => `Batalla ${battle}: ${problem}`,
  otherTable: ({ table }) => `Esta partida no se jugó en la mesa ${table}.`,
  otherTerms: 'No se libró en las condiciones del mapa.',
  notOver: 'No ha terminado.',
  otherResult: 'Su resultado no es el que se contó.',
  onlyOrders: 'En una campaña solo hay elecciones y resultados.',
  noRules: ({ game, rules }) => `Se jugó con la versión ${rules} de ${game}, que no está disponible aquí.`,
  three: 'Alguien domina tres sectores unidos.',
  alone: 'Nadie más domina un sector.',
  score: 'Se ha alcanzado la puntuación acordada.',
  lastBattle: 'La última batalla ha terminado.',
  points: 'Puntos',
  sectors: 'Sectores',
};
