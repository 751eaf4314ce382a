// Management, in Spanish.

import type { Guide } from '@starboard/engine';

export const managementRules: Guide = {
  'NG-5.1': {
    title: 'Primero extraer, después construir',
    text: 'Una fase de gestión empieza con la extracción de energía. Después puedes replicar naves.',
  },
  'NG-5.2': {
    title: 'Extracción',
    text: 'Ganas 1 de energía por cada planeta y 2 por cada estrella donde tengas naves, sean cuantas sean. Un sistema enteramente tuyo da 5.',
  },
  'NG-5.3': {
    title: 'Extracción con Extractor',
    text: 'El planeta donde funciona un Extractor tuyo da 2 de energía en vez de 1. El resto del sistema da lo de siempre.',
  },
  'NG-5.4': {
    title: 'Límite de energía',
    text: 'Nunca tienes más de 20 de energía; algunos modos fijan otro límite. Lo que ganas en una extracción o en el saqueo de una fase se suma primero; lo que pasa del límite se pierde.',
  },
  'NG-5.5': {
    title: 'Dónde se construye',
    text: 'Una nave se construye en un planeta donde tengas alguna, nunca en una estrella.',
  },
  'NG-5.6': {
    title: 'Precios',
    text: 'La primera nave de una fase cuesta 2 de energía, la segunda 3 y la tercera 4.',
  },
  'NG-5.7': {
    title: 'Tres naves',
    text: 'En una fase construyes como mucho 3 naves, sin contar las de los Replicadores.',
  },
  'NG-5.8': {
    title: 'Una por planeta',
    text: 'En cada planeta construyes como mucho una nave por fase.',
  },
  'NG-5.9': {
    title: 'Cinco en un planeta',
    text: 'No se construye donde ya hay 5 naves.',
  },
  'NG-5.10': {
    title: 'Tu reserva',
    text: 'Nunca tienes más de 25 naves en el tablero; en una Gran Batalla son 50. Las naves destruidas vuelven a la reserva y pueden construirse de nuevo.',
  },
  'NG-5.11': {
    title: 'Construir con Replicador',
    text: 'En el planeta donde funciona un Replicador tuyo, una nave cuesta 1 de energía. No cuenta entre las tres ni para sus precios: con un Replicador puedes construir cuatro naves por 1, 2, 3 y 4 de energía. Sigue siendo una sola nave en ese planeta. Dos Replicadores en planetas distintos construyen una nave cada uno.',
  },
  'NG-5.12': {
    title: 'Naves nuevas',
    text: 'Una nave nueva está en juego en cuanto se construye. Si en el mismo turno sigue una fase de movimiento, ya puede moverse.',
  },
};
