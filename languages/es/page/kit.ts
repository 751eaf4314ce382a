// Lo que dicen los botones de los tableros, en español.

import type { KitWords } from '../../../web/kit/words.ts';

export const kit: KitWords = {
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  wholeBoard: 'Ver todo el tablero',
};
