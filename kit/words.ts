import type { Locale } from './game-ui.ts';

interface KitWords {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly wholeBoard: string;
}

export const kitWords: Readonly<Record<Locale, KitWords>> = {
  en: { zoomIn: 'Zoom in', zoomOut: 'Zoom out', wholeBoard: 'Show the whole board' },
  es: { zoomIn: 'Acercar', zoomOut: 'Alejar', wholeBoard: 'Ver todo el tablero' },
};
