// El final de la partida y el juego en solitario.

import type { Guide } from '@starboard/engine';

export const scoring: Guide = {
  'GX-10.1': { title: 'El final', text: 'Cuando se han jugado diez rondas, se puntúan las hojas.' },
  'GX-10.2': {
    title: 'Ruinas de los precursores',
    text: 'Cada ruina que has explotado da tantos puntos como indica su número.',
  },
  'GX-10.3': {
    title: 'Esfera de influencia',
    text: 'Controlar los seis sectores que rodean tu hogar da 5 puntos, y controlar los doce que rodean a esos, otros 5. El segundo anillo solo cuenta junto con el primero.',
  },
  'GX-10.4': {
    title: 'Alienígenas encontrados',
    text: 'Cada fila escrita en tu tabla de alienígenas da 1 punto.',
  },
  'GX-10.5': { title: 'Alienígenas conquistados', text: 'Cada especie que has conquistado da 3 puntos.' },
  'GX-10.6': { title: 'Sectores', text: 'Cada sector que controlas da 1 punto, incluido tu hogar.' },
  'GX-10.7': { title: 'Victoria', text: 'Gana el total más alto de las cinco categorías.' },
  'GX-10.8': {
    title: 'Empates',
    text: 'Con el mismo total, va por delante quien ha rellenado más de la pista de Exploración; después, de Conquista, Ciencia, Recursos y Comercio.',
  },
  'GX-10.9': { title: 'Victoria compartida', text: 'Quienes empatan en todo eso comparten la victoria.' },
};

export const solo: Guide = {
  'GX-11.1': {
    title: 'En solitario (aclaración)',
    text: 'Juega una sola persona, con las mismas reglas; el resultado es la puntuación.',
  },
  'GX-11.2': {
    title: 'Títulos (aclaración)',
    text: 'Con 90 puntos eres una Leyenda Galáctica; con 75, un Imperio; con 60, un Dominio; con 40, un Reino; con menos, una Colonia.',
  },
  'GX-11.3': {
    title: 'Mejores puntuaciones (aclaración)',
    text: 'De cada mapa se guardan los diez mejores resultados. Si dos son iguales, el más antiguo queda delante.',
  },
};
