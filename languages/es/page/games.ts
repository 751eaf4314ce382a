// Lo que dice el estante de los juegos, en español.

import type { Translated } from '@starboard/engine';
import type { english } from '@starboard/games/words';

export const games: Translated<typeof english> = {
  noSuchGame: ({ game, games: known }) => `No hay ningún juego «${game}»; hay ${known.join(', ')}.`,
  notKept: ({ game, rules }) => `Aquí no se guarda la versión ${rules} de las reglas de ${game}.`,
};
