// Lo que se dice de un archivo de hoja que no encaja.

import type { Translated } from '@starboard/engine';
import type { sheetFile as english } from '../../../games/gal4xeon/words/sheet-file.ts';

const spot = ({ row, column }: { row: number; column: number }): string =>
  `la fila ${row}, columna ${column}`;

export const sheetFile: Translated<typeof english> = {
  iconsOutOfOrder: ({ place }) => `${place} tiene iconos que no van uno detrás de otro.`,
  iconBeyond: ({ place }) => `${place} tiene un icono más allá de su última casilla.`,
  diceGoDown: ({ place }) => `${place} baja: un dado posterior nunca es peor.`,

  technologyTwice: ({ place, technology }) => `${place} tiene ${technology} dos veces.`,
  technologyTooEarly: ({ place, technology, needs }) =>
    `${place} tiene ${technology} antes que ${needs}, que le hace falta.`,
  notStarted: ({ place, technology }) => `${place} no empieza con ${technology}.`,
  hollowStart: ({ place, technology }) => `${place} empieza con ${technology}, pero no con lo que necesita.`,
  lacksShape: ({ place, technology }) => `${place} no da ninguna forma a ${technology}.`,
  needsNoShape: ({ place, technology }) => `${place} da una forma a ${technology}, que no la necesita.`,
  firstShapeTooLarge: ({ place }) => `${place} da a range1 más de un sector.`,
  sectorTwice: ({ place, technology }) => `${place} repite un sector en la forma de ${technology}.`,
  shapeInPieces: ({ place, technology }) =>
    `${place} tiene para ${technology} una forma que no es de una pieza.`,
  shapeTwice: ({ place, technology }) => `${place} tiene la forma de ${technology} dos veces.`,

  noHome: ({ place }) => `${place} no tiene hogar: marca un sector con H.`,
  noGround: ({ letter, ...at }) =>
    `${at.place} tiene «${letter}» en ${spot(at)}: los sectores son H, s, w, g o una cifra de 1 a 9.`,
  outOfStep: (at) =>
    `${at.place} se descuadra en ${spot(at)}: los vecinos de una fila distan dos columnas, y las filas se desplazan una.`,
  tooFar: (at) => `${at.place} tiene un sector demasiado lejos del hogar en ${spot(at)}.`,
  secondHome: (at) => `${at.place} tiene un segundo hogar en ${spot(at)}.`,
  tooManySectors: ({ place, sectors, most }) => `${place} tiene ${sectors} sectores; el máximo es ${most}.`,
  strayStart: ({ place }) => `${place} tiene una s que no está junto al hogar.`,
  lacksStart: ({ place }) => `A ${place} le falta una de las seis s que rodean el hogar.`,
  lacksRing: ({ place }) => `A ${place} le falta uno de los doce sectores a distancia dos del hogar.`,
  island: ({ place, sector }) => `${place} tiene un sector al que no se llega desde el hogar: ${sector}.`,
  startTwice: ({ place }) => `${place} nombra dos veces en start a un vecino del hogar.`,
};
