// Lo que dicen las reglas, en español.

import type { Translated } from '@starboard/engine';
import type { english } from '../../../games/gal4xeon/words/messages.ts';
import { actionNames, demeanourNames, technologyNames, trackNames } from './names.ts';
import { sheetFile } from './sheet-file.ts';
import { sheet } from './sheet.ts';

export const messages: Translated<typeof english> = {
  nothingWaits: 'No te espera ninguna acción.',
  noIcon: ({ action }) => `No se ha alcanzado ningún icono de ${actionNames[action]}.`,
  actionFirst: ({ action }) => `Antes realiza la acción de ${actionNames[action]} o renuncia a ella.`,
  noSuchDie: ({ value }) => `No te queda ningún dado que valga ${value}.`,
  belowMinimum: ({ value, minimum }) =>
    `Tu mínimo de comercio es ${minimum}: para ti ningún dado vale ${value}.`,
  trackHasDie: ({ track }) =>
    `La pista de ${trackNames[track]} ya tiene un dado en esta ronda: los dados van a tres pistas distintas.`,
  fourthTrack: ({ track }) =>
    `En esta ronda ya hay otras tres pistas elegidas, así que ${trackNames[track]} no puede ser.`,
  noExtraSquare: 'No te queda ninguna casilla extra.',
  tracksFull: 'Tus tres pistas están llenas, así que las casillas extra se pierden.',
  diceLeft: ({ dice }) => `Aún quedan dados por asignar: ${dice.join(', ')}.`,
  extrasLeft: ({ squares }) => `Aún quedan casillas extra por rellenar: ${squares}.`,

  notResearched: ({ technology }) => `No has investigado ${technologyNames[technology]}.`,
  fewerTurns: ({ technology, turns }) =>
    `La forma de ${technologyNames[technology]} no tiene ${turns} posiciones distintas.`,
  leavesMap: 'La forma se sale del mapa.',
  exploredAlready: ({ place }) => `${place} ya está explorado.`,
  shapeApart: 'Ninguna parte de la forma queda junto a un sector que controles.',
  tooStrong: ({ theirs, yours }) => `Los alienígenas tienen fuerza ${theirs} y tú ${yours}: necesitas más.`,
  noAliens: ({ place }) => `No conoces alienígenas en ${place}.`,
  conqueredAlready: 'Ya has conquistado a estos alienígenas.',
  tradingAlready: 'Ya comercias con estos alienígenas.',
  sectorApart: 'No controlas ningún sector contiguo.',
  nothingToExploit: ({ place }) => `${place} no es ni una ruina ni un sistema deshabitado.`,
  notExplored: ({ place }) => `${place} aún no está explorado.`,
  exploitedAlready: 'Un sistema se explota una sola vez.',
  tradedThere: ({ place }) =>
    `Comercias con los alienígenas de ${place}: ya es tuyo, y no es un sistema deshabitado.`,
  conqueredThere: ({ place }) =>
    `Has conquistado a los alienígenas de ${place}: ya es tuyo, y no es un sistema deshabitado.`,
  inhabited: 'Ahí viven alienígenas.',
  noRelations: ({ demeanour, needs }) =>
    `Los alienígenas son ${demeanourNames[demeanour]}: necesitas ${technologyNames[needs]}.`,
  noTrade: 'Un dado de Comercio se rellena al comerciar.',
  tradeDiceFull: 'Todos los dados de Comercio están rellenos.',
  proceedsFirst: 'Antes di qué te da el comercio: un dado de Comercio o una tecnología.',
  notOnSheets: ({ technology }) => `${technologyNames[technology]} no está en estas hojas.`,
  researchedAlready: ({ technology }) => `Ya tienes ${technologyNames[technology]}.`,
  needsFirst: ({ technology, needs }) =>
    `${technologyNames[technology]} necesita antes ${technologyNames[needs]}.`,

  alone: ({ points, title }) => `${points} puntos: ${sheet.titles[title]}.`,
  shared: 'Empate en puntos y en pistas: la victoria es compartida.',
  mostPoints: ({ points }) => `La mayor puntuación tras la última ronda: ${points}.`,
  furtherAlong: ({ track }) => `Empate a puntos: va más lejos en la pista de ${trackNames[track]}.`,
  ruins: 'Ruinas de los precursores',
  sphere: 'Esfera de influencia',
  met: 'Alienígenas encontrados',
  conquests: 'Alienígenas conquistados',
  sectors: 'Sectores controlados',
  total: 'Total',

  ...sheetFile,
};
