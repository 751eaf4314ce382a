// Lo que dice el estante de los juegos, en español.

import type { Translated } from '@starboard/engine';
import type { english } from '@starboard/games/words';

export const games: Translated<typeof english> = {
  noSuchGame: ({ game, games: known }) =>
    `No hay ningún juego «${game}»; los juegos son ${known.join(', ')}.`,
  notKept: ({ game, rules }) => `La versión ${rules} de las reglas de ${game} no está disponible aquí.`,
};
