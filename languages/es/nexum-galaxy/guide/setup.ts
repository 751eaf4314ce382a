// Set-up, in Spanish.

import type { Guide } from '@starboard/engine';

export const setupRules: Guide = {
  'NG-3.1': {
    title: 'El sector',
    text: 'Se elige un sector pensado para el número de jugadores o se monta uno propio. Importa qué sistemas son vecinos y qué tamaño tienen sus planetas; nada más.',
  },
  'NG-3.2': {
    title: 'Primer jugador',
    text: 'Se acuerda quién empieza o se sortea un asiento.',
  },
  'NG-3.3': {
    title: 'Civilizaciones',
    text: 'Cada jugador tiene un color y empieza en el sistema Tann de ese color: por orden de asientos, al azar o como elija la mesa; en este último caso vale cualquier sistema Tann del sector, también con dos jugadores. Los turnos van por asientos alrededor de la mesa. Criterio: si los sistemas iniciales se reparten al azar entre equipos, los aliados reciben igualmente sistemas que el sector sitúa enfrentados.',
  },
  'NG-3.4': {
    title: 'Cartas de fase',
    text: 'Todos empiezan con sus cuatro cartas de fase boca arriba.',
  },
  'NG-3.5': {
    title: 'Naves y energía',
    text: 'Todos empiezan con 4 naves en el planeta del portal, el más grande de su sistema Tann, y con 3 de energía. Algunos sectores y escenarios ponen en cambio 2 naves en cada planeta de ese sistema.',
  },
  'NG-3.6': {
    title: 'Reliquias',
    text: 'Las reliquias están donde las pone el sector o se reparten de nuevo antes de la partida. Salen todas las del sector, sea cual sea el número de jugadores.',
  },
  'NG-3.7': {
    title: 'Sistemas Tann sin jugador',
    text: 'Si hay menos jugadores que sistemas Tann, los que nadie eligió se ponen del revés; si nadie eligió, los últimos en el orden del sector. Su reverso es un sistema menor corriente que cualquiera puede conquistar.',
  },
  'NG-3.8': {
    title: 'Tus alrededores',
    text: 'Al principio solo controlas los planetas donde tienes naves, por lo general el del portal. Criterio: el resto de tu sistema Tann se conquista como cualquier otro, con saqueo.',
  },
};
