// Score, in Spanish.

import type { Guide } from '@starboard/engine';

export const scoreRules: Guide = {
  'NG-7.1': {
    title: 'Puntuación final',
    text: 'Cada punto de victoria, de planeta o de estrella, vale 2. Cada reliquia que lleven tus naves al final vale 3.',
  },
  'NG-7.2': {
    title: 'Ganar el sector',
    text: 'El ganador suma 15 con dos civilizaciones, 20 con tres y 30 con cuatro. En un equipo los suma cada miembro; si hay tablas, nadie.',
  },
  'NG-7.3': {
    title: 'Más que suficiente',
    text: 'Los puntos por encima de los necesarios para ganar no se pierden: puntúan como los demás.',
  },
  'NG-7.4': {
    title: 'Clasificación',
    text: 'El ganador es el primero, sean cuales sean las puntuaciones; los demás siguen por puntuación final. Criterio: los eliminados van detrás de los que siguen en juego, y los aliados comparten puesto.',
  },
  'NG-7.5': {
    title: 'Torneos',
    text: 'Las puntuaciones finales de varias partidas pueden sumarse; gana el torneo la suma más alta.',
  },
};
