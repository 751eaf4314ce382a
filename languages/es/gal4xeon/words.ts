// Gal4Xeon en español.

import { events, folded } from './events.ts';
import { lesson } from './lesson.ts';
import { messages } from './messages.ts';
import { moves, prompt } from './moves.ts';
import { sheet } from './sheet.ts';
import { guide } from './guide/guide.ts';
import type { Gal4XeonWords } from '../../../games/gal4xeon/ui/words/words.ts';

export const words: Gal4XeonWords = {
  title: 'Gal4Xeon',
  summary: 'Diez rondas de dados y lápiz: todos se expanden a la vez, cada cual por su propia galaxia.',
  prompt,
  moves,
  events,
  folded,
  messages,
  options: {
    map: {
      title: 'Mapa',
      help: 'La galaxia impresa en las hojas. Para empezar, el mapa Pionero.',
      values: { Pioneer: 'Pionero', Bar: 'Barra', Halo: 'Halo', Spiral: 'Espiral' },
    },
    openSheets: {
      title: 'Hojas abiertas',
      help: 'Todos ven lo que escriben los demás mientras dura la ronda.',
    },
    sheet: {
      title: 'Archivo de hoja',
      help: 'Pistas, dados, tecnologías o un mapa propios en lugar de los nuestros.',
    },
  },
  guide,
  chapters: {
    'GX-1': 'Preparación',
    'GX-2': 'Posibilidades',
    'GX-3': 'Progreso',
    'GX-4': 'Explorar',
    'GX-5': 'Conquistar',
    'GX-6': 'Investigar',
    'GX-7': 'Explotar',
    'GX-8': 'Comerciar',
    'GX-9': 'Tecnologías',
    'GX-10': 'Final y puntuación',
    'GX-11': 'En solitario',
    'GX-12': 'Jugar a la vez',
    'GX-13': 'Hojas',
  },
  presets: {
    solo: { title: 'En solitario', help: 'El mapa Pionero y una puntuación que batir.' },
    spiral: {
      title: 'En solitario por la espiral',
      help: 'Brazos largos y vecinos que nadie conoce de antemano.',
    },
    duel: { title: 'Duelo', help: 'Dos hojas, los mismos dados, el mapa Pionero.' },
    three: { title: 'Tres en la barra', help: 'Una galaxia con dos brazos largos.' },
    four: { title: 'Cuatro en torno al halo', help: 'Un núcleo, huecos y un borde rico.' },
    open: { title: 'Duelo abierto', help: 'Cada cual ve lo que escribe el otro mientras dura la ronda.' },
    full: { title: 'Mesa llena', help: 'Ocho hojas, y no dura más que en solitario.' },
  },
  lesson,
  measures: {
    total: 'Puntos',
    ruins: 'Ruinas de los precursores',
    sphere: 'Esfera de influencia',
    met: 'Alienígenas encontrados',
    conquests: 'Alienígenas conquistados',
    sectors: 'Sectores controlados',
  },
  terms: {
    score: 'puntos en la hoja',
    technologies: 'tecnologías',
    resources: 'casillas extra',
    trade: 'el mínimo que valen los dados',
    tracks: 'casillas en las pistas',
  },
  sheet,
};
