// Lo que se dice solo al terminar una partida, en español.

import type { EndingWords } from '../../web/words/ending-en.ts';

export const endingWords: EndingWords = {
  youWin: 'Ganas tú',
  youShare: 'Compartes la victoria',
  nextTitle: (title, points) => `Siguiente título: ${title}, a partir de ${points} puntos.`,
  firstBest: 'Tu primer resultado aquí: el que hay que superar.',
  newBest: (before) => `Nueva mejor marca personal: antes era ${before}.`,
  best: (points) => `Tu mejor marca personal: ${points}.`,
  harder: (beaten, next) => `Has vencido a ${beaten}: prueba con ${next}`,
  picture: 'Guardar una imagen del tablero',
  swings: 'Dónde cambió todo',
  swingsHelp: 'Las jugadas que más cambiaron lo que muestran los gráficos. Un clic lleva hasta allí.',
  swing: (move, told) => `Jugada ${move}: ${told}`,
  gained: (name) => `${name} es quien más gana`,
};
