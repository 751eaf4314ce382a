// Las frases que dicen las reglas, en español. Los nombres que rellenan los huecos se traducen también.

import * as english from '../../../games/gal4xeon/data/names.ts';
import { titles } from '../../../games/gal4xeon/data/numbers.ts';
import {
  actions,
  technologyIds,
  tracks,
  type Action,
  type Track,
} from '../../../games/gal4xeon/data/sheet.ts';
import { actionNames, demeanourNames, technologyNames, trackNames } from './names.ts';
import { sheet } from './sheet.ts';
import { sheetFilePhrases } from './sheet-file.ts';

type Phrases = Readonly<Record<string, string>>;

/** Una frase por acción: «Trade» es acción y también pista, así que el hueco no basta. */
function forActions(said: (name: string) => string, phrase: (action: Action) => string): Phrases {
  return Object.fromEntries(actions.map((action) => [said(english.actionNames[action]), phrase(action)]));
}

function forTracks(said: (name: string) => string, phrase: (track: Track) => string): Phrases {
  return Object.fromEntries(tracks.map((track) => [said(english.trackNames[track]), phrase(track)]));
}

const names: Phrases = {
  ...Object.fromEntries(technologyIds.map((id) => [english.technologyNames[id], technologyNames[id]])),
  ...Object.fromEntries(titles.map(({ title }) => [title, sheet.titles[title]])),
  ...demeanourNames,
};

const progress: Phrases = {
  'A Trade die is filled in when you trade.': 'Un dado de Comercio se rellena al comerciar.',
  'No action waits for you.': 'No te espera ninguna acción.',
  ...forActions(
    (name) => `No ${name} icon has been reached.`,
    (action) => `No se ha alcanzado ningún icono de ${actionNames[action]}.`,
  ),
  ...forActions(
    (name) => `Take the ${name} action first, or decline it.`,
    (action) => `Antes realiza la acción de ${actionNames[action]} o renuncia a ella.`,
  ),
  'You have no die left that counts {0}.': 'No te queda ningún dado que valga {0}.',
  ...forTracks(
    (name) => `The ${name} track has a die this round: dice go to three different tracks.`,
    (track) =>
      `La pista de ${trackNames[track]} ya tiene un dado en esta ronda: los dados van a tres pistas distintas.`,
  ),
  'You have no extra square to fill.': 'No te queda ninguna casilla extra.',
  'Your three tracks are full, so extra squares are lost.':
    'Tus tres pistas están llenas, así que las casillas extra se pierden.',
  ...forTracks(
    (name) => `Three other tracks are chosen this round already, so not ${name}.`,
    (track) => `En esta ronda ya hay otras tres pistas elegidas, así que ${trackNames[track]} no puede ser.`,
  ),
  'Dice are still to be assigned: {0}.': 'Aún quedan dados por asignar: {0}.',
  'Extra squares are still to be filled: {0}.': 'Aún quedan casillas extra por rellenar: {0}.',
};

const targets: Phrases = {
  'You have not researched {0}.': 'No has investigado {0}.',
  'The shape of {0} does not lie in {1} different ways.':
    'La forma de {0} no tiene {1} posiciones distintas.',
  'The shape leaves the map.': 'La forma se sale del mapa.',
  '{0} is explored already.': '{0} ya está explorado.',
  'No part of the shape lies beside a sector that you control.':
    'Ninguna parte de la forma queda junto a un sector que controles.',
  'The aliens have strength {0}, you have {1}: you need more.':
    'Los alienígenas tienen fuerza {0} y tú {1}: necesitas más.',
  'The aliens are {0}: you need {1}.': 'Los alienígenas son {0}: necesitas {1}.',
  'You know of no aliens in {0}.': 'No conoces alienígenas en {0}.',
  'You have conquered these aliens already.': 'Ya has conquistado a estos alienígenas.',
  'You are trading with these aliens already.': 'Ya comercias con estos alienígenas.',
  'You control no sector beside it.': 'No controlas ningún sector contiguo.',
  '{0} is neither a ruin nor an uninhabited system.': '{0} no es ni una ruina ni un sistema deshabitado.',
  '{0} is not explored yet.': '{0} aún no está explorado.',
  'A system is exploited only once.': 'Un sistema se explota una sola vez.',
  'Aliens live there.': 'Ahí viven alienígenas.',
  'Every Trade die is filled in.': 'Todos los dados de Comercio están rellenos.',
  'First say what the trade brings: a Trade die or a technology.':
    'Antes di qué te da el comercio: un dado de Comercio o una tecnología.',
  '{0} is not on these sheets.': '{0} no está en estas hojas.',
  'You have {0} already.': 'Ya tienes {0}.',
  '{0} needs {1} first.': '{0} necesita antes {1}.',
};

const ending: Phrases = {
  '{0} points: {1}.': '{0} puntos: {1}.',
  'Points and tracks are equal: the victory is shared.':
    'Empate en puntos y en pistas: la victoria es compartida.',
  'Most points after the last round: {0}.': 'La mayor puntuación tras la última ronda: {0}.',
  ...forTracks(
    (name) => `Points are equal: further along the ${name} track.`,
    (track) => `Empate a puntos: va más lejos en la pista de ${trackNames[track]}.`,
  ),
  'Precursor ruins': 'Ruinas de los precursores',
  'Sphere of influence': 'Esfera de influencia',
  'Aliens met': 'Alienígenas encontrados',
  'Aliens conquered': 'Alienígenas conquistados',
  'Sectors controlled': 'Sectores controlados',
  Total: 'Total',
};

export const phrases: Phrases = { ...names, ...progress, ...targets, ...ending, ...sheetFilePhrases };
