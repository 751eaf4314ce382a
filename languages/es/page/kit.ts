// Lo que dicen los botones de los tableros, en español.

import type { KitWords } from '../../../kit/words.ts';

export const kit: KitWords = {
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  wholeBoard: 'Ver todo el tablero',
  tapAgain: 'Toca otra vez para hacerlo.',
};
