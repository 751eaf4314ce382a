// What stands on the board itself, in both languages: a few words, so they are not fetched apart.

import { useLocale, type Locale } from '@starboard/kit';
import type { CARDS } from '../../data/tables.ts';

type Card = (typeof CARDS)[number];

interface Text {
  readonly nobody: string;
  readonly cards: string;
  readonly shows: string;
  readonly none: string;
  readonly launch: string;
  readonly pass: string;
  readonly deck: string;
  readonly names: Readonly<Record<Card, string>>;
  readonly helps: Readonly<Record<Card, string>>;
}

const TEXTS: Readonly<Record<Locale, Text>> = {
  en: {
    nobody: 'nobody',
    cards: 'Cards',
    shows: 'Shows',
    none: 'Plan no card',
    launch: 'Launch',
    pass: 'Pass',
    deck: 'Cards laid aside, of four each',
    names: { barrage: 'Barrage', shield: 'Shield', convoy: 'Convoy' },
    helps: {
      barrage: 'Two more in your strike',
      shield: 'Two more when you are struck',
      convoy: 'Three new ships instead of two',
    },
  },
  es: {
    nobody: 'nadie',
    cards: 'Cartas',
    shows: 'Muestra',
    none: 'No planear carta',
    launch: 'Lanzar',
    pass: 'Pasar',
    deck: 'Cartas descartadas, de cuatro de cada una',
    names: { barrage: 'Andanada', shield: 'Escudo', convoy: 'Convoy' },
    helps: {
      barrage: 'Dos más en tu ataque',
      shield: 'Dos más cuando te atacan',
      convoy: 'Tres naves nuevas en vez de dos',
    },
  },
};

export function useText(): Text {
  return TEXTS[useLocale()];
}
